import type { Ref } from 'react';
import type { ScrollView, ScrollViewProps } from 'react-native';
import { HeldScroll } from './HeldScroll';

export interface FieldScrollProps extends ScrollViewProps {
  readonly ref?: Ref<ScrollView | null> | undefined;
}

/** Browsers keep the field that is typed in in sight by themselves. */
export const FieldScroll = ({ ref = null, ...props }: FieldScrollProps) => (
  <HeldScroll keyboardShouldPersistTaps="handled" {...props} ref={ref} />
);
