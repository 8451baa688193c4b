import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { interactionsOf, LONGEST_NAME, type Interaction } from '@/src/rules';
import { Button, Card, Row, Section, TextField } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { NumberStepper } from '@/app/play/parts/NumberStepper';
import { useCampaignDraft } from '@/app/wiring/useDraft';

/** V4: one or two charges; each option once an adventure. */
export function InteractionSheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  return (
    <HeroActionSheet hero={hero} title={t('tableHero.actions.interaction')} onClose={onClose}>
      {() => (
        <View style={styles.sheet}>
          {interactionsOf(adventure).map((interaction) => (
            <Use key={interaction.id} hero={hero} interaction={interaction} onClose={onClose} />
          ))}
          <Add />
        </View>
      )}
    </HeroActionSheet>
  );
}

function Use({
  hero,
  interaction,
  onClose,
}: HeroSheetProps & { readonly interaction: Interaction }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const { id, name, charges, taken } = interaction;
  const [option, setOption, finish] = useCampaignDraft(`option of ${id}`, '');
  return (
    <Card padding="tight">
      <Row
        icon="interaction"
        title={name === '' ? t('tableHero.interaction.nameless') : name}
        subtitle={[
          t('tableHero.interaction.charges', { count: charges }),
          ...(taken.length === 0
            ? []
            : [t('tableHero.interaction.taken', { options: taken.join(', ') })]),
        ].join(' · ')}
      />
      <TextField
        label={t('tableHero.interaction.option')}
        value={option}
        onChangeText={setOption}
        maxLength={LONGEST_NAME}
      />
      <Warnings command={{ kind: 'interact', hero, interaction: id, option }} />
      <Button
        size="small"
        label={t('tableHero.interaction.use')}
        disabled={charges === 0}
        onPress={() => {
          const command = {
            kind: 'interact',
            hero,
            interaction: id,
            option: option.trim(),
          } as const;
          void act(command).then((used) => used && finish());
          onClose();
        }}
      />
    </Card>
  );
}

const NEW_INTERACTION = { name: '', charges: 1 };

function Add() {
  const { t } = useTranslation();
  const { act } = useTable();
  const [draft, setDraft] = useCampaignDraft('interaction', NEW_INTERACTION);
  const { name, charges } = draft;
  return (
    <Section caption={t('tableHero.interaction.new')}>
      <TextField
        label={t('tableHero.interaction.name')}
        value={name}
        onChangeText={(text) => setDraft({ ...draft, name: text })}
        maxLength={LONGEST_NAME}
      />
      <NumberStepper
        label={t('tableHero.interaction.chargesLabel')}
        value={charges}
        min={1}
        max={9}
        onChange={(count) => setDraft({ ...draft, charges: count })}
      />
      <Button
        kind="quiet"
        size="small"
        label={t('tableHero.interaction.add')}
        onPress={() => {
          void act({ kind: 'addInteraction', name, charges });
          setDraft({ ...draft, name: '' });
        }}
      />
    </Section>
  );
}

const styles = StyleSheet.create({ sheet: { gap: 18 } });
