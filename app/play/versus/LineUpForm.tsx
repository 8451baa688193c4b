import { useTranslation } from '@/src/i18n/translation';
import { LONGEST_NAME } from '@/src/rules';
import { Card, Chip, Section, SegmentedControl, SwitchRow, Text, TextField } from '@/src/ui';
import { Wrap } from '../parts/Wrap';
import { FighterRows } from './FighterRows';
import { isEnough, mayPair, teamsOf, type LineUpFormProps } from './line-up';
import { RollsPart } from './RollsPart';

/** X2, X3: who against whom, with how many HP, in which order, and where. */
export function LineUpForm(props: LineUpFormProps) {
  if (!isEnough(props.fighters)) return <TooFew />;
  return (
    <>
      <Sides {...props} />
      <FighterRows {...props} />
      <RollsPart {...props} />
      <Battlefield {...props} />
    </>
  );
}

function TooFew() {
  const { t } = useTranslation();
  return (
    <Text variant="small" ink="muted">
      {t('versus.tooFew')}
    </Text>
  );
}

/** X2: two against two only with four. */
function Sides({ fighters, lineUp, onChange }: LineUpFormProps) {
  const { t } = useTranslation();
  const caption = t('versus.sides.caption');
  if (!mayPair(fighters)) {
    return (
      <Section caption={caption}>
        <Text>{t(fighters.length === 2 ? 'versus.sides.duel' : 'versus.sides.alone')}</Text>
      </Section>
    );
  }
  return (
    <Section caption={caption}>
      <SegmentedControl
        label={caption}
        value={lineUp.pairs ? 'pairs' : 'alone'}
        onChange={(kind) => onChange({ ...lineUp, pairs: kind === 'pairs' })}
        segments={(['alone', 'pairs'] as const).map((value) => ({
          value,
          label: t(`versus.sides.${value}`),
        }))}
      />
      {lineUp.pairs ? <Partner fighters={fighters} lineUp={lineUp} onChange={onChange} /> : null}
    </Section>
  );
}

/** Among four there are three ways to pair up: whom the first goes with says it all. */
function Partner({ fighters, lineUp, onChange }: Omit<LineUpFormProps, 'onHp'>) {
  const { t } = useTranslation();
  const [first, ...others] = fighters;
  const teams = teamsOf(
    lineUp,
    fighters.map(({ key }) => key),
  );
  const nameOf = (key: string) => fighters.find((one) => one.key === key)?.name ?? '';
  const [own = [], their = []] = teams.map((team) => team.map(nameOf));
  const label = t('versus.sides.partner', { name: first?.name ?? '' });
  return (
    <>
      <Text variant="label">{label}</Text>
      <Wrap label={label}>
        {others.map(({ key, name }) => (
          <Chip
            key={key}
            label={name}
            oneOf
            selected={teams[0]?.includes(key) ?? false}
            onPress={() => onChange({ ...lineUp, partner: key })}
          />
        ))}
      </Wrap>
      <Text ink="muted">
        {t('versus.sides.teams', { own: own.join(' & '), their: their.join(' & ') })}
      </Text>
    </>
  );
}

function Battlefield({ lineUp, onChange }: LineUpFormProps) {
  const { t } = useTranslation();
  return (
    <Section caption={t('versus.battlefield.caption')}>
      <Card padding="tight">
        <TextField
          label={t('versus.battlefield.name')}
          placeholder={t('versus.title')}
          value={lineUp.battlefield}
          onChangeText={(battlefield) => onChange({ ...lineUp, battlefield })}
          maxLength={LONGEST_NAME}
        />
        <SwitchRow
          title={t('versus.battlefield.runeCard')}
          subtitle={t('versus.battlefield.runeCardHint')}
          value={lineUp.runeCard}
          onChange={(runeCard) => onChange({ ...lineUp, runeCard })}
        />
      </Card>
    </Section>
  );
}
