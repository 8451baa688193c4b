import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { GlossaryGame } from '@/src/glossary';
import { SegmentedControl } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import type { Scope } from './useScope';

interface ScopeChoiceProps {
  readonly game: GlossaryGame;
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
}

/** Where to search. */
export const ScopeChoice = memo(function ScopeChoice({ game, scope, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <SegmentedControl
      label={t('glossary.search.where')}
      value={scope}
      onChange={onChange}
      segments={[
        { value: 'game', label: game.shortNames[language] },
        { value: 'all', label: t('glossary.search.allGames') },
      ]}
    />
  );
});
