import { heroPage } from '@/app/logbook/hero/print/hero-page';
import { endOptions, sideOptions } from '@/app/logbook/items/card-options';
import { gainOptions, giveOptions, moveOptions } from '@/app/logbook/items/options';
import type { ItemOption } from '@/app/play/logbook/item-options';
import { ownItem } from '@/app/play/logbook/own-item';
import { CATALOGUE } from '@/src/content/drunagor';
import { createGame, type Game } from '@/src/game';
import { createWords } from '@/src/i18n';
import { itemsOn, sheetOf, type GameCommand, type ItemDraft } from '@/src/rules';
import { openState, ticking, value } from '@/__tests__/game/table/table';
import { newFolder, openIn } from '@/__tests__/storage/node/node-platform';
import { PARTY } from '@/__tests__/app/table/real-table';
import { loadItems } from './tables-at-once';

const { t } = createWords('de');
const say = { language: 'de', t } as const;
const VORN = 'hero-1';

async function played(commands: readonly GameCommand[]): Promise<Game> {
  const clock = ticking();
  const storage = await openIn(newFolder(), clock.now);
  const parts = { storage, catalogue: CATALOGUE, app: 'test' };
  const game = createGame({ ...parts, now: clock.now, random: clock.random });
  value(await game.create({ name: 'Dunkle Tage', heroes: PARTY.slice(0, 2) }));
  for (const command of commands) value(await game.dispatch(command));
  return game;
}

const gain = (item: ItemDraft, hero = VORN): GameCommand => ({ kind: 'gainItem', hero, item });
const potion = (name: string): ItemDraft => ownItem(name, 'consumable');
const chest: ItemDraft = { ...ownItem('Ring', 'trinket'), deck: 'chest' };

function look(game: Game, name: string) {
  const { campaign } = openState(game).state;
  const [hero] = campaign.heroes;
  if (hero === undefined) throw new Error('no hero');
  const sheet = sheetOf(campaign, hero.id);
  const placed = itemsOn(sheet).find(({ item }) => item.front.names.en === name);
  if (placed === undefined) throw new Error(`no ${name}`);
  return { campaign, hero, sheet, placed };
}

const labels = (options: readonly ItemOption[]) => options.map(({ label }) => label);

/** Nothing is offered that the rules refuse. */
async function allAccepted(game: Game, options: readonly ItemOption[]): Promise<void> {
  for (const { command } of options) {
    value(await game.dispatch(command));
    value(await game.undo());
  }
}

test('a potion out of a full bag: camp, or somebody else, or an end', async () => {
  const game = await played([gain(potion('Rot')), gain(potion('Blau'))]);
  const { campaign, hero, placed } = look(game, 'Rot');
  const moves = moveOptions(campaign, hero, placed, say);
  const gives = giveOptions(campaign, hero, placed, say);
  const ends = endOptions(VORN, placed, say);
  expect(labels(moves)).toEqual(['Ins Lager']);
  expect(labels(gives)).toEqual(['An Maya']);
  expect(labels(ends)).toEqual([
    ...['Verbraucht', 'Liegen lassen', 'Zurück in den Stapel', 'War ein Irrtum: streichen'],
  ]);
  await allAccepted(game, [...moves, ...gives, ...ends]);
});

test('what is worn into a full bag comes with an exchange; a full bag elsewhere too', async () => {
  const shields = [ownItem('Schild', 'trinket'), ownItem('Kette', 'trinket')];
  const game = await played([
    { kind: 'gainItem', hero: VORN, to: 'trinket', item: ownItem('Amulett', 'trinket') },
    ...shields.map((item) => gain(item)),
    ...shields.map((item) => gain(item, 'hero-2')),
  ]);
  const { campaign, hero, placed } = look(game, 'Amulett');
  const moves = moveOptions(campaign, hero, placed, say);
  const gives = giveOptions(campaign, hero, placed, say);
  expect(labels(moves)).toEqual([
    'In den Beutel, dafür kommt Schild heraus',
    'In den Beutel, dafür kommt Kette heraus',
    'Ins Lager',
  ]);
  expect(labels(gives)).toEqual([
    'An Maya, im Tausch gegen Schild',
    'An Maya, im Tausch gegen Kette',
  ]);
  await allAccepted(game, [...moves, ...gives]);
});

test.each([
  ['an empty bag', [], ['Ausrüsten', 'In den Beutel']],
  [
    'a full bag',
    [gain(potion('Rot')), gain(potion('Blau'))],
    ['Ausrüsten', 'In den Beutel, Rot bleibt liegen', 'In den Beutel, Blau bleibt liegen'],
  ],
])('a ring from a chest with %s never goes into the camp', async (_, before, offered) => {
  const game = await played(before);
  const { campaign, hero } = look(game, 'Jagged Blade Axe');
  const options = gainOptions(campaign, hero, chest, say);
  expect(labels(options)).toEqual(offered);
  await allAccepted(game, options);
});

test('a socket takes a gem of the same hero; a one-sided card cannot be turned', async () => {
  const axe = (await loadItems()).find(({ en }) => en === 'Bloody Axe (Socketed)');
  if (axe === undefined) throw new Error('no axe');
  const gem: ItemDraft = { ...potion('Stein'), categories: ['gem'] };
  const game = await played([gain(axe.draft()), gain(gem)]);
  const { sheet, placed } = look(game, 'Bloody Axe (Socketed)');
  const options = sideOptions(VORN, sheet, placed, say);
  expect(labels(options)).toEqual(['Stein einsetzen', 'Umdrehen']);
  await allAccepted(game, options);
  expect(sideOptions(VORN, sheet, look(game, 'Stein').placed, say)).toEqual([]);
  const [setGem] = options;
  if (setGem !== undefined) value(await game.dispatch(setGem.command));
  const set = look(game, 'Bloody Axe (Socketed)');
  expect(labels(sideOptions(VORN, set.sheet, set.placed, say))).toEqual([
    'Umdrehen, Stein geht dabei verloren',
  ]);
});

test('the paper version names everything on the sheet', async () => {
  const aura = { catalogue: null, names: { en: 'Glut', de: 'Glut' }, notes: 'brennt', hp: 2 };
  const game = await played([
    gain(potion('Rot')),
    { kind: 'gainConsequence', hero: VORN, consequence: 'aura', draft: aura },
    { kind: 'setSkill', hero: VORN, colour: 'blue', level: 1 },
    { kind: 'changeHero', hero: VORN, change: { notes: '🐉 שלום', player: 'Lina' } },
  ]);
  const { hero } = look(game, 'Rot');
  const { title, subtitle, parts } = heroPage(openState(game).state, hero, 'de', t);
  expect(title).toBe('Vorn');
  expect(subtitle).toContain('Lina spielt');
  const lines = parts.flatMap((part) => part.lines);
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['Maximum: 14', 'Aura: Glut · +2 LP · brennt', '🐉 שלום'],
      {
        label: 'Weisheit',
        boxes: [
          { label: 'Stufe 1', ticked: true },
          { label: 'Stufe 2', ticked: false },
        ],
      },
    ]),
  );
  expect(lines.some((line) => String(line).startsWith('Rot'))).toBe(true);
});
