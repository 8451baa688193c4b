import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { GameCommand, MonsterFigure, QuickTrace } from '@/src/rules';
import { useGame } from '@/app/wiring/game';
import { useTable } from '../context/table-context';
import { endTurn } from '../turn/next-up';
import { rememberTurn, useTurnMemory } from '../turn/memory';
import { useRunningTurnStore } from '../turn/running-turn-context';
import { NPC } from '../turn/names';
import { asksDarkness, damageParts, isKnownOnDarkness } from './attacks';
import { useForgetPlace } from './useForgetPlace';
import { useMovementTokens, type MovementTokens } from './useMovementTokens';

/** Whom it hits, and why. */
export interface AttackAim {
  readonly targets: readonly string[];
  readonly trace: QuickTrace;
}

/** Who was hit; `open`: something has to be said first, and nothing happened. */
export type Struck = readonly string[] | 'open' | 'refused';

/** An attack with all that follows by itself: what that is, threats know. */
export type Strike = (attack: readonly GameCommand[]) => Promise<Struck>;

export interface Attack {
  /** D1, P1: only the table sees where it stands; null: nobody has to ask. */
  readonly dark: boolean | null;
  readonly setDark: (dark: boolean) => void;
  /** The players' correction of what the card says. */
  readonly damage: number | null;
  readonly setDamage: (damage: number | null) => void;
  readonly tokens: MovementTokens;
  /** It hits, and whatever follows by itself; true when it happened. */
  readonly hit: (aim: AttackAim) => Promise<boolean>;
  /** Open for reactions; true when it is. */
  readonly open: (aim: AttackAim) => Promise<boolean>;
  /** Its turn is over without an attack (T5 to T7). */
  readonly moveOn: (done?: string) => void;
}

/** What comes of the dialogue: a hit, a threat, or the next turn. */
export function useAttack(monster: MonsterFigure, strike: Strike): Attack {
  const { adventure, act } = useTable();
  const memory = useTurnMemory(adventure);
  const before = isKnownOnDarkness(monster) ? true : (memory.onDarkness ?? false);
  const [said, setDark] = useState<boolean | null>(null);
  const [damage, setDamage] = useState<number | null>(null);
  const tokens = useMovementTokens(monster);
  const { id: figure } = monster;
  const forget = useForgetPlace(monster);
  const dark = asksDarkness(adventure, figure) ? (said ?? before) : null;
  const commandsFor = useCommands(monster, damage, tokens);
  const open = useOpen(monster, damage, commandsFor);
  const hit = useHit(commandsFor, strike, open);
  return {
    dark,
    setDark,
    damage,
    setDamage,
    tokens,
    hit: (aim) => hit(aim, dark ?? before),
    open: (aim) => open(aim, dark ?? before),
    moveOn: (done) => {
      const move = { kind: 'monsterMoves', figure, ...tokens.flags } as const;
      const commands = [...forget, move, endTurn(adventure)];
      void act(commands, done === undefined ? {} : { done: () => done });
    },
  };
}

type CommandsFor = (targets: readonly string[], onDarkness: boolean) => readonly GameCommand[];
type Opens = (aim: AttackAim, onDarkness: boolean) => Promise<boolean>;

function useCommands(
  monster: MonsterFigure,
  damage: number | null,
  { flags }: MovementTokens,
): CommandsFor {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const forget = useForgetPlace(monster);
  const { id: figure } = monster;
  return (targets, onDarkness) => {
    const living = targets.filter((id) => id !== NPC);
    const note = { kind: 'note', figure, text: t('tableTurn.done.npc') } as const;
    const notes = targets.includes(NPC) ? [note] : [];
    // D20: tokens without a card lose nothing the app keeps.
    if (living.length === 0) {
      return [...forget, ...notes, { kind: 'monsterMoves', figure, ...flags }, endTurn(adventure)];
    }
    const said = damage === null ? {} : { damage };
    return [
      ...forget,
      ...notes,
      { kind: 'monsterAttacks', figure, targets: living, onDarkness, ...flags, ...said },
    ];
  };
}

function useOpen(monster: MonsterFigure, damage: number | null, commandsFor: CommandsFor): Opens {
  const { adventure, act } = useTable();
  const game = useGame();
  const running = useRunningTurnStore();
  return async ({ targets, trace }, onDarkness) => {
    const parts = damage === null ? damageParts(adventure, monster, onDarkness) : null;
    if (!(await act(commandsFor(targets, onDarkness)))) return false;
    const now = game.store.getState().open;
    const threat = now?.state.adventure?.threat;
    if (!now || !threat) return false;
    const opened = { threat: threat.id, head: now.head, trace, parts };
    const hit = threat.targets.map((target) => target.figure);
    rememberTurn(running, adventure, { opened, onDarkness, hit });
    return true;
  };
}

/** At once where nothing is left to say; else the threat is opened and asks. */
function useHit(commandsFor: CommandsFor, strike: Strike, open: Opens): Opens {
  const { adventure } = useTable();
  const running = useRunningTurnStore();
  return async (aim, onDarkness) => {
    const struck = await strike(commandsFor(aim.targets, onDarkness));
    if (struck === 'open') return open(aim, onDarkness);
    if (struck === 'refused') return false;
    rememberTurn(running, adventure, { opened: null, onDarkness, hit: struck });
    return true;
  };
}
