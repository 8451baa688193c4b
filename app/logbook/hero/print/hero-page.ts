import { nameIn } from '@/src/content/drunagor';
import type { Language, Translate } from '@/src/i18n';
import {
  consequencesOn,
  CUBE_COLOURS,
  cubesOf,
  GEAR_SLOTS,
  heroHp,
  itemNames,
  sheetOf,
  type CampaignHero,
  type GameState,
  type HeroSheet,
  type OwnedItem,
  type Role,
} from '@/src/rules';
import { roleName } from '@/app/play/words/names';
import { itemFacts, withSign, type Wording } from '@/app/play/logbook/item-words';
import { roleLine, runningRole } from '@/app/logbook/parts/role-line';
import { heroLine } from '@/app/logbook/parts/class-of';
import { SHAPE_SKILLS } from '@/app/logbook/parts/tree-skills';
import { skillLine } from '@/app/play/skills/effect-words';
import type { PrintLine, PrintPage, PrintPart } from './paper';

const itemWords = (item: OwnedItem, { language, t }: Wording): string =>
  [
    nameIn(itemNames(item), language),
    ...itemFacts(item, language, t),
    ...(item.notes === '' ? [] : [item.notes]),
  ].join(' · ');

function vitals(state: GameState, id: string, { t }: Wording): PrintPart {
  const hp = heroHp(state, id).total;
  const cubes = cubesOf(state.campaign, id).total;
  const unknown = t('logbookHero.vitals.unknown');
  const list =
    cubes === null
      ? unknown
      : CUBE_COLOURS.map((colour) =>
          t('logbookHero.vitals.cubeCount', {
            count: cubes[colour],
            colour: t(`words.cube.${colour}`),
          }),
        ).join(', ');
  return {
    title: t('logbookHero.vitals.hp'),
    lines: [
      `${t('logbookHero.vitals.most')}: ${hp ?? unknown}`,
      t('logbookHero.vitals.cubesSpoken', { list }),
    ],
  };
}

const skills = (sheet: HeroSheet, { t }: Wording): PrintPart => ({
  title: t('logbookHero.skills.title'),
  lines: CUBE_COLOURS.map((colour) => ({
    label: t(`logbookHero.skills.${colour}`),
    boxes: ([1, 2] as const).map((level) => ({
      label: t('logbookHero.skills.level', { level }),
      ticked: sheet.skills[colour] >= level,
    })),
  })),
});

function roleSkills(sheet: HeroSheet, running: Role | null, { t, language }: Wording): PrintPart {
  const { role: noted, roleSkills: learnt } = sheet;
  const role = roleLine({ noted, running }, t, (one) => roleName(one, language));
  const lines = (['a', 'b'] as const).map((skill) => ({
    label: t(`logbookHero.role.${skill}`),
    boxes: CUBE_COLOURS.map((colour) => ({
      label: t(`words.cube.${colour}`),
      ticked: learnt[skill] === colour,
    })),
  }));
  return {
    title: t('logbookHero.role.title'),
    lines: [role, ...lines],
  };
}

const orNothing = (lines: readonly PrintLine[], { t }: Wording): readonly PrintLine[] =>
  lines.length === 0 ? [t('logbookHero.print.none')] : lines;

const trees = (sheet: HeroSheet, say: Wording): PrintPart => ({
  title: say.t('logbookHero.trees.title'),
  lines: orNothing(
    sheet.trees.map(({ tree, classNames, shape, taken }) => ({
      label: `${tree} (${nameIn(classNames, say.language)})`,
      boxes: SHAPE_SKILLS[shape].map((skill) => ({
        label: say.t(`logbookHero.trees.skills.${skill}`),
        ticked: taken.includes(skill),
      })),
    })),
    say,
  ),
});

/** What his boards and cards say, where it was entered. */
const ownSkills = (
  { ownSkills: own = [] }: HeroSheet,
  { t, language }: Wording,
): readonly PrintPart[] =>
  own.length === 0
    ? []
    : [
        {
          title: t('skills.caption'),
          lines: own.map((skill) =>
            [skill.name, t(`skills.kinds.${skill.kind}`), skillLine(skill, language, t)]
              .filter((part) => part !== '')
              .join(' · '),
          ),
        },
      ];

function gear(sheet: HeroSheet, say: Wording): readonly PrintPart[] {
  const { t } = say;
  const worn = GEAR_SLOTS.map((slot) => {
    const item = sheet.gear[slot];
    const what = item === null ? t('logbookHero.items.free') : itemWords(item, say);
    return t('logbookHero.items.spoken', {
      place: t(`logbookHero.items.places.${slot}`),
      item: what,
    });
  });
  const stored = (['bag', 'camp'] as const).map((place) => ({
    title: t(`logbookHero.items.places.${place}`),
    lines: orNothing(
      sheet[place].map((item) => itemWords(item, say)),
      say,
    ),
  }));
  return [{ title: t('logbookHero.items.gear'), lines: worn }, ...stored];
}

const consequences = (sheet: HeroSheet, say: Wording): PrintPart => ({
  title: say.t('logbookHero.consequences.title'),
  lines: orNothing(
    consequencesOn(sheet).map(({ kind, entry }) =>
      [
        say.t('logbookHero.consequences.spoken', {
          kind: say.t(`logbookHero.consequences.kinds.${kind}`),
          name: nameIn(entry.names, say.language),
        }),
        ...(entry.hp === 0 ? [] : [say.t('logbookHero.items.hp', { value: withSign(entry.hp) })]),
        ...(entry.notes === '' ? [] : [entry.notes]),
      ].join(' · '),
    ),
    say,
  ),
});

/** B: everything on a hero's sheet, for one page of paper. */
export function heroPage(
  state: GameState,
  hero: CampaignHero,
  language: Language,
  t: Translate,
): PrintPage {
  const { campaign } = state;
  const say = { language, t };
  const sheet = sheetOf(campaign, hero.id);
  const player = hero.player === '' ? [] : [t('campaigns.hero.playerOf', { player: hero.player })];
  const chapter = t('campaigns.list.chapter', { chapter: campaign.chapter });
  const notes =
    hero.notes === '' ? [] : [{ title: t('logbookHero.notes.title'), lines: [hero.notes] }];
  return {
    title: hero.name,
    subtitle: [heroLine(hero, language, t), ...player, campaign.name, chapter].join(' · '),
    parts: [
      vitals(state, hero.id, say),
      skills(sheet, say),
      roleSkills(sheet, runningRole(state, hero.id), say),
      trees(sheet, say),
      ...ownSkills(sheet, say),
      ...gear(sheet, say),
      consequences(sheet, say),
      ...notes,
    ],
  };
}
