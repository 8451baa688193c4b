import { isInvisible, plainText } from '@/src/rules';
import { plainTexts } from '@/src/rules/base/text';

describe('plain text', () => {
  it.each([
    ['words stay', 'Jaheen, Hüter des Lichts 🛡️', 'Jaheen, Hüter des Lichts 🛡️'],
    ['lines and tabs stay', 'a\n\tb', 'a\n\tb'],
    ['NUL goes', 'Vo\u0000rn', 'Vorn'],
    ['control signs go', 'V\u0007o\u001brn\u0085', 'Vorn'],
    ['half a pair goes, the first', 'Vorn\ud83d', 'Vorn'],
    ['half a pair goes, the second', '\ude00Vorn', 'Vorn'],
    ['a whole pair stays', 'Vorn\ud83d\ude00', 'Vorn\ud83d\ude00'],
    ['overrides go', 'Vorn\u202egnp.exe\u202c', 'Vorngnp.exe'],
    ['isolates go', '\u2067Vorn\u2069', 'Vorn'],
    ['right-to-left letters stay', 'שלום', 'שלום'],
  ])('%s', (_, text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it.each([
    ['nothing', '', true],
    ['blanks', ' \t\n\u00a0\u3000', true],
    ['signs without a width', '\u200b\u200d\u2060\ufeff', true],
    ['letters that show nothing', '\u3164\u115f\u2800', true],
    ['a letter between them', '\u200bV\u200b', false],
    ['a picture', '🛡️', false],
  ])('invisible: %s', (_, text, expected) => {
    expect(isInvisible(text)).toBe(expected);
  });

  it('is made of every text of a command, which stays itself where all is plain', () => {
    const clean = { kind: 'addHero', hero: { name: 'Vorn', gear: ['Axt'] }, n: null };
    expect(plainTexts(clean)).toBe(clean);
    const dirty = { kind: 'addHero', hero: { name: 'V\u0000orn', gear: ['Axt', '\u202eAxt'] } };
    expect(plainTexts(dirty)).toEqual({
      kind: 'addHero',
      hero: { name: 'Vorn', gear: ['Axt', 'Axt'] },
    });
  });
});
