import { openState, value } from '@/__tests__/game/table/table';
import { cut, device, mend, newServer, openUnhurried, until, type Device } from './table/devices';
import { head, host, isHere } from './table/host';

jest.setTimeout(120_000);

/** A device's clock is a million milliseconds later for each of its numbers: this one's ten years. */
const TEN_YEARS = 315_576;

const inStep = (one: Device, other: Device) =>
  until(
    () => head(one) === head(other),
    () => JSON.stringify([one, other].map(({ tables }) => tables.store.getState())),
  );

test('clocks ten years apart: the server’s order decides, and both end equal', async () => {
  const { one, play } = await host(newServer());
  const other = device(await openUnhurried(), one.wire.backend, TEN_YEARS);
  value(await other.tables.join(play));
  await until(
    () => isHere(other),
    () => 'joined',
  );
  value(await other.game.dispatch({ kind: 'setChapter', chapter: 4 }));
  await inStep(one, other);
  // What is played by the earlier clock comes after it all the same.
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 5 }));
  await inStep(one, other);
  cut(other);
  value(await other.game.dispatch({ kind: 'writeNotes', notes: 'zehn Jahre später' }));
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 6 }));
  mend(other);
  await until(
    () => openState(one.game).state.campaign.notes !== '' && head(one) === head(other),
    () => 'brought along',
  );
  expect(openState(other.game).state).toEqual(openState(one.game).state);
  expect(openState(one.game).state.campaign).toMatchObject({
    chapter: 6,
    notes: 'zehn Jahre später',
  });
  value(await one.game.undo());
  await inStep(one, other);
  value(await other.game.undo());
  await inStep(one, other);
  expect(openState(one.game).state.campaign).toMatchObject({ chapter: 5, notes: '' });
  for (const { tables } of [one, other]) tables.close();
});
