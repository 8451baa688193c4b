import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  hasAmount,
  MAX_EFFECT,
  MAX_EFFECTS,
  SKILL_EFFECTS,
  type SkillEffect,
  type SkillEffectKind,
  type SkillKind,
} from '@/src/rules';
import { Chip, Fold, IconButton, Section, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { NumberStepper } from '../parts/NumberStepper';
import { Wrap } from '../parts/Wrap';
import { skillEffectWords } from './effect-words';

/** What such skills do most comes first: the list is longer than a phone. */
const OFTEN: Readonly<Record<SkillKind, readonly SkillEffectKind[]>> = {
  attack: ['damage', 'modifier', 'roll'],
  spell: ['damage', 'split'],
  action: ['heal', 'shield', 'move', 'self'],
  reaction: ['prevent', 'prevent-all', 'shield', 'move', 'self'],
  passive: ['hp', 'damage', 'modifier', 'roll'],
  focus: ['move', 'shield', 'heal', 'self'],
};

const inOrder = (kind: SkillKind): readonly SkillEffectKind[] => [
  ...new Set([...OFTEN[kind], ...SKILL_EFFECTS]),
];

interface EffectsFormProps {
  readonly kind: SkillKind;
  readonly effects: readonly SkillEffect[];
  readonly onChange: (effects: readonly SkillEffect[]) => void;
}

/** Most say "ROLL 16+". */
const USUAL_FACE = 16;

/** The game's own keywords, each with its number. */
export function EffectsForm({ kind: of, effects, onChange }: EffectsFormProps) {
  const { t } = useTranslation();
  const left = inOrder(of).filter((kind) => !effects.some(({ effect }) => effect === kind));
  const add = (effect: SkillEffectKind) =>
    onChange([
      ...effects,
      { effect, x: hasAmount(effect) ? (effect === 'roll' ? USUAL_FACE : 1) : 0 },
    ]);
  // W4: what stands behind it is brought by the die.
  const roll = effects.findIndex(({ effect }) => effect === 'roll');
  return (
    <Section caption={t('skills.effects')}>
      {effects.map((one, at) => (
        <Line
          key={one.effect}
          effect={one}
          waits={roll >= 0 && at > roll}
          onChange={(x) =>
            onChange(effects.map((other) => (other === one ? { ...other, x } : other)))
          }
          onRemove={() => onChange(effects.filter((other) => other !== one))}
        />
      ))}
      {roll < 0 ? null : (
        <Text variant="small" ink="muted">
          {t('skills.onDie')}
        </Text>
      )}
      {effects.length < MAX_EFFECTS ? <More kinds={left} onAdd={add} /> : null}
    </Section>
  );
}

interface LineProps {
  readonly effect: SkillEffect;
  /** For the die. */
  readonly waits: boolean;
  readonly onChange: (x: number) => void;
  readonly onRemove: () => void;
}

function Line({ effect, waits, onChange, onRemove }: LineProps) {
  const { t } = useTranslation();
  const words = skillEffectWords(effect, useLanguage(), t);
  return (
    <View style={[styles.line, waits ? styles.waits : null]}>
      <View style={styles.grow}>
        {hasAmount(effect.effect) ? (
          <NumberStepper
            label={words}
            value={effect.x}
            min={1}
            max={MAX_EFFECT}
            onChange={onChange}
          />
        ) : (
          <Chip label={words} selected onPress={onRemove} />
        )}
      </View>
      <IconButton
        icon="close"
        label={t('skills.removeEffect', { effect: words })}
        onPress={onRemove}
      />
    </View>
  );
}

interface MoreProps {
  readonly kinds: readonly SkillEffectKind[];
  readonly onAdd: (effect: SkillEffectKind) => void;
}

function More({ kinds, onAdd }: MoreProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const name = (effect: SkillEffectKind) =>
    skillEffectWords({ effect, x: 1 }, language, t)
      .replace(hasAmount(effect) ? /[+]?1[+]?/u : '', '')
      .trim();
  return (
    <Fold label={t('skills.addEffect')} open={open} onToggle={setOpen}>
      <Wrap label={t('skills.addEffect')}>
        {kinds.map((kind) => (
          <Chip key={kind} label={name(kind)} onPress={() => onAdd(kind)} />
        ))}
      </Wrap>
    </Fold>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  waits: { paddingLeft: 24 },
  grow: { flex: 1 },
});
