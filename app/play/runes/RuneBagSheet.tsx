import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { RUNE_COLOURS, runesLeft, runesOnTrack, type AdventureCommand } from '@/src/rules';
import {
  Button,
  Chip,
  IconButton,
  Row,
  RuneIcon,
  Section,
  SegmentedControl,
  Sheet,
  Stepper,
  Text,
} from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useTable } from '../context/table-context';
import { Wrap } from '../parts/Wrap';
import { RuneEntry } from './RuneEntry';
import { runeWords } from './rune-words';

/** The bag, by instruction of the adventure: draw, take, put back (N1). */
export function RuneBagSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const draw = async (command: AdventureCommand) => {
    if (await act(command)) onClose();
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('tableSetup.bag.title')}
      caption={t('tableSetup.runes.left', { count: runesLeft(adventure) })}
      closeLabel={t('ui.close')}
      whenWide="side"
    >
      <Instructed onDraw={(command) => void draw(command)} />
      <OnTrack />
      <Taken />
      {adventure.rules.runeCard ? <CardSide /> : null}
    </Sheet>
  );
}

function Instructed({ onDraw }: { readonly onDraw: (command: AdventureCommand) => void }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const [count, setCount] = useState(1);
  const [byHand, setByHand] = useState(adventure.rules.runes === 'table');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const left = runesLeft(adventure);
  const needed = Math.min(count, left);
  const ready = !byHand || chosen.length === needed;
  const runes = byHand ? { runes: chosen } : {};
  const label = t('tableSetup.bag.count');
  return (
    <Section caption={t('tableSetup.bag.instruction')}>
      <View style={styles.line}>
        <Text grow>{label}</Text>
        <Stepper
          label={label}
          value={count}
          min={1}
          max={Math.max(1, left)}
          lessLabel={t('tableSetup.less', { what: label })}
          moreLabel={t('tableSetup.more', { what: label })}
          onChange={setCount}
        />
      </View>
      <Wrap>
        <Chip
          label={t('tableSetup.runes.weDrew')}
          selected={byHand}
          onPress={() => setByHand(!byHand)}
        />
      </Wrap>
      {byHand ? <RuneEntry count={needed} chosen={chosen} onChange={setChosen} /> : null}
      <Button
        label={t('tableSetup.runes.draw', { count: needed })}
        disabled={left === 0 || !ready}
        onPress={() => onDraw({ kind: 'drawRunes', by: 'instruction', count, ...runes })}
      />
      <Button
        label={t('tableSetup.bag.take')}
        kind="quiet"
        disabled={left === 0 || (byHand && chosen.length !== 1)}
        onPress={() => {
          const [rune] = chosen;
          void act({ kind: 'takeRune', ...(byHand && rune !== undefined ? { rune } : {}) });
          setChosen([]);
        }}
      />
    </Section>
  );
}

function OnTrack() {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure, act } = useTable();
  const counts = runesOnTrack(adventure.runes);
  return (
    <Section caption={t('tableSetup.bag.onTrack')}>
      {RUNE_COLOURS.map((colour) => (
        <Row
          key={colour}
          leading={<RuneIcon color={colour} size={28} />}
          title={words.rune(colour)}
          value={<Text variant="number">{counts[colour]}</Text>}
          right={
            <IconButton
              icon="undo"
              on="raised"
              label={t('tableSetup.bag.back', { rune: words.rune(colour) })}
              disabled={counts[colour] === 0}
              onPress={() => void act({ kind: 'returnColour', colour })}
            />
          }
        />
      ))}
    </Section>
  );
}

function Taken() {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure, act } = useTable();
  const { taken } = adventure.runes;
  if (taken.length === 0) return null;
  return (
    <Section caption={t('tableSetup.bag.taken')}>
      {taken.map((rune) => {
        const name = runeWords(rune, words, t);
        return (
          <Row
            key={rune.id}
            leading={<RuneIcon color={rune.colour} size={28} />}
            title={name}
            right={
              <View style={styles.line}>
                <IconButton
                  icon="check"
                  on="raised"
                  label={t('tableSetup.bag.lay', { rune: name })}
                  onPress={() => void act({ kind: 'layTakenRune', rune: rune.id })}
                />
                <IconButton
                  icon="undo"
                  on="raised"
                  label={t('tableSetup.bag.back', { rune: name })}
                  onPress={() => void act({ kind: 'returnRunes', runes: [rune.id] })}
                />
              </View>
            }
          />
        );
      })}
    </Section>
  );
}

function CardSide() {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  return (
    <SegmentedControl
      label={t('tableSetup.bag.side')}
      value={adventure.runeCardSide}
      segments={(['A', 'B'] as const).map((side) => ({
        value: side,
        label: t('tableSetup.bag.sideOf', { side }),
      }))}
      onChange={(side) => void act({ kind: 'turnRuneCard', side })}
    />
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
