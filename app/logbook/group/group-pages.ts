import { nameIn } from '@/src/content/drunagor';
import type { Language, Translate } from '@/src/i18n';
import { chronicleOf, groupConsequences, heroHp, type Campaign, type GameState } from '@/src/rules';
import { chapterWords } from '@/app/play/words/chapters';
import { heroPage } from '../hero/print/hero-page';
import type { PrintPage, PrintPart } from '../hero/print/paper';
import { heroLine } from '../parts/class-of';
import { carriersOf } from './carriers';

const orNothing = (lines: PrintPart['lines'], t: Translate): PrintPart['lines'] =>
  lines.length === 0 ? [t('logbookHero.print.none')] : lines;

const heroes = (state: GameState, language: Language, t: Translate): PrintPart => ({
  title: t('group.paper.heroes'),
  lines: state.campaign.heroes.map((hero) => {
    const most = heroHp(state, hero.id).total;
    return [
      hero.name,
      heroLine(hero, language, t),
      ...(hero.player === '' ? [] : [t('campaigns.hero.playerOf', { player: hero.player })]),
      most === null ? t('group.hpOpen') : t('campaigns.hero.hpShort', { hp: most }),
    ].join(' · ');
  }),
});

/** Only chapters that were played: how many there are is for the book to tell. */
const chapters = (campaign: Campaign, t: Translate): PrintPart => ({
  title: t('group.paper.chapters'),
  lines: orNothing(
    chronicleOf(campaign).map(({ chapter, attempts }) => ({
      label: t('group.paper.chapter', {
        chapter: chapterWords(chapter, t),
        attempts: t('statistics.attemptsCount', { count: attempts.length }),
      }),
      boxes: [
        {
          label: t('group.paper.won'),
          ticked: attempts.some(({ result }) => result === 'won'),
        },
      ],
    })),
    t,
  ),
});

const story = (campaign: Campaign, language: Language, t: Translate): PrintPart => ({
  title: t('group.story'),
  lines: orNothing(
    groupConsequences(campaign).map((one) => {
      const what = t('logbookHero.consequences.spoken', {
        kind: t(`logbookHero.consequences.kinds.${one.kind}`),
        name: nameIn(one.names, language),
      });
      return `${what} · ${carriersOf(one, campaign, t)}`;
    }),
    t,
  ),
});

/** B: the group on its first page, then a page for every hero, each on a sheet of its own. */
export function groupPages(
  state: GameState,
  language: Language,
  t: Translate,
): readonly PrintPage[] {
  const { campaign } = state;
  if (campaign.heroes.length === 0) return [];
  const notes =
    campaign.notes === '' ? [] : [{ title: t('group.paper.notes'), lines: [campaign.notes] }];
  const first = {
    title: campaign.name,
    subtitle: [t('group.title'), t('campaigns.list.chapter', { chapter: campaign.chapter })].join(
      ' · ',
    ),
    parts: [
      heroes(state, language, t),
      story(campaign, language, t),
      chapters(campaign, t),
      ...notes,
    ],
  };
  return [first, ...campaign.heroes.map((hero) => heroPage(state, hero, language, t))];
}
