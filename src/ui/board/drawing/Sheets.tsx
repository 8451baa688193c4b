import { G, Path, Text } from 'react-native-svg';
import { family, useTheme } from '../../theme';
import type { BoardPicture } from '../model';
import { BOARD_PAINT } from './paint';
import { FIELD, rectPath } from './path';

/** Sheets are things only while somebody builds, or when one is lifted. */
export function Sheets({ picture }: { readonly picture: BoardPicture }) {
  const { colors, scheme } = useTheme();
  const { ember } = colors.tones;
  const shown = picture.sheets.filter(
    ({ chosen }) => chosen === true || picture.emptyZones === true,
  );
  return shown.map(({ id, name, chosen = false, ...rect }) => (
    <G key={id}>
      <Path
        d={rectPath(rect, 7, 0)}
        fill={chosen ? ember.graphic : 'none'}
        fillOpacity={0.18}
        stroke={chosen ? ember.graphic : colors.outline}
        strokeWidth={chosen ? 4 : 2}
      />
      <Text
        x={(rect.x + rect.width) * FIELD - 7}
        y={(rect.y + rect.height) * FIELD - 8}
        textAnchor="end"
        fill={chosen ? ember.text : BOARD_PAINT[scheme].sheetName}
        fontFamily={family('heavy')}
        fontSize={13}
      >
        {name}
      </Text>
    </G>
  ));
}
