import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import { heroIn, type TargetPreview } from '@/src/rules';
import { Button, Live, Text, useTheme } from '@/src/ui';
import { useTable } from '../context/table-context';
import { GuideFrame } from '../guide/GuideFrame';
import { useNames } from '../turn/names';
import { useGameWords } from '../words/useGameWords';
import { effectWords } from '../words/keyword-words';
import type { ForeseenHit } from './foreseen-hit';

interface HitLineProps {
  readonly hit: ForeseenHit;
  /** Null: nobody may react. */
  readonly onReact: (() => void) | null;
}

/** `3 + 2 − 2 Schild = 3 Schaden`. */
function sumWords({ plain, darkness }: ForeseenHit, target: TargetPreview, t: Translate): string {
  const { shield, prevented, damage } = target;
  const parts = [
    String(plain),
    darkness > 0 ? `+ ${darkness}` : '',
    shield > 0 ? t('tableTurn.sum.shield', { n: shield }) : '',
    prevented > 0 ? t('tableTurn.sum.prevented', { n: prevented }) : '',
  ].filter((part) => part !== '');
  const n = Math.max(0, damage - shield - prevented);
  return parts.length === 1
    ? t('tableTurn.threat.damage', { damage: n })
    : t('tableTurn.sum.is', { sum: parts.join(' '), n });
}

/** What the button over which it stands will do, reckoned up; a reaction is one tap away. */
export function HitLine({ hit, onReact }: HitLineProps) {
  const { t } = useTranslation();
  const { colors } = useTheme();
  const { language } = useGameWords();
  const effectsOf = ({ collateral }: TargetPreview): string =>
    collateral.map(({ effect, x }) => effectWords(effect, x, language)).join(', ');
  const all = alike(hit.targets.map(effectsOf));
  return (
    <View style={[styles.line, { borderColor: colors.tones.ember.graphic }]}>
      <Live style={styles.targets}>
        {hit.targets.map((target) => (
          <Target
            key={target.figure}
            hit={hit}
            target={target}
            effects={all === null ? effectsOf(target) : ''}
          />
        ))}
        {all === null ? null : (
          <Text variant="small" ink="muted">
            {t('tableTurn.sum.alsoAll', { effects: all })}
          </Text>
        )}
      </Live>
      {onReact === null ? null : (
        <View>
          <Button kind="quiet" size="small" label={t('tableTurn.go.react')} onPress={onReact} />
          <GuideFrame at="react" />
        </View>
      )}
    </View>
  );
}

/** What several get alike is said once. */
const alike = ([first = '', ...others]: readonly string[]): string | null =>
  first !== '' && others.length > 0 && others.every((other) => other === first) ? first : null;

interface TargetProps {
  readonly hit: ForeseenHit;
  readonly target: TargetPreview;
  readonly effects: string;
}

function Target({ hit, target, effects }: TargetProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  const { figure, lost, drained, atOnce, falls } = target;
  const hero = heroIn(adventure, figure);
  const name = names.one(figure);
  const sum = sumWords(hit, target, t);
  return (
    <View style={styles.target}>
      <View style={styles.words}>
        <Text variant="small">
          {hit.targets.length > 1 ? `${name}: ${sum}` : sum}
          {effects === '' ? null : (
            <Text variant="small" ink="muted">
              {t('tableTurn.sum.also', { effects })}
            </Text>
          )}
        </Text>
      </View>
      <Text variant="label" ink={falls ? 'danger' : lost > 0 ? 'text' : 'ok'}>
        {falls
          ? t(hero === undefined ? 'tableTurn.threat.gone' : 'tableTurn.threat.falls')
          : hero === undefined || lost === 0
            ? t('tableTurn.threat.nothing')
            : t('tableTurn.threat.hp', { from: hero.hp, to: hero.hp - lost - drained - atOnce })}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    borderLeftWidth: 3,
    paddingLeft: 10,
  },
  targets: { flexGrow: 1, flexShrink: 1, flexBasis: 170, gap: 2 },
  target: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 10 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
});
