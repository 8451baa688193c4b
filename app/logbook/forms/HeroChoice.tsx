import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { HeroBoard } from '@/src/content/drunagor';
import type { Remembered } from '@/src/game';
import type { CampaignHeroDraft } from '@/src/rules';
import { Tappable, Text, useTheme } from '@/src/ui';
import { Emblem, emblemIdFor, Icon } from '@/src/ui/icons';
import { useLanguage } from '@/app/wiring/language';
import { BOARDS, heroDraftFor } from './drafts';

interface HeroChoiceProps {
  readonly heroes: readonly CampaignHeroDraft[];
  readonly known: Remembered;
  readonly full: boolean;
  /** Boards somebody plays already. */
  readonly taken?: readonly (string | null)[];
  readonly onChange: (heroes: readonly CampaignHeroDraft[]) => void;
}

/** The five of the base game: a tap takes one along, another leaves it at home. */
export function HeroChoice({ heroes, known, full, taken = [], onChange }: HeroChoiceProps) {
  const language = useLanguage();
  return (
    <View style={styles.grid}>
      {BOARDS.map((board) => {
        const chosen = heroes.some((hero) => hero.board === board.id);
        return (
          <HeroTile
            key={board.id}
            board={board}
            chosen={chosen}
            disabled={(full && !chosen) || taken.includes(board.id)}
            onPress={() =>
              onChange(
                chosen
                  ? heroes.filter((hero) => hero.board !== board.id)
                  : [...heroes, heroDraftFor(board, language, known)],
              )
            }
          />
        );
      })}
    </View>
  );
}

interface HeroTileProps {
  readonly board: HeroBoard;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function HeroTile({ board, chosen, disabled, onPress }: HeroTileProps) {
  const { t } = useTranslation();
  const { colors, radius } = useTheme();
  const { heroClass } = heroDraftFor(board, useLanguage(), {});
  const look = chosen
    ? { backgroundColor: colors.tones.ember.soft, borderColor: colors.tones.ember.graphic }
    : { backgroundColor: colors.surface, borderColor: colors.line };
  return (
    <Tappable
      role="checkbox"
      aria-checked={chosen}
      aria-label={`${board.name}, ${heroClass}, ${t(chosen ? 'campaigns.create.chosen' : 'campaigns.create.notChosen')}`}
      disabled={disabled}
      onPress={onPress}
      radius={radius.card}
      style={[styles.tile, look, { borderRadius: radius.card }]}
    >
      <Emblem id={emblemIdFor(board.id, 'hero')} size={52} />
      <Text variant="label" align="center">
        {board.name}
      </Text>
      <Text variant="small" ink="muted" align="center">
        {heroClass}
      </Text>
      {chosen ? (
        <View style={styles.check}>
          <Icon name="check" size={20} color={colors.tones.ember.text} />
        </View>
      ) : null}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  tile: {
    flexGrow: 1,
    flexBasis: 104,
    alignItems: 'center',
    gap: 4,
    paddingVertical: 14,
    paddingHorizontal: 8,
    borderWidth: 2,
  },
  check: { position: 'absolute', top: 8, right: 8 },
});
