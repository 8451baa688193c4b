import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { RECALLS, type AdventureHero, type GameCommand, type Recall } from '@/src/rules';
import { Button, Chip, SegmentedControl, Text } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useTable } from '@/app/play/context/table-context';
import { endTurn } from '@/app/play/turn/next-up';
import { SkillChoice } from './SkillChoice';

interface RecallPartProps {
  readonly hero: AdventureHero;
  readonly onDone?: () => void;
}

const ENTRIES: Readonly<Record<Recall, string>> = {
  voluntary: 'voluntary-recall',
  forced: 'forced-recall',
  free: 'free-recall-action',
};

/** Q3, Q6: first the curse cubes, on skills the players may name now, later or never. */
export function RecallPart({ hero, onDone }: RecallPartProps) {
  const { t } = useTranslation();
  const glossary = useGlossarySheet();
  const { adventure, act } = useTable();
  const [recall, setRecall] = useState<Recall>('voluntary');
  const [blocks, setBlocks] = useState<readonly string[]>([]);
  const penalty = recall === 'free' ? 0 : adventure.rules.cursePenalty;
  const ends = recall === 'voluntary' && adventure.turn?.figure === hero.id && !adventure.turn.over;
  const take = async () => {
    const back: GameCommand = {
      kind: 'recall',
      hero: hero.id,
      recall,
      ...(penalty > 0 && blocks.length > 0 ? { blocks: blocks.slice(0, penalty) } : {}),
    };
    if (await act(ends ? [back, endTurn(adventure)] : back)) onDone?.();
  };
  return (
    <View style={styles.part}>
      <SegmentedControl
        label={t('tableFigure.recall.kind')}
        value={recall}
        onChange={setRecall}
        segments={RECALLS.map((value) => ({ value, label: t(`tableFigure.recall.${value}`) }))}
      />
      <Text ink="muted">{t(`tableFigure.recall.${recall}Text`, { count: penalty })}</Text>
      <View style={styles.chips}>
        <Chip
          keyword
          label={t('tableFigure.recall.rule')}
          onPress={() => glossary.open(ENTRIES[recall])}
        />
      </View>
      {penalty === 0 ? null : (
        <>
          <Text variant="label">{t('tableFigure.recall.blocks', { count: penalty })}</Text>
          <SkillChoice
            hero={hero}
            of={`${hero.id} recall`}
            value={blocks.at(-1) ?? null}
            blocked={[...hero.curse, ...hero.trauma].flatMap(({ skill }) => skill ?? [])}
            onPick={(skill) =>
              setBlocks(skill === null ? blocks.slice(0, -1) : [...blocks, skill].slice(-penalty))
            }
          />
        </>
      )}
      <Button
        size="small"
        label={t(ends ? 'tableFigure.recall.doAndEnd' : 'tableFigure.recall.do')}
        onPress={() => void take()}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: 12 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
