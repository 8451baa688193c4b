import type { ComponentType } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { heroIn, isOnDarkness, tokenCount, type Adventure, type Tokens } from '@/src/rules';
import { Row, Sheet, type IconName } from '@/src/ui';
import { useSheets } from '../context/sheets';
import { useAdventure, useMoves } from '../context/table-context';
import { enterDarkness } from '../figures/StandsOn';
import { KeywordChip } from '../parts/KeywordChip';
import { Warnings } from '../parts/Warnings';
import { Wrap } from '../parts/Wrap';
import { useGameWords } from '../words/useGameWords';
import { SkillSheet } from '../skills/SkillSheet';
import { SummonSheet } from '../setup/SummonSheet';
import { ActionTicks } from './ActionTicks';
import { AllySheet } from './ally/AllySheet';
import { AttackSheet } from './sheets/AttackSheet';
import { CheckSheet } from './sheets/CheckSheet';
import { ChestSheet } from './sheets/ChestSheet';
import { DrainSheet } from './sheets/DrainSheet';
import { FocusSheet } from './sheets/FocusSheet';
import { FruitSheet } from './sheets/FruitSheet';
import { InteractionSheet } from './sheets/InteractionSheet';
import { TrapSheet } from './sheets/TrapSheet';

interface HeroSheetProps {
  readonly hero: string;
  readonly onClose: () => void;
}

type SheetName =
  | ('check' | 'focus' | 'fruit' | 'skill')
  | ('door' | 'chest' | 'interaction' | 'trap' | 'ally' | 'drain');

/** What asks something first, in a sheet of its own. */
const SHEETS: Readonly<
  Record<SheetName, { readonly icon: IconName; readonly Content: ComponentType<HeroSheetProps> }>
> = {
  focus: { icon: 'focus', Content: FocusSheet },
  fruit: { icon: 'fruit-of-life', Content: FruitSheet },
  check: { icon: 'dice', Content: CheckSheet },
  door: { icon: 'door', Content: ({ onClose }) => <SummonSheet onClose={onClose} /> },
  chest: { icon: 'chest', Content: ChestSheet },
  interaction: { icon: 'interaction', Content: InteractionSheet },
  trap: { icon: 'trap', Content: TrapSheet },
  ally: { icon: 'npc', Content: AllySheet },
  drain: { icon: 'heart', Content: DrainSheet },
  skill: { icon: 'book-open', Content: SkillSheet },
};

const ALWAYS = ['check', 'door', 'chest', 'interaction', 'trap', 'ally', 'drain', 'skill'] as const;

/** What some of it is done with. */
type Needed = 'focus' | 'ki' | 'fruit-of-life';

const NO_TOKENS: Tokens = {};

/** What a hero does now and then: what needs a token comes first, and only if he has it. X2: no doors. */
export function MoreActionsSheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const tokens = useAdventure((adventure) => heroIn(adventure, hero)?.tokens ?? NO_TOKENS);
  const against = useAdventure(({ versus }) => versus !== undefined);
  const has = (token: Needed) => tokenCount(tokens, token) > 0;
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('tableHero.actions.title')}
      closeLabel={t('ui.close')}
    >
      {has('focus') ? <Action name="focus" hero={hero} /> : null}
      {has('focus') ? <Warnings command={{ kind: 'focusTechnique', hero }} /> : null}
      {has('ki') ? <Ki hero={hero} /> : null}
      {has('fruit-of-life') ? <Action name="fruit" hero={hero} /> : null}
      <Darkness hero={hero} onClose={onClose} />
      {ALWAYS.filter((name) => !against || name !== 'door').map((name) => (
        <Action key={name} name={name} hero={hero} />
      ))}
      <ActionTicks />
      <ReadUp hero={hero} />
    </Sheet>
  );
}

/** His role's rule, and what a turn has. */
function ReadUp({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const role = useAdventure((adventure) => heroIn(adventure, hero)?.role ?? null);
  const against = useAdventure(({ versus }) => versus !== undefined);
  return (
    <Wrap>
      {role === null ? null : <KeywordChip entry={role} icon={role} label={words.role(role)} />}
      <KeywordChip entry="cube-action" label={t('tableHero.cubes.rule')} />
      {against ? <KeywordChip entry="player-versus-player" label={t('versus.about')} /> : null}
    </Wrap>
  );
}

function Action({ name, hero }: { readonly name: SheetName; readonly hero: string }) {
  const { t } = useTranslation();
  const sheets = useSheets();
  const { icon, Content } = SHEETS[name];
  return (
    <Row
      icon={icon}
      title={t(`tableHero.actions.${name}`)}
      onPress={() => sheets.open((close) => <Content hero={hero} onClose={close} />)}
    />
  );
}

const entersDarkness = ({ rules, heroes }: Adventure, id: string): boolean =>
  rules.darknessInPlay &&
  heroes.some((hero) => hero.id === id && hero.at === null && !isOnDarkness(hero));

/** N11: onto darkness, with its damage. Once he stands there it is seen on him. */
function Darkness({ hero: id, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const enters = useAdventure((adventure) => entersDarkness(adventure, id));
  const hero = useAdventure((adventure) => heroIn(adventure, id));
  if (!enters || hero === undefined) return null;
  const enter = async () => {
    if (await act(enterDarkness(hero))) onClose();
  };
  return (
    <Row
      icon="darkness"
      tone="darkness"
      title={t('tableFigure.stands.enter')}
      subtitle={t('tableFigure.stands.enterHint')}
      opens={false}
      onPress={() => void enter()}
    />
  );
}

/** Q8: spent first, then the attack it is spent for. */
function Ki({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const sheets = useSheets();
  const { act } = useMoves();
  const spend = async () => {
    if (!(await act({ kind: 'spendKi', hero }))) return;
    sheets.open((close) => <AttackSheet hero={hero} onClose={close} />);
  };
  return <Row icon="ki" title={t('tableHero.actions.ki')} onPress={() => void spend()} />;
}
