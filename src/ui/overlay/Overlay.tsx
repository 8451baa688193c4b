import { useId, useLayoutEffect, useRef } from 'react';
import type { HostInstance } from 'react-native';
import { useOverlays } from './OverlayHost';
import { leaveFocus } from './focus';
import type { Drawn } from './LayerView';
import { useProvided } from './Provide';

export interface OverlayProps extends Drawn {
  readonly visible: boolean;
}

/** The base of sheet and dialog: drawn by the host at the root, whoever opens it and wherever. */
export function Overlay({ visible, ...drawn }: OverlayProps): null {
  const id = useId();
  const overlays = useOverlays();
  const provided = useProvided();
  const origin = useRef<HostInstance>(null);
  useLayoutEffect(() => {
    if (!visible) return undefined;
    origin.current = leaveFocus();
    return () => overlays.drop(id);
  }, [visible, overlays, id]);
  useLayoutEffect(() => {
    if (!visible) return;
    const children = provided(drawn.children);
    overlays.put({ id, drawn: { ...drawn, children }, focus: origin.current });
  });
  return null;
}
