import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { blocksByItself, TRAP_KINDS, type MapObject } from '@/src/rules';
import { Card, Chip, SwitchRow, Text, TextField, type IconName } from '@/src/ui';
import { useAdventure } from '@/app/play/context/table-context';
import { Wrap } from '@/app/play/parts/Wrap';
import { useDeskMoves, useHand } from '../desk/desk-context';
import type { Thing, ThingKind } from '../desk/hand';
import { Strip } from '../parts/Strip';
import { Count } from '../parts/Count';
import { DarknessChip, DarknessInHand } from './Darkness';
import { useCampaignDraft } from '@/app/wiring/useDraft';

const THINGS: readonly { readonly kind: ThingKind; readonly icon: IconName }[] = [
  { kind: 'door', icon: 'door' },
  { kind: 'chest', icon: 'chest' },
  { kind: 'interaction', icon: 'interaction' },
  { kind: 'npc', icon: 'npc' },
  { kind: 'trap', icon: 'trap' },
  { kind: 'token', icon: 'sparkle' },
];

const nextDoor = (objects: readonly MapObject[]): string => {
  const doors = objects.filter(({ kind }) => kind === 'door').map(({ name }) => Number(name) || 0);
  return String(Math.max(0, ...doors) + 1);
};

function freshThing(kind: ThingKind, objects: readonly MapObject[]): Thing {
  const name = kind === 'door' ? nextDoor(objects) : kind === 'trap' ? TRAP_KINDS[0] : '';
  return {
    kind,
    name,
    safe: false,
    blocks: blocksByItself(kind),
    charges: kind === 'interaction' ? 1 : null,
  };
}

const NONE: readonly MapObject[] = [];

interface TypedName {
  readonly kind: ThingKind | null;
  readonly name: string;
}

const NO_NAME: TypedName = { kind: null, name: '' };

const isNamed = ({ kind }: Thing): boolean =>
  kind === 'interaction' || kind === 'npc' || kind === 'token';

/** Tokens on single fields. */
export function ThingPalette() {
  const { t } = useTranslation();
  const hand = useHand();
  const { take, letGo } = useDeskMoves();
  const objects = useAdventure(({ map }) => map?.objects ?? NONE);
  const held = hand.kind === 'thing' ? hand.thing : null;
  const [typed, setTyped] = useCampaignDraft('thing', NO_NAME);
  const hold = (thing: Thing) => {
    if (isNamed(thing)) setTyped({ kind: thing.kind, name: thing.name });
    take({ kind: 'thing', thing });
  };
  const choose = (kind: ThingKind) => {
    const fresh = freshThing(kind, objects);
    take({ kind: 'thing', thing: kind === typed.kind ? { ...fresh, name: typed.name } : fresh });
  };
  const put = () => {
    setTyped(NO_NAME);
    letGo();
  };
  return (
    <>
      <Strip label={t('board.build.thing')}>
        {THINGS.map(({ kind, icon }) => (
          <Chip
            key={kind}
            icon={icon}
            label={t(`board.build.things.${kind}`)}
            selected={held?.kind === kind}
            onPress={() => (held?.kind === kind ? put() : choose(kind))}
          />
        ))}
        <DarknessChip />
      </Strip>
      <DarknessInHand />
      {held === null ? null : (
        <Card state="active" padding="tight" gap={8}>
          <Text variant="small" ink="muted">
            {t('board.build.thingText')}
          </Text>
          <Details thing={held} onChange={hold} />
        </Card>
      )}
    </>
  );
}

interface DetailsProps {
  readonly thing: Thing;
  readonly onChange: (thing: Thing) => void;
}

function Details({ thing, onChange }: DetailsProps) {
  const { t } = useTranslation();
  const change = (part: Partial<Thing>) => onChange({ ...thing, ...part });
  switch (thing.kind) {
    case 'door':
      return <DoorDetails thing={thing} change={change} />;
    case 'chest':
      return (
        <SwitchRow
          title={t('board.build.safe')}
          subtitle={t('board.build.safeHint')}
          value={thing.safe}
          onChange={(safe) => change({ safe })}
        />
      );
    case 'trap':
      return (
        <Wrap label={t('board.build.things.trap')}>
          {TRAP_KINDS.map((kind) => (
            <Chip
              key={kind}
              label={t(`board.build.trapKinds.${kind}`)}
              oneOf
              selected={thing.name === kind}
              onPress={() => change({ name: kind })}
            />
          ))}
        </Wrap>
      );
    case 'interaction':
    case 'npc':
    case 'token':
      return <NameAndCharges thing={thing} change={change} />;
  }
}

interface DetailProps {
  readonly thing: Thing;
  readonly change: (part: Partial<Thing>) => void;
}

function DoorDetails({ thing, change }: DetailProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.details}>
      <Count
        label={t('board.build.doorNumber')}
        value={Number(thing.name) || 1}
        min={1}
        onChange={(number) => change({ name: String(number) })}
      />
      <SwitchRow
        title={t('board.build.blocks')}
        value={thing.blocks}
        onChange={(blocks) => change({ blocks })}
      />
    </View>
  );
}

function NameAndCharges({ thing, change }: DetailProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.details}>
      <TextField
        label={t('board.build.thingName')}
        value={thing.name}
        maxLength={40}
        onChangeText={(name) => change({ name })}
      />
      {thing.charges === null ? null : (
        <Count
          label={t('board.build.charges')}
          value={thing.charges}
          min={0}
          onChange={(charges) => change({ charges })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  details: { gap: 8 },
});
