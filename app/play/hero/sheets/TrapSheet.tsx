import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { LONGEST_NAME, TRAP_KINDS, trapsOf, type LaidTrap, type TrapKind } from '@/src/rules';
import { Button, Card, Chip, IconButton, Row, Section, Sheet, Text, TextField } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { TargetChips } from './TargetChips';
import { TrapDie } from '@/app/play/dice/TrapDie';
import { useCampaignDraft } from '@/app/wiring/useDraft';

/** Z1, Z2: traps laid by heroes, and the trap die for himself. */
export function TrapSheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet hero={hero} title={t('tableHero.actions.trap')} onClose={onClose}>
      {() => <Traps hero={hero} onClose={onClose} />}
    </HeroActionSheet>
  );
}

/** The same from the menu: a trap springs in a monster's turn (Z2). */
export function TrapsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet visible onClose={onClose} title={t('tableHero.actions.trap')} closeLabel={t('ui.close')}>
      <Traps hero={null} onClose={onClose} />
    </Sheet>
  );
}

interface TrapsProps {
  readonly hero: string | null;
  readonly onClose: () => void;
}

function Traps({ hero, onClose }: TrapsProps) {
  const { adventure, act } = useTable();
  const figure = hero ?? adventure.turn?.figure ?? null;
  const roll = (dice?: readonly number[]) => {
    if (figure === null) return;
    const options = dice === undefined ? {} : { dice };
    void act({ kind: 'rollTrapDie', figure }, options);
    onClose();
  };
  return (
    <View style={styles.sheet}>
      {trapsOf(adventure).map((trap) => (
        <Trap key={trap.id} trap={trap} onSprung={onClose} />
      ))}
      <Lay hero={hero} />
      {figure === null ? null : <TrapDie onRoll={roll} />}
    </View>
  );
}

function Lay({ hero }: { readonly hero: string | null }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const [zone, setZone, finish] = useCampaignDraft('trap', '');
  const lay = async (trap: TrapKind) => {
    if (await act({ kind: 'layTrap', hero, trap, zone })) finish();
  };
  return (
    <Section caption={t('tableHero.trap.lay')}>
      <TextField
        label={t('tableHero.trap.zone')}
        value={zone}
        onChangeText={setZone}
        maxLength={LONGEST_NAME}
      />
      <View style={styles.chips}>
        {TRAP_KINDS.map((trap) => (
          <Chip
            key={trap}
            icon="trap"
            label={t(`tableHero.trap.${trap}`)}
            onPress={() => void lay(trap)}
          />
        ))}
      </View>
    </Section>
  );
}

interface TrapProps {
  readonly trap: LaidTrap;
  readonly onSprung: () => void;
}

/** Z2: every enemy in the zone. */
function Trap({ trap, onSprung }: TrapProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const [caught, setCaught] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(false);
  const zone = trap.zone === '' ? t('tableHero.trap.somewhere') : trap.zone;
  return (
    <Card padding="tight">
      <Row
        icon="trap"
        title={t(`tableHero.trap.${trap.kind}`)}
        subtitle={zone}
        expanded={open}
        onPress={() => setOpen(!open)}
        right={
          <IconButton
            icon="trash"
            on="raised"
            label={t('tableHero.trap.remove', { zone })}
            onPress={() => void act({ kind: 'removeTrap', trap: trap.id })}
          />
        }
      />
      {open ? (
        <>
          <Text variant="small" ink="muted">
            {t('tableHero.trap.springs')}
          </Text>
          <TargetChips
            caption={t('tableHero.trap.caught')}
            figures={adventure.monsters.map(({ id }) => id)}
            chosen={caught}
            onChange={setCaught}
          />
          <Button
            size="small"
            label={t('tableHero.trap.spring')}
            disabled={caught.length === 0}
            onPress={() => {
              void act({ kind: 'springTrap', trap: trap.id, figures: caught });
              onSprung();
            }}
          />
        </>
      ) : null}
    </Card>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: 18 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
