import { useWindowDimensions } from 'react-native';
import { SIZE } from './tokens';

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Room for a rail and two columns. */
  readonly wide: boolean;
  readonly landscape: boolean;
}

export function useLayout(): Layout {
  const { width, height } = useWindowDimensions();
  return { width, height, wide: width >= SIZE.wideFrom, landscape: width > height };
}
