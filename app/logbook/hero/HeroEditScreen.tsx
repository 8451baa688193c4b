import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign } from '@/src/game';
import {
  logbookWarnings,
  type CampaignHero,
  type CampaignHeroChange,
  type CampaignHeroDraft,
} from '@/src/rules';
import { Button, useSnackbar } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';
import { useDraft } from '@/app/wiring/useDraft';
import { useLanguage } from '@/app/wiring/language';
import { CampaignScreenGate } from '../home/CampaignScreenGate';
import { HeroEditor } from './HeroEditor';
import { HeroGate } from './HeroGate';
import { useMessageUndo } from '@/app/play/context/stepping';
import { CommandWarnings } from '@/app/play/parts/CommandWarnings';
import { warningWords } from '@/app/play/logbook/logbook-warnings';
import { useSavedOnLeave } from '../forms/useSavedOnLeave';

type Props = StaticScreenProps<{ campaign: string; hero: string }>;

/** Name, player, class, board values and allowed gear; everything else is on the sheet. */
export function HeroEditScreen({ route }: Props) {
  const { campaign, hero: id } = route.params;
  return (
    <CampaignScreenGate campaign={campaign}>
      {(open) => (
        <HeroGate open={open} hero={id}>
          {(hero) => <EditHero open={open} hero={hero} />}
        </HeroGate>
      )}
    </CampaignScreenGate>
  );
}

interface EditHeroProps {
  readonly open: OpenCampaign;
  readonly hero: CampaignHero;
}

const changes = (draft: CampaignHeroDraft, hero: CampaignHero): CampaignHeroChange =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([key, value]) =>
        JSON.stringify(value) !== JSON.stringify(hero[key as keyof CampaignHeroDraft]),
    ),
  );

function EditHero({ open, hero }: EditHeroProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const game = useGame();
  const attempt = useTry();
  const [typed, setTyped, finish] = useDraft<CampaignHeroChange>(`edit ${open.id} ${hero.id}`, {});
  const draft = { ...hero, ...typed };
  // A hero needs a name: an emptied one keeps the old.
  const named = draft.name.trim() === '' ? { ...draft, name: hero.name } : draft;
  const change = changes(named, hero);
  const unchanged = Object.keys(change).length === 0;
  const command = { kind: 'changeHero', hero: hero.id, change } as const;
  const done = t('campaigns.hero.kept', { name: named.name.trim() });
  const settled = useSavedOnLeave(unchanged ? null : { command, done, onSaved: finish });
  const kept = () => {
    finish();
    settled();
  };
  const save = async () => {
    if (unchanged || (await attempt(game.dispatch(command))) !== undefined) {
      kept();
      navigation.goBack();
    }
  };
  return (
    <HeroEditor
      title={hero.name}
      draft={draft}
      others={open.state.campaign.heroes.filter(({ id }) => id !== hero.id)}
      onChange={(next) => setTyped(changes(next, hero))}
      onSave={() => void save()}
      below={<RemoveHero open={open} hero={hero} onRemoved={kept} />}
    />
  );
}

type RemoveHeroProps = EditHeroProps & { readonly onRemoved: () => void };

function RemoveHero({ open, hero, onRemoved }: RemoveHeroProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigation = useNavigation();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const takingBack = useMessageUndo();
  const command = { kind: 'removeHero', hero: hero.id } as const;
  const remove = async () => {
    onRemoved();
    const done = await attempt(game.dispatch(command));
    if (done === undefined) return;
    const params = { campaign: open.id };
    navigation.navigate('Logbook', { screen: 'CampaignHome', params, pop: true });
    show({
      text: t('campaigns.hero.removed', { name: hero.name }),
      action: { label: t('campaigns.done.undo'), onPress: takingBack() },
    });
  };
  return (
    <>
      <CommandWarnings
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
