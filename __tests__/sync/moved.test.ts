import { openState, value } from '@/__tests__/game/table/table';
import { newServer, until } from './table/devices';
import { head, host, isHere, sit } from './table/host';

jest.setTimeout(120_000);

test.each([
  ['Ida', 'Ida'],
  ['', ''],
])(
  'who took a step back, or brought it back, is known on the others’ devices: "%s"',
  async (name, who) => {
    const heard: string[] = [];
    const { one, play } = await host(newServer(), heard);
    const other = await sit(one.wire.backend, heard);
    await other.tables.introduce({ name });
    value(await other.tables.join(play));
    await until(
      () => isHere(other),
      () => 'joined',
    );
    value(await one.game.dispatch({ kind: 'setChapter', chapter: 4 }));
    await until(
      () => head(one) === head(other),
      () => 'in step',
    );
    const moved = () => one.tables.store.getState().moved;
    const before = head(one);
    value(await other.game.undo());
    await until(
      () => moved()?.from === before,
      () => JSON.stringify(moved()),
    );
    expect(moved()).toEqual({ from: before, to: head(other), who });
    expect(openState(one.game).state.campaign.chapter).toBe(3);
    value(await other.game.redo());
    await until(
      () => moved()?.to === before,
      () => JSON.stringify(moved()),
    );
    expect(moved()?.who).toBe(who);
    if (name !== '') expect(heard.join('\n')).not.toContain(name);
    for (const { tables } of [one, other]) tables.close();
  },
);
