import { useNavigation } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenCampaign } from '../../../src/game';
import {
  logbookWarnings,
  type CampaignHero,
  type CampaignHeroDraft,
  type GameCommand,
} from '../../../src/rules';
import { Button, Card, Screen, useSnackbar } from '../../../src/ui';
import { useBack } from '../../shell/useBack';
import { useTitle } from '../../shell/useTitle';
import { useGame, useTry } from '../../wiring/game';
import { useLanguage } from '../../wiring/language';
import { HeroChoice } from '../create/HeroChoice';
import { OWN_HERO } from './drafts';
import { HeroForm } from './HeroForm';
import { Doubts } from './sheet/Doubts';
import { warningWords } from './sheet/useLogbook';
import { useRemembered } from './useRemembered';

export function NewHero({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const [draft, setDraft] = useState(OWN_HERO);
  const known = useRemembered();
  const taken = open.state.campaign.heroes.map(({ board }) => board);
  return (
    <Editor
      title={t('campaigns.hero.add')}
      draft={draft}
      onChange={setDraft}
      command={() => ({ kind: 'addHero', hero: draft })}
      onDone={() => navigation.goBack()}
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

interface EditHeroProps {
  readonly open: OpenCampaign;
  readonly hero: CampaignHero;
  /** Back to the sheet. */
  readonly onDone: () => void;
}

/** Name, player, class, board values and allowed gear; everything else is on the sheet. */
export function EditHero({ open, hero, onDone }: EditHeroProps) {
  const [draft, setDraft] = useState<CampaignHeroDraft>(hero);
  const changes = Object.entries(draft).filter(
    ([key, value]) =>
      JSON.stringify(value) !== JSON.stringify(hero[key as keyof CampaignHeroDraft]),
  );
  return (
    <Editor
      title={hero.name}
      draft={draft}
      onChange={setDraft}
      command={() => ({ kind: 'changeHero', hero: hero.id, change: Object.fromEntries(changes) })}
      unchanged={changes.length === 0}
      onDone={onDone}
      onBack={onDone}
      below={<RemoveHero open={open} hero={hero} />}
    />
  );
}

interface EditorProps {
  readonly title: string;
  readonly draft: CampaignHeroDraft;
  readonly onChange: (draft: CampaignHeroDraft) => void;
  readonly command: () => GameCommand;
  readonly unchanged?: boolean;
  readonly onDone: () => void;
  readonly onBack?: () => void;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

function Editor(props: EditorProps) {
  const { title, draft, onChange, command, unchanged = false, onDone, onBack } = props;
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const back = useBack();
  useTitle(title);
  const save = async () => {
    const saved = unchanged ? true : await attempt(game.dispatch(command()));
    if (saved !== undefined) onDone();
  };
  return (
    <Screen
      title={title}
      back={onBack === undefined ? back : { ...back, onPress: onBack }}
      footer={
        <Button
          label={t('campaigns.hero.save')}
          disabled={draft.name.trim() === ''}
          onPress={() => void save()}
          grow
        />
      }
    >
      {props.above}
      <Card gap={16}>
        <HeroForm draft={draft} onChange={onChange} />
      </Card>
      {props.below}
    </Screen>
  );
}

function RemoveHero({ open, hero }: Omit<EditHeroProps, 'onDone'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigation = useNavigation();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const command = { kind: 'removeHero', hero: hero.id } as const;
  const remove = async () => {
    const done = await attempt(game.dispatch(command));
    if (done === undefined) return;
    navigation.goBack();
    show({
      text: t('campaigns.hero.removed', { name: hero.name }),
      action: { label: t('campaigns.done.undo'), onPress: () => void attempt(game.undo()) },
    });
  };
  return (
    <>
      <Doubts
        lines={logbookWarnings(open.state, command).map((one) => warningWords(one, language, t))}
      />
      <Button
        label={t('campaigns.hero.remove')}
        icon="trash"
        kind="danger"
        onPress={() => void remove()}
      />
    </>
  );
}
