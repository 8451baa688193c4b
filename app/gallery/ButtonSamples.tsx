import { useTranslation } from '@/src/i18n/translation';
import { Button, Card, IconButton, Section } from '@/src/ui';
import { Samples } from './Sample';

const nothing = () => undefined;

export function ButtonSamples() {
  const { t } = useTranslation();
  return (
    <Section caption={t('gallery.sections.buttons')}>
      <Samples gap={12}>
        <Button label={t('gallery.buttons.whyNot')} kind="quiet" onPress={nothing} grow />
        <Button label={t('gallery.buttons.apply')} icon="check" onPress={nothing} grow />
      </Samples>
      <Samples gap={12}>
        <Button
          label={t('gallery.buttons.delete')}
          kind="danger"
          icon="trash"
          onPress={nothing}
          grow
        />
        <Button label={t('gallery.buttons.saving')} loading onPress={nothing} grow />
        <Button label={t('gallery.buttons.notNow')} disabled onPress={nothing} grow />
      </Samples>
      <Card>
        <Samples>
          <Button label={t('gallery.buttons.small')} size="small" onPress={nothing} />
          <Button label={t('gallery.buttons.small')} size="small" kind="quiet" onPress={nothing} />
          <IconButton icon="undo" label={t('gallery.buttons.undo')} on="raised" onPress={nothing} />
          <IconButton
            icon="history"
            label={t('gallery.buttons.history')}
            on="raised"
            onPress={nothing}
          />
          <IconButton
            icon="star"
            tone="ember"
            label={t('gallery.buttons.star')}
            on="bare"
            onPress={nothing}
          />
          <IconButton
            icon="edit"
            label={t('gallery.buttons.off')}
            on="raised"
            disabled
            onPress={nothing}
          />
        </Samples>
      </Card>
    </Section>
  );
}
