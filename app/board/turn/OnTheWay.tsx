import { useTranslation } from '@/src/i18n/translation';
import { displacementChoices, samePosition, type Displaced } from '@/src/rules';
import { Chip, Section, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { TrapFaces } from '@/app/play/dice/TrapDie';
import { EditorLine } from '@/app/play/parts/ValueEditor';
import { Wrap } from '@/app/play/parts/Wrap';
import { useBoardNames } from '../run/board-names';
import { asidesOf, diceNeeded } from './plan';
import { useChangeRun } from '../run/run-state';
import type { RunningMonster } from './useRunning';

const MAX_DAMAGE = 99;

/** Everything the way brings with it, and what is left to the players about it. */
export function OnTheWay({ running }: { readonly running: RunningMonster }) {
  const { t } = useTranslation();
  const { option, here, run } = running;
  const asides = asidesOf(here, option, run.asides);
  const lines = useWayLines(running);
  const change = useChangeRun();
  const asksDamage = option.damage === null && option.hits.length > 0;
  return (
    <>
      {lines.length === 0 ? null : (
        <Section caption={t('boardTurn.way.title')}>
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Section>
      )}
      {asides.map((aside, index) => (
        <PushAside
          key={aside.figure}
          running={running}
          asides={asides}
          aside={aside}
          index={index}
        />
      ))}
      {Array.from({ length: diceNeeded(option) }, (_, index) => (
        <TrapDieOf key={index} running={running} index={index} />
      ))}
      {asksDamage ? (
        <EditorLine
          label={t('boardTurn.way.damage')}
          value={run.damage ?? 0}
          max={MAX_DAMAGE}
          onChange={(damage) => change({ damage })}
        />
      ) : null}
    </>
  );
}

function useWayLines({ option }: RunningMonster): readonly string[] {
  const { t } = useTranslation();
  const names = useBoardNames();
  const words = useGameWords();
  const { conditions, fallDamage, trampled, trampleDamage, crushed } = option;
  const tokens = words.tokens(Object.fromEntries(conditions.map((kind) => [kind, 1])));
  return [
    tokens === '' ? '' : t('boardTurn.way.conditions', { names: tokens }),
    fallDamage === 0 ? '' : t('boardTurn.way.fall', { n: fallDamage }),
    trampled.length === 0
      ? ''
      : t('boardTurn.way.trampled', { names: names.all(trampled), n: trampleDamage }),
    crushed.length === 0 ? '' : t('boardTurn.way.crushed', { count: crushed.length }),
  ].filter((line) => line !== '');
}

interface PushAsideProps {
  readonly running: RunningMonster;
  readonly asides: readonly Displaced[];
  readonly aside: Displaced;
  readonly index: number;
}

/** R1: the fields the leader may pick; the map offers them too. */
function PushAside({ running, asides, aside, index }: PushAsideProps) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const change = useChangeRun();
  const { here, option, run } = running;
  const taken = asides.slice(0, index).map(({ at }) => at);
  const fields = displacementChoices(here, option.end, taken);
  const name = names.one(aside.figure);
  const title = t('boardTurn.way.pushed', { name });
  return (
    <Section caption={title}>
      <Wrap label={title}>
        {fields.map((at) => {
          const field = names.field(at);
          return (
            <Chip
              key={field}
              label={field}
              spoken={t('boardTurn.way.pushTo', { name, field })}
              selected={samePosition(at, aside.at)}
              oneOf
              onPress={() => change({ asides: [...taken, at], pushing: null })}
            />
          );
        })}
        <Chip
          icon="board"
          label={t('boardTurn.way.pushOnMap')}
          selected={run.pushing === index}
          onPress={() => change({ pushing: run.pushing === index ? null : index })}
        />
      </Wrap>
    </Section>
  );
}

interface TrapDieOfProps {
  readonly running: RunningMonster;
  readonly index: number;
}

/** R2: the app rolls unless the players say what lies on the table. */
function TrapDieOf({ running: { run, option }, index }: TrapDieOfProps) {
  const { t } = useTranslation();
  const change = useChangeRun();
  const typed = run.dice;
  const title = t('boardTurn.way.die', { n: index + 1 });
  const say = (side: number) => {
    const others = typed ?? Array.from({ length: diceNeeded(option) }, () => BLANK);
    change({ dice: others.map((one, at) => (at === index ? side : one)) });
  };
  return (
    <Section caption={title}>
      <Wrap label={title}>
        <Chip
          icon="dice"
          label={t('boardTurn.way.app')}
          selected={typed === null}
          oneOf
          onPress={() => change({ dice: null })}
        />
        <TrapFaces chosen={typed?.[index] ?? null} onChoose={say} />
      </Wrap>
    </Section>
  );
}

const BLANK = 1;
