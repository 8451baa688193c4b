import { useTranslation } from '@/src/i18n/translation';
import { isOnDarkness } from '@/src/rules';
import { Chip, Section } from '@/src/ui';
import { useTable } from '../context/table-context';
import { leaveDarkness } from '../figures/StandsOn';
import { Wrap } from '../parts/Wrap';
import { useNames } from '../turn/names';

/** N14: who stands on darkness as far as the app was told; whoever left it is tapped off. */
export function InTheDark() {
  const { t } = useTranslation();
  const names = useNames();
  const { adventure, act } = useTable();
  const { heroes, allies, monsters } = adventure;
  const dark = [...heroes, ...allies, ...monsters].filter(isOnDarkness);
  if (dark.length === 0) return null;
  return (
    <Section caption={t('tableFigure.stands.who')}>
      <Wrap>
        {dark.map((figure) => (
          <Chip
            key={figure.id}
            selected
            tone="darkness"
            label={names.one(figure.id)}
            spoken={t('tableFigure.stands.leavesSpoken', { name: names.one(figure.id) })}
            disabled={figure.at !== null}
            onPress={() => void act(leaveDarkness(figure))}
          />
        ))}
      </Wrap>
    </Section>
  );
}
