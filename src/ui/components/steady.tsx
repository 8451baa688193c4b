import { memo, useCallback, useInsertionEffect, useRef, type ComponentType } from 'react';

interface Pressed {
  readonly onPress: () => void;
}

function useLatest(onPress: () => void): () => void {
  const latest = useRef(onPress);
  useInsertionEffect(() => {
    latest.current = onPress;
  });
  return useCallback(() => latest.current(), []);
}

/** Drawn again only when it looks different: what a press does may change with every drawing around it. */
export function steady<Props extends Pressed>(Look: ComponentType<Props>): ComponentType<Props> {
  // memo's own type forgets that Props are Props.
  const Same = memo(Look) as unknown as ComponentType<Props>;
  return function Steady(props: Props) {
    return <Same {...props} onPress={useLatest(props.onPress)} />;
  };
}
