import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { darknessTarget } from '@/src/rules';
import { Card, Text } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useMainAction } from '../context/main-action';
import { useTable } from '../context/table-context';
import { ToMap } from '../parts/ToMap';
import { KeywordChip } from '../parts/KeywordChip';
import { Wrap } from '../parts/Wrap';
import { DarknessTarget } from './DarknessTarget';
import { DrawnTile, WhichRune } from './DrawnTile';
import { InTheDark } from './InTheDark';
import { runeEffectWords } from './rune-words';
import { useSettle } from './useSettle';

/** Tile after tile: the app names the target, the players say whom it reached (N1, N2, N14). */
export function SettlePanel() {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { drawn } = adventure;
  const [chosen, setChosen] = useState('');
  const rune = drawn.find(({ id }) => id === chosen) ?? drawn[0];
  const target = darknessTarget(adventure);
  if (rune === undefined) return null;
  return (
    <Card state="active">
      <WhichRune runes={drawn} chosen={rune.id} onChoose={setChosen} />
      <DrawnTile rune={rune} />
      {target === null ? <Crushing rune={rune.id} /> : <DarknessTarget rune={rune.id} />}
      <InTheDark />
      <Wrap>
        <KeywordChip entry="darkness-behavior" label={t('tableSetup.runes.where')} />
      </Wrap>
      <ToMap />
    </Card>
  );
}

/** N3: nothing is laid, everybody suffers. */
function Crushing({ rune }: { readonly rune: string }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const settle = useSettle();
  const { heroes, rules } = useTable().adventure;
  const cost = runeEffectWords(rules.crushing, heroes.length, words, t);
  useMainAction({
    label: t('tableSetup.runes.crush'),
    onPress: () => void settle(rune, []),
  });
  return (
    <>
      <Text variant="heading">{t('tableSetup.runes.crushing')}</Text>
      <Text>{t('tableSetup.runes.crushingText', { cost })}</Text>
      <Wrap>
        <KeywordChip entry="crushing" label={t('tableSetup.runes.crushing')} />
      </Wrap>
    </>
  );
}
