import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '@/src/rules';
import { SegmentedControl, useLayout } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';

interface RoleChoiceProps {
  readonly name: string;
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

/** All five side by side; on a phone as signs, the chosen one is named above. */
export function RoleChoice({ name, value, onChange }: RoleChoiceProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { wide } = useLayout();
  return (
    <SegmentedControl
      label={t('tableSetup.start.roleOf', { name })}
      value={value}
      iconsOnly={!wide}
      segments={ROLES.map((role) => ({ value: role, label: words.role(role), icon: role }))}
      onChange={onChange}
    />
  );
}
