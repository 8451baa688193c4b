import { PanelOverlay, type SheetProps } from './Sheet';

export type DialogProps = Omit<SheetProps, 'whenWide'>;

/** A small question in the middle of the screen; its buttons go into `footer`. */
export function Dialog(props: DialogProps) {
  return <PanelOverlay {...props} place="center" />;
}
