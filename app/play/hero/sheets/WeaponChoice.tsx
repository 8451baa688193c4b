import { useTranslation } from '@/src/i18n/translation';
import { sheetOf } from '@/src/rules';
import { Section } from '@/src/ui';
import { useMoves } from '@/app/play/context/table-context';
import { weaponOptions } from '@/app/play/logbook/item-options';
import { OptionButtons } from '@/app/play/logbook/OptionButtons';
import { useGameView } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';

interface WeaponChoiceProps {
  readonly hero: string;
  /** What was read off the weapon that is put away stays with it. */
  readonly onLeave: () => void;
}

/** E2, E4: the weapon in the bag, the other side of what is worn, a gem for its socket; nothing: not there. */
export function WeaponChoice({ hero, onLeave }: WeaponChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { act } = useMoves();
  const state = useGameView(({ open }) => open?.state);
  if (state === undefined) return null;
  const options = weaponOptions(hero, sheetOf(state.campaign, hero), { language, t });
  if (options.length === 0) return null;
  return (
    <Section caption={t('tableHero.weapon.other')}>
      <OptionButtons
        state={state}
        options={options}
        onPick={({ command, done }) => {
          onLeave();
          void act(command, { done: () => done });
        }}
      />
    </Section>
  );
}
