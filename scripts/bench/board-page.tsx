// A page with nothing but the board, for the bench and for looking: bundled by board-web.mjs.
import { Profiler, useState } from 'react';
import { WordsProvider } from '@/src/i18n/translation';
import { AppRegistry, ScrollView, View } from 'react-native';
import { HUGE, LARGE, OVERFALL } from '@/__tests__/ui/board/boards';
import { createWords, readyWords } from '@/src/i18n';
import { ThemeProvider, useTheme } from '@/src/ui';
import { BoardList, BoardView, type BoardContent, type BoardOverlays } from '@/src/ui/board';

declare global {
  interface Window {
    commits: number;
    taps: string[];
  }
}
window.commits = 0;
window.taps = [];

const wish = new URLSearchParams(location.search);
const scheme = wish.get('theme') === 'light' ? 'light' : 'dark';
const BOARDS: Readonly<Record<string, BoardContent>> = { large: LARGE, huge: HUGE };
const sample = BOARDS[wish.get('board') ?? ''] ?? OVERFALL;
const asList = wish.has('list');

const OPTIONS: BoardOverlays = {
  ghosts: [
    { id: 'g1', number: 1, label: '1', fields: cells('B7 B8 C8 C9'), chosen: true },
    { id: 'g2', number: 2, label: '2', fields: cells('C8 C9 D8 D9') },
    { id: 'g3', number: 3, label: '3', fields: cells('E9 E10 F10 F11') },
  ],
  marks: [
    { id: 'm1', number: 1, label: '1', x: 6, y: 2, large: true },
    { id: 'm2', number: 2, label: '2', x: 8, y: 3, chosen: true },
    { id: 'm3', number: 3, label: '3', x: 10, y: 4 },
  ],
  preview: { x: 4, y: 12, width: 4, height: 2, fits: false },
};

function cells(names: string) {
  return names.split(' ').map((name) => ({
    x: name.charCodeAt(0) - 65,
    y: Number(name.slice(1)) - 1,
  }));
}

function content(): BoardContent {
  if (wish.has('options')) return { ...sample, overlays: OPTIONS };
  if (!wish.has('build')) return sample;
  const [first, ...rest] = sample.picture.sheets;
  const sheets = first === undefined ? [] : [{ ...first, chosen: true }, ...rest];
  return { ...sample, overlays: {}, picture: { ...sample.picture, emptyZones: true, sheets } };
}

const told =
  (kind: string) =>
  (...where: readonly unknown[]) =>
    window.taps.push(`${kind} ${where.join(' ')}`);

function Page() {
  const { colors } = useTheme();
  const [board] = useState<BoardContent>(() => ({
    ...content(),
    actions: {
      onField: told('field'),
      onFigure: told('figure'),
      onGhost: told('ghost'),
      onMark: told('mark'),
      onDrop: told('drop'),
      movable: sample.figures.map(({ id }) => id),
      ...(wish.has('build') ? { onSheet: told('sheet') } : {}),
    },
  }));
  return (
    <View style={{ flex: 1, backgroundColor: colors.background }}>
      {asList ? (
        <ScrollView contentContainerStyle={{ padding: 16 }}>
          <BoardList {...board} />
        </ScrollView>
      ) : (
        <Profiler id="board" onRender={() => (window.commits += 1)}>
          <BoardView {...board} />
        </Profiler>
      )}
    </View>
  );
}

function Framed() {
  return (
    <WordsProvider words={createWords('de')}>
      <ThemeProvider scheme={scheme} textScale={1} reducedMotion={wish.has('still')}>
        <Page />
      </ThemeProvider>
    </WordsProvider>
  );
}

AppRegistry.registerComponent('Board', () => Framed);
void readyWords('de').then(() =>
  AppRegistry.runApplication('Board', { rootTag: document.getElementById('root') }),
);
