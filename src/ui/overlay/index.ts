export { enterFocus, moveFocus, notePressed } from './focus';
export type { OverlayPlace } from './panel-style';
export {
  LayerMessageContext,
  MessagePlaceProvider,
  TakesSpaceContext,
  useMessagePlace,
  useRoomAboveFooter,
  useReservedSpace,
} from './message-place';
export { Overlay, type OverlayProps } from './Overlay';
export { OverlayHost } from './OverlayHost';
export { Provide } from './Provide';
