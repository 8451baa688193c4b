import { useCallback, useImperativeHandle, useRef, type Ref } from 'react';
import { TextInput, type ScrollView, type ScrollViewProps, type View } from 'react-native';
import { HeldScroll } from './HeldScroll';
import { scrolledInSight } from './in-sight';
import { RevealContext, type Reveal } from './reveal';

export interface FieldScrollProps extends ScrollViewProps {
  readonly ref?: Ref<ScrollView | null> | undefined;
}

type Measured = Pick<View, 'measureLayout'>;

/**
 * A scroll view for fields: the one that is typed in is in sight, when it takes the focus, when the
 * keyboard takes the room, and when it grows with its words.
 */
export function FieldScroll({ ref, onScroll, onLayout, children, ...props }: FieldScrollProps) {
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const seen = useRef({ top: 0, height: 0 });
  useImperativeHandle(ref, () => scroll.current as ScrollView, []);
  const show = useCallback((part: Measured, animated: boolean) => {
    if (content.current === null) return;
    const scrollTo = (_left: number, top: number, _width: number, height: number) => {
      const y = scrolledInSight(seen.current, { top, height });
      if (y !== null) scroll.current?.scrollTo({ y, animated });
    };
    // What is elsewhere on the screen fails to be measured here, and need not be.
    part.measureLayout(content.current, scrollTo, () => undefined);
  }, []);
  const reveal = () => {
    const field = TextInput.State.currentlyFocusedInput();
    if (field !== null) show(field, true);
  };
  const revealPart = useCallback<Reveal>((view) => show(view, false), [show]);
  return (
    <HeldScroll
      keyboardShouldPersistTaps="handled"
      scrollEventThrottle={32}
      {...props}
      ref={scroll}
      innerViewRef={content as React.RefObject<View>}
      onFocus={reveal}
      onContentSizeChange={reveal}
      onLayout={(event) => {
        seen.current.height = event.nativeEvent.layout.height;
        onLayout?.(event);
        reveal();
      }}
      onScroll={(event) => {
        seen.current.top = event.nativeEvent.contentOffset.y;
        onScroll?.(event);
      }}
    >
      <RevealContext value={revealPart}>{children}</RevealContext>
    </HeldScroll>
  );
}
