import { Platform } from 'react-native';
import { Text } from 'react-native-svg';
import { family, useTheme } from '@/src/ui';
import { cut } from './page';

interface LettersProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: string;
  /** Cut off there. */
  readonly room?: number;
  readonly ink?: 'text' | 'muted' | 'ember';
  /** On a ground of its own. */
  readonly colour?: string;
  readonly face?: 'regular' | 'bold' | 'serif';
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** The app's own letters count in figures of uneven height, and a drawing cannot ask for others: only titles have them. */
const familyOf = (face: 'regular' | 'bold' | 'serif') => {
  if (face === 'serif') return { fontFamily: family(face) };
  return Platform.OS === 'web' ? { fontFamily: 'sans-serif' } : {};
};

/** A line of a drawn page. */
export function Letters(props: LettersProps) {
  const { x, y, size, children, room, colour, ink = 'text' } = props;
  const { face = 'regular', anchor = 'start' } = props;
  const { colors } = useTheme();
  return (
    <Text
      x={x}
      y={y}
      fontSize={size}
      {...familyOf(face)}
      {...(face === 'bold' ? { fontWeight: 'bold' as const } : {})}
      textAnchor={anchor}
      fill={colour ?? (ink === 'ember' ? colors.tones.ember.text : colors[ink])}
    >
      {room === undefined ? children : cut(children, size, room)}
    </Text>
  );
}
