import type ShareDB from 'sharedb';
import { hero, openState, value } from '@/__tests__/game/table/table';
import { device, openUnhurried, until, type Device } from './devices';

let seed = 100;

export const sit = async (backend: ShareDB, heard?: string[]): Promise<Device> =>
  device(await openUnhurried(), backend, (seed += 1), heard);

export const isHere = ({ tables }: Device) => tables.store.getState().phase === 'here';
export const head = ({ game }: Device): string => openState(game).head;

export async function host(backend: ShareDB, heard?: string[]) {
  const one = await sit(backend, heard);
  await one.tables.introduce({ name: 'Zacharias' });
  value(await one.game.create({ name: 'Tisch', heroes: [hero('Vorn'), hero('Maya')] }));
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 3 }));
  const { play, watch } = value(await one.tables.share('http://table.example'));
  const { shared } = one.storage;
  const isTold = async () => (await shared.find(openState(one.game).id))?.head === head(one);
  await until(isTold, () => 'shared');
  return { one, play: play ?? '', watch };
}
