import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { RUNE_COLOURS, type Rune, type RuneColour } from '@/src/rules';
import { Chip, RuneIcon as RuneSign, Tappable, Text, useTheme } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useTable } from '../context/table-context';
import { Wrap } from '../parts/Wrap';
import { runeWords, shapeWords } from './rune-words';
import { TilePicture } from './TilePicture';

interface RuneEntryProps {
  readonly count: number;
  /** Ids of runes in the bag. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** What the players hold in their hands: two taps a rune, its colour and its shape. */
export function RuneEntry({ count, chosen, onChange }: RuneEntryProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { bag } = useTable().adventure.runes;
  const [colour, setColour] = useState<RuneColour | null>(null);
  const left = bag.filter(({ id }) => !chosen.includes(id));
  const isFull = chosen.length >= count;
  const pick = (id: string) => {
    onChange([...chosen, id]);
    setColour(null);
  };
  return (
    <View style={styles.part}>
      <Chosen chosen={chosen} onChange={onChange} />
      {isFull ? null : (
        <>
          <Text variant="small" ink="muted">
            {t('tableSetup.runes.which', { n: chosen.length + 1, count })}
          </Text>
          <Wrap label={t('tableSetup.runes.colour')}>
            {RUNE_COLOURS.filter((one) => left.some((rune) => rune.colour === one)).map((one) => (
              <Chip
                key={one}
                label={words.rune(one)}
                leading={<RuneSign color={one} size={20} />}
                selected={one === colour}
                onPress={() => setColour(one === colour ? null : one)}
              />
            ))}
          </Wrap>
          {colour === null ? null : (
            <Shapes runes={left.filter((rune) => rune.colour === colour)} onPick={pick} />
          )}
        </>
      )}
    </View>
  );
}

function Chosen({ chosen, onChange }: Omit<RuneEntryProps, 'count'>) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { bag } = useTable().adventure.runes;
  const runes = chosen.flatMap((id) => bag.find((rune) => rune.id === id) ?? []);
  return (
    <Wrap>
      {runes.map((rune) => {
        const name = runeWords(rune, words, t);
        return (
          <Chip
            key={rune.id}
            icon="close"
            label={name}
            spoken={t('tableSetup.remove', { what: name })}
            onPress={() => onChange(chosen.filter((id) => id !== rune.id))}
          />
        );
      })}
    </Wrap>
  );
}

interface ShapesProps {
  readonly runes: readonly Rune[];
  readonly onPick: (id: string) => void;
}

function Shapes({ runes, onPick }: ShapesProps) {
  const { t } = useTranslation();
  const { colors, radius } = useTheme();
  const paint = { backgroundColor: colors.raised, borderColor: colors.line };
  return (
    <Wrap label={t('tableSetup.runes.shape')}>
      {runes.map(({ id, colour, shape }) => (
        <Tappable
          key={id}
          role="button"
          aria-label={shapeWords(shape, t)}
          onPress={() => onPick(id)}
          radius={radius.control}
          style={[styles.shape, paint]}
        >
          <TilePicture shape={shape} colour={colour} size={66} />
        </Tappable>
      ))}
    </Wrap>
  );
}

const styles = StyleSheet.create({
  part: { gap: 10 },
  shape: {
    width: 92,
    height: 92,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
  },
});
