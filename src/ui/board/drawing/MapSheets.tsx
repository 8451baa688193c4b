import { G, Path, Rect, Text } from 'react-native-svg';
import { family, useTheme } from '@/src/ui/theme';
import type { BoardPicture, BoardSheet } from '../model';
import type { Sight } from '../paper';
import { isRectSeen } from '../sight';
import { FIELD, rectPath } from './path';

interface MapSheetsProps {
  readonly picture: BoardPicture;
  readonly sight: Sight;
}

/** Sheets are things only while somebody builds, or when one is lifted. */
export function MapSheets({ picture, sight }: MapSheetsProps) {
  const shown = picture.sheets.filter(
    (sheet) => (sheet.chosen === true || picture.emptyZones === true) && isRectSeen(sight, sheet),
  );
  return shown.map((sheet) => <MapSheet key={sheet.id} sheet={sheet} />);
}

const LETTER = 7.4;

function MapSheet({ sheet: { name, chosen = false, ...rect } }: { readonly sheet: BoardSheet }) {
  const { colors } = useTheme();
  const { ember } = colors.tones;
  const right = (rect.x + rect.width) * FIELD - 5;
  const bottom = (rect.y + rect.height) * FIELD - 5;
  const length = name.length * LETTER + 10;
  return (
    <G>
      <Path
        d={rectPath(rect, 7, 0)}
        fill={chosen ? ember.graphic : 'none'}
        fillOpacity={0.18}
        stroke={chosen ? ember.graphic : colors.outline}
        strokeWidth={chosen ? 4 : 2}
      />
      <Rect
        x={right - length}
        y={bottom - 18}
        width={length}
        height={18}
        rx={6}
        fill={chosen ? ember.fill : colors.raised}
      />
      <Text
        x={right - length / 2}
        y={bottom - 4.6}
        textAnchor="middle"
        fill={chosen ? ember.onFill : colors.muted}
        fontFamily={family('heavy')}
        fontSize={13}
      >
        {name}
      </Text>
    </G>
  );
}
