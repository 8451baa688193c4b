import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  againstHidden,
  isHidden,
  isImmuneIn,
  tokenCount,
  worksAtOnce,
  type Adventure,
  type TokenKind,
  type Tokens,
} from '@/src/rules';
import type { Translate } from '@/src/i18n';
import { Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { useNames } from '@/app/play/turn/names';

interface AttackNotesProps {
  readonly hero: string;
  readonly targets: readonly string[];
  readonly tokens: Tokens;
  /** X5 is about attacks that are rolled for. */
  readonly rolled: boolean;
}

type Named = (ids: readonly string[]) => string;

/** X5: where the numbers come from. */
const hidingNotes = (
  adventure: Adventure,
  { hero, targets }: AttackNotesProps,
  named: Named,
  t: Translate,
): readonly string[] => {
  const hidden = targets.filter((id) => isHidden(adventure, id));
  const harder = hidden.filter((id) => againstHidden(adventure, hero, id) !== 0);
  const hides = isHidden(adventure, hero);
  const wary = hides ? targets.filter((id) => isImmuneIn(adventure, id, 'stealth')) : [];
  return [
    harder.length > 0 ? t('versus.attack.hidden', { names: named(harder) }) : '',
    hidden.length > harder.length
      ? t('versus.attack.immune', { name: named([hero]), names: named(hidden) })
      : '',
    hides && targets.length > wary.length ? t('versus.attack.fromHiding') : '',
    wary.length > 0 ? t('versus.attack.wary', { names: named(wary) }) : '',
  ];
};

/** X4, X5: what is different when heroes fight each other, said before the die is thrown. */
export function AttackNotes(props: AttackNotesProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  if (adventure.versus === undefined) return null;
  const named: Named = (ids) => ids.map(names.one).join(', ');
  const atOnce = (Object.keys(props.tokens) as TokenKind[]).some(
    (kind) => tokenCount(props.tokens, kind) > 0 && worksAtOnce(adventure, kind),
  );
  const notes = [
    ...(props.rolled ? hidingNotes(adventure, props, named, t) : []),
    atOnce ? t('versus.attack.atOnce') : '',
  ].filter((note) => note !== '');
  if (notes.length === 0) return null;
  return (
    <View style={styles.notes}>
      {notes.map((note) => (
        <Text key={note} variant="small" ink="ember">
          {note}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ notes: { gap: 4 } });
