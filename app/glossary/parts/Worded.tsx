import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet } from 'react-native';
import {
  entryKey,
  textPieces,
  textShown,
  type EntryKey,
  type GameId,
  type TextPiece,
} from '@/src/glossary';
import { KeywordLink, Text, type Ink } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { nameInSentence } from '../content';
import { Abbreviated, sentenceLabel, useSpeech } from './spoken';

interface WordedProps {
  /** Whose entries the links mean. */
  readonly game: GameId;
  /** With `[[links]]` and `**strong words**`. */
  readonly children: string;
  readonly onLink: (entry: EntryKey) => void;
  readonly ink?: Ink;
  readonly grow?: boolean;
}

/** A paragraph of the glossary. */
export function Worded({ game, children, onLink, ink = 'text', grow = false }: WordedProps) {
  const language = useLanguage();
  const { spoken } = useSpeech();
  const plain = textShown(children, (id) => nameInSentence(entryKey(game, id), language));
  return (
    <Text ink={ink} grow={grow} style={styles.words} {...sentenceLabel(spoken(plain))}>
      {textPieces(children).map((piece, order) => (
        <WordedPiece key={order} game={game} piece={piece} ink={ink} onLink={onLink} />
      ))}
    </Text>
  );
}

interface WordedPieceProps {
  readonly game: GameId;
  readonly piece: TextPiece;
  readonly ink: Ink;
  readonly onLink: (entry: EntryKey) => void;
}

function WordedPiece({ game, piece, ink, onLink }: WordedPieceProps) {
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
    case 'link': {
      const key = entryKey(game, piece.entry);
      return (
        <KeywordLink
          label={piece.shown ?? nameInSentence(key, language)}
          hint={t('glossary.entry.opensEntry')}
          onPress={() => onLink(key)}
        />
      );
    }
  }
}

/** Without this a browser never breaks a word that is wider than what large text leaves. */
const styles = StyleSheet.create({ words: { minWidth: 0 } });
