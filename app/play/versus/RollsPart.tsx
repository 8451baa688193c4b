import { useTranslation } from '@/src/i18n/translation';
import { Chip, NumberGrid, Section, SegmentedControl, Text } from '@/src/ui';
import { Wrap } from '../parts/Wrap';
import { rollsDue, withoutRolls, withRoll, type LineUpFormProps } from './line-up';

/** X3: who begins: the app rolls when it starts, or one after the other says what the die shows. */
export function RollsPart({ fighters, lineUp, onChange }: LineUpFormProps) {
  const { t } = useTranslation();
  const caption = t('versus.order.caption');
  return (
    <Section caption={caption}>
      <SegmentedControl
        label={t('tableHero.roll.label')}
        value={lineUp.roller}
        onChange={(roller) => onChange({ ...lineUp, roller })}
        segments={(['app', 'table'] as const).map((value) => ({
          value,
          label: t(`tableHero.roll.${value}`),
        }))}
      />
      {lineUp.roller === 'app' ? (
        <Text variant="small" ink="muted">
          {t(lineUp.pairs ? 'versus.order.byAppPairs' : 'versus.order.byApp')}
        </Text>
      ) : (
        <Typed fighters={fighters} lineUp={lineUp} onChange={onChange} />
      )}
    </Section>
  );
}

function Typed({ fighters, lineUp, onChange }: Omit<LineUpFormProps, 'onHp'>) {
  const { t } = useTranslation();
  const keys = fighters.map(({ key }) => key);
  const { asked, again } = rollsDue(keys, lineUp.rolls);
  const rolled = fighters.filter(({ key }) => (lineUp.rolls[key]?.length ?? 0) > 0);
  const name = fighters.find(({ key }) => key === asked)?.name ?? '';
  const label = t(again ? 'versus.order.again' : 'versus.order.rolls', { name });
  return (
    <>
      {rolled.length === 0 ? null : (
        <Wrap label={t('versus.order.rolled')}>
          {rolled.map((fighter) => (
            <Chip
              key={fighter.key}
              icon="dice"
              label={`${fighter.name} ${lineUp.rolls[fighter.key]?.join(' · ') ?? ''}`}
              spoken={t('versus.order.anew', {
                name: fighter.name,
                rolls: lineUp.rolls[fighter.key]?.join(', ') ?? '',
              })}
              onPress={() => onChange(withoutRolls(lineUp, fighter.key))}
            />
          ))}
        </Wrap>
      )}
      {asked === null ? (
        <Text variant="small" ink="muted">
          {t('versus.order.done')}
        </Text>
      ) : (
        <>
          <Text variant="label">{label}</Text>
          <NumberGrid
            label={label}
            onPick={(roll) => onChange(withRoll(lineUp, asked, roll))}
            spoken={(roll) => t('tableHero.roll.spoken', { roll })}
          />
        </>
      )}
    </>
  );
}
