import { citedIds, countRuleIds, isExample, lawIds, ruleIds } from '@/scripts/structure/rule-ids';

const counts = countRuleIds();

test('every id stands once in docs/rules, with its own anchor', () => {
  const ids = lawIds();
  expect(ids.filter((id, place) => id.includes(' ') || ids.indexOf(id) !== place)).toEqual([]);
  expect(ruleIds().length).toBeGreaterThan(160);
  expect(ids.filter(isExample).length).toBeGreaterThan(50);
});

test('every id cited by code, tests, traces and mutants has a text', () => {
  expect(counts.withoutText).toEqual([]);
});

test('every rule is cited by code', () => {
  expect(counts.withoutCode).toEqual([]);
});

test('every rule, and every worked example, names a test', () => {
  expect(counts.withoutTest).toEqual([]);
});

test('a rule the code follows by now is awaited no more', () => {
  expect(counts.awaitedNoMore).toEqual([]);
});

describe('what counts', () => {
  const { code, tests, mutants } = citedIds();
  const none: ReadonlySet<string> = new Set();

  test('an unknown id anywhere is found', () => {
    const found = (side: 'code' | 'tests' | 'mutants') =>
      countRuleIds({ code, tests, mutants, [side]: new Set(['Y7']) }).withoutText;
    expect([found('code'), found('tests'), found('mutants')]).toEqual([['Y7'], ['Y7'], ['Y7']]);
  });

  test('without code or tests every rule is missed; examples need a test only', () => {
    const { withoutCode, withoutTest } = countRuleIds({ code: none, tests: none, mutants });
    expect(withoutCode).toContain('T1');
    expect(withoutCode.filter(isExample)).toEqual([]);
    expect(withoutTest).toEqual(expect.arrayContaining(['T1', 'p39b']));
  });
});
