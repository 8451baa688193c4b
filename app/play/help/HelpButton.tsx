import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { HelpPage } from '@/src/glossary/help/model';
import { IconButton, Row } from '@/src/ui';
import { HelpSheetLater } from './later';

interface HelpButtonProps {
  readonly page: HelpPage;
}

/** To a screen's help, in its header. */
export function HelpButton({ page }: HelpButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="info" label={t('shell.help.open')} onPress={() => setOpen(true)} />
      {open ? <HelpSheetLater page={page} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The same as a line of a menu. */
export function HelpRow({ page }: HelpButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Row
        icon="info"
        title={t('shell.help.open')}
        subtitle={t('shell.help.how')}
        onPress={() => setOpen(true)}
      />
      {open ? <HelpSheetLater page={page} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
