import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { darknessTarget, heroIn, isOnDarkness, SINGLES, type Adventure } from '@/src/rules';
import { Chip, Fold, Live, Pill, Section, Text, TraceList } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useMainAction } from '../context/main-action';
import { useTable } from '../context/table-context';
import { FigureAvatar } from '../parts/FigureAvatar';
import { toggled } from '../parts/FigureTicks';
import { KeywordChip } from '../parts/KeywordChip';
import { Wrap } from '../parts/Wrap';
import { Reason } from '../trace/Reason';
import { useNames } from '../turn/names';
import { runeEffectWords } from './rune-words';
import { useSettle } from './useSettle';

/** What the players have said about one tile; nothing of it has happened yet. */
interface Said {
  /** N7: singles instead of the tile. */
  readonly broken: boolean;
  /** N9: targets the singles reached so far. */
  readonly reached: readonly string[];
  /** Who else was in the way. */
  readonly also: readonly string[];
}

const NOTHING: Said = { broken: false, reached: [], also: [] };

/** N2, N9, N10: one tap where only the target is reached, or nobody. */
export function DarknessTarget({ rune }: { readonly rune: string }) {
  const { adventure } = useTable();
  const [said, setSaid] = useState(NOTHING);
  const out = [...said.reached, ...said.also];
  const target = darknessTarget(adventure, out) ?? darknessTarget(adventure, said.reached);
  useReachedAction({ rune, said, target: target ?? '', onSaid: setSaid });
  if (target === null) return null;
  return (
    <>
      <Target id={target} said={said} />
      <Also target={target} said={said} onSaid={setSaid} />
      <BreakUp said={said} onSaid={setSaid} />
    </>
  );
}

interface ReachedAction {
  readonly rune: string;
  readonly said: Said;
  readonly target: string;
  readonly onSaid: (said: Said) => void;
}

function useReachedAction({ rune, said, target, onSaid }: ReachedAction): void {
  const { t } = useTranslation();
  const names = useNames();
  const { adventure } = useTable();
  const settle = useSettle();
  const { broken, reached, also } = said;
  const others = also.filter((id) => id !== target);
  const hit = () => {
    const next = [...reached, target];
    const left = broken && next.length < SINGLES;
    // N9: the last hero off darkness is reached: the rest is dropped.
    if (left && darknessTarget(adventure, [...next, ...others]) !== null)
      return onSaid({ ...said, reached: next, also: others });
    void settle(rune, [...next, ...others]);
  };
  const without = reached.length > 0 ? 'done' : others.length > 0 ? 'only' : 'missed';
  useMainAction({
    label: t('tableSetup.runes.hit', { names: names.all([target, ...others]) }),
    onPress: hit,
    beside: {
      label: t(`tableSetup.runes.${without}`, { names: names.all(others) }),
      onPress: () => void settle(rune, [...reached, ...others]),
    },
  });
}

function Target({ id, said }: { readonly id: string; readonly said: Said }) {
  const { t } = useTranslation();
  const names = useNames();
  const words = useGameWords();
  const { adventure } = useTable();
  const { heroes, rules } = adventure;
  const cost = runeEffectWords(rules.darkness, heroes.length, words, t);
  const hp = heroIn(adventure, id)?.hp ?? 0;
  const name = names.one(id);
  const next = said.reached.length > 0;
  return (
    <Live appears style={styles.target}>
      <View style={styles.line}>
        <FigureAvatar id={id} />
        <Text variant="heading" grow>
          {t(next ? 'tableSetup.runes.nextTarget' : 'tableSetup.runes.target', { name })}
        </Text>
        <Pill label={t('tableSetup.runes.hp', { hp })} />
      </View>
      <TraceList>
        <Reason rule={next ? 'N9' : 'N2'} text={t('tableSetup.runes.why')} />
      </TraceList>
      <Text variant="small" ink="muted">
        {cost === '' ? t('tableSetup.runes.costsNothing') : cost}
      </Text>
    </Live>
  );
}

interface SaidProps {
  readonly said: Said;
  readonly onSaid: (said: Said) => void;
}

const notInTheDark = ({ heroes, allies, monsters }: Adventure, but: readonly string[]) => {
  const open = (figures: Adventure['heroes' | 'allies' | 'monsters']) =>
    figures.filter((one) => !isOnDarkness(one) && !but.includes(one.id)).map(({ id }) => id);
  return { friends: [...open(heroes), ...open(allies)], monsters: open(monsters) };
};

/** N10: heroes, companions and animals suffer; of monsters it is only remembered (N14). */
function Also({ said, target, onSaid }: SaidProps & { readonly target: string }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const [open, setOpen] = useState(false);
  const { friends, monsters } = notInTheDark(adventure, [...said.reached, target]);
  const toggle = (id: string) => onSaid({ ...said, also: toggled(said.also, id) });
  return (
    <>
      {friends.length === 0 ? null : (
        <Section caption={t('tableSetup.runes.also')}>
          <Figures ids={friends} chosen={said.also} onToggle={toggle} />
        </Section>
      )}
      {monsters.length === 0 ? null : (
        <Fold label={t('tableSetup.runes.alsoMonsters')} open={open} onToggle={setOpen}>
          <Figures ids={monsters} chosen={said.also} onToggle={toggle} />
        </Fold>
      )}
    </>
  );
}

interface FiguresProps {
  readonly ids: readonly string[];
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

function Figures({ ids, chosen, onToggle }: FiguresProps) {
  const names = useNames();
  return (
    <Wrap>
      {ids.map((id) => (
        <Chip
          key={id}
          label={names.one(id)}
          selected={chosen.includes(id)}
          onPress={() => onToggle(id)}
        />
      ))}
    </Wrap>
  );
}

function BreakUp({ said, onSaid }: SaidProps) {
  const { t } = useTranslation();
  return (
    <Wrap>
      <Chip
        icon="darkness"
        label={t('tableSetup.runes.breaks')}
        selected={said.broken}
        onPress={() => onSaid({ ...said, broken: !said.broken, reached: [] })}
      />
      <KeywordChip entry="break-up" label={t('tableSetup.runes.breakUp')} />
    </Wrap>
  );
}

const styles = StyleSheet.create({
  target: { gap: 6 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
});
