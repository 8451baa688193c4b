import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { keptName, TECHNIQUE_PLACE, type KeptSkill } from '@/src/game';
import type { SkillDraft } from '@/src/rules';
import { Button, Fold, IconButton, Row, useSnackbar } from '@/src/ui';
import { useMessageUndo } from '../context/stepping';
import { useGame, useTry } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { skillLine } from './effect-words';
import { useKnownSkills } from './useKnownSkills';

/** Into the hero's logbook, as one step. */
export function useTakeSkills(hero: string): (skills: readonly SkillDraft[]) => Promise<boolean> {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const takingBack = useMessageUndo();
  return async (skills) => {
    const commands = skills.map((skill) => ({ kind: 'writeSkill', hero, skill }) as const);
    if ((await attempt(game.dispatch(commands))) === undefined) return false;
    show({
      text: t('skills.taken', { count: skills.length, skill: skills[0]?.name ?? '' }),
      action: { label: t('ui.undo'), onPress: takingBack() },
    });
    return true;
  };
}

export const wholeOf = (kept: readonly KeptSkill[]): readonly SkillDraft[] =>
  kept.flatMap((one) => ('skill' in one ? [one.skill] : []));

/** What is known of one of which only the name was asked. */
export const beginningOf = ({ name, place }: { readonly name: string; readonly place: string }) =>
  place === TECHNIQUE_PLACE
    ? ({ name, kind: 'focus', colour: null, cost: 1 } as const)
    : ({ name, place } as const);

interface KnownSkillsProps {
  readonly hero: string;
  /** Which of them; all, if not said. */
  readonly which?: (kept: KeptSkill) => boolean;
  readonly startsOpen?: boolean;
  /** Only a name is known: the rest is asked. */
  readonly onBegin: (skill: Partial<SkillDraft>) => void;
  readonly onTaken?: () => void;
}

const ALL = () => true;

/** From the library of skills: typed in another campaign, or brought by a pack. */
export function KnownSkills(props: KnownSkillsProps) {
  const { hero, which = ALL, startsOpen = false, onBegin, onTaken } = props;
  const { t } = useTranslation();
  const take = useTakeSkills(hero);
  const known = useKnownSkills(hero);
  const [open, setOpen] = useState(startsOpen);
  const { show } = useSnackbar();
  const notKept = () => show({ text: t('skills.notKept'), refused: true });
  const offered = known.offered.filter(which);
  const whole = wholeOf(offered);
  if (offered.length === 0) return null;
  const taken = async (skills: readonly SkillDraft[]) => {
    if (await take(skills)) onTaken?.();
  };
  const forget = (kept: KeptSkill) =>
    void known.forget(kept).then(
      () =>
        show({
          text: t('skills.forgotten', { skill: keptName(kept) }),
          action: { label: t('ui.undo'), onPress: () => void known.keep(kept).catch(notKept) },
        }),
      notKept,
    );
  return (
    <Fold label={t('skills.known', { count: offered.length })} open={open} onToggle={setOpen}>
      {offered.map((kept) => (
        <Known
          key={keptName(kept)}
          kept={kept}
          onPress={() =>
            'skill' in kept ? void taken([kept.skill]) : onBegin(beginningOf(kept.named))
          }
          onForget={() => forget(kept)}
        />
      ))}
      {whole.length > 1 ? (
        <Button
          kind="quiet"
          size="small"
          label={t('skills.takeAll', { count: whole.length })}
          onPress={() => void taken(whole)}
        />
      ) : null}
    </Fold>
  );
}

interface KnownProps {
  readonly kept: KeptSkill;
  readonly onPress: () => void;
  readonly onForget: () => void;
}

function Known({ kept, onPress, onForget }: KnownProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = keptName(kept);
  const line =
    'skill' in kept
      ? [t(`skills.kinds.${kept.skill.kind}`), skillLine(kept.skill, language, t)]
      : [t('skills.onlyName')];
  return (
    <Row
      title={name}
      subtitle={line.filter((part) => part !== '').join(' · ')}
      onPress={onPress}
      right={
        <IconButton icon="close" label={t('skills.forget', { skill: name })} onPress={onForget} />
      }
    />
  );
}
