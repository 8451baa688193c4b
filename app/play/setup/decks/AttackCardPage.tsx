import { useTranslation } from '@/src/i18n/translation';
import { cardIn, monsterIn, type AttackCardDraft } from '@/src/rules';
import { useMainAction } from '@/app/play/context/main-action';
import { useTable } from '@/app/play/context/table-context';
import type { GoTo } from '../pages';
import { AttackCardForm } from './AttackCardForm';
import { deckIn, NEW_ATTACK_CARD, writeCommand } from './deck';
import { useCampaignChangeDraft } from '@/app/wiring/useDraft';

interface AttackCardPageProps {
  readonly owner: string;
  readonly at: number;
  readonly go: GoTo;
}

/** One attack card, read off the printed one; the library remembers it. */
export function AttackCardPage({ owner, at, go }: AttackCardPageProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const monster = monsterIn(adventure, owner);
  const kind = (monster && cardIn(adventure, monster.card)?.kind) ?? 'commander';
  const deck = deckIn(adventure, owner, kind);
  const [draft, setDraft, finish] = useCampaignChangeDraft<AttackCardDraft>(
    `attack ${owner} ${at}`,
    deck[at] ?? NEW_ATTACK_CARD,
  );
  const save = async () => {
    const command = writeCommand(adventure, owner, deck, at, draft);
    if (!(await act(command))) return;
    finish();
    go({ kind: 'deck', owner });
  };
  useMainAction({ label: t('tableSetup.deck.write'), onPress: () => void save() });
  return <AttackCardForm draft={draft} free={kind === 'boss'} onChange={setDraft} />;
}
