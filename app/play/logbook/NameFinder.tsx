import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nameIn, type Names } from '@/src/content/drunagor';
import { LONGEST_NAME } from '@/src/rules';
import { Live, Row, SearchField, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { MIN_LETTERS, suggestions } from './suggestions';

interface NameFinderProps<Named extends Names> {
  readonly label: string;
  readonly hint: string;
  readonly rows: readonly Named[];
  /** Kept by whoever leads back to this page. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly subtitle?: (row: Named) => string;
  readonly ownLabel: (name: string) => string;
  readonly onPick: (row: Named) => void;
  readonly onOwn: (name: string) => void;
}

/** Completes a name while it is typed, or takes the players' own; nothing to browse. */
export function NameFinder<Named extends Names>(props: NameFinderProps<Named>) {
  const { label, hint, rows, typed, onTyped, onPick, onOwn, ownLabel } = props;
  const { t } = useTranslation();
  const name = typed.trim().slice(0, LONGEST_NAME);
  const found = suggestions(rows, typed);
  const asked = name.length >= MIN_LETTERS;
  return (
    <View style={styles.finder}>
      <SearchField
        label={label}
        value={typed}
        onChangeText={onTyped}
        clearLabel={t('logbookHero.find.clear')}
        autoFocus
      />
      <Live>
        <Text variant="small" ink="muted">
          {!asked
            ? hint
            : found.length === 0
              ? t('logbookHero.find.nothing')
              : t('logbookHero.find.found', { count: found.length })}
        </Text>
      </Live>
      {found.map((row) => (
        <Suggestion key={row.en} row={row} subtitle={props.subtitle} onPress={() => onPick(row)} />
      ))}
      {name === '' ? null : <Row icon="edit" title={ownLabel(name)} onPress={() => onOwn(name)} />}
    </View>
  );
}

interface SuggestionProps<Named extends Names> {
  readonly row: Named;
  readonly subtitle: ((row: Named) => string) | undefined;
  readonly onPress: () => void;
}

/** Both names: the card on the table may be in the other language. */
export function Suggestion<Named extends Names>({
  row,
  subtitle,
  onPress,
}: SuggestionProps<Named>) {
  const language = useLanguage();
  const title = nameIn(row, language);
  const other = language === 'de' ? row.en : (row.de ?? row.en);
  const below = [other === title ? '' : other, subtitle?.(row) ?? '']
    .filter((part) => part !== '')
    .join(' · ');
  return <Row title={title} {...(below === '' ? {} : { subtitle: below })} onPress={onPress} />;
}

const styles = StyleSheet.create({ finder: { gap: 8 } });
