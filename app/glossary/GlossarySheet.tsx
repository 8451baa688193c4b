import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { readKey } from '@/src/glossary/catalogue';
import { Button, Provide, Sheet } from '@/src/ui';
import { navigationRef } from '../wiring/navigation-ref';
import { useLanguage } from '../wiring/language';
import { Waiting } from './Waiting';
import { useEntryStack, type EntryStack, type StackControls } from './entry-stack';
import { SheetContext, type GlossarySheetControls } from '../wiring/glossary-sheet';
import { useReader, type Reader } from './useReader';
import { entryParams } from './params';

export function GlossarySheetProvider({ children }: { readonly children: ReactNode }) {
  const [visible, setVisible] = useState(false);
  const [stack, controls] = useEntryStack([]);
  const sheet = useMemo<GlossarySheetControls>(
    () => ({
      open: (entry) => {
        controls.start(entry);
        setVisible(true);
      },
    }),
    [controls],
  );
  return (
    <Provide context={SheetContext} value={sheet}>
      {children}
      <GlossarySheet
        stack={stack}
        controls={controls}
        visible={visible}
        onClose={() => setVisible(false)}
      />
    </Provide>
  );
}

interface GlossarySheetProps {
  readonly stack: EntryStack;
  readonly controls: StackControls;
  readonly visible: boolean;
  readonly onClose: () => void;
}

function GlossarySheet({ stack, controls, visible, onClose }: GlossarySheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const entry = stack.at(-1);
  const { reader, retry } = useReader(readKey(entry ?? '').game, visible);
  if (entry === undefined) return null;
  const ready = typeof reader === 'string' ? undefined : reader;
  const topic = ready?.entryTopic(entry, language);
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={titleOf(ready, entry, language) ?? t('shell.tabs.glossary')}
      {...(topic === undefined ? {} : { caption: topic })}
      closeLabel={t('ui.close')}
      page={`${stack.length}/${entry}`}
      whenWide="side"
      testID="glossary-sheet"
      footer={<SheetFooter stack={stack} onBack={controls.back} onClose={onClose} reader={ready} />}
    >
      {typeof reader === 'string' ? (
        <Waiting state={reader} onRetry={retry} />
      ) : (
        <reader.EntryReading entry={entry} onLink={controls.push} star />
      )}
    </Sheet>
  );
}

const titleOf = (reader: Reader | undefined, entry: string, language: 'de' | 'en') =>
  reader?.entryTitle(entry, language);

/** @param entry its key, which for Drunagor is its id */
function openEntryPage(entry: string): void {
  if (!navigationRef.isReady()) return;
  navigationRef.navigate('Glossary', {
    screen: 'Entry',
    params: entryParams(entry),
    initial: false,
  });
}

interface SheetFooterProps {
  readonly stack: EntryStack;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly reader: Reader | undefined;
}

function SheetFooter({ stack, onBack, onClose, reader }: SheetFooterProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const entry = stack.at(-1) ?? '';
  const before = stack.at(-2);
  const asPage = () => {
    onClose();
    openEntryPage(entry);
  };
  return (
    <>
      {before === undefined ? null : (
        <Button
          label={t('shell.back')}
          spoken={t('glossary.sheet.backTo', { name: titleOf(reader, before, language) ?? '' })}
          icon="back"
          kind="quiet"
          size="small"
          onPress={onBack}
          grow
        />
      )}
      <Button
        label={t('glossary.sheet.asPage')}
        icon="book-open"
        kind="quiet"
        size="small"
        onPress={asPage}
        grow
      />
    </>
  );
}
