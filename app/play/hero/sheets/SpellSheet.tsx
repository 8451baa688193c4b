import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { tokenCount, type AdventureHero, type HeroCommand, type Tokens } from '@/src/rules';
import { Chip, Fold, NumberGrid, Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { TargetChips } from './TargetChips';
import { TokenChoice } from './TokenChoice';

/** W4: no roll; the tap on the damage does it. */
export function SpellSheet({ hero: id, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet hero={id} title={t('tableHero.actions.spell')} onClose={onClose}>
      {(hero) => <Spell hero={hero} onClose={onClose} />}
    </HeroActionSheet>
  );
}

function Spell({ hero, onClose }: { readonly hero: AdventureHero; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const [targets, setTargets] = useState<readonly string[]>([]);
  const [tokens, setTokens] = useState<Tokens>({});
  const [fury, setFury] = useState(false);
  const [open, setOpen] = useState(false);
  const command = (damage: number): HeroCommand => ({
    kind: 'spellAttack',
    hero: hero.id,
    targets,
    damage,
    tokens,
    fury,
  });
  const cast = (damage: number) => {
    if (targets.length === 0) return;
    void act(command(damage), { tell: true });
    onClose();
  };
  return (
    <View style={styles.sheet}>
      <TargetChips
        caption={t('tableHero.attack.targets')}
        figures={adventure.monsters.map((monster) => monster.id)}
        chosen={targets}
        onChange={setTargets}
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
      <Fold label={t('tableHero.attack.tokens')} open={open} onToggle={setOpen}>
        <TokenChoice caption={t('tableHero.attack.tokens')} tokens={tokens} onChange={setTokens} />
      </Fold>
      <Warnings command={command(1)} />
      {targets.length === 0 ? <Text ink="muted">{t('tableHero.attack.choose')}</Text> : null}
      <NumberGrid
        label={t('tableFigure.damage.label')}
        from={0}
        to={19}
        onPick={cast}
        spoken={(count) => t('tableFigure.damage.spoken', { count })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: 16 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
