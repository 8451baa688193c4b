import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Reaction, Threat } from '@/src/rules';
import { IconButton, Section } from '@/src/ui';
import { useTable } from '../context/table-context';
import { Warnings } from '../parts/Warnings';
import { useNames } from '../turn/names';
import { ChoiceRow } from '../parts/ChoiceRow';
import { FigureAvatar } from '../parts/FigureAvatar';
import { reactionWords } from './words';

interface ReactionListProps {
  readonly threat: Threat;
  readonly onChange: (hero: string) => void;
}

/** D10: one per hero; tapped again it is changed, or taken back. */
export function ReactionList({ threat, onChange }: ReactionListProps) {
  const { t } = useTranslation();
  if (threat.reactions.length === 0) return null;
  return (
    <Section caption={t('tableTurn.reaction.title')}>
      {threat.reactions.map((reaction) => (
        <ReactionRow
          key={reaction.hero}
          reaction={reaction}
          onPress={() => onChange(reaction.hero)}
        />
      ))}
    </Section>
  );
}

interface ReactionRowProps {
  readonly reaction: Reaction;
  readonly onPress: () => void;
}

function ReactionRow({ reaction, onPress }: ReactionRowProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  const names = useNames();
  const { hero } = reaction;
  return (
    <View style={styles.row}>
      <ChoiceRow
        title={reactionWords(reaction, names, t)}
        leading={<FigureAvatar id={hero} size={36} />}
        onPress={onPress}
        right={
          <IconButton
            icon="close"
            on="raised"
            label={t('tableTurn.reaction.takeBackOf', { name: names.one(hero) })}
            onPress={() => void act({ kind: 'takeBackReaction', hero })}
          />
        }
      />
      <Warnings command={{ kind: 'react', reaction }} />
    </View>
  );
}

const styles = StyleSheet.create({ row: { gap: 4 } });
