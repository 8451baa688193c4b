import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { atOnce, type AdventureHero } from '@/src/rules';
import { Button, Chip, Fold, NumberGrid, Text, useSnackbar } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { AttackNotesLater } from './later';
import { SplitPart } from './SplitPart';
import { sumOf } from './split-shares';
import { TargetChips } from './TargetChips';
import { TokenChoice } from './TokenChoice';
import { hasFury, useBlowWords, UsedSkill, type SkillInUse } from './UsedSkill';
import { useSpell, type SpellSoFar } from './useSpell';

interface SpellSheetProps extends HeroSheetProps {
  /** The skill it is cast with: its damage and effects. */
  readonly using?: SkillInUse;
}

/** W4: no roll; the tap on the damage does it, and its effects come with or without damage. */
export function SpellSheet({ hero: id, using, onClose }: SpellSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet
      hero={id}
      title={using?.skill.name ?? t('tableHero.actions.spell')}
      onClose={onClose}
    >
      {(hero) => <Spell hero={hero} using={using} onClose={onClose} />}
    </HeroActionSheet>
  );
}

interface SpellProps {
  readonly hero: AdventureHero;
  readonly using: SkillInUse | undefined;
  readonly onClose: () => void;
}

function Spell({ hero, using, onClose }: SpellProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const { show } = useSnackbar();
  const spell = useSpell(hero, using && atOnce(using.skill));
  const blowWords = useBlowWords();
  const { aimed, command } = spell;
  const cast = (damage: number) => {
    if (aimed.length === 0) return show({ text: t('tableHero.attack.choose'), refused: true });
    const cube = using === undefined ? [] : [using.command];
    void act([...cube, command(damage)], { besides: () => using?.told ?? '', done: blowWords });
    onClose();
  };
  return (
    <View style={styles.sheet}>
      <UsedSkill using={using} />
      <SpellTargets spell={spell} />
      <SpellExtras spell={spell} furious={hasFury(hero, using)} />
      {adventure.versus === undefined ? null : (
        <AttackNotesLater hero={hero.id} targets={aimed} tokens={spell.tokens} rolled={false} />
      )}
      <Warnings command={command(1)} />
      {spell.shared ? (
        <Button
          label={t('skills.dealShares', { count: sumOf(spell.shares) })}
          disabled={aimed.length === 0}
          onPress={() => cast(spell.said)}
        />
      ) : (
        <DamageGrid said={spell.said} aimed={aimed.length > 0} onPick={cast} />
      )}
    </View>
  );
}

function SpellTargets({ spell }: { readonly spell: SpellSoFar }) {
  const { t } = useTranslation();
  const { foes, most, shared, shares, isMarked, aimed, setShares, setTargets } = spell;
  const caption = t('tableHero.attack.targets');
  return shared ? (
    <SplitPart
      caption={caption}
      figures={foes}
      most={most}
      shares={shares}
      isMarked={isMarked}
      onChange={setShares}
    />
  ) : (
    <TargetChips caption={caption} figures={foes} chosen={aimed} onChange={setTargets} />
  );
}

interface SpellExtrasProps {
  readonly spell: SpellSoFar;
  readonly furious: boolean;
}

function SpellExtras({ spell: { tokens, setTokens, fury, rage }, furious }: SpellExtrasProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      {furious ? (
        <View style={styles.chips}>
          <Chip icon="fury" label={t('tableHero.attack.fury')} selected={fury} onPress={rage} />
        </View>
      ) : null}
      <Fold label={t('tableHero.attack.effects')} open={open} onToggle={setOpen}>
        <TokenChoice caption={t('tableHero.attack.effects')} tokens={tokens} onChange={setTokens} />
      </Fold>
    </>
  );
}

interface DamageGridProps {
  /** As the skill says; 0: nobody has said. */
  readonly said: number;
  readonly aimed: boolean;
  readonly onPick: (damage: number) => void;
}

function DamageGrid({ said, aimed, onPick }: DamageGridProps) {
  const { t } = useTranslation();
  return (
    <>
      {aimed ? null : <Text ink="muted">{t('tableHero.attack.choose')}</Text>}
      <NumberGrid
        label={t('tableFigure.damage.label')}
        from={0}
        to={19}
        {...(said > 0 ? { value: said } : {})}
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
