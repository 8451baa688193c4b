import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { allyHp, type Adventure } from '@/src/rules';
import { Chip, HpBar, SegmentedControl, Sheet, Text } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { figureName } from '../turn/next-up';
import { useTable } from '../context/table-context';
import { useIsShort } from '../parts/useArrangement';
import { findFigure, type FoundFigure } from '../parts/find-figure';
import { Life } from '../parts/Life';
import { AllyTab } from './sheet/AllyTab';
import { DamageTab } from './sheet/DamageTab';
import { HealTab } from './sheet/HealTab';
import { HeroTab } from './sheet/HeroTab';
import { MonsterTab } from './sheet/MonsterTab';
import { TokensTab } from './sheet/TokensTab';
import { StandsOn } from './StandsOn';
import { TokenBadges } from '../parts/TokenBadges';

export const FIGURE_TABS = ['damage', 'heal', 'tokens', 'more'] as const;
export type FigureTab = (typeof FIGURE_TABS)[number];

interface FigureSheetProps {
  readonly figure: string;
  readonly onClose: () => void;
  readonly tab?: FigureTab;
}

/** Everything about one figure; it opens on its damage. */
export function FigureSheet({ figure: first, onClose, tab = 'damage' }: FigureSheetProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure } = useTable();
  const [id, setId] = useState(first);
  const [shown, setShown] = useState<FigureTab>(tab);
  const short = useIsShort();
  const found = findFigure(adventure, id);
  useEffect(() => {
    if (found === null) onClose();
  }, [found, onClose]);
  if (found === null) return null;
  return (
    <Sheet
      visible
      onClose={onClose}
      title={figureName(adventure, id, words)}
      closeLabel={t('ui.close')}
    >
      <Siblings found={found} onPick={setId} />
      {short ? null : <State found={found} />}
      <StandsOn figure={found.figure} />
      <SegmentedControl
        label={t('tableFigure.tabs.label')}
        value={shown}
        onChange={setShown}
        segments={FIGURE_TABS.map((value) => ({
          value,
          label:
            value === 'more' && found.kind === 'hero'
              ? t('tableFigure.tabs.hero')
              : t(`tableFigure.tabs.${value}`),
        }))}
      />
      <Tab key={`${id}/${shown}`} tab={shown} found={found} onClose={onClose} />
    </Sheet>
  );
}

interface TabProps {
  readonly tab: FigureTab;
  readonly found: FoundFigure;
  readonly onClose: () => void;
}

function Tab({ tab, found, onClose }: TabProps) {
  switch (tab) {
    case 'damage':
      return <DamageTab found={found} onClose={onClose} />;
    case 'heal':
      return <HealTab found={found} onClose={onClose} />;
    case 'tokens':
      return <TokensTab found={found} />;
    case 'more':
      return <More found={found} onClose={onClose} />;
  }
}

function More({ found, onClose }: Omit<TabProps, 'tab'>) {
  switch (found.kind) {
    case 'hero':
      return <HeroTab hero={found.figure} />;
    case 'monster':
      return <MonsterTab monster={found.figure} card={found.card} onClose={onClose} />;
    case 'ally':
      return <AllyTab ally={found.figure} onClose={onClose} />;
  }
}

const siblingsOf = ({ monsters }: Adventure, found: FoundFigure) =>
  found.kind === 'monster' ? monsters.filter(({ card }) => card === found.figure.card) : [];

interface SiblingsProps {
  readonly found: FoundFigure;
  readonly onPick: (id: string) => void;
}

/** A card on the track may stand for several figures. */
function Siblings({ found, onPick }: SiblingsProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure } = useTable();
  const siblings = siblingsOf(adventure, found);
  if (siblings.length < 2) return null;
  return (
    <View role="group" aria-label={t('tableFigure.which')} style={styles.chips}>
      {siblings.map(({ id, base, hp }) => (
        <Chip
          key={id}
          label={t('tableFigure.sibling', { base: words.base(base), hp })}
          oneOf
          selected={id === found.figure.id}
          onPress={() => onPick(id)}
        />
      ))}
    </View>
  );
}

function State({ found }: { readonly found: FoundFigure }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { tokens } = found.figure;
  if (found.kind === 'ally') {
    return <Text ink="muted">{t('tableFigure.toughness', { value: allyHp(found.figure) })}</Text>;
  }
  const { hp, maxHp } = found.figure;
  const said = words.tokens(tokens);
  return (
    <View style={styles.state}>
      <View style={styles.line}>
        <Life hp={hp} maxHp={maxHp} />
        {said === '' ? null : (
          <View role="img" accessible aria-label={said} style={styles.grow}>
            <TokenBadges tokens={tokens} size={20} />
          </View>
        )}
      </View>
      <HpBar value={hp} max={maxHp} label={t('table.figures.hp', { hp, maxHp })} height={8} />
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  state: { gap: 6 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  grow: { flexShrink: 1 },
});
