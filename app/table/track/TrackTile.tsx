import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View, type ViewStyle } from 'react-native';
import { RUNE_CARD, type Tokens, type TrackPlace } from '@/src/rules';
import { Icon, RuneIcon, Spoken, Tappable, Text, useTheme, type Theme } from '@/src/ui';
import { useGameWords, type GameWords } from '@/app/play/words/useGameWords';
import type { Translate } from '@/src/i18n';
import { Avatar } from '@/app/play/parts/Avatar';
import { lyingTokens, TokenBadges } from '@/app/play/parts/TokenBadges';
import { hyphenated } from './hyphens';
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

/** On phones only whose turn it is has its name in sight: the emblem stands for the others. */
const isNamed = ({ shape, state, emblem }: TrackTileProps): boolean =>
  shape === 'flat' || state === 'active' || emblem === null;

function shapeOf({ shape, state }: TrackTileProps, { scaled }: Theme): ViewStyle {
  if (shape === 'flat') return { ...styles.flat, minWidth: scaled(104) };
  return state === 'active'
    ? { ...styles.wide, maxWidth: scaled(204) }
    : { ...styles.tall, minWidth: Math.max(50, scaled(46)) };
}

/** One card or hero on the track. What it stands for opens with a tap. */
export const TrackTile = memo(function TrackTile(props: TrackTileProps) {
  const { state, figure, place, onOpen } = props;
  const theme = useTheme();
  return (
    <Tappable
      role="button"
      {...(state === 'active' ? { 'aria-current': 'step' as const } : {})}
      disabled={figure === null}
      onPress={() => (figure === null ? undefined : onOpen(figure))}
      radius={16}
      style={[styles.tile, shapeOf(props, theme), paint(theme, state)]}
    >
      <Picture {...props} />
      <Words {...props} />
      <Corner {...props} place={place} />
    </Tappable>
  );
}, looksTheSame);

function Words(props: TrackTileProps) {
  const { name, state, life, tokens, shape } = props;
  const beside = shape === 'flat' || state === 'active';
  const ink = state === 'ahead' || state === 'active' ? 'text' : 'faint';
  return (
    <View style={beside ? styles.beside : styles.below}>
      {isNamed(props) ? <Name name={name} ink={ink} beside={beside} /> : <Spoken words={name} />}
      <View style={styles.values}>
        {beside ? null : <PlaceSign place={props.place} size={11} />}
        {life === '' ? null : <Life life={life} faint={state === 'done'} />}
        <Lying tokens={tokens} brief={!beside} />
      </View>
    </View>
  );
}

interface NameProps {
  readonly name: string;
  readonly ink: 'text' | 'faint';
  readonly beside: boolean;
}

/** A long word begins a line of its own, and is parted where that is too short; the name is said whole. */
function Name({ name, ink, beside }: NameProps) {
  const parted = hyphenated(name);
  const look = {
    variant: 'tab',
    ink,
    numberOfLines: 3,
    align: beside ? 'left' : 'center',
  } as const;
  if (parted === name) return <Text {...look}>{name}</Text>;
  return (
    <Spoken words={name} style={styles.name}>
      {parted.split(' ').map((word, index) => (
        <Text key={index} {...look} style={styles.word}>
          {word}
        </Text>
      ))}
    </Spoken>
  );
}

function Picture({ id, emblem, ring, shape, state }: TrackTileProps) {
  const { colors, scaled } = useTheme();
  const size = scaled(shape === 'flat' ? 32 : 34);
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
  /** Two signs and no numbers: a tap has the rest. */
  readonly brief: boolean;
}

const firstTwo = (tokens: Tokens): Tokens =>
  Object.fromEntries(
    lyingTokens(tokens)
      .slice(0, 2)
      .map((kind) => [kind, 1]),
  );

function Lying({ tokens, brief }: LyingProps) {
  const words = useGameWords();
  const said = words.tokens(tokens);
  if (said === '') return null;
  return (
    <Spoken words={said}>
      <TokenBadges tokens={brief ? firstTwo(tokens) : tokens} size={13} most={MAX_TOKENS} />
    </Spoken>
  );
}

interface PlaceSignProps {
  readonly place: TrackPlace;
  readonly size: number;
}

/** Silent: the corner says it in words. */
function PlaceSign({ place, size }: PlaceSignProps) {
  const { colors, scaled } = useTheme();
  if (place.kind === 'role') {
    return <Icon name={place.role} size={scaled(size)} color={colors.muted} />;
  }
  return place.kind === 'rune' ? <RuneIcon color={place.rune} size={scaled(size)} /> : null;
}

/** The place's own sign, a tick on who has acted, and the initiative token where it lies. */
function Corner({ id, place, state, shape }: TrackTileProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { colors, scaled } = useTheme();
  const size = scaled(13);
  const where = id === RUNE_CARD ? [] : [placeWords(place, words, t)];
  return (
    <Spoken words={[...where, t(`table.track.${state}`)].join(', ')} style={styles.corner}>
      {shape === 'flat' || state === 'active' ? <PlaceSign place={place} size={13} /> : <View />}
      {state === 'active' || state === 'done' ? (
        <Icon
          name={state === 'active' ? 'star-filled' : 'check'}
          size={size}
          color={colors.tones[state === 'active' ? 'ember' : 'ok'].graphic}
        />
      ) : null}
    </Spoken>
  );
}

const styles = StyleSheet.create({
  tile: { borderWidth: 2, overflow: 'hidden' },
  tall: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    paddingTop: 7,
    paddingBottom: 4,
    paddingHorizontal: 5,
  },
  wide: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingLeft: 10,
    paddingRight: 22,
    paddingVertical: 4,
  },
  flat: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    paddingLeft: 6,
    paddingRight: 5,
    paddingVertical: 4,
  },
  below: { alignItems: 'center' },
  beside: { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
  name: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 3 },
  word: { maxWidth: '100%' },
  values: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 5 },
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
