import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCommand, MonsterFigure, QuickTrace } from '@/src/rules';
import { useGame } from '@/app/wiring/game';
import { useTable } from '../context/table-context';
import { rememberTurn, useTurnMemory } from '../turn/memory';
import { useRunningTurnStore } from '../turn/running-turn-context';
import { NPC } from '../turn/names';
import { asksDarkness, damageParts } from './attacks';
import { useForgetPlace } from './useForgetPlace';
import { useMovementTokens, type MovementTokens } from './useMovementTokens';

/** Whom it hits, and why. */
export interface AttackAim {
  readonly targets: readonly string[];
  readonly trace: QuickTrace;
}

export interface Attack {
  /** Everything is known but whether it stands on darkness. */
  readonly aim: AttackAim | null;
  readonly dropAim: () => void;
  /** The players' correction of what the card says. */
  readonly damage: number | null;
  readonly setDamage: (damage: number | null) => void;
  readonly tokens: MovementTokens;
  readonly aimAt: (aim: AttackAim) => void;
  readonly open: (aim: AttackAim, onDarkness: boolean) => void;
  /** Its turn is over without an attack (T5 to T7). */
  readonly moveOn: (done?: string) => void;
}

/** What comes of the dialogue: a threat, or the next turn. */
export function useAttack(monster: MonsterFigure): Attack {
  const { adventure, act } = useTable();
  const { onDarkness: before } = useTurnMemory(adventure);
  const [aim, setAim] = useState<AttackAim | null>(null);
  const [damage, setDamage] = useState<number | null>(null);
  const tokens = useMovementTokens(monster);
  const open = useOpen(monster, damage, tokens);
  const { id: figure } = monster;
  const forget = useForgetPlace(monster);
  const asks = asksDarkness(adventure, figure) && before === null;
  return {
    aim,
    damage,
    setDamage,
    tokens,
    open,
    dropAim: () => setAim(null),
    aimAt: (next) => {
      if (asks && next.targets.some((id) => id !== NPC)) setAim(next);
      else open(next, before ?? false);
    },
    moveOn: (done) => {
      const move = { kind: 'monsterMoves', figure, ...tokens.flags } as const;
      void act([...forget, move, { kind: 'nextTurn' }], done === undefined ? {} : { done });
    },
  };
}

function useOpen(monster: MonsterFigure, damage: number | null, { flags }: MovementTokens) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const game = useGame();
  const running = useRunningTurnStore();
  const forget = useForgetPlace(monster);
  const { id: figure } = monster;
  const commandsFor = (targets: readonly string[], onDarkness: boolean): readonly GameCommand[] => {
    const living = targets.filter((id) => id !== NPC);
    const note = { kind: 'note', figure, text: t('tableTurn.done.npc') } as const;
    const notes = targets.includes(NPC) ? [note] : [];
    // D20: tokens without a card lose nothing the app keeps.
    if (living.length === 0) {
      return [
        ...forget,
        ...notes,
        { kind: 'monsterMoves', figure, ...flags },
        { kind: 'nextTurn' },
      ];
    }
    const said = damage === null ? {} : { damage };
    return [
      ...forget,
      ...notes,
      { kind: 'monsterAttacks', figure, targets: living, onDarkness, ...flags, ...said },
    ];
  };
  const open = async ({ targets, trace }: AttackAim, onDarkness: boolean) => {
    const parts = damage === null ? damageParts(adventure, monster, onDarkness) : null;
    if (!(await act(commandsFor(targets, onDarkness)))) return;
    const now = game.store.getState().open;
    const threat = now?.state.adventure?.threat;
    if (!now || !threat) return;
    const opened = { threat: threat.id, head: now.head, trace, parts };
    const hit = threat.targets.map((target) => target.figure);
    rememberTurn(running, adventure, { opened, onDarkness, hit });
  };
  return (aim: AttackAim, onDarkness: boolean) => void open(aim, onDarkness);
}
