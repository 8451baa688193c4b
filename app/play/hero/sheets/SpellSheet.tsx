import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  amountOf,
  atOnce,
  collateralOf,
  foesOf,
  splitIn,
  tokenCount,
  type AdventureHero,
  type HeroCommand,
  type OwnSkill,
  type Tokens,
} from '@/src/rules';
import { Chip, Fold, Live, NumberGrid, Text, useSnackbar } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { AttackNotesLater } from './later';
import { TargetChips } from './TargetChips';
import { TokenChoice } from './TokenChoice';
import { UsedSkill } from './UsedSkill';

interface SpellSheetProps extends HeroSheetProps {
  /** The skill it is cast with: its damage and effects. */
  readonly skill?: OwnSkill;
}

/** W4: no roll; the tap on the damage does it, and its effects come with or without damage. */
export function SpellSheet({ hero: id, skill, onClose }: SpellSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet
      hero={id}
      title={skill?.name ?? t('tableHero.actions.spell')}
      onClose={onClose}
    >
      {(hero) => <Spell hero={hero} skill={skill} onClose={onClose} />}
    </HeroActionSheet>
  );
}

interface SpellProps {
  readonly hero: AdventureHero;
  readonly skill: OwnSkill | undefined;
  readonly onClose: () => void;
}

function Spell({ hero, skill, onClose }: SpellProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const { show } = useSnackbar();
  const foes = foesOf(adventure, hero.id);
  const [targets, setTargets] = useState<readonly string[]>(foes.length === 1 ? foes : []);
  const now = skill && atOnce(skill);
  const [tokens, setTokens] = useState<Tokens>(now === undefined ? {} : collateralOf(now));
  const [fury, setFury] = useState(false);
  const [open, setOpen] = useState(false);
  const [rest, setRest] = useState(now === undefined ? 0 : amountOf(now, 'damage'));
  const shared = now !== undefined && splitIn(now) === 'damage';
  const command = (damage: number): HeroCommand => ({
    kind: 'spellAttack',
    hero: hero.id,
    targets,
    damage,
    tokens,
    fury,
  });
  const cast = (damage: number) => {
    if (targets.length === 0) return show({ text: t('tableHero.attack.choose'), refused: true });
    void act(command(damage));
    if (!shared || damage === 0 || damage >= rest) return onClose();
    setRest(rest - damage);
    setTargets([]);
  };
  return (
    <View style={styles.sheet}>
      <UsedSkill skill={skill} />
      <TargetChips
        caption={t('tableHero.attack.targets')}
        figures={foes}
        chosen={targets}
        onChange={setTargets}
        single={shared}
      />
      {tokenCount(hero.tokens, 'fury') > 0 ? (
        <View style={styles.chips}>
          <Chip
            icon="fury"
            label={t('tableHero.attack.fury')}
            selected={fury}
            onPress={() => setFury(!fury)}
          />
        </View>
      ) : null}
      <Fold label={t('tableHero.attack.effects')} open={open} onToggle={setOpen}>
        <TokenChoice caption={t('tableHero.attack.effects')} tokens={tokens} onChange={setTokens} />
      </Fold>
      {adventure.versus === undefined ? null : (
        <AttackNotesLater hero={hero.id} targets={targets} tokens={tokens} rolled={false} />
      )}
      <Warnings command={command(1)} />
      {targets.length === 0 ? <Text ink="muted">{t('tableHero.attack.choose')}</Text> : null}
      <DamageGrid rest={rest} shared={shared} onPick={cast} />
    </View>
  );
}

interface DamageGridProps {
  /** As the skill says; 0: nobody has said. */
  readonly rest: number;
  /** SPLIT: a part for each, until nothing is left. */
  readonly shared: boolean;
  readonly onPick: (damage: number) => void;
}

function DamageGrid({ rest, shared, onPick }: DamageGridProps) {
  const { t } = useTranslation();
  return (
    <>
      {shared ? (
        <Live>
          <Text variant="label">{t('skills.toShare', { count: rest })}</Text>
        </Live>
      ) : null}
      <NumberGrid
        label={t('tableFigure.damage.label')}
        from={0}
        to={shared ? rest : 19}
        {...(rest > 0 ? { value: rest } : {})}
        onPick={onPick}
        spoken={(count) => t('tableFigure.damage.spoken', { count })}
      />
    </>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: 16 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
