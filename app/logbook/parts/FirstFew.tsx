import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Button } from '@/src/ui';

const FEW = 3;

interface FirstFewProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/** A long campaign gathers much: the first few at once, all of them on demand. */
export function FirstFew<Item>({ items, keyOf, children }: FirstFewProps<Item>) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  // One more is no longer than the button that would show it.
  const shown = all || items.length <= FEW + 1 ? items : items.slice(0, FEW);
  return (
    <>
      {shown.map((item) => (
        <Fragment key={keyOf(item)}>{children(item)}</Fragment>
      ))}
      {shown.length === items.length ? null : (
        <Button
          label={t('logbookHero.showAll', { count: items.length })}
          kind="quiet"
          size="small"
          onPress={() => setAll(true)}
        />
      )}
    </>
  );
}
