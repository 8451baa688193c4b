import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { heroIn, tokenCount } from '@/src/rules';
import { Card, Chip, Section, type IconName } from '@/src/ui';
import { useSheets, type DrawSheet } from '../context/sheets';
import { useAdventure, useMoves } from '../context/table-context';
import { Warnings } from '../parts/Warnings';
import { SummonSheet } from '../setup/SummonSheet';
import { AllySheet } from './sheets/AllySheet';
import { AttackSheet } from './sheets/AttackSheet';
import { CheckSheet } from './sheets/CheckSheet';
import { ChestSheet } from './sheets/ChestSheet';
import { DrainSheet } from './sheets/DrainSheet';
import { FruitSheet } from './sheets/FruitSheet';
import { InteractionSheet } from './sheets/InteractionSheet';
import { RecallSheet } from './sheets/RecallSheet';
import { SpellSheet } from './sheets/SpellSheet';
import { TrapSheet } from './sheets/TrapSheet';

interface ActionChip {
  readonly name:
    | ('attack' | 'spell' | 'check' | 'focus' | 'ki' | 'fruit' | 'recall')
    | ('door' | 'chest' | 'trap' | 'interaction' | 'ally' | 'drain');
  readonly icon: IconName;
  readonly onPress: () => void;
  readonly disabled?: boolean;
}

/** What some of it is done with. */
const NEEDED = ['focus', 'ki', 'fruit-of-life'] as const;
type Needed = (typeof NEEDED)[number];

/** Whether there is any is all that counts here: how many there are redraws nothing. */
function useHeld(id: string): (token: Needed) => boolean {
  const held = useAdventure((adventure) => {
    const tokens = heroIn(adventure, id)?.tokens ?? {};
    return NEEDED.filter((token) => tokenCount(tokens, token) > 0).join();
  });
  return (token) => held.split(',').includes(token);
}

/** Everything a hero can do that changes something: one tap, or a sheet that asks what it must. */
export function HeroActions({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const has = useHeld(hero);
  const chips = useActionChips(hero, has);
  return (
    <Card gap={8}>
      <Section caption={t('tableHero.actions.caption')}>
        <View style={styles.chips}>
          {chips.map(({ name, ...chip }) => (
            <Chip key={name} {...chip} label={t(`tableHero.actions.${name}`)} />
          ))}
        </View>
      </Section>
      {has('focus') ? <Warnings command={{ kind: 'focusTechnique', hero }} /> : null}
    </Card>
  );
}

function useActionChips(id: string, has: (token: Needed) => boolean): readonly ActionChip[] {
  const sheets = useSheets();
  const { act } = useMoves();
  const open = (draw: DrawSheet) => () => sheets.open(draw);
  const attack: DrawSheet = (close) => <AttackSheet hero={id} onClose={close} />;
  const ki = async () => {
    if (await act({ kind: 'spendKi', hero: id })) sheets.open(attack);
  };
  return [
    { name: 'attack', icon: 'melee', onPress: open(attack) },
    {
      name: 'spell',
      icon: 'magic',
      onPress: open((close) => <SpellSheet hero={id} onClose={close} />),
    },
    {
      name: 'check',
      icon: 'dice',
      onPress: open((close) => <CheckSheet hero={id} onClose={close} />),
    },
    {
      name: 'focus',
      icon: 'focus',
      disabled: !has('focus'),
      onPress: () => void act({ kind: 'focusTechnique', hero: id }, { tell: true }),
    },
    ...(has('ki') ? [{ name: 'ki', icon: 'ki', onPress: () => void ki() } as const] : []),
    ...(has('fruit-of-life')
      ? [
          {
            name: 'fruit',
            icon: 'fruit-of-life',
            onPress: open((close) => <FruitSheet hero={id} onClose={close} />),
          } as const,
        ]
      : []),
    {
      name: 'recall',
      icon: 'moon',
      onPress: open((close) => <RecallSheet hero={id} onClose={close} />),
    },
    { name: 'door', icon: 'door', onPress: open((close) => <SummonSheet onClose={close} />) },
    {
      name: 'chest',
      icon: 'chest',
      onPress: open((close) => <ChestSheet hero={id} onClose={close} />),
    },
    {
      name: 'interaction',
      icon: 'interaction',
      onPress: open((close) => <InteractionSheet hero={id} onClose={close} />),
    },
    {
      name: 'trap',
      icon: 'trap',
      onPress: open((close) => <TrapSheet hero={id} onClose={close} />),
    },
    {
      name: 'ally',
      icon: 'npc',
      onPress: open((close) => <AllySheet hero={id} onClose={close} />),
    },
    {
      name: 'drain',
      icon: 'heart',
      onPress: open((close) => <DrainSheet hero={id} onClose={close} />),
    },
  ];
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
