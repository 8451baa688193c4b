import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { TOKEN_KINDS, type TokenKind, type TrackPlace } from '../../../src/rules';
import { Icon, Rune, Sign, Tappable, Text, TINTS, useTheme, type Theme } from '../../../src/ui';
import { useGameWords, type GameWords } from '../../game-words/useGameWords';
import type { Translate } from '../../../src/i18n';
import { Avatar } from '../figures/Avatar';
import type { TileState, TileView } from './tiles';

export type TileShape = 'tall' | 'flat';

interface TrackTileProps extends TileView {
  readonly place: TrackPlace;
  readonly shape: TileShape;
  readonly onOpen: (figure: string) => void;
}

const kindsIn = (tokens: string): readonly TokenKind[] => {
  const names = tokens.split(',');
  return TOKEN_KINDS.filter((kind) => names.includes(kind));
};

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
  const { t } = useTranslation();
  const words = useGameWords();
  const theme = useTheme();
  const kinds = kindsIn(props.tokens);
  const spoken = [
    name,
    placeWords(place, words, t),
    life === '' ? '' : t('table.track.life', { life }),
    kinds.map(words.token).join(', '),
    t(`table.track.${state}`),
  ];
  const flat = shape === 'flat';
  const width = theme.scaled(flat ? 104 : 80);
  return (
    <Tappable
      role="button"
      aria-label={spoken.filter((part) => part !== '').join(', ')}
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
        aria-hidden
      >
        <Text
          variant="tab"
          ink={state === 'ahead' || state === 'active' ? 'text' : 'faint'}
          numberOfLines={1}
          align={flat ? 'left' : 'center'}
        >
          {name}
        </Text>
        <Text variant="tag" ink={state === 'done' ? 'faint' : 'text'} numberOfLines={1}>
          {life}
        </Text>
        <Tokens kinds={kinds} />
      </View>
      <Corner place={place} active={state === 'active'} />
    </Tappable>
  );
});

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
  const icon = id === 'rune-card' ? 'darkness' : 'book-open';
  const ink = icon === 'darkness' ? colors.tones.darkness.text : colors.muted;
  return (
    <View style={faded}>
      <Icon name={icon} size={size} color={ink} />
    </View>
  );
}

const MOST_TOKENS = 4;

function Tokens({ kinds }: { readonly kinds: readonly TokenKind[] }) {
  const { scheme, scaled } = useTheme();
  return (
    <View style={[styles.tokens, { minHeight: scaled(14) }]}>
      {kinds.slice(0, MOST_TOKENS).map((kind) => (
        <Icon key={kind} name={kind} size={scaled(14)} color={TINTS[kind][scheme]} />
      ))}
    </View>
  );
}

/** The place's own sign, and the initiative token where it lies. */
function Corner({ place, active }: { readonly place: TrackPlace; readonly active: boolean }) {
  const { colors, scaled } = useTheme();
  const size = scaled(13);
  return (
    <View style={styles.corner}>
      {place.kind === 'role' ? <Icon name={place.role} size={size} color={colors.muted} /> : null}
      {place.kind === 'rune' ? <Rune color={place.rune} size={size} /> : null}
      {active ? <Sign name="star-filled" size={size} color={colors.tones.ember.graphic} /> : null}
    </View>
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
  tokens: { flexDirection: 'row', gap: 1 },
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
