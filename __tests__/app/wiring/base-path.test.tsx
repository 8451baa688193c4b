import { linkingBelow } from '@/app/wiring/base-path';

const config = {
  screens: { Glossary: { screens: { GlossaryHome: 'glossary', Entry: 'glossary/:entry' } } },
};

describe.each(['', '/drunagor'])('below "%s"', (base) => {
  const { getStateFromPath, getPathFromState } = linkingBelow(base);

  test('an address leads to its screen and back', () => {
    const state = getStateFromPath(`${base}/glossary/poison?in=all`, config);
    const route = state?.routes[0]?.state?.routes[0];
    expect(route).toMatchObject({
      name: 'Entry',
      params: { entry: 'poison', in: 'all' },
      path: `${base}/glossary/poison?in=all`,
    });
    expect(getPathFromState(state as never, config)).toBe(`${base}/glossary/poison?in=all`);
  });

  test('a link from elsewhere comes without it', () => {
    const state = getStateFromPath('/glossary', config);
    expect(state?.routes[0]?.state?.routes[0]?.name).toBe('GlossaryHome');
  });
});

test('a name that only begins alike is none of it', () => {
  const { getStateFromPath } = linkingBelow('/gloss');
  const state = getStateFromPath('/glossary', config);
  expect(state?.routes[0]?.state?.routes[0]?.name).toBe('GlossaryHome');
});
