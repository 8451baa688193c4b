import { useNavigation } from '@react-navigation/native';
import { useRef, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { GAMES, loadShelf, type GameAbout, type GameId } from '@/src/glossary';
import {
  Icon,
  nextIndex,
  Sheet,
  Tappable,
  Text,
  useSnackbar,
  useTheme,
  type KeyPress,
} from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useSettings } from '@/app/wiring/settings';
import { EntryTile } from '../parts/EntryTile';

/** Says whose rules these are and leads to the other games. */
export function GameSwitch({ game }: { readonly game: GameAbout }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { colors, radius, shadow, scaled } = useTheme();
  const [open, setOpen] = useState(false);
  const look = { backgroundColor: colors.surface, boxShadow: shadow.card };
  return (
    <>
      <Tappable
        role="button"
        accessibilityHint={t('glossary.game.hint')}
        aria-expanded={open}
        onPress={() => setOpen(true)}
        radius={radius.card}
        style={[styles.switch, look]}
        testID="glossary-game"
      >
        <EntryTile icon={game.icon} tone={game.tone} size={44} own />
        <View style={styles.words}>
          <Text variant="caption" ink="muted">
            {t('glossary.game.caption')}
          </Text>
          <Text variant="label">{game.names[language]}</Text>
        </View>
        <Icon name="chevron-down" size={scaled(20)} color={colors.muted} />
      </Tappable>
      <GameSheet game={game} visible={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface GameSheetProps {
  readonly game: GameAbout;
  readonly visible: boolean;
  readonly onClose: () => void;
}

function GameSheet({ game, visible, onClose }: GameSheetProps) {
  const { t } = useTranslation();
  const { coming, choose } = useChooseGame(onClose);
  const active = GAMES.findIndex(({ id }) => id === game.id);
  const roving = useArrows(GAMES.length, active);
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('glossary.game.choose')}
      closeLabel={t('ui.close')}
      testID="glossary-games"
    >
      <View role="radiogroup" aria-label={t('glossary.game.choose')} style={styles.games}>
        {GAMES.map((about, index) => (
          <GameChoice
            key={about.id}
            about={about}
            chosen={index === active}
            coming={about.id === coming}
            onChoose={() => choose(about.id)}
            roving={roving(index)}
          />
        ))}
      </View>
    </Sheet>
  );
}

interface Stop {
  readonly ref: (view: View | null) => void;
  readonly tabIndex: 0 | -1;
  readonly onKey: (press: KeyPress) => void;
}

/** Arrows only move the focus: a game is loaded when it is chosen, not on the way past it. */
function useArrows(count: number, active: number): (index: number) => Stop {
  const views = useRef<(View | null)[]>([]);
  return (index) => ({
    ref: (view) => {
      views.current[index] = view;
    },
    tabIndex: index === active ? 0 : -1,
    onKey: (press) => {
      const next = nextIndex(press.key, { index, count, columns: 1 });
      if (next === undefined) return;
      press.preventDefault?.();
      views.current[next]?.focus();
    },
  });
}

interface ParamSetter {
  readonly setParams: (params: { readonly game: undefined; readonly entry: undefined }) => void;
}

/** The game is loaded before the screen turns to it, so that nothing flashes. */
function useChooseGame(onDone: () => void) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const { change } = useSettings();
  const navigation = useNavigation() as unknown as ParamSetter;
  const [coming, setComing] = useState<GameId | null>(null);
  const choose = (id: GameId) => {
    setComing(id);
    loadShelf(id)
      .then(
        () => {
          change('glossaryGame', id);
          navigation.setParams({ game: undefined, entry: undefined });
          onDone();
        },
        () => show({ text: t('glossary.failed.title'), refused: true }),
      )
      .finally(() => setComing(null));
  };
  return { coming, choose };
}

interface GameChoiceProps {
  readonly about: GameAbout;
  readonly chosen: boolean;
  readonly coming: boolean;
  readonly onChoose: () => void;
  readonly roving: Stop;
}

function GameChoice({ about, chosen, coming, onChoose, roving }: GameChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { colors, radius, scaled } = useTheme();
  const { graphic, soft, text } = colors.tones[about.tone];
  const look = chosen
    ? { backgroundColor: soft, borderColor: graphic }
    : { backgroundColor: colors.surface, borderColor: colors.surface };
  return (
    <Tappable
      {...roving}
      role="radio"
      aria-checked={chosen}
      aria-label={about.names[language]}
      onPress={onChoose}
      radius={radius.control}
      style={[styles.choice, look]}
    >
      <EntryTile icon={about.icon} tone={about.tone} size={40} own />
      <View style={styles.words}>
        <Text variant="label">{about.names[language]}</Text>
        {coming ? (
          <Text variant="small" ink="muted">
            {t('glossary.loading')}
          </Text>
        ) : null}
      </View>
      {chosen && !coming ? <Icon name="check" size={scaled(20)} color={text} /> : null}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  switch: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    padding: 14,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  games: { gap: 10 },
  choice: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    padding: 10,
    borderWidth: 2,
  },
});
