import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { trapsOf, type LaidTrap, type MonsterFigure } from '@/src/rules';
import { Button, Card, Chip, Section, SegmentedControl } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useTable } from '../context/table-context';
import { FigureTicks } from '../parts/FigureTicks';
import { Wrap } from '../parts/Wrap';
import { springCommands } from './trap-commands';

/** Z2: only the table sees whether the monster starts its turn in a trap's zone, or enters it. */
export function TrapsUnder({ monster }: { readonly monster: MonsterFigure }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const [chosen, setChosen] = useState<string | null>(null);
  const traps = monster.at === null ? trapsOf(adventure) : adventure.traps;
  const trap = traps.find(({ id }) => id === chosen);
  if (traps.length === 0) return null;
  return (
    <Card padding="tight">
      <Section caption={t('tableTurn.start.traps')}>
        <Wrap>
          {traps.map((one) => (
            <TrapChip
              key={one.id}
              trap={one}
              selected={one.id === chosen}
              onPress={() => setChosen(one.id === chosen ? null : one.id)}
            />
          ))}
        </Wrap>
      </Section>
      {trap === undefined ? null : <Spring trap={trap} monster={monster} />}
    </Card>
  );
}

interface TrapChipProps {
  readonly trap: LaidTrap;
  readonly selected: boolean;
  readonly onPress: () => void;
}

function TrapChip({ trap: { kind, zone }, selected, onPress }: TrapChipProps) {
  const { t } = useTranslation();
  const trap = t(`tableTurn.start.trap.${kind}`);
  const label = zone === '' ? trap : t('tableTurn.start.trapAt', { trap, zone });
  return <Chip label={label} icon="trap" selected={selected} onPress={onPress} />;
}

const WHENS = ['start', 'enters'] as const;
type When = (typeof WHENS)[number];

interface SpringProps {
  readonly trap: LaidTrap;
  readonly monster: MonsterFigure;
}

function Spring({ trap, monster }: SpringProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const state = useGameView(({ open }) => open?.state ?? null);
  const [figures, setFigures] = useState<readonly string[]>([monster.id]);
  const [when, setWhen] = useState<When>(adventure.turn?.attacks === 0 ? 'start' : 'enters');
  const here = adventure.monsters.map(({ id }) => id);
  const spring = () => {
    if (state === null) return;
    const startsIn = when === 'start' ? monster.id : null;
    void act(springCommands(state, trap, figures, startsIn));
  };
  return (
    <Section caption={t('tableTurn.start.trapWho')}>
      <FigureTicks ids={here} ticked={figures} onChange={setFigures} />
      <SegmentedControl
        label={t('tableTurn.start.traps')}
        segments={WHENS.map((value) => ({ value, label: t(`tableTurn.start.trapWhen.${value}`) }))}
        value={when}
        onChange={setWhen}
      />
      <Button
        label={t('tableTurn.start.trapGo')}
        size="small"
        disabled={figures.length === 0}
        onPress={spring}
      />
    </Section>
  );
}
