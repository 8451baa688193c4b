import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import {
  QUICK_SHEET_WORDS,
  QUICK_SHEETS,
  type QuickSheet,
  type QuickSheetWords,
} from '../../../src/i18n/quick-sheets';
import { EmptyState, Screen, Text, useLayout, useTheme } from '../../../src/ui';
import { useBack } from '../../shell/useBack';
import { useTitle } from '../../shell/useTitle';
import { useLanguage } from '../../wiring/language';
import { useGlossarySheet } from '../sheet-context';
import { EntryTile } from '../parts/EntryTile';
import { QuickBlock } from './QuickBlock';
import { SHEET_ICONS } from './icons';

const isQuickSheet = (id: string): id is QuickSheet =>
  (QUICK_SHEETS as readonly string[]).includes(id);

export function QuickSheetPage({ id }: { readonly id: string }) {
  return isQuickSheet(id) ? <KnownSheet id={id} /> : <UnknownSheet />;
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

const SheetTile = ({ id }: { readonly id: QuickSheet }) => (
  <EntryTile icon={SHEET_ICONS[id]} category={id} size={52} />
);

function KnownSheet({ id }: { readonly id: QuickSheet }) {
  const { t } = useTranslation();
  const { size, textScale } = useTheme();
  const { wide } = useLayout();
  const words = QUICK_SHEET_WORDS[useLanguage()][id];
  useTitle(words.title);
  return (
    <Screen
      caption={t('glossary.quick.caption')}
      title={words.title}
      back={useBack()}
      {...(textScale > ROOM_FOR_TILE ? {} : { leading: <SheetTile id={id} /> })}
      maxWidth={wide ? size.wideContentWidth : size.contentWidth}
      testID="quick-sheet"
    >
      <Text ink="muted">{words.gist}</Text>
      <Blocks blocks={words.blocks} columns={wide ? 2 : 1} />
    </Screen>
  );
}

interface BlocksProps {
  readonly blocks: QuickSheetWords['blocks'];
  readonly columns: 1 | 2;
}

/** Keywords open over the sheet, so that nobody loses the place in it. */
function Blocks({ blocks, columns }: BlocksProps) {
  const { open } = useGlossarySheet();
  const shown = (parity: 0 | 1 | null) =>
    blocks
      .filter((_, order) => parity === null || order % 2 === parity)
      .map((block) => <QuickBlock key={block.title} block={block} onLink={open} />);
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
