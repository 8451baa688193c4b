import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { CardFace, TrackSpot } from '@/src/rules';
import { KeywordLink, Pill, RuneIcon, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import {
  printedAbilityWords,
  amountWords,
  damageWords,
  immunityWords,
  type KeywordWords,
} from './amounts';

interface CardValuesProps {
  readonly face: CardFace;
  /** Of the figure, not of the card: its base. */
  readonly before?: ReactNode;
  /** Only what stands before: the values were shown once. */
  readonly brief?: boolean;
}

/** What a monster card prints, in two lines; every keyword opens its entry. */
export function CardValues({ face, before, brief = false }: CardValuesProps) {
  if (brief) return before;
  return <AllValues face={face} before={before} />;
}

function AllValues({ face, before }: Omit<CardValuesProps, 'brief'>) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { abilities, immunities, move, track } = face;
  return (
    <View style={styles.values}>
      <View style={styles.pills}>
        {before}
        <Pill
          icon="boot"
          label={move === null ? t('tableSetup.card.noMove') : amountWords(move, words)}
          spoken={
            move === null
              ? t('tableSetup.card.noMove')
              : t('tableSetup.card.move', { move: amountWords(move, words) })
          }
        />
        <Pill icon={face.attack} label={damageWords(face, words, t)} />
        {track === null ? null : <SpotPill spot={track} />}
      </View>
      {abilities.length === 0 ? null : (
        <Keywords list={abilities.map((ability) => printedAbilityWords(ability, words))} />
      )}
      {immunities.length === 0 ? null : (
        <Keywords
          lead={t('tableSetup.card.immune')}
          list={immunities.map((immunity) => immunityWords(immunity, words))}
        />
      )}
    </View>
  );
}

/** I1: rune and arrow, as on the card. */
export function SpotPill({ spot }: { readonly spot: TrackSpot }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const spoken = t(`tableSetup.spot.${spot.row}`, { rune: words.rune(spot.rune) });
  return (
    <Pill spoken={spoken} label={spot.row === 'upper' ? '↑' : '↓'}>
      <RuneIcon color={spot.rune} size={18} />
    </Pill>
  );
}

interface KeywordsProps {
  readonly list: readonly KeywordWords[];
  readonly lead?: string;
}

function Keywords({ list, lead }: KeywordsProps) {
  const { open } = useGlossarySheet();
  return (
    <Text variant="small" ink="muted">
      {lead === undefined ? null : `${lead} `}
      {list.map(({ entry, label }, index) => (
        <Fragment key={`${entry}-${index}`}>
          {index === 0 ? null : ' · '}
          <KeywordLink variant="small" label={label} onPress={() => open(entry)} />
        </Fragment>
      ))}
    </Text>
  );
}

const styles = StyleSheet.create({
  values: { gap: 6 },
  pills: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
