import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Button } from '@/src/ui';
import { OnPaper, type PrintedMap } from './OnPaper';

interface PrintButtonProps extends PrintedMap {
  readonly onFail: () => void;
}

/** Only what is printed is drawn for it, and only while it is. */
export function PrintButton({ onFail, ...printed }: PrintButtonProps) {
  const { t } = useTranslation();
  const [printing, setPrinting] = useState(false);
  const end = (failed: boolean) => {
    setPrinting(false);
    if (failed) onFail();
  };
  return (
    <>
      <Button
        kind="quiet"
        label={t('boardShare.share.print')}
        disabled={printing}
        onPress={() => setPrinting(true)}
      />
      {printing ? <OnPaper {...printed} onEnd={end} /> : null}
    </>
  );
}
