import { useTranslation } from '@/src/i18n/translation';
import { ROLES, type Role } from '@/src/rules';
import { SegmentedControl } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';

interface RoleChoiceProps {
  readonly name: string;
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

/** All five in words, side by side as far as there is room. */
export function RoleChoice({ name, value, onChange }: RoleChoiceProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  return (
    <SegmentedControl
      label={t('tableSetup.start.roleOf', { name })}
      value={value}
      segments={ROLES.map((role) => ({ value: role, label: words.role(role), icon: role }))}
      onChange={onChange}
    />
  );
}
