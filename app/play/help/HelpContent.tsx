import { StyleSheet, View } from 'react-native';
import { HELP, type HelpItemWords, type HelpPage } from '@/src/glossary/help/model';
import { helpWords } from '@/src/glossary/help/words';
import { Card, Text, useTheme } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { Keys } from './Keys';
import { Inert } from './Inert';
import { HELP_PICTURES } from './pictures';

interface HelpContentProps {
  readonly page: HelpPage;
  /** Comes first. */
  readonly item?: string;
}

/** A page of the help: each control as it looks, and what it does. */
export function HelpContent({ page, item: first }: HelpContentProps) {
  const { lead, items } = helpWords(useLanguage())[page];
  const words: Readonly<Record<string, HelpItemWords>> = items;
  const order = [...HELP[page]].sort((a, b) => Number(b === first) - Number(a === first));
  return (
    <>
      <Text ink="muted">{lead}</Text>
      <View style={styles.items}>
        {order.map((item) => {
          const said = words[item];
          return said === undefined ? null : (
            <Explained key={item} page={page} item={item} words={said} meant={item === first} />
          );
        })}
      </View>
      {page === 'table' ? <Keys /> : null}
    </>
  );
}

interface ExplainedProps {
  readonly page: HelpPage;
  readonly item: string;
  readonly words: HelpItemWords;
  readonly meant: boolean;
}

function Explained({ page, item, words: { title, text }, meant }: ExplainedProps) {
  const { scaled } = useTheme();
  const pictures: Readonly<Record<string, () => React.ReactNode>> = HELP_PICTURES[page];
  const Picture = pictures[item];
  return (
    <View style={[styles.item, { flexBasis: scaled(290) }]}>
      <Card gap={10} grow {...(meant ? { state: 'active' as const } : {})}>
        <Text variant="label" level={2}>
          {title}
        </Text>
        {Picture === undefined ? null : (
          <Inert>
            <Picture />
          </Inert>
        )}
        <Text>{text}</Text>
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  items: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
  item: { flexGrow: 1, flexShrink: 1 },
});
