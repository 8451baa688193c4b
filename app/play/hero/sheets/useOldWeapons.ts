import { useEffect } from 'react';
import { forgetOldWeapons, oldWeapons, type Game } from '@/src/game';
import { faceOf, sheetOf, type Campaign, type GameCommand, type WeaponValues } from '@/src/rules';
import { useGame, useGameView } from '@/app/wiring/game';
import { useSession } from '@/app/wiring/session';

/** What was read off the card in the logbook goes before what was once typed at the table. */
const merged = (campaign: Campaign, hero: string, old: WeaponValues): WeaponValues => {
  const { gear } = sheetOf(campaign, hero);
  if (gear.weapon === null) return old;
  const { accuracy, damage, crit, ranged } = faceOf(gear.weapon).values;
  return {
    ...old,
    accuracy: accuracy ?? old.accuracy,
    damage: damage ?? old.damage,
    crit: crit ?? old.crit,
    ranged: ranged || old.ranged,
  };
};

const openOf = (game: Game) => game.store.getState().open;

async function moveWeapons(game: Game, settings: Parameters<typeof oldWeapons>[0]): Promise<void> {
  const open = openOf(game);
  if (open === null) return;
  const found = await oldWeapons(settings, open.id);
  const { campaign } = open.state;
  const commands = campaign.heroes.flatMap(({ id }): readonly GameCommand[] => {
    const old = found[id];
    if (old === undefined) return [];
    return [{ kind: 'writeWeapon', hero: id, weapon: merged(campaign, id, old) }];
  });
  if (commands.length === 0 || openOf(game)?.id !== open.id) return;
  const done = await game.dispatch(commands);
  if (done.ok) await forgetOldWeapons(settings, open.id);
}

/** Weapons that were settings once come into the logbook when one of them is asked for. */
export function useOldWeapons(): void {
  const game = useGame();
  const { settings } = useSession().storage;
  const brought = useGameView(({ settingsBrought }) => settingsBrought);
  useEffect(
    () => void moveWeapons(game, settings).catch(() => undefined),
    [game, settings, brought],
  );
}
