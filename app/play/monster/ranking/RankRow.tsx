import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { heroIn, type RankedHero } from '@/src/rules';
import { Chip, Spoken, Text, useTheme } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { useNames } from '@/app/play/turn/names';
import { ChoiceRow } from '@/app/play/parts/ChoiceRow';
import { FigureAvatar } from '@/app/play/parts/FigureAvatar';
import { rankedValueWords, type Compared } from '@/app/play/parts/criterion';
import { ValueEditor } from '@/app/play/parts/ValueEditor';

interface RankRowProps {
  readonly ranked: RankedHero;
  readonly rank: number;
  readonly compared: Compared;
  readonly ticked: boolean;
  /** Further up than whom it hits: out of its reach. */
  readonly missed: boolean;
  /** The blow would knock the hero out. */
  readonly falls: boolean;
  readonly onPick: (id: string) => void;
}

/** Rank, hero, and the value compared: the row picks, the value is corrected in place. */
export function RankRow({ ranked, rank, compared, ticked, missed, falls, onPick }: RankRowProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  const { scaled } = useTheme();
  const [editing, setEditing] = useState(false);
  const { figure, value } = ranked;
  const name = names.one(figure);
  const shown = rankedValueWords(compared, value, t);
  const alarm = falls ? { alarm: t('tableTurn.ranking.wouldFall') } : {};
  const hero = heroIn(adventure, figure);
  return (
    <View style={styles.row}>
      <ChoiceRow
        title={name}
        {...(missed ? { subtitle: t('tableTurn.ranking.missed') } : alarm)}
        said={shown}
        leading={<Place rank={rank} figure={figure} />}
        ticked={ticked}
        onPress={() => onPick(figure)}
        right={
          <View style={{ minWidth: scaled(74) }}>
            <Chip
              label={shown}
              spoken={t('tableTurn.ranking.edit', { name, value: shown })}
              {...(editing ? { selected: true } : {})}
              onPress={() => setEditing(!editing)}
            />
          </View>
        }
      />
      {editing && hero ? <ValueEditor hero={hero} compared={compared} /> : null}
    </View>
  );
}

export function Place({ rank, figure }: { readonly rank: number; readonly figure: string }) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  return (
    <Spoken words={t('tableTurn.ranking.rank', { rank })} style={styles.place}>
      <Text variant="number" ink="faint" align="center" style={{ minWidth: scaled(18) }}>
        {rank}
      </Text>
      <FigureAvatar id={figure} size={34} />
    </Spoken>
  );
}

const styles = StyleSheet.create({
  row: { gap: 6 },
  place: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
