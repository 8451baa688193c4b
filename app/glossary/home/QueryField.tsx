import { useEffect, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
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

/** A letter is asked in the moment it is typed, so that field and answers are one picture. */
export function QueryField({ address, onAsk, onSubmit, onArrowDown, ref }: QueryFieldProps) {
  const { t } = useTranslation();
  const field = useRef<SearchFieldHandle>(null);
  const { text, setText, settle } = useQuery(address, onAsk);
  useEffect(() => onAsk(text.trim()), [text, onAsk]);
  useImperativeHandle(
    ref,
    () => ({ focus: () => field.current?.focus(), clear: () => setText(''), settle }),
    [setText, settle],
  );
  const words = useMemo(
    () => ({
      label: t('glossary.search.label'),
      placeholder: t('glossary.search.placeholder'),
      clearLabel: t('ui.clear'),
    }),
    [t],
  );
  return (
    <SearchField
      ref={field}
      {...words}
      value={text}
      onChangeText={setText}
      onSubmit={() => onSubmit(text)}
      onArrowDown={onArrowDown}
      testID="glossary-search"
    />
  );
}
