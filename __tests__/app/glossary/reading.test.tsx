import { fireEvent, render, screen } from '@testing-library/react-native';
import { EntryFace } from '@/app/glossary/parts/EntryFace';
import { Worded } from '@/app/glossary/parts/Worded';
import { EntryReading } from '@/app/glossary/reading/EntryReading';
import { entryText } from '@/app/glossary/reading/entry-text';
import { entryOf } from '@/src/glossary';
import { shelveNow } from '@/__tests__/glossary/games';
import { inApp } from './frame';

shelveNow('drunagor');
shelveNow('swordsorcery');

const nowhere = () => undefined;

test.each([
  ['de', '[[poison]]', 'GIFT'],
  ['en', '[[poison]]', 'POISON'],
  ['de', '[[bleed]]', 'BLUTEN'],
  ['de', '[[poison|vergiftet]]', 'vergiftet'],
] as const)('%s: %s reads %s and opens its entry', async (language, text, shown) => {
  const opened: string[] = [];
  await render(
    inApp(
      <Worded
        game="drunagor"
        onLink={(entry) => opened.push(entry)}
      >{`vorher ${text} nachher`}</Worded>,
      {
        language,
      },
    ),
  );
  await fireEvent.press(screen.getByText(shown));
  expect(opened).toEqual([text.startsWith('[[poison') ? 'poison' : 'bleed']);
});

test('strong words keep their place and lose their stars', async () => {
  await render(
    inApp(
      <Worded game="drunagor" onLink={nowhere}>
        {'Ein **Held** hat Glück.'}
      </Worded>,
    ),
  );
  expect(screen.getByText(/Held/)).toBeTruthy();
  expect(screen.queryByText(/\*/)).toBeNull();
});

test.each([
  ['de', 'kostet 1 LP und +2 TRF', 'kostet 1 Lebenspunkte und +2 Treffen'],
  ['en', 'costs 1 HP, or an AC', 'costs 1 hit points, or an action cubes'],
  ['de', 'der HILPERT bleibt', 'der HILPERT bleibt'],
] as const)('%s: "%s" is spoken "%s"', async (language, text, spoken) => {
  await render(
    inApp(
      <Worded game="drunagor" onLink={nowhere}>
        {text}
      </Worded>,
      { language },
    ),
  );
  expect(screen.getByLabelText(spoken)).toBeTruthy();
});

test('an entry shows both names, its page, what is missed, its example, relatives and rules', async () => {
  await render(inApp(<EntryReading entry="poison" onLink={nowhere} star />));
  for (const text of ['Englisch: POISON', 'S. 55', 'Oft übersehen', 'Beispiel', 'Siehe auch', 'C3'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByLabelText('Als Favorit merken')).toBeTruthy();
});

test('an entry of another game shows its section, and its links stay in that game', async () => {
  const opened: string[] = [];
  await render(
    inApp(<EntryReading entry="swordsorcery/engaged" onLink={(entry) => opened.push(entry)} />),
  );
  expect(screen.getByText('„Kampfsystem“')).toBeTruthy();
  expect(screen.getByLabelText('Regelbuch, Abschnitt Kampfsystem')).toBeTruthy();
  await fireEvent.press(screen.getByText('aufbrechen'));
  await fireEvent.press(screen.getByText('Kampfaktion'));
  expect(opened).toEqual(['swordsorcery/bash', 'swordsorcery/combat-action']);
});

test('a key without a game is one of Drunagor, and no game borrows from another', () => {
  expect(entryOf('poison')?.game).toBe('drunagor');
  expect(entryOf('swordsorcery/poisoned')?.game).toBe('swordsorcery');
  expect(entryOf('swordsorcery/poison')).toBeUndefined();
});

test.each([
  ['all', 'Sword & Sorcery', true],
  ['one', null, false],
] as const)('cards of %s games say which: %s', async (_, name, withGame) => {
  const entry = entryOf('swordsorcery/evade');
  await render(inApp(entry ? <EntryFace entry={entry} withGame={withGame} /> : <></>));
  expect(screen.getByText('Aus dem Kampf lösen')).toBeTruthy();
  if (name === null) expect(screen.queryByText('Sword & Sorcery')).toBeNull();
  else expect(screen.getByText(name)).toBeTruthy();
});

test('an entry nobody wrote says so', async () => {
  await render(inApp(<EntryReading entry="no-such-entry" onLink={nowhere} />));
  expect(screen.getByText('Diesen Begriff kennt das Glossar nicht')).toBeTruthy();
});

test('what is copied has both names and no markup', () => {
  const poison = entryOf('poison');
  const text = poison && entryText(poison, 'de', { missed: 'Oft übersehen', example: 'Beispiel' });
  expect(text).toMatch(/^GIFT \(POISON\)\n\n/);
  expect(text).toContain('Oft übersehen: ');
  expect(text).not.toMatch(/\[\[|\]\]|\*\*/);
});
