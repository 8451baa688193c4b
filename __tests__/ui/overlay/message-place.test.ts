import { messagePlace } from '@/src/ui/overlay/message-place';

const EDGES = { bottom: 34 };

test.each([
  ['nothing: above the lower edge', [], { bottom: 46 }],
  ['the tab bar keeps the edge itself', [['tabs', 80]], { bottom: 92 }],
  [
    'tabs and footer add up',
    [
      ['tabs', 80],
      ['footer', 78],
    ],
    { bottom: 170 },
  ],
  ['beside a rail the footer stands on the edge', [['footer', 78]], { bottom: 124 }],
  [
    'only the highest footer counts',
    [
      ['tabs', 80],
      ['footer', 78],
      ['footer', 90],
    ],
    { bottom: 182 },
  ],
  [
    'with a sheet open: nowhere, the sheet has a place of its own',
    [
      ['tabs', 80],
      ['overlay', 1],
    ],
    null,
  ],
] as const)('room for messages: %s', (_name, parts, expected) => {
  expect(
    messagePlace(
      parts.map(([kind, height]) => ({ kind, height })),
      EDGES,
    ),
  ).toEqual(expected);
});
