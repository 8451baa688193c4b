import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign } from '@/src/game';
import { useGame, useTry } from '@/app/wiring/game';
import { useDraft } from '@/app/wiring/useDraft';
import { HeroChoice } from '../forms/HeroChoice';
import { OWN_HERO } from '../forms/drafts';
import { HeroEditor } from './HeroEditor';
import { useRememberedHeroValues } from '../forms/useRememberedHeroValues';

export function NewHero({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const game = useGame();
  const attempt = useTry();
  const [draft, setDraft, finish] = useDraft(`hero of ${open.id}`, OWN_HERO);
  const known = useRememberedHeroValues();
  const { heroes: others } = open.state.campaign;
  const save = async () => {
    if ((await attempt(game.dispatch({ kind: 'addHero', hero: draft }))) === undefined) return;
    finish();
    navigation.goBack();
  };
  return (
    <HeroEditor
      title={t('campaigns.hero.add')}
      draft={draft}
      others={others}
      onChange={setDraft}
      onSave={() => void save()}
      above={
        <HeroChoice
          heroes={draft.board === null ? [] : [draft]}
          known={known}
          full={false}
          taken={others.map(({ board }) => board)}
          onChange={(heroes) => setDraft(heroes.at(-1) ?? OWN_HERO)}
        />
      }
    />
  );
}
