import { readFile } from '@/src/game';
import { newTable, openState, value } from './table/table';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('names in a file from outside', () => {
  it.each([
    ['NUL', 'Dunkle\\u0000 Tage', 'Dunkle Tage'],
    ['half a pair', 'Dunkle Tage\\ud83d', 'Dunkle Tage'],
    ['a direction turned over', 'Dunkle Tage\\u202e', 'Dunkle Tage'],
    ['nothing but blanks', '   ', '?'],
    ['nothing that has a width', '\\u200b\\ufeff', '?'],
  ])('%s', async (_, forged, shown) => {
    const { game, campaign } = await newTable();
    const text = value(await game.exportCampaign(campaign)).text.replaceAll('Dunkle Tage', forged);
    const file = value(await readFile(bytes(text)));
    expect(file.preview.map(({ name }) => name)).toEqual([shown]);
    const [copy] = value(await game.importFile(file, 'new'));
    value(await game.open(copy ?? ''));
    expect(openState(game).state.campaign.name).toBe(shown);
    expect(game.store.getState().campaigns.map(({ name }) => name)).toContain(shown);
  });
});

test('a name nobody can see is no name', async () => {
  const { game } = await newTable();
  const made = await game.create({ name: '\u200b \ufeff', heroes: [] });
  expect(made).toEqual({ ok: false, error: { code: 'name-empty' } });
});
