import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { heroIn, tokenCount } from '@/src/rules';
import { Card, Chip, Section, type IconName } from '@/src/ui';
import { useSheets } from '../context/sheets';
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

type SheetName = Exclude<ActionChip['name'], 'focus' | 'ki'>;

interface HeroSheetProps {
  readonly hero: string;
  readonly onClose: () => void;
}

/** What asks something first, in a sheet of its own. */
const SHEETS: Readonly<
  Record<SheetName, { readonly icon: IconName; readonly Sheet: ComponentType<HeroSheetProps> }>
> = {
  attack: { icon: 'melee', Sheet: AttackSheet },
  spell: { icon: 'magic', Sheet: SpellSheet },
  check: { icon: 'dice', Sheet: CheckSheet },
  fruit: { icon: 'fruit-of-life', Sheet: FruitSheet },
  recall: { icon: 'moon', Sheet: RecallSheet },
  door: { icon: 'door', Sheet: ({ onClose }) => <SummonSheet onClose={onClose} /> },
  chest: { icon: 'chest', Sheet: ChestSheet },
  interaction: { icon: 'interaction', Sheet: InteractionSheet },
  trap: { icon: 'trap', Sheet: TrapSheet },
  ally: { icon: 'npc', Sheet: AllySheet },
  drain: { icon: 'heart', Sheet: DrainSheet },
};

function useActionChips(id: string, has: (token: Needed) => boolean): readonly ActionChip[] {
  const sheets = useSheets();
  const { act } = useMoves();
  const open = (name: SheetName) => {
    const { Sheet } = SHEETS[name];
    sheets.open((close) => <Sheet hero={id} onClose={close} />);
  };
  const chip = (name: SheetName): ActionChip => ({
    name,
    icon: SHEETS[name].icon,
    onPress: () => open(name),
  });
  const focus = () => void act({ kind: 'focusTechnique', hero: id }, { tell: true });
  const spendKi = async () => {
    if (await act({ kind: 'spendKi', hero: id })) open('attack');
  };
  const ki: ActionChip = { name: 'ki', icon: 'ki', onPress: () => void spendKi() };
  return [
    chip('attack'),
    chip('spell'),
    chip('check'),
    { name: 'focus', icon: 'focus', disabled: !has('focus'), onPress: focus },
    ...(has('ki') ? [ki] : []),
    ...(has('fruit-of-life') ? [chip('fruit')] : []),
    ...REST.map(chip),
  ];
}

const REST = ['recall', 'door', 'chest', 'interaction', 'trap', 'ally', 'drain'] as const;

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
