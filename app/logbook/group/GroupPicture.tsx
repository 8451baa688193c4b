import { useTranslation } from '@/src/i18n/translation';
import { G, Line } from 'react-native-svg';
import { nameIn } from '@/src/content/drunagor';
import {
  consequencesOn,
  heroHp,
  sheetOf,
  type Campaign,
  type CampaignHero,
  type GameState,
} from '@/src/rules';
import { useTheme } from '@/src/ui';
import { EmblemMark, emblemIdFor } from '@/src/ui/icons';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useLanguage } from '@/app/wiring/language';
import { className } from '../parts/class-of';
import { PictureFrame } from '../picture/PictureFrame';
import { Letters } from '../picture/Letters';
import { EDGE, INNER, sizeFor, WIDTH } from '../picture/page';
import { Shared } from '../picture/Shared';

const HEAD = 230;
const HERO = 160;
const FOOT = 100;
const INDENT = 132;

const heightFor = ({ heroes }: Campaign): number => HEAD + heroes.length * HERO + FOOT;

/** Everybody of the group, to be sent around. */
export function GroupPicture({ state }: { readonly state: GameState }) {
  const { t } = useTranslation();
  const { campaign } = state;
  const { name } = campaign;
  const height = heightFor(campaign);
  return (
    <Shared label={t('group.picture.spoken', { name })} name={name} height={height}>
      <PictureFrame caption={t('group.title')} height={height} />
      <Letters x={EDGE} y={182} size={sizeFor(name, 72, INNER)} face="serif">
        {name}
      </Letters>
      {campaign.heroes.map((hero, at) => (
        <Member key={hero.id} state={state} hero={hero} top={HEAD + at * HERO} />
      ))}
    </Shared>
  );
}

interface MemberProps {
  readonly state: GameState;
  readonly hero: CampaignHero;
  readonly top: number;
}

function Member({ state, hero, top }: MemberProps) {
  const { t } = useTranslation();
  const { colors } = useTheme();
  const words = useGameWords();
  const language = useLanguage();
  const sheet = sheetOf(state.campaign, hero.id);
  const hp = heroHp(state, hero.id).total;
  const line = [
    className(hero, language),
    ...(sheet.role === null ? [] : [words.role(sheet.role)]),
    ...(hp === null ? [] : [t('campaigns.hero.hpShort', { hp })]),
  ].filter((word) => word !== '');
  const noted = consequencesOn(sheet).map(({ entry }) => nameIn(entry.names, language));
  const room = INNER - INDENT;
  return (
    <G>
      <Line x1={EDGE} x2={WIDTH - EDGE} y1={top} y2={top} stroke={colors.line} strokeWidth={2} />
      <EmblemMark
        id={emblemIdFor(hero.board ?? '', 'hero')}
        size={104}
        cx={EDGE + 52}
        cy={top + HERO / 2}
      />
      <Letters x={EDGE + INDENT} y={top + 56} size={sizeFor(hero.name, 42, room)} face="bold">
        {hero.name}
      </Letters>
      <Letters x={EDGE + INDENT} y={top + 96} size={28} ink="muted" room={room}>
        {line.join(' · ')}
      </Letters>
      <Letters x={EDGE + INDENT} y={top + 134} size={28} room={room}>
        {noted.length === 0 ? t('group.nothing') : noted.join(' · ')}
      </Letters>
    </G>
  );
}
