import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import { Button, Card, Section, Stepper, Text, TextField } from '@/src/ui/components';
import { columnName, fieldNamed, fieldNameIn, rowName } from '../coordinates';
import { firstCursor } from '../cursor';
import { fieldWords } from '../describe';
import { act, hitField, isOnBoard } from '../hit';
import type { BoardContent, BoardPoint } from '../model';

interface FieldChooserProps {
  readonly content: BoardContent;
}

/** Any field, by stepping or by typing its name: what a tap on the picture does. */
export function FieldChooser({ content }: FieldChooserProps) {
  const { t } = useTranslation();
  const { picture } = content;
  const [typed, setTyped] = useState(() => fieldNameIn(picture, firstCursor(content)));
  const at = fieldNamed(picture, typed);
  const there = at !== undefined && isOnBoard(content, at);
  const go = (to: BoardPoint) => setTyped(fieldNameIn(picture, to));
  const choose = () => {
    if (there) act(content.actions, hitField(content, at));
  };
  return (
    <Section caption={t('boardView.choose.caption')}>
      <Card>
        <TextField
          label={t('boardView.choose.field')}
          value={typed}
          onChangeText={setTyped}
          onSubmit={choose}
          {...(there ? { hint: fieldWords(t, content, at) } : missing(t, typed))}
        />
        <Steps content={content} at={at ?? { x: 0, y: 0 }} go={go} />
        <Button
          kind="quiet"
          size="small"
          label={t('boardView.choose.action', { field: there ? fieldNameIn(picture, at) : typed })}
          disabled={!there}
          onPress={choose}
        />
      </Card>
    </Section>
  );
}

/** An empty box is no mistake yet. */
const missing = (
  t: Translate,
  typed: string,
): { readonly hint: string } | { readonly error: string } =>
  typed.trim() === ''
    ? { hint: t('boardView.choose.hint') }
    : { error: t('boardView.choose.error') };

interface StepsProps {
  readonly content: BoardContent;
  readonly at: BoardPoint;
  readonly go: (to: BoardPoint) => void;
}

function Steps({ content: { picture }, at, go }: StepsProps) {
  const { t } = useTranslation();
  const words = (axis: 'column' | 'row') => {
    const what = t(`boardView.choose.${axis}`);
    return {
      label: what,
      lessLabel: t('ui.less', { what }),
      moreLabel: t('ui.more', { what }),
    };
  };
  const { first = { x: 0, y: 0 } } = picture;
  const inside = (value: number, size: number) =>
    Math.min(Math.max(0, size - 1), Math.max(0, value));
  return (
    <View style={styles.steps}>
      <View style={styles.step}>
        <Text variant="label">{t('boardView.choose.column')}</Text>
        <Stepper
          {...words('column')}
          value={inside(at.x, picture.width)}
          max={Math.max(0, picture.width - 1)}
          shown={columnName(inside(at.x, picture.width) - first.x)}
          onChange={(x) => go({ ...at, x })}
        />
      </View>
      <View style={styles.step}>
        <Text variant="label">{t('boardView.choose.row')}</Text>
        <Stepper
          {...words('row')}
          value={inside(at.y, picture.height) + 1}
          min={1}
          max={Math.max(1, picture.height)}
          shown={rowName(inside(at.y, picture.height) - first.y)}
          onChange={(row) => go({ ...at, y: row - 1 })}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  steps: { flexDirection: 'row', flexWrap: 'wrap', gap: 16 },
  step: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
});
