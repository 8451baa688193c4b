import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { RUNE_CARD, type TrackPlace } from '@/src/rules';
import { Icon, RuneIcon, Sign, Spoken, Tappable, Text, useTheme, type Theme } from '@/src/ui';
import { useGameWords, type GameWords } from '@/app/play/words/useGameWords';
import type { Translate } from '@/src/i18n';
import { Avatar } from '@/app/play/parts/Avatar';
import { TokenBadges } from '@/app/play/parts/TokenBadges';
import { looksTheSame, type TileState, type TrackTileView } from './tiles';

interface TrackTileProps extends TrackTileView {
  readonly place: TrackPlace;
  readonly shape: 'tall' | 'flat';
  readonly onOpen: (figure: string) => void;
}

export function placeWords(place: TrackPlace, words: GameWords, t: Translate): string {
  switch (place.kind) {
    case 'role':
      return words.role(place.role);
    case 'rune':
      return t(`table.track.${place.row}`, { rune: words.rune(place.rune) });
    case 'end-card':
      return t('table.track.endCard');
    case 'rune-card':
      return words.runeCard;
  }
}

function paint({ colors }: Theme, state: TileState) {
  switch (state) {
    case 'active':
      return { backgroundColor: colors.active, borderColor: colors.tones.ember.graphic };
    case 'ahead':
      return { backgroundColor: colors.surface, borderColor: colors.surface };
    case 'done':
    case 'skipped':
      return { backgroundColor: 'transparent', borderColor: colors.line };
  }
}

/** One card or hero on the track. What it stands for opens with a tap. */
export const TrackTile = memo(function TrackTile(props: TrackTileProps) {
  const { name, state, life, figure, place, shape, onOpen } = props;
  const theme = useTheme();
  const flat = shape === 'flat';
  const width = theme.scaled(flat ? 104 : 80);
  return (
    <Tappable
      role="button"
      {...(state === 'active' ? { 'aria-current': 'step' as const } : {})}
      disabled={figure === null}
      onPress={() => (figure === null ? undefined : onOpen(figure))}
      radius={16}
      style={[
        styles.tile,
        flat ? [styles.flat, { minWidth: width }] : [styles.tall, { width }],
        paint(theme, state),
      ]}
    >
      <Picture {...props} />
      <View
        style={flat ? [styles.beside, state === 'active' ? styles.starred : null] : styles.below}
      >
        <Text
          variant="tab"
          ink={state === 'ahead' || state === 'active' ? 'text' : 'faint'}
          numberOfLines={1}
          align={flat ? 'left' : 'center'}
        >
          {name}
        </Text>
        {life === '' ? null : <Life life={life} faint={state === 'done'} />}
        <Lying tokens={props.tokens} keepsRoom={!flat} />
      </View>
      <Corner id={props.id} place={place} state={state} />
    </Tappable>
  );
}, looksTheSame);

function Picture({ id, emblem, ring, shape, state }: TrackTileProps) {
  const { colors, scaled } = useTheme();
  const size = scaled(shape === 'flat' ? 32 : 36);
  const faded = state === 'done' || state === 'skipped' ? styles.faded : null;
  if (emblem !== null) {
    return (
      <View style={faded}>
        <Avatar emblem={emblem} ring={ring} size={size} />
      </View>
    );
  }
  const icon = id === RUNE_CARD ? 'darkness' : 'book-open';
  const ink = icon === 'darkness' ? colors.tones.darkness.text : colors.muted;
  return (
    <View style={faded}>
      <Icon name={icon} size={size} color={ink} />
    </View>
  );
}

function Life({ life, faint }: { readonly life: string; readonly faint: boolean }) {
  const { t } = useTranslation();
  return (
    <Spoken words={t('table.track.life', { life })}>
      <Text variant="tag" ink={faint ? 'faint' : 'text'} numberOfLines={1}>
        {life}
      </Text>
    </Spoken>
  );
}

/** As many as there is room for in one line. */
const MAX_TOKENS = 3;

interface LyingProps extends Pick<TrackTileView, 'tokens'> {
  /** The strip does not grow when the first token comes. */
  readonly keepsRoom: boolean;
}

function Lying({ tokens, keepsRoom }: LyingProps) {
  const words = useGameWords();
  const { scaled } = useTheme();
  const said = words.tokens(tokens);
  return (
    <View style={keepsRoom ? { minHeight: scaled(14) } : null}>
      {said === '' ? null : (
        <Spoken words={said}>
          <TokenBadges tokens={tokens} size={13} most={MAX_TOKENS} />
        </Spoken>
      )}
    </View>
  );
}

interface CornerProps extends Pick<TrackTileView, 'id' | 'state'> {
  readonly place: TrackPlace;
}

/** The place's own sign, and the initiative token where it lies. */
function Corner({ id, place, state }: CornerProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { colors, scaled } = useTheme();
  const size = scaled(13);
  const where = id === RUNE_CARD ? [] : [placeWords(place, words, t)];
  return (
    <Spoken words={[...where, t(`table.track.${state}`)].join(', ')} style={styles.corner}>
      {place.kind === 'role' ? <Icon name={place.role} size={size} color={colors.muted} /> : null}
      {place.kind === 'rune' ? <RuneIcon color={place.rune} size={size} /> : null}
      {state === 'active' ? (
        <Sign name="star-filled" size={size} color={colors.tones.ember.graphic} />
      ) : null}
    </Spoken>
  );
}

const styles = StyleSheet.create({
  tile: { borderWidth: 2, overflow: 'hidden' },
  tall: { alignItems: 'center', gap: 3, paddingTop: 10, paddingBottom: 5, paddingHorizontal: 4 },
  flat: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    paddingHorizontal: 8,
    paddingVertical: 4,
  },
  below: { alignItems: 'center', width: '100%' },
  beside: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  starred: { paddingRight: 12 },
  corner: {
    position: 'absolute',
    top: 5,
    left: 5,
    right: 5,
    flexDirection: 'row',
    justifyContent: 'space-between',
    pointerEvents: 'none',
  },
  faded: { opacity: 0.55 },
});
