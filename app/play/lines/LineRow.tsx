import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { DoorLine } from '@/src/rules';
import { IconButton, Stepper } from '@/src/ui';
import { useMoves } from '../context/table-context';
import { ChoiceRow } from '../parts/ChoiceRow';
import { countWords } from './line-words';

interface LineRowProps {
  readonly line: DoorLine;
  readonly onEdit?: () => void;
}

/** V3: ticked with a tap; what is counted has its steps beside it. */
export function LineRow({ line, onEdit }: LineRowProps) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const { id, kind, text, done } = line;
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <ChoiceRow
          title={text}
          subtitle={t(`lines.kinds.${kind}`)}
          ticked={done}
          onPress={() => void act({ kind: 'tickLine', id, done: !done })}
        />
      </View>
      <View style={styles.tools}>
        {kind === 'counter' ? (
          <Stepper
            label={text}
            value={line.count}
            shown={countWords(line, t)}
            min={-999}
            max={999}
            lessLabel={t('ui.less', { what: text })}
            moreLabel={t('ui.more', { what: text })}
            onChange={(count) => void act({ kind: 'setLineCount', id, count })}
          />
        ) : null}
        {onEdit === undefined ? null : (
          <>
            <IconButton
              icon="edit"
              on="raised"
              label={t('lines.edit', { text })}
              onPress={onEdit}
            />
            <IconButton
              icon="trash"
              on="raised"
              label={t('lines.drop', { text })}
              onPress={() => void act({ kind: 'dropLine', id })}
            />
          </>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  tools: { flexDirection: 'row', alignItems: 'center', gap: 4, marginLeft: 'auto' },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
});
