import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import type { MainAction } from '@/app/play/context/main-action';
import { useSheets } from '@/app/play/context/sheets';
import { useTable } from '@/app/play/context/table-context';
import { reactors } from '@/app/play/reactions/draft';
import { ReactionSheet } from '@/app/play/reactions/ReactionSheet';
import { useNames } from '@/app/play/turn/names';
import { foreseenHit, type ForeseenHit } from '../foreseen-hit';
import { HitLine } from '../HitLine';
import type { MonsterTurnView } from '../useMonsterTurn';

/** "Trifft Jaheen: 3"; without the number where they lose different ones. */
function hitWords(names: string, foreseen: ForeseenHit | null, t: Translate): string {
  const losses = [...new Set(foreseen?.targets.map(({ lost }) => lost))];
  const [n] = losses;
  return losses.length === 1 && n !== undefined
    ? t('tableTurn.go.hitsFor', { names, n })
    : t('tableTurn.go.hits', { names });
}

const tickedIn = ({ plan: { stage }, said }: MonsterTurnView): readonly string[] =>
  stage.kind === 'ready' ? stage.targets : said.picks;

/** The big button names whom it will hit, and only those who are ticked. */
export function useHeroesAction(turn: MonsterTurnView): MainAction {
  const { t } = useTranslation();
  const names = useNames();
  const { adventure } = useTable();
  const react = useReacting(turn);
  const { plan, most, hit, second, attack, monster } = turn;
  const { shape, stage } = plan;
  const nobody = {
    label: t(shape.ambush ? 'tableTurn.go.noPlace' : 'tableTurn.go.nobody'),
    onPress: () => most([]),
  };
  const ids = tickedIn(turn);
  if (ids.length === 0) return { ...nobody, kind: 'quiet' };
  const foreseen = foreseenHit(adventure, monster, ids, attack.dark ?? false, attack.damage);
  const who = names.all(ids);
  const again = second && stage.kind === 'ready' && stage.given;
  const onReact = foreseen?.preventable === true && react !== null ? () => react(ids) : null;
  return {
    label: again ? t('tableTurn.go.again', { names: who }) : hitWords(who, foreseen, t),
    onPress: () => (stage.kind === 'ready' ? hit(ids) : most(ids)),
    beside: nobody,
    above: foreseen === null ? null : <HitLine hit={foreseen} onReact={onReact} />,
  };
}

/** D10: opens the threat and who reacts to it; null: nobody can. */
function useReacting({ react }: MonsterTurnView): ((ids: readonly string[]) => void) | null {
  const { adventure } = useTable();
  const { open } = useSheets();
  const standing = reactors(adventure);
  const [first] = standing;
  if (first === undefined) return null;
  return (ids) => {
    const hero = ids.find((id) => standing.includes(id)) ?? first;
    void react(ids).then((opened) => {
      if (opened) open((close) => <ReactionSheet hero={hero} onClose={close} />);
    });
  };
}
