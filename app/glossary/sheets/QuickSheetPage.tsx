import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Block, GameId, QuickSheet } from '@/src/glossary';
import { EmptyState, Screen, Text, useLayout, useTheme } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { useLanguage } from '@/app/wiring/language';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { EntryTile } from '../parts/EntryTile';
import { gameName, quickSheetOf, toneOfGame } from '../content';
import { QuickBlock } from './QuickBlock';

interface QuickSheetPageProps {
  readonly game: GameId;
  readonly id: string;
}

export function QuickSheetPage({ game, id }: QuickSheetPageProps) {
  const sheet = quickSheetOf(game, id);
  return sheet === undefined ? <UnknownSheet /> : <KnownSheet game={game} sheet={sheet} />;
}

function UnknownSheet() {
  const { t } = useTranslation();
  useTitle(t('glossary.quick.unknown'));
  return (
    <Screen title={t('shell.tabs.glossary')} back={useBack()}>
      <EmptyState icon="warning" title={t('glossary.quick.unknown')} />
    </Screen>
  );
}

/** Beyond this text size the title needs the whole width. */
const ROOM_FOR_TILE = 1.5;

interface KnownSheetProps {
  readonly game: GameId;
  readonly sheet: QuickSheet;
}

function KnownSheet({ game, sheet }: KnownSheetProps) {
  const { t } = useTranslation();
  const { size, textScale } = useTheme();
  const { wide } = useLayout();
  const language = useLanguage();
  const words = sheet.words[language];
  const tile = <EntryTile icon={sheet.icon} tone={toneOfGame(game)} size={52} />;
  useTitle(words.title);
  return (
    <Screen
      caption={`${gameName(game, language)} · ${t('glossary.quick.caption')}`}
      title={words.title}
      back={useBack()}
      {...(textScale > ROOM_FOR_TILE ? {} : { leading: tile })}
      maxWidth={wide ? size.wideContentWidth : size.contentWidth}
      testID="quick-sheet"
    >
      <Text ink="muted">{words.gist}</Text>
      <Blocks game={game} blocks={words.blocks} columns={wide ? 2 : 1} />
    </Screen>
  );
}

interface BlocksProps {
  readonly game: GameId;
  readonly blocks: readonly Block[];
  readonly columns: 1 | 2;
}

/** Keywords open over the sheet, so that nobody loses the place in it. */
function Blocks({ game, blocks, columns }: BlocksProps) {
  const { open } = useGlossarySheet();
  const shown = (parity: 0 | 1 | null) =>
    blocks
      .filter((_, order) => parity === null || order % 2 === parity)
      .map((block) => <QuickBlock key={block.title} game={game} block={block} onLink={open} />);
  if (columns === 1) return <View style={styles.column}>{shown(null)}</View>;
  return (
    <View style={styles.columns}>
      <View style={styles.half}>{shown(0)}</View>
      <View style={styles.half}>{shown(1)}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: 14 },
  columns: { flexDirection: 'row', gap: 16, alignItems: 'flex-start' },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 16 },
});
