import { startTransition, useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { SearchField, type SearchFieldHandle } from '@/src/ui';
import { useTranslation } from '@/src/i18n/translation';
import { useQuery } from './useQuery';

export interface QueryHandle extends SearchFieldHandle {
  readonly clear: () => void;
  readonly settle: () => void;
}

interface QueryFieldProps {
  readonly address: string;
  readonly onAsk: (text: string) => void;
  readonly onSubmit: (text: string) => void;
  readonly onArrowDown: () => void;
  readonly ref: Ref<QueryHandle>;
}

/** A letter draws the field alone; the answers follow, and give way to the next letter. */
export function QueryField({ address, onAsk, onSubmit, onArrowDown, ref }: QueryFieldProps) {
  const { t } = useTranslation();
  const field = useRef<SearchFieldHandle>(null);
  const { text, setText, settle } = useQuery(address);
  useEffect(() => startTransition(() => onAsk(text.trim())), [text, onAsk]);
  useImperativeHandle(
    ref,
    () => ({ focus: () => field.current?.focus(), clear: () => setText(''), settle }),
    [setText, settle],
  );
  return (
    <SearchField
      ref={field}
      label={t('glossary.search.label')}
      placeholder={t('glossary.search.placeholder')}
      clearLabel={t('ui.clear')}
      value={text}
      onChangeText={setText}
      onSubmit={() => onSubmit(text)}
      onArrowDown={onArrowDown}
      testID="glossary-search"
    />
  );
}
