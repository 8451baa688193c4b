import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { GlossaryEntry, TextRange } from '@/src/glossary';
import { Cube, Icon, useTheme } from '@/src/ui';
import { gameShown, toneOfEntry } from '../content';
import { UNMARKED, type EntryFaceProps } from './entry-face';
import { cubeOf, iconOf } from './EntryTile';
import { faceLooks, type FaceLooks } from './face-looks.web';
import { stretchesOf } from './Marked';
import { useSpeech, type Speech } from './spoken';
import { toneOf } from './tones';

/**
 * A dozen of these change with every letter typed: in a browser they are its own elements, as few as will do, with looks
 * made once.
 */
export function EntryFace({ entry, highlights = UNMARKED, alias, withGame }: EntryFaceProps) {
  const { t, language } = useTranslation();
  const looks = faceLooks(useTheme());
  const speech = useSpeech();
  const other = language === 'de' ? 'en' : 'de';
  const game = withGame === true ? gameShown(entry, language) : undefined;
  const marked = (text: string, ranges: readonly TextRange[]) => line(text, ranges, looks, speech);
  return (
    <>
      <Tile entry={entry} />
      <div style={WORDS}>
        {game && <div style={looks.words('caption', game.tone)}>{game.name}</div>}
        <div style={looks.words('label', 'text')}>
          <span style={NAME}>{marked(entry.names[language], highlights.name)}</span>{' '}
          <span lang={other} style={looks.otherName}>
            {marked(entry.names[other], highlights.otherName)}
          </span>
        </div>
        <div style={looks.words('small', 'muted')}>
          {marked(entry.words[language].gist, highlights.gist)}
        </div>
        {alias && (
          <div style={looks.words('small', 'faint')}>{t('glossary.search.alias', { alias })}</div>
        )}
      </div>
    </>
  );
}

function Tile({ entry }: { readonly entry: GlossaryEntry }) {
  const theme = useTheme();
  const { side, tile } = faceLooks(theme);
  const cube = cubeOf(entry.icon);
  const icon = iconOf(entry.icon);
  const { soft, text } = theme.colors.tones[toneOf(icon, toneOfEntry(entry))];
  return (
    <div style={tile(cube === undefined ? soft : theme.colors.raised)}>
      {cube === undefined ? (
        <Icon name={icon} size={side * 0.55} color={text} />
      ) : (
        <Cube kind={cube} size={side * 0.6} />
      )}
    </div>
  );
}

/** As `Marked` has it: what answers the search stands out. */
const line = (
  text: string,
  ranges: readonly TextRange[],
  { mark }: FaceLooks,
  speech: Speech,
): readonly ReactNode[] =>
  stretchesOf(text, ranges).flatMap((stretch, order) =>
    stretch.marked ? (
      <span key={order} style={mark}>
        {stretch.text}
      </span>
    ) : (
      spokenParts(stretch.text, order, speech)
    ),
  );

/** As `Abbreviated` has it: short for the eye, words for screen readers. */
const spokenParts = (text: string, stretch: number, { cut, spoken }: Speech): ReactNode[] =>
  cut(text).map((part, order) =>
    order % 2 === 0 ? (
      part
    ) : (
      <span key={`${stretch}/${order}`}>
        <span aria-hidden>{part}</span>
        <span style={UNSEEN}>{spoken(part)}</span>
      </span>
    ),
  );

const WORDS: CSSProperties = { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 };
/** Further from the other name than from its own words; where that begins a line, it begins it. */
const NAME: CSSProperties = { marginRight: 4 };
const UNSEEN: CSSProperties = { position: 'absolute', opacity: 0, fontSize: 1, userSelect: 'none' };
