import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { VERSUS_HEROES, type CampaignHeroDraft } from '@/src/rules';
import { Button, Screen, Section, Text } from '@/src/ui';
import { LineUpForm } from '@/app/play/versus/LineUpForm';
import { NO_LINE_UP, type Contender, type LineUp } from '@/app/play/versus/line-up';
import { missingWords } from '@/app/play/versus/missing';
import { useBeginFight } from '@/app/play/versus/useBeginFight';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { useGame, useTry } from '@/app/wiring/game';
import { useDraft } from '@/app/wiring/useDraft';
import { HeroChoice } from '../forms/HeroChoice';
import { useFormUsed } from '../forms/useFormUsed';
import { useRememberedHeroValues } from '../forms/useRememberedHeroValues';
import { renamed } from './renamed';

interface Draft {
  readonly heroes: readonly CampaignHeroDraft[];
  readonly lineUp: LineUp;
}

const BLANK: Draft = { heroes: [], lineUp: { ...NO_LINE_UP, fights: true } };

/** Printed heroes only: their boards tell them apart. */
const keyOf = ({ board, name }: CampaignHeroDraft): string => board ?? name;

const fightersIn = (heroes: readonly CampaignHeroDraft[]): readonly Contender[] =>
  heroes.map((hero) => ({
    key: keyOf(hero),
    name: hero.name,
    board: hero.board,
    hp: hero.maxHp,
    more: 0,
  }));

/** X2: fresh heroes fight each other; a record of its own keeps it, with undo and all. */
export function VersusScreen() {
  const { t } = useTranslation();
  const known = useRememberedHeroValues();
  const [draft, setDraft, finish] = useDraft('versus', BLANK);
  const { heroes, lineUp } = draft;
  useTitle(t('versus.title'));
  const withHp = (key: string, maxHp: number) =>
    heroes.map((hero) => (keyOf(hero) === key ? { ...hero, maxHp } : hero));
  return (
    <Screen
      title={t('versus.title')}
      back={useBack()}
      footer={<Begin draft={draft} onBegun={finish} />}
    >
      <Text ink="muted">{t('versus.text')}</Text>
      <Section caption={t('versus.who')}>
        <HeroChoice
          heroes={heroes}
          known={known}
          full={heroes.length >= VERSUS_HEROES.most}
          onChange={(next) => setDraft({ ...draft, heroes: next })}
        />
      </Section>
      <LineUpForm
        fighters={fightersIn(heroes)}
        lineUp={lineUp}
        onChange={(next) => setDraft({ ...draft, lineUp: next })}
        onHp={(key, hp) => setDraft({ ...draft, heroes: withHp(key, hp) })}
      />
    </Screen>
  );
}

interface BeginProps {
  readonly draft: Draft;
  readonly onBegun: () => void;
}

function Begin({ draft: { heroes, lineUp }, onBegun }: BeginProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const used = useFormUsed();
  const game = useGame();
  const attempt = useTry();
  const { begin } = useBeginFight();
  const [busy, setBusy] = useState(false);
  const missing = missingWords(fightersIn(heroes), lineUp, t);
  const fight = async () => {
    const campaign = await attempt(game.create({ name: t('versus.title'), heroes }));
    const made = game.store.getState().open?.state.campaign.heroes ?? [];
    if (campaign === undefined) return;
    const keys = new Map(heroes.map((hero, at) => [keyOf(hero), made[at]?.id ?? ''] as const));
    const fighters = fightersIn(heroes).map((one) => ({ ...one, key: keys.get(one.key) ?? '' }));
    if (!(await begin(fighters, renamed(lineUp, keys)))) return;
    onBegun();
    used();
    navigation.navigate('Table', { screen: 'TableHome' });
  };
  return (
    <Button
      label={missing ?? t('versus.begin')}
      loading={busy}
      disabled={missing !== null}
      onPress={() => {
        setBusy(true);
        void fight().finally(() => setBusy(false));
      }}
      grow
    />
  );
}
