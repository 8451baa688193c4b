import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { heroIn, tokenCount, type Threat } from '@/src/rules';
import { Chip, Fold } from '@/src/ui';
import { NumberStepper } from '../parts/NumberStepper';
import { useTable } from '../context/table-context';
import { kindsFor, MORE_EFFECTS, type ReactionDraft } from './draft';

interface MoreEffectsProps {
  readonly draft: ReactionDraft;
  readonly threat: Threat;
  readonly onChange: (draft: ReactionDraft) => void;
}

const MOST = 9;

/** Q10, Q8: a card that does more than one thing, and FURY in its strike. */
export function MoreEffects({ draft, threat, onChange }: MoreEffectsProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { more, kind, hero } = draft;
  const [open, setOpen] = useState(MORE_EFFECTS.some((one) => more[one] > 0) || more.fury);
  const strikes = kindsFor(threat, hero).includes('strikeBack');
  const furious = tokenCount(heroIn(adventure, hero)?.tokens ?? {}, 'fury') > 0;
  const shown = MORE_EFFECTS.filter(
    (one) => one !== 'strike' || (strikes && kind !== 'strikeBack'),
  );
  return (
    <Fold label={t('tableTurn.reaction.more')} open={open} onToggle={setOpen}>
      <View style={styles.more}>
        {shown.map((one) => (
          <NumberStepper
            key={one}
            label={t(`tableTurn.reaction.moreEffects.${one}`)}
            value={more[one]}
            min={0}
            max={MOST}
            onChange={(value) => onChange({ ...draft, more: { ...more, [one]: value } })}
          />
        ))}
        {furious && strikes ? (
          <View style={styles.chips}>
            <Chip
              icon="fury"
              label={t('tableTurn.reaction.fury')}
              selected={more.fury}
              onPress={() => onChange({ ...draft, more: { ...more, fury: !more.fury } })}
            />
          </View>
        ) : null}
      </View>
    </Fold>
  );
}

const styles = StyleSheet.create({
  more: { gap: 10, alignItems: 'stretch' },
  chips: { flexDirection: 'row' },
});
