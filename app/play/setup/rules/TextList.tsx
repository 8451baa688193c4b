import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { LONGEST_NAME } from '@/src/rules';
import { Button, IconButton, Row, Text, TextField } from '@/src/ui';
import { useCampaignDraft } from '@/app/wiring/useDraft';

interface TextListProps {
  readonly of: string;
  readonly label: string;
  readonly field: string;
  readonly items: readonly string[];
  readonly onAdd: (text: string) => void;
  readonly onRemove: (at: number) => void;
}

/** Short lines the players write down: cards on the track, ways to lose. */
export function TextList({ of, label, field, items, onAdd, onRemove }: TextListProps) {
  const { t } = useTranslation();
  const [text, setText] = useCampaignDraft(`line ${of}`, '');
  const add = () => {
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  };
  return (
    <View style={styles.list}>
      <Text variant="label">{label}</Text>
      {items.map((item, at) => (
        <Row
          key={`${at}-${item}`}
          title={item}
          right={
            <IconButton
              icon="trash"
              on="raised"
              label={t('tableSetup.remove', { what: item })}
              onPress={() => onRemove(at)}
            />
          }
        />
      ))}
      <TextField
        label={field}
        value={text}
        onChangeText={setText}
        onSubmit={add}
        maxLength={LONGEST_NAME}
      />
      <Button
        label={t('tableSetup.add')}
        spoken={t('tableSetup.addTo', { what: label })}
        icon="plus"
        kind="quiet"
        size="small"
        disabled={text.trim() === ''}
        onPress={add}
      />
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: 8 } });
