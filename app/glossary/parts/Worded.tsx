import { useTranslation } from 'react-i18next';
import { piecesOf, plainText, type Piece } from '../../../src/glossary';
import { KeywordLink, Text, type Ink } from '../../../src/ui';
import { useLanguage } from '../../wiring/language';
import { nameInSentence } from '../content';
import { Abbreviated, sentenceLabel, useSpeech } from './spoken';

interface WordedProps {
  /** With `[[links]]` and `**strong words**`. */
  readonly children: string;
  readonly onLink: (entry: string) => void;
  readonly ink?: Ink;
  readonly grow?: boolean;
}

/** A paragraph of the glossary. */
export function Worded({ children, onLink, ink = 'text', grow = false }: WordedProps) {
  const language = useLanguage();
  const { spoken } = useSpeech();
  const plain = plainText(children, (id) => nameInSentence(id, language));
  return (
    <Text ink={ink} grow={grow} {...sentenceLabel(spoken(plain))}>
      {piecesOf(children).map((piece, order) => (
        <WordedPiece key={order} piece={piece} ink={ink} onLink={onLink} />
      ))}
    </Text>
  );
}

interface WordedPieceProps {
  readonly piece: Piece;
  readonly ink: Ink;
  readonly onLink: (entry: string) => void;
}

function WordedPiece({ piece, ink, onLink }: WordedPieceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  switch (piece.kind) {
    case 'text':
      return <Abbreviated ink={ink}>{piece.text}</Abbreviated>;
    case 'strong':
      return (
        <Text variant="label" ink={ink}>
          <Abbreviated variant="label" ink={ink}>
            {piece.text}
          </Abbreviated>
        </Text>
      );
    case 'link':
      return (
        <KeywordLink
          label={piece.shown ?? nameInSentence(piece.entry, language)}
          hint={t('glossary.entry.opensEntry')}
          onPress={() => onLink(piece.entry)}
        />
      );
  }
}
