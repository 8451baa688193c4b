import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHEET_SIZES, TRAY_NUMBERS, type SheetSize } from '../../../src/rules';
import { Chip, Section, Text, TextField } from '../../../src/ui';
import { useAdventure } from '../../table/play/table-context';
import { Wrap } from '../../table/turn/parts/Wrap';
import { useDeskMoves, useHand } from '../desk/desk-context';
import type { Piece } from '../desk/hand';
import { useTileLibrary } from '../library/useTileLibrary';
import { Bridges } from './Bridges';
import { PieceBar } from './PieceBar';

/** More than these only by typing. */
const MOST_KNOWN = 12;

/** Everything that can be laid: known sheets first, they come with their terrain. */
export function Palette() {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const laid = useAdventure(({ map }) => (map?.sheets.length ?? 0) + (map?.trays.length ?? 0));
  const nothing = useHand().kind === 'nothing';
  return (
    <>
      <PieceBar />
      {nothing ? (
        <Text variant="small" ink="muted">
          {t(laid === 0 ? 'board.build.start' : 'board.build.nothing')}
        </Text>
      ) : null}
      <Known typed={name} />
      <Fresh name={name} onName={setName} />
      <Trays />
      <Bridges />
    </>
  );
}

function useTakePiece(): (piece: Piece) => void {
  const { take } = useDeskMoves();
  return (piece) => take({ kind: 'piece', piece, turn: 0 });
}

const folded = (name: string): string => name.trim().toLowerCase();

function Known({ typed }: { readonly typed: string }) {
  const { t } = useTranslation();
  const { tiles } = useTileLibrary();
  const hand = useHand();
  const sheets = useAdventure(({ map }) => map?.sheets);
  const take = useTakePiece();
  const laid = new Set((sheets ?? []).map(({ name }) => folded(name)));
  const free = tiles.filter(({ name }) => !laid.has(folded(name)));
  const shown = free.filter(({ name }) => folded(name).startsWith(folded(typed)));
  if (shown.length === 0) return null;
  const inHand = hand.kind === 'piece' && hand.piece.kind === 'sheet' ? hand.piece.name : null;
  return (
    <Section caption={t('board.build.known')}>
      <Wrap label={t('board.build.known')}>
        {shown.slice(0, MOST_KNOWN).map(({ id, name, size, print }) => (
          <Chip
            key={id}
            icon="board"
            label={name}
            selected={inHand === name}
            onPress={() => take({ kind: 'sheet', name, size, print })}
          />
        ))}
      </Wrap>
    </Section>
  );
}

interface FreshProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

function Fresh({ name, onName }: FreshProps) {
  const { t } = useTranslation();
  const { printOf } = useTileLibrary();
  const take = useTakePiece();
  const choose = (size: SheetSize) => {
    const print = printOf(name, size);
    take({ kind: 'sheet', name: name.trim(), size, ...(print === undefined ? {} : { print }) });
    onName('');
  };
  return (
    <Section caption={t('board.build.fresh')}>
      <TextField
        label={t('board.build.name')}
        hint={t('board.build.nameHint')}
        value={name}
        maxLength={20}
        onChangeText={onName}
      />
      <Wrap label={t('board.build.size')}>
        {SHEET_SIZES.map((size) => (
          <Chip
            key={size}
            icon="plus"
            label={t(`board.build.sizes.${size}`)}
            spoken={t(`board.build.sizesSpoken.${size}`)}
            onPress={() => choose(size)}
          />
        ))}
      </Wrap>
    </Section>
  );
}

function Trays() {
  const { t } = useTranslation();
  const take = useTakePiece();
  return (
    <Section caption={t('board.build.trays')}>
      <Wrap label={t('board.build.trays')}>
        {TRAY_NUMBERS.map((tray) => (
          <Chip
            key={tray}
            icon="plus"
            label={t('board.build.trayLabel', { tray })}
            spoken={t(`board.build.traySpoken.tray${tray}`)}
            onPress={() => take({ kind: 'tray', tray })}
          />
        ))}
      </Wrap>
    </Section>
  );
}
