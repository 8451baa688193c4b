import { useTranslation } from '@/src/i18n/translation';
import { Circle, G, Line, Rect } from 'react-native-svg';
import { useTheme } from '@/src/ui';
import { EmblemMark, emblemIdFor } from '@/src/ui/icons';
import { PictureFrame } from '../picture/PictureFrame';
import { Letters } from '../picture/Letters';
import { EDGE, INNER, sizeFor, WIDTH } from '../picture/page';
import type { Finale, FinaleHero } from './finale';

const HEAD = 236;
const FACT = 140;
const FACTS_A_ROW = 3;
const CHAPTERS_A_ROW = 9;
const CHAPTER = 96;
const HERO = 112;
const LUCK = 52;
const FOOT = 90;

const rows = (count: number, each: number): number => Math.ceil(count / each);

/** Where each part begins, from top to bottom. */
export function finaleParts({ facts, chapters, heroes, luck }: Finale) {
  const chaptersAt = HEAD + rows(facts.length, FACTS_A_ROW) * FACT + 10;
  const heroesAt = chaptersAt + rows(chapters.length, CHAPTERS_A_ROW) * CHAPTER + 80;
  const luckAt = heroesAt + heroes.length * HERO + 30;
  return { chaptersAt, heroesAt, luckAt, height: luckAt + luck.length * LUCK + FOOT };
}

/** The last page of a campaign, to be sent around. */
export function FinaleDrawing({ finale }: { readonly finale: Finale }) {
  const { t } = useTranslation();
  const { chaptersAt, heroesAt, luckAt, height } = finaleParts(finale);
  return (
    <>
      <PictureFrame caption={t('group.finale.caption')} height={height} />
      <Letters x={EDGE} y={182} size={sizeFor(finale.name, 72, INNER)} face="serif">
        {finale.name}
      </Letters>
      <Facts finale={finale} />
      <Chapters finale={finale} top={chaptersAt} />
      <Heroes finale={finale} top={heroesAt} />
      {finale.luck.map((line, at) => (
        <Letters key={line} x={EDGE} y={luckAt + at * LUCK + 20} size={32} room={INNER}>
          {line}
        </Letters>
      ))}
    </>
  );
}

function Facts({ finale: { facts } }: { readonly finale: Finale }) {
  const room = INNER / FACTS_A_ROW;
  return facts.map(({ label, value }, at) => {
    const x = EDGE + (at % FACTS_A_ROW) * room;
    const y = HEAD + Math.floor(at / FACTS_A_ROW) * FACT;
    return (
      <G key={label}>
        <Letters x={x} y={y + 56} size={sizeFor(value, 64, room - 20)} face="bold">
          {value}
        </Letters>
        <Letters x={x} y={y + 94} size={sizeFor(label, 28, room - 16)} ink="muted">
          {label}
        </Letters>
      </G>
    );
  });
}

interface PartProps {
  readonly finale: Finale;
  readonly top: number;
}

/** Won ones are filled; below the number a dot for every attempt, as many as fit. */
function Chapters({ finale: { chapters }, top }: PartProps) {
  const { colors } = useTheme();
  const { fill, graphic, onFill } = colors.tones.ember;
  const room = INNER / CHAPTERS_A_ROW;
  return chapters.map(({ chapter, won, attempts }, at) => {
    const x = EDGE + (at % CHAPTERS_A_ROW) * room;
    const y = top + Math.floor(at / CHAPTERS_A_ROW) * CHAPTER;
    const dots = Math.min(attempts, 5);
    return (
      <G key={chapter}>
        <Rect
          x={x}
          y={y}
          width={room - 12}
          height={58}
          rx={14}
          fill={won ? fill : 'none'}
          stroke={graphic}
          strokeWidth={3}
        />
        <Letters
          x={x + (room - 12) / 2}
          y={y + 41}
          size={34}
          face="bold"
          anchor="middle"
          {...(won ? { colour: onFill } : {})}
        >
          {String(chapter)}
        </Letters>
        {Array.from({ length: dots }, (_, dot) => (
          <Circle
            key={dot}
            cx={x + (room - 12) / 2 + (dot - (dots - 1) / 2) * 15}
            cy={y + 74}
            r={5}
            fill={colors.muted}
          />
        ))}
      </G>
    );
  });
}

const COLUMNS = ['dealt', 'taken', 'kills', 'falls'] as const;
const COLUMN = 136;
/** Between one heading and the next. */
const APART = 20;
const columnAt = (at: number): number => WIDTH - EDGE - (COLUMNS.length - 1 - at) * COLUMN;

function Heroes({ finale: { heroes }, top }: PartProps) {
  const { t } = useTranslation();
  const { colors } = useTheme();
  return (
    <>
      {COLUMNS.map((column, at) => (
        <Heading key={column} x={columnAt(at)} y={top - 16}>
          {t(`group.finale.columns.${column}`)}
        </Heading>
      ))}
      {heroes.map((hero, at) => (
        <G key={hero.hero}>
          <Line
            x1={EDGE}
            x2={WIDTH - EDGE}
            y1={top + at * HERO}
            y2={top + at * HERO}
            stroke={colors.line}
            strokeWidth={2}
          />
          <OneHero hero={hero} top={top + at * HERO} />
        </G>
      ))}
    </>
  );
}

interface HeadingProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
}

function Heading({ x, y, children }: HeadingProps) {
  const size = sizeFor(children, 24, COLUMN - APART);
  return (
    <Letters x={x} y={y} size={size} ink="muted" anchor="end">
      {children}
    </Letters>
  );
}

function OneHero({ hero, top }: { readonly hero: FinaleHero; readonly top: number }) {
  const room = columnAt(0) - COLUMN - EDGE - 60;
  return (
    <>
      <EmblemMark id={emblemIdFor(hero.board, 'hero')} size={84} cx={EDGE + 42} cy={top + 56} />
      <Letters x={EDGE + 108} y={top + 52} size={sizeFor(hero.name, 40, room)} face="bold">
        {hero.name}
      </Letters>
      <Letters x={EDGE + 108} y={top + 90} size={26} ink="muted" room={room}>
        {hero.role}
      </Letters>
      {COLUMNS.map((column, at) => (
        <Letters key={column} x={columnAt(at)} y={top + 68} size={38} face="bold" anchor="end">
          {String(hero[column])}
        </Letters>
      ))}
    </>
  );
}
