import { StyleSheet, View } from 'react-native';
import type { Block, DiagramBlock, EntryKey, Figure, GameId } from '@/src/glossary';
import { Card, Cube, Text, useTheme } from '@/src/ui';
import { toneOfGame } from '../content';
import { Worded } from '../parts/Worded';
import { DIAGRAMS } from './diagrams';

interface Linking {
  readonly game: GameId;
  readonly onLink: (entry: EntryKey) => void;
}

interface QuickBlockProps extends Linking {
  readonly block: Block;
}

export function QuickBlock({ block, ...linking }: QuickBlockProps) {
  return (
    <Card gap={12}>
      <Text variant="caption" ink="muted" level={2}>
        {block.title}
      </Text>
      <BlockContent block={block} {...linking} />
    </Card>
  );
}

function BlockContent({ block, ...linking }: QuickBlockProps) {
  switch (block.kind) {
    case 'steps':
      return <Steps steps={block.steps} {...linking} />;
    case 'points':
      return <Points points={block.points} {...linking} />;
    case 'figures':
      return block.figures.map((figure) => (
        <FigureLine key={figure.value + figure.text} figure={figure} {...linking} />
      ));
    case 'diagram':
      return <DiagramAndLegend block={block} {...linking} />;
  }
}

function Steps({ steps, ...linking }: Linking & { readonly steps: readonly string[] }) {
  const { colors, scaled } = useTheme();
  const side = scaled(26);
  const tone = toneOfGame(linking.game);
  const { soft } = colors.tones[tone];
  return (
    <View role="list" style={styles.list}>
      {steps.map((step, order) => (
        <View key={step} role="listitem" style={styles.line}>
          <View style={[styles.number, { minWidth: side, height: side, backgroundColor: soft }]}>
            <Text variant="label" ink={tone}>
              {order + 1}
            </Text>
          </View>
          <Worded grow {...linking}>
            {step}
          </Worded>
        </View>
      ))}
    </View>
  );
}

function Points({ points, ...linking }: Linking & { readonly points: readonly string[] }) {
  const { colors, scaled } = useTheme();
  const dot = {
    marginTop: scaled(9),
    backgroundColor: colors.tones[toneOfGame(linking.game)].graphic,
  };
  return (
    <View role="list" style={styles.list}>
      {points.map((point) => (
        <View key={point} role="listitem" style={styles.line}>
          <View style={[styles.dot, dot]} />
          <Worded grow {...linking}>
            {point}
          </Worded>
        </View>
      ))}
    </View>
  );
}

/** Beyond this text size a number stands above its words. */
const ROOM_BESIDE = 1.5;

function FigureLine({ figure, ...linking }: Linking & { readonly figure: Figure }) {
  const { scaled, textScale } = useTheme();
  return (
    <View style={textScale > ROOM_BESIDE ? null : styles.figure}>
      <Text variant="figure" ink={toneOfGame(linking.game)} style={{ minWidth: scaled(46) }}>
        {figure.value}
      </Text>
      <Worded grow {...linking}>
        {figure.text}
      </Worded>
    </View>
  );
}

function DiagramAndLegend({ block, ...linking }: Linking & { readonly block: DiagramBlock }) {
  const { scaled } = useTheme();
  const { Picture, ratio } = DIAGRAMS[block.diagram];
  return (
    <>
      <View
        role="img"
        aria-label={block.spoken}
        accessible
        style={[styles.picture, { aspectRatio: ratio }]}
      >
        <Picture />
      </View>
      {block.legend.map(({ cube, text }) => (
        <View key={text} style={styles.line}>
          {cube === undefined ? null : <Cube kind={cube} size={scaled(22)} />}
          <Worded grow ink="muted" {...linking}>
            {text}
          </Worded>
        </View>
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  list: { gap: 10 },
  line: { flexDirection: 'row', alignItems: 'flex-start', gap: 10 },
  number: { borderRadius: 13, alignItems: 'center', justifyContent: 'center', flexShrink: 0 },
  dot: { width: 7, height: 7, borderRadius: 4, flexShrink: 0 },
  figure: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  picture: { width: '100%', maxWidth: 420, alignSelf: 'center' },
});
