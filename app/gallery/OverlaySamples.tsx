import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Button, Dialog, NumberGrid, Row, Section, Sheet, Text, useSnackbar } from '@/src/ui';
import { WaitingSheet } from '@/app/wiring/lazy-waits';
import { Samples } from './Sample';

type Open = 'none' | 'sheet' | 'side' | 'coming' | 'dialog';

export function OverlaySamples() {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  const message = () =>
    snackbar.show({
      text: t('gallery.overlays.message'),
      action: {
        label: t('ui.undo'),
        onPress: () => snackbar.show({ text: t('gallery.overlays.undone') }),
      },
    });
  return (
    <Section caption={t('gallery.sections.overlays')}>
      <Samples gap={12}>
        {(['sheet', 'side', 'coming', 'dialog'] as const).map((kind) => (
          <Button
            key={kind}
            kind="quiet"
            label={t(`gallery.overlays.${kind}`)}
            onPress={() => setOpen(kind)}
            grow
          />
        ))}
        <Button kind="quiet" label={t('gallery.overlays.snackbar')} onPress={message} grow />
      </Samples>
      <DamageSheet visible={open === 'sheet'} onClose={close} />
      <HistorySheet visible={open === 'side'} onClose={close} />
      {open === 'coming' ? <ComingSheet onClose={close} /> : null}
      <Question visible={open === 'dialog'} onClose={close} />
    </Section>
  );
}

interface OverlaySampleProps {
  readonly visible: boolean;
  readonly onClose: () => void;
}

function DamageSheet({ visible, onClose }: OverlaySampleProps) {
  const { t } = useTranslation();
  const [damage, setDamage] = useState(5);
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      caption={t('gallery.overlays.sheetCaption')}
      title={t('gallery.overlays.sheetTitle')}
      closeLabel={t('ui.close')}
      footer={<Button label={t('gallery.buttons.apply')} onPress={onClose} grow />}
    >
      <NumberGrid
        label={t('gallery.numbers.damage')}
        from={0}
        to={44}
        value={damage}
        onPick={setDamage}
        spoken={(count) => t('gallery.numbers.damageOf', { count })}
      />
    </Sheet>
  );
}

function HistorySheet({ visible, onClose }: OverlaySampleProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      whenWide="side"
      title={t('gallery.overlays.sideTitle')}
      closeLabel={t('ui.close')}
    >
      {[1, 2, 3, 4].map((turn) => (
        <Row key={turn} icon="history" title={t('gallery.overlays.message')} onPress={onClose} />
      ))}
    </Sheet>
  );
}

/** A sheet whose part of the bundle is still on its way. */
function ComingSheet({ onClose }: Pick<OverlaySampleProps, 'onClose'>) {
  return (
    <WaitingSheet
      frame={{ title: (t) => t('gallery.overlays.sideTitle') }}
      failed={false}
      onRetry={onClose}
      onClose={onClose}
    />
  );
}

function Question({ visible, onClose }: OverlaySampleProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      visible={visible}
      onClose={onClose}
      title={t('gallery.overlays.dialogTitle')}
      closeLabel={t('ui.close')}
      footer={
        <>
          <Button kind="quiet" label={t('gallery.overlays.dialogNo')} onPress={onClose} grow />
          <Button label={t('gallery.overlays.dialogYes')} onPress={onClose} grow />
        </>
      }
    >
      <Text ink="muted">{t('gallery.overlays.dialogText')}</Text>
    </Dialog>
  );
}
