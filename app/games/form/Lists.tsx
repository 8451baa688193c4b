import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Plain } from '@/src/rules';
import { Button, Card, Fold, IconButton } from '@/src/ui';
import type { ListField, Tree } from '../model/field';
import { useForm } from './form-context';
import { plainList, without } from './wanted';

interface ListInputProps {
  readonly field: ListField;
  readonly path: readonly string[];
  readonly value: Plain | undefined;
  readonly children: (item: Tree, at: number) => ReactNode;
}

/** What an entry is called by: its own name, or its number. */
const titleOf = (item: Tree, label: string, at: number): string => {
  const name = item['id'] ?? item['name'] ?? item['type'] ?? item['kind'];
  return typeof name === 'string' && name !== '' ? name : `${label} ${at + 1}`;
};

const itemsIn = (value: Plain | undefined): readonly Tree[] => plainList(value) as readonly Tree[];

/** A card an entry, folded away by its name. */
export function ListInput({ field, path, value, children }: ListInputProps) {
  const { t } = useTranslation();
  const { say, set } = useForm();
  const items = itemsIn(value);
  const label = say(field.label);
  const add = (now: Plain | undefined): readonly Tree[] => {
    const there = itemsIn(now);
    return there.length >= field.max ? there : [...there, field.make(there.length)];
  };
  return (
    <View role="group" aria-label={label} style={styles.list}>
      {items.map((item, at) => (
        <Entry
          key={at}
          title={titleOf(item, label, at)}
          {...(items.length > (field.min ?? 0)
            ? { onRemove: () => set(path, without(at, item), field.label) }
            : {})}
        >
          {children(item, at)}
        </Entry>
      ))}
      {items.length >= field.max ? null : (
        <Button
          kind="quiet"
          size="small"
          icon="plus"
          label={t('games.add', { label })}
          onPress={() => set(path, add, field.label)}
        />
      )}
    </View>
  );
}

interface EntryProps {
  readonly title: string;
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

function Entry({ title, onRemove, children }: EntryProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Card padding="tight">
      <View style={styles.head}>
        <View style={styles.grow}>
          <Fold label={title} open={open} onToggle={setOpen}>
            {null}
          </Fold>
        </View>
        {onRemove === undefined ? null : (
          <IconButton
            icon="trash"
            label={t('games.removeItem', { label: title })}
            on="raised"
            onPress={onRemove}
          />
        )}
      </View>
      {open ? children : null}
    </Card>
  );
}

const styles = StyleSheet.create({
  list: { gap: 8 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
