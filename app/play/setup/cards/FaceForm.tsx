import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { IMMUNITIES, type CardFace, type CardKind } from '@/src/rules';
import { Chip, Fold, SegmentedControl, SwitchRow, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { Wrap } from '@/app/play/parts/Wrap';
import { toggled } from '@/app/play/parts/FigureTicks';
import { AbilityList } from './AbilityList';
import { AmountField } from './AmountField';
import { immunityWords, MAX_CARD_HP } from './amounts';
import { NumberField } from '@/app/play/parts/NumberField';
import { SpotChoice } from './SpotChoice';

export interface FaceFormProps {
  readonly kind: CardKind;
  readonly face: CardFace;
  readonly onChange: (change: Partial<CardFace>) => void;
}

const ATTACKS = ['melee', 'ranged', 'magic'] as const;

/** Everything printed on one side of a monster card. */
export function FaceForm({ kind, face, onChange }: FaceFormProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.form}>
      <HitPointField kind={kind} face={face} onChange={onChange} />
      <AmountField
        label={t('tableSetup.card.moveLabel')}
        value={face.move}
        none={t('tableSetup.card.noMove')}
        onChange={(move) => onChange({ move })}
      />
      <AmountField
        label={t('tableSetup.card.damageLabel')}
        value={face.damage}
        none={t('tableSetup.card.noAttack')}
        onChange={(damage) => onChange({ damage })}
      />
      {face.damage === null ? null : (
        <SegmentedControl
          label={t('tableSetup.card.attackLabel')}
          value={face.attack}
          segments={ATTACKS.map((value) => ({
            value,
            icon: value,
            label: t(`tableSetup.card.${value}Kind`),
          }))}
          onChange={(attack) => onChange({ attack })}
        />
      )}
      {kind === 'boss' ? null : (
        <SpotChoice
          value={face.track}
          none={kind === 'minion' || kind === 'scenario'}
          onChange={(track) => onChange({ track })}
        />
      )}
      <AbilityList abilities={face.abilities} onChange={(abilities) => onChange({ abilities })} />
      <ImmunityChoice face={face} onChange={onChange} />
    </View>
  );
}

/** D15, U12: by the adventure's number, as printed, or open until it is summoned. */
function HitPointField({ kind, face, onChange }: FaceFormProps) {
  const { t } = useTranslation();
  const { hp } = face;
  const perCommand = typeof hp === 'object' && hp !== null;
  const value = perCommand ? hp.perCommand : hp;
  const set = (next: number | null, each: boolean) =>
    onChange({ hp: next === null ? null : each ? { perCommand: next } : next });
  return (
    <>
      <NumberField
        label={t('tableSetup.card.hpLabel')}
        hint={t('tableSetup.card.hpHint')}
        value={value}
        most={perCommand ? 99 : MAX_CARD_HP}
        onChange={(next) => set(next, perCommand)}
      />
      {kind === 'commander' || kind === 'lieutenant' ? (
        <SwitchRow
          title={t('tableSetup.card.perCommand')}
          value={perCommand}
          onChange={(each) => set(value ?? 1, each)}
        />
      ) : null}
    </>
  );
}

function ImmunityChoice({ face, onChange }: Omit<FaceFormProps, 'kind'>) {
  const { t } = useTranslation();
  const words = useGameWords();
  const [open, setOpen] = useState(false);
  const { immunities } = face;
  const named = immunities.map((one) => immunityWords(one, words).label).join(', ');
  return (
    <>
      {named === '' ? null : <Text>{`${t('tableSetup.card.immune')} ${named}`}</Text>}
      <Fold label={t('tableSetup.card.immunities')} open={open} onToggle={setOpen}>
        <Wrap label={t('tableSetup.card.immunities')}>
          {IMMUNITIES.map((immunity) => (
            <Chip
              key={immunity}
              label={immunityWords(immunity, words).label}
              selected={immunities.includes(immunity)}
              onPress={() =>
                onChange({
                  immunities: IMMUNITIES.filter((one) =>
                    toggled(immunities, immunity).includes(one),
                  ),
                })
              }
            />
          ))}
        </Wrap>
      </Fold>
    </>
  );
}

const styles = StyleSheet.create({ form: { gap: 14 } });
