import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { AttackCard } from '@/src/rules';
import { Button, Card, KeywordLink, Pill, RuneIcon, Text, useTheme } from '@/src/ui';
import { effectWords } from '../words/keyword-words';
import { useGameWords } from '../words/useGameWords';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useTable } from '../context/table-context';
import { useSheets } from '../context/sheets';
import { useNames } from '../turn/names';
import { KeywordChip } from '../parts/KeywordChip';
import { Wrap } from '../parts/Wrap';
import { RuneBagSheet } from '../runes/RuneBagSheet';
import { AttackCardSheet } from './AttackCardSheet';
import { runesOf } from './useAttackCard';

/** What is printed on an attack card, as far as the players entered it (U3). */
export function AttackCardFace({ card }: { readonly card: AttackCard }) {
  const { t } = useTranslation();
  const names = useNames();
  const { scaled } = useTheme();
  const { open } = useSheets();
  const glossary = useGlossarySheet();
  const owner = names.one(card.owner);
  const blank = card.name === '' && card.damage === null && card.note === '';
  return (
    <Card>
      <View style={styles.line}>
        <RuneIcon color={card.spot.rune} size={scaled(44)} />
        <View style={styles.words}>
          <Text variant="heading">
            {card.name === '' ? t('tableTurn.card.unnamed') : card.name}
          </Text>
          <KeywordLink
            variant="small"
            label={t('tableTurn.card.of', { owner })}
            onPress={() => glossary.open('attack-cards')}
          />
        </View>
      </View>
      <Values card={card} />
      {card.note === '' ? null : <Text>{card.note}</Text>}
      <CardRunes card={card} />
      <Button
        label={t(blank ? 'tableTurn.card.write' : 'tableTurn.card.rewrite')}
        icon="edit"
        kind="quiet"
        size="small"
        onPress={() => open((close) => <AttackCardSheet id={card.id} onClose={close} />)}
      />
    </Card>
  );
}

/** U3: runes the card has drawn: by the app, or out of the players' bag. */
function CardRunes({ card: { effect } }: { readonly card: AttackCard }) {
  const { t } = useTranslation();
  const { open } = useSheets();
  const { adventure, act } = useTable();
  const count = effect?.runes ?? 0;
  if (count === 0) return null;
  const draw = () =>
    adventure.rules.runes === 'app'
      ? void act({ kind: 'drawRunes', by: 'instruction', count })
      : open((close) => <RuneBagSheet onClose={close} />);
  return (
    <Button
      label={t('tableSetup.effect.draw', { count })}
      icon="bag"
      kind="quiet"
      size="small"
      onPress={draw}
    />
  );
}

function Reach({ card: { effect } }: { readonly card: AttackCard }) {
  const { t } = useTranslation();
  return [effect?.attack, effect?.range].map((one) =>
    one ? <Pill key={one} label={t(`tableSetup.effect.${one}`)} /> : null,
  );
}

function Values({ card }: { readonly card: AttackCard }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure } = useTable();
  const { damage, vicious, activates, status, passive, spot, effect } = card;
  const colour = words.rune(effect?.plus ?? spot.rune);
  return (
    <Wrap>
      {damage === null ? null : <Pill label={t('tableTurn.card.damage', { n: damage })} />}
      {effect === undefined || effect.plus !== null ? (
        <Pill label={t('tableTurn.card.x', { count: runesOf(adventure, card), colour })} />
      ) : null}
      <Reach card={card} />
      {(effect?.collateral ?? []).map((one) => (
        <Pill key={one.effect} label={effectWords(one.effect, one.x, words.language)} />
      ))}
      {vicious ? <KeywordChip entry="vicious" label={t('tableTurn.card.vicious')} /> : null}
      {activates ? <Pill tone="ember" label={t('tableTurn.card.haste')} /> : null}
      {status ? <Pill tone="ember" label={t('tableTurn.card.status')} /> : null}
      {passive ? <Pill label={t('tableTurn.card.passive')} /> : null}
    </Wrap>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
