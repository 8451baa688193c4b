import type { ViewStyle } from 'react-native';

export interface SpinnerProps {
  readonly size: number;
  readonly color: string;
}

export const ringStyle = ({ size, color }: SpinnerProps): ViewStyle => ({
  width: size,
  height: size,
  borderWidth: 2.5,
  borderRadius: size / 2,
  borderColor: color,
  borderTopColor: 'transparent',
});
