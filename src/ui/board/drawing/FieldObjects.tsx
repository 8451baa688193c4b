import { memo } from 'react';
import { Circle, G, Rect, Text } from 'react-native-svg';
import { IconMark, type IconName } from '@/src/ui/icons';
import { family, useTheme } from '@/src/ui/theme';
import type { BoardPicture, FieldObject, FieldObjectKind } from '../model';
import { FIELD } from './path';

export const OBJECT_SIGNS: Readonly<Record<FieldObjectKind, IconName>> = {
  chest: 'chest',
  interaction: 'interaction',
  door: 'door',
  npc: 'npc',
  token: 'sparkle',
  trap: 'trap',
  loot: 'bag',
};

/** Spawn points and the tokens that lie on fields. */
export function FieldObjects({ picture }: { readonly picture: BoardPicture }) {
  const { colors } = useTheme();
  const spawns = picture.cells.filter(({ spawn, bridge }) => spawn && bridge === undefined);
  return (
    <G>
      {spawns.map(({ x, y }) => (
        <IconMark
          key={`${x} ${y}`}
          name="spawn-point"
          color={colors.tones.danger.text}
          size={26}
          cx={(x + 0.5) * FIELD}
          cy={(y + 0.5) * FIELD}
        />
      ))}
      {picture.objects.map((object) => (
        <FieldObjectMark key={object.id} object={object} />
      ))}
    </G>
  );
}

/** The number of a door or the charges left, in its corner. */
const corner = ({ mark, charges }: FieldObject): string | undefined =>
  mark ?? (charges === undefined ? undefined : String(charges));

const FieldObjectMark = memo(function Thing({ object }: { readonly object: FieldObject }) {
  const { colors } = useTheme();
  const { yellow } = colors.tones;
  const words = corner(object);
  return (
    <G transform={`translate(${object.x * FIELD} ${object.y * FIELD})`}>
      <Rect
        x={5}
        y={5}
        width={30}
        height={30}
        rx={8}
        fill={colors.surface}
        stroke={yellow.graphic}
        strokeWidth={1.6}
      />
      <IconMark name={OBJECT_SIGNS[object.kind]} color={yellow.text} size={22} cx={20} cy={20} />
      {words === undefined ? null : (
        <>
          <Circle cx={33} cy={8} r={7.5} fill={yellow.fill} stroke={colors.surface} />
          <Text
            x={33}
            y={12}
            textAnchor="middle"
            fill={yellow.onFill}
            fontFamily={family('heavy')}
            fontSize={11}
          >
            {words}
          </Text>
        </>
      )}
    </G>
  );
});
