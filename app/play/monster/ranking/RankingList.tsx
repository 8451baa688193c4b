import { useTranslation } from '@/src/i18n/translation';
import { attackPreview } from '@/src/rules';
import { useTable } from '@/app/play/context/table-context';
import { NPC, useNames } from '@/app/play/turn/names';
import { ChoiceRow } from '@/app/play/parts/ChoiceRow';
import { hitsSeveral } from '../plan';
import type { MonsterTurnView } from '../useMonsterTurn';
import { COMPARED } from '@/app/play/parts/criterion';
import { Place, RankRow } from './RankRow';

/** K2, K3: best first, each with what the card compares. */
export function RankingList({ turn }: { readonly turn: MonsterTurnView }) {
  const { adventure } = useTable();
  const { plan, monster, pick } = turn;
  const { shape } = plan;
  const { criterion, ranked } = shape.ranking;
  const ticked = tickedIn(turn);
  const hitsOne = !hitsSeveral(shape) && !shape.ambush;
  const first = shape.heroes.findIndex((id) => ticked.includes(id));
  const preview = attackPreview(
    adventure,
    monster.id,
    ranked.map(({ figure }) => figure),
    turn.attack.dark ?? false,
  );
  return shape.heroes.map((id, index) => {
    const one = ranked.find(({ figure }) => figure === id);
    const tick = { ticked: ticked.includes(id) };
    if (!one) return <NpcRow key={id} rank={index + 1} {...tick} onPick={pick} />;
    const missed = hitsOne && index < first;
    const falls = preview?.targets.find(({ figure }) => figure === id)?.falls ?? false;
    return (
      <RankRow
        key={id}
        ranked={one}
        rank={index + 1}
        compared={COMPARED[criterion]}
        falls={falls}
        missed={missed}
        {...tick}
        onPick={pick}
      />
    );
  });
}

const tickedIn = ({ plan: { stage }, said }: MonsterTurnView): readonly string[] =>
  stage.kind === 'ready' ? stage.targets : said.picks;

interface NpcRowProps {
  readonly rank: number;
  readonly ticked: boolean;
  readonly onPick: (id: string) => void;
}

/** SLAUGHTER (K3). */
function NpcRow({ rank, onPick, ...tick }: NpcRowProps) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <ChoiceRow
      title={names.one(NPC)}
      subtitle={t('tableTurn.ranking.npcFirst')}
      leading={<Place rank={rank} figure={NPC} />}
      {...tick}
      onPress={() => onPick(NPC)}
    />
  );
}
