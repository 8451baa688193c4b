import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { cardIn, monsterIn, type AttackCardDraft, type CardKind } from '@/src/rules';
import { Button, IconButton, RuneIcon, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useMainAction } from '@/app/play/context/main-action';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import { ChoiceRow } from '@/app/play/parts/ChoiceRow';
import type { GoTo } from '../pages';
import { spotWords, attackCardWords } from './attack-card-words';
import { deckIn, laidPlaces } from './deck';
import { OtherDecks } from './OtherDecks';

interface DeckPageProps {
  readonly owner: string;
  readonly go: GoTo;
  readonly onClose: () => void;
}

/** U3, U10 to U12: the cards, entered once, and which of them lie on the track. */
export function DeckPage({ owner, go, onClose }: DeckPageProps) {
  const { adventure } = useTable();
  const monster = monsterIn(adventure, owner);
  const kind = monster && cardIn(adventure, monster.card)?.kind;
  if (kind === undefined) return null;
  return <Deck owner={owner} kind={kind} go={go} onClose={onClose} />;
}

function Deck({ owner, kind, go, onClose }: DeckPageProps & { readonly kind: CardKind }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const deck = deckIn(adventure, owner, kind);
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    kind === 'boss' ? deck.map((_, at) => at) : laidPlaces(adventure, owner, deck),
  );
  const lay = { kind: 'layAttackCards', owner, drawn: chosen } as const;
  const done = async (command: typeof lay | Omit<typeof lay, 'drawn'>) => {
    if (await act(command)) onClose();
  };
  useMainAction({
    label: t('tableSetup.deck.lay', { count: chosen.length }),
    disabled: chosen.length === 0,
    onPress: () => void done(lay),
    ...(kind === 'boss'
      ? {}
      : {
          beside: {
            label: t('tableSetup.deck.draw'),
            onPress: () => void done({ kind: 'layAttackCards', owner }),
          },
        }),
  });
  const toggle = (at: number) =>
    setChosen(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at]);
  return (
    <>
      <Text ink="muted">
        {t(kind === 'boss' ? 'tableSetup.deck.bossText' : 'tableSetup.deck.text', {
          count: adventure.heroes.length,
        })}
      </Text>
      {deck.map((card, at) => (
        <DeckRow
          key={at}
          card={card}
          ticked={chosen.includes(at)}
          onToggle={() => toggle(at)}
          onEdit={() => go({ kind: 'attack-card', owner, at })}
        />
      ))}
      {kind === 'boss' ? (
        <Button
          label={t('tableSetup.deck.add')}
          icon="plus"
          kind="quiet"
          size="small"
          onPress={() => go({ kind: 'attack-card', owner, at: deck.length })}
        />
      ) : null}
      <OtherDecks owner={owner} />
      {chosen.length === 0 ? null : <Warnings command={lay} />}
    </>
  );
}

interface DeckRowProps {
  readonly card: AttackCardDraft;
  readonly ticked: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
}

function DeckRow({ card, ticked, onToggle, onEdit }: DeckRowProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const spot = spotWords(card, words, t);
  const name = card.name === '' ? spot : card.name;
  const values = attackCardWords(card, words, t);
  const second = [
    card.name === '' ? '' : spot,
    values === '' ? t('tableSetup.deck.blank') : values,
  ];
  return (
    <ChoiceRow
      title={name}
      subtitle={second.filter((word) => word !== '').join(' · ')}
      leading={<RuneIcon color={card.spot.rune} size={28} />}
      ticked={ticked}
      onPress={onToggle}
      right={
        <IconButton
          icon="edit"
          on="raised"
          label={t('tableSetup.deck.edit', { name })}
          onPress={onEdit}
        />
      }
    />
  );
}
