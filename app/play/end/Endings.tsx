import { useTranslation } from '@/src/i18n/translation';
import type { Outcome } from '@/src/rules';
import { Button, Text, type IconName } from '@/src/ui';
import { useMoves } from '../context/table-context';

/** One way it may have ended. */
export interface Ending {
  readonly label: string;
  readonly outcome: Outcome;
  readonly icon?: IconName;
  /** What is hoped for. */
  readonly main?: true;
}

interface EndingsProps {
  readonly endings: readonly Ending[];
  readonly onClose: () => void;
}

/** V1, X10: the players' word, also against what the rules found; undo takes it back. */
export function Endings({ endings, onClose }: EndingsProps) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const abandoned = {
    label: t('tableSetup.end.abandoned'),
    icon: 'close',
    outcome: { result: 'abandoned' },
  } as const;
  const declare = (outcome: Outcome) => {
    onClose();
    void act({ kind: 'declareOutcome', outcome });
  };
  return (
    <>
      <Text ink="muted">{t('tableSetup.end.declareText')}</Text>
      {[...endings, abandoned].map(({ label, outcome, icon, main }: Ending) => (
        <Button
          key={label}
          label={label}
          {...(icon === undefined ? {} : { icon })}
          {...(main === true ? {} : { kind: 'quiet' })}
          onPress={() => declare(outcome)}
        />
      ))}
    </>
  );
}
