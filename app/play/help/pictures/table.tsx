import { useTranslation } from '@/src/i18n/translation';
import { Button, Chip, IconButton, KeywordLink, NumberGrid, TraceItem, TraceList } from '@/src/ui';
import { ActionTile } from '@/app/play/hero/ActionTile';
import { CubeTile } from '@/app/play/parts/CubeTile';
import { SkillTile } from '@/app/play/hero/SkillTile';
import { Avatar } from '@/app/play/parts/Avatar';
import { ChoiceRow } from '@/app/play/parts/ChoiceRow';
import { InRow } from './InRow';
import { MAYA, nothing, VORN } from './example';

function Next() {
  const { t } = useTranslation();
  return (
    <Button
      label={t('table.next', { who: MAYA })}
      leading={<Avatar emblem="maya" size={30} />}
      onPress={nothing}
    />
  );
}

const CUBES = [
  ['yellow', 2],
  ['red', 1],
  ['green', 1],
  ['blue', 0],
] as const;

/** A free one and one with its cube. */
function Skills() {
  const { t } = useTranslation();
  return (
    <InRow>
      <SkillTile
        name={t('skills.effect.heal', { x: 2 })}
        state="free"
        stateWord={t('skills.states.free')}
        under={null}
        colour="green"
        icon="interaction"
        spoken={t('skills.kinds.action')}
        onPress={nothing}
      />
      <SkillTile
        name={t('skills.effect.prevent', { x: 3 })}
        state="occupied"
        stateWord={t('skills.states.occupied')}
        under={null}
        colour="red"
        icon="shield"
        spoken={t('skills.kinds.reaction')}
        onPress={nothing}
      />
    </InRow>
  );
}

function Hero() {
  const { t } = useTranslation();
  return (
    <>
      <InRow>
        {CUBES.map(([colour, free]) => (
          <CubeTile
            key={colour}
            colour={colour}
            free={free}
            placed={0}
            spent={0}
            spoken=""
            disabled={free === 0}
            onPress={nothing}
          />
        ))}
      </InRow>
      <InRow>
        <ActionTile icon="melee" label={t('tableHero.actions.attack')} onPress={nothing} />
        <ActionTile icon="moon" label={t('tableHero.actions.recall')} onPress={nothing} />
        <ActionTile icon="menu-dots" label={t('tableHero.actions.more')} onPress={nothing} />
      </InRow>
    </>
  );
}

function Damage() {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceRow
        title={t('table.figures.hitOn', { name: VORN })}
        subtitle={t('table.figures.hp', { hp: 8, maxHp: 10 })}
        leading={<Avatar emblem="vorn" size={36} />}
        onPress={nothing}
      />
      <NumberGrid label={VORN} from={1} to={5} columns={5} value={3} onPick={nothing} />
    </>
  );
}

function Monster() {
  const { t } = useTranslation();
  return (
    <TraceList>
      <TraceItem ruleId="K1">{t('trace.K1.all', { after: 2 })}</TraceItem>
      <TraceItem ruleId="K3">{t('trace.K3.first', { first: VORN })}</TraceItem>
    </TraceList>
  );
}

function Undo() {
  const { t } = useTranslation();
  return (
    <InRow>
      <IconButton icon="undo" label={t('table.undo')} onPress={nothing} />
      <IconButton icon="redo" label={t('table.redo')} onPress={nothing} />
      <Button kind="quiet" size="small" icon="undo" label={t('table.undo')} onPress={nothing} />
    </InRow>
  );
}

function History() {
  const { t } = useTranslation();
  return <IconButton icon="history" label={t('table.history')} onPress={nothing} />;
}

function Menu() {
  const { t } = useTranslation();
  return (
    <InRow>
      <IconButton icon="menu-dots" label={t('table.menu.title')} onPress={nothing} />
      <Chip icon="bag" label={t('table.menu.runes')} onPress={nothing} />
      <Chip icon="dice" label={t('table.menu.dice')} onPress={nothing} />
    </InRow>
  );
}

function Keyword() {
  const { t } = useTranslation();
  return (
    <InRow>
      <KeywordLink label={t('table.immunity.darkness')} onPress={nothing} />
      <Chip
        keyword
        tone="ember"
        icon="glossary"
        label={t('table.immunity.curse')}
        onPress={nothing}
      />
    </InRow>
  );
}

export const TABLE_PICTURES = {
  next: Next,
  hero: Hero,
  skills: Skills,
  damage: Damage,
  monster: Monster,
  undo: Undo,
  history: History,
  menu: Menu,
  keyword: Keyword,
};
