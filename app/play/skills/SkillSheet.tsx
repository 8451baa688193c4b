import { useTranslation } from '@/src/i18n/translation';
import {
  blockableSkills,
  heroIn,
  sheetOf,
  type OwnSkill,
  type Role,
  type SkillDraft,
} from '@/src/rules';
import { Button, Sheet, useSnackbar } from '@/src/ui';
import { useMessageUndo } from '../context/stepping';
import { useGame, useGameView, useTry } from '@/app/wiring/game';
import { useCampaignChangeDraft } from '@/app/wiring/useDraft';
import { KnownSkills } from './KnownSkills';
import { SkillCompletion } from './SkillCompletion';
import { SkillFields } from './SkillFields';

const BLANK: SkillDraft = {
  name: '',
  kind: 'attack',
  place: null,
  role: null,
  colour: 'yellow',
  cost: 0,
  effects: [],
  notes: '',
};

interface SkillSheetProps {
  readonly hero: string;
  /** Absent: a new one. */
  readonly skill?: OwnSkill;
  /** What is known of a new one. */
  readonly start?: Partial<SkillDraft>;
  readonly onClose: () => void;
}

/** One skill of a hero, at the table and in the logbook alike. */
export function SkillSheet({ hero, skill, start, onClose }: SkillSheetProps) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const { write, undo } = useWriting();
  const { name, role, places } = useBoards(hero);
  const { id, ...known } = skill ?? { ...BLANK_ONE, ...start };
  const key = `own skill ${hero} ${id}${start === undefined ? '' : ` ${start.kind} ${start.name}`}`;
  const [draft, setDraft, finish] = useCampaignChangeDraft<SkillDraft>(key, known);
  const change = skill === undefined ? {} : { id };
  const save = async () => {
    if (!(await write({ kind: 'writeSkill', hero, ...change, skill: draft }))) return;
    finish();
    const said = skill === undefined ? 'skills.saved' : 'skills.changed';
    show({ text: t(said, { skill: draft.name.trim() }), action: undo() });
    onClose();
  };
  const begin = (begun: Partial<SkillDraft>) => setDraft({ ...draft, ...begun });
  const taken = () => {
    finish();
    onClose();
  };
  const drop = async () => {
    if (!(await write({ kind: 'dropSkill', hero, id }))) return;
    finish();
    show({ text: t('skills.dropped', { skill: known.name }), action: undo() });
    onClose();
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      onBack={onClose}
      caption={name}
      title={t(skill === undefined ? 'skills.add' : 'skills.change')}
      closeLabel={t('ui.close')}
      footer={
        <>
          {skill === undefined ? null : (
            <Button kind="quiet" label={t('skills.drop')} onPress={() => void drop()} />
          )}
          <Button
            grow
            label={t('skills.save')}
            disabled={draft.name.trim() === ''}
            onPress={() => void save()}
          />
        </>
      }
    >
      {skill === undefined && start === undefined ? (
        <KnownSkills hero={hero} onBegin={begin} onTaken={onClose} />
      ) : null}
      <SkillFields hero={hero} skill={draft} places={places} role={role} onChange={setDraft}>
        {skill === undefined ? (
          <SkillCompletion hero={hero} typed={draft.name} onBegin={begin} onTaken={taken} />
        ) : null}
      </SkillFields>
    </Sheet>
  );
}

const BLANK_ONE: OwnSkill = { ...BLANK, id: '' };

type Command = Parameters<ReturnType<typeof useGame>['dispatch']>[0];

function useWriting() {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const takingBack = useMessageUndo();
  return {
    write: async (command: Command) => (await attempt(game.dispatch(command))) !== undefined,
    undo: () => ({ label: t('ui.undo'), onPress: takingBack() }),
  };
}

interface Boards {
  readonly name: string;
  readonly role: Role | null;
  readonly places: readonly string[];
}

/** His role now, or the logbook's, and every place a skill of his may have. */
function useBoards(hero: string): Boards {
  const state = useGameView(({ open }) => open?.state);
  if (state === undefined) return { name: '', role: null, places: [] };
  const { campaign, adventure } = state;
  const playing = adventure === null ? undefined : heroIn(adventure, hero);
  const role = playing === undefined ? sheetOf(campaign, hero).role : playing.role;
  const name = campaign.heroes.find(({ id }) => id === hero)?.name ?? '';
  return { name, role, places: blockableSkills(campaign, hero, role) };
}
