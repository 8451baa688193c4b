import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenCampaign } from '../../../src/game';
import type { CampaignHeroDraft, GameCommand } from '../../../src/rules';
import { Button, Card, EmptyState, Screen, useSnackbar } from '../../../src/ui';
import { useBack } from '../../shell/useBack';
import { useTitle } from '../../shell/useTitle';
import { useGame, useTry } from '../../wiring/game';
import { HeroChoice } from '../create/HeroChoice';
import { CampaignGate } from '../home/CampaignGate';
import { OWN_HERO } from './drafts';
import { useRemembered } from './useRemembered';
import { HeroForm } from './HeroForm';

type Props = StaticScreenProps<{ campaign: string; hero: string }>;

/** One hero of the campaign; `new` adds one. */
export function HeroScreen({ route }: Props) {
  const { campaign, hero } = route.params;
  return (
    <CampaignGate campaign={campaign}>
      {(open) => (hero === 'new' ? <NewHero open={open} /> : <KnownHero open={open} id={hero} />)}
    </CampaignGate>
  );
}

function NewHero({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(OWN_HERO);
  const known = useRemembered();
  const taken = open.state.campaign.heroes.map(({ board }) => board);
  return (
    <Editor
      title={t('campaigns.hero.add')}
      draft={draft}
      onChange={setDraft}
      command={() => ({ kind: 'addHero', hero: draft })}
      above={
        <HeroChoice
          heroes={draft.board === null ? [] : [draft]}
          known={known}
          full={false}
          taken={taken}
          onChange={(heroes) => setDraft(heroes.at(-1) ?? OWN_HERO)}
        />
      }
    />
  );
}

function KnownHero({ open, id }: { readonly open: OpenCampaign; readonly id: string }) {
  const { t } = useTranslation();
  const hero = open.state.campaign.heroes.find((candidate) => candidate.id === id);
  const [draft, setDraft] = useState<CampaignHeroDraft>(hero ?? OWN_HERO);
  const back = useBack();
  if (hero === undefined) {
    return (
      <Screen title={t('campaigns.hero.edit')} back={back}>
        <EmptyState icon="warning" title={t('campaigns.hero.gone')} />
      </Screen>
    );
  }
  const changes = Object.entries(draft).filter(
    ([key, value]) =>
      JSON.stringify(value) !== JSON.stringify(hero[key as keyof CampaignHeroDraft]),
  );
  return (
    <Editor
      title={hero.name}
      draft={draft}
      onChange={setDraft}
      command={() => ({ kind: 'changeHero', hero: id, change: Object.fromEntries(changes) })}
      unchanged={changes.length === 0}
      below={<RemoveHero id={id} name={hero.name} />}
    />
  );
}

interface EditorProps {
  readonly title: string;
  readonly draft: CampaignHeroDraft;
  readonly onChange: (draft: CampaignHeroDraft) => void;
  readonly command: () => GameCommand;
  readonly unchanged?: boolean;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

function Editor({ title, draft, onChange, command, unchanged = false, above, below }: EditorProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const game = useGame();
  const attempt = useTry();
  useTitle(title);
  const save = async () => {
    const saved = unchanged ? true : await attempt(game.dispatch(command()));
    if (saved !== undefined) navigation.goBack();
  };
  return (
    <Screen
      title={title}
      back={useBack()}
      footer={
        <Button
          label={t('campaigns.hero.save')}
          disabled={draft.name.trim() === ''}
          onPress={() => void save()}
          grow
        />
      }
    >
      {above}
      <Card gap={16}>
        <HeroForm draft={draft} onChange={onChange} />
      </Card>
      {below}
    </Screen>
  );
}

function RemoveHero({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const remove = async () => {
    const done = await attempt(game.dispatch({ kind: 'removeHero', hero: id }));
    if (done === undefined) return;
    navigation.goBack();
    show({
      text: t('campaigns.hero.removed', { name }),
      action: { label: t('campaigns.done.undo'), onPress: () => void attempt(game.undo()) },
    });
  };
  return (
    <Button
      label={t('campaigns.hero.remove')}
      icon="trash"
      kind="danger"
      onPress={() => void remove()}
    />
  );
}
