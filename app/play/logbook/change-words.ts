import { useTranslation } from '@/src/i18n/translation';
import { nameIn } from '@/src/content/drunagor';
import type { Language, Translate } from '@/src/i18n';
import { itemNames, type CampaignChange, type OwnedItem } from '@/src/rules';
import { useLanguage } from '@/app/wiring/language';
import { isConsequenceChange } from './provisional-marks';

const CONSEQUENCE_WORDS = {
  'consequence-gained': 'logbookHero.changes.gained',
  'consequence-lost': 'logbookHero.changes.lost',
  'consequence-changed': 'logbookHero.changes.changed',
} as const;

const PLACES = {
  weapon: 'logbookHero.items.places.weapon',
  'off-hand': 'logbookHero.items.places.off-hand',
  armor: 'logbookHero.items.places.armor',
  trinket: 'logbookHero.items.places.trinket',
  bag: 'logbookHero.items.places.bag',
  camp: 'logbookHero.items.places.camp',
} as const;

type PlainChange = Exclude<CampaignChange, { readonly entry: unknown }>;
type ItemChange = Extract<PlainChange, { readonly item: OwnedItem }>;
type OtherChange = Exclude<PlainChange, ItemChange>;

function itemWords(change: ItemChange, language: Language, t: Translate): string {
  const item = nameIn(itemNames(change.item), language);
  const place = ({ place: at }: { readonly place: keyof typeof PLACES }) => t(PLACES[at]);
  switch (change.kind) {
    case 'item-gained':
      return t('logbookHero.changes.itemGained', { item });
    case 'item-lost':
      return t('logbookHero.changes.itemLost', { item });
    case 'item-moved': {
      const { from, to } = change;
      // Between heroes it is listed with the one who has it now.
      return from.hero === to.hero
        ? t('logbookHero.changes.itemMoved', { item, from: place(from), to: place(to) })
        : t('logbookHero.changes.itemTaken', { item, place: place(to) });
    }
    case 'item-turned':
      return t('logbookHero.changes.itemTurned', { item });
    case 'item-changed':
      return t('logbookHero.changes.itemChanged', { item });
  }
}

function otherWords(change: OtherChange, t: Translate): string {
  const list = (skills: readonly string[]) =>
    skills.length === 0 ? t('logbookHero.changes.nothing') : skills.join(', ');
  switch (change.kind) {
    case 'skill': {
      const { from, to, colour } = change;
      return t('logbookHero.changes.skill', { skill: t(`logbookHero.skills.${colour}`), from, to });
    }
    case 'role-skills':
      return t('logbookHero.changes.roleSkills');
    case 'tree': {
      const { tree, from, to } = change;
      const values = { tree: tree.tree, from: list(from), to: list(to) };
      return t('logbookHero.changes.tree', values);
    }
    case 'hero-changed':
      return t('logbookHero.changes.heroChanged');
    case 'hero-joined':
      return t('logbookHero.changes.heroJoined');
    case 'hero-left':
      return t('logbookHero.changes.heroLeft');
    case 'chapter':
      return t('logbookHero.changes.chapter', { from: change.from, to: change.to });
    case 'reward':
      return t('logbookHero.changes.reward', { from: change.from, to: change.to });
  }
}

export function changeWords(change: CampaignChange, language: Language, t: Translate): string {
  if (!isConsequenceChange(change)) {
    return 'item' in change ? itemWords(change, language, t) : otherWords(change, t);
  }
  const kind = t(`logbookHero.consequences.kinds.${change.consequence}`);
  return t(CONSEQUENCE_WORDS[change.kind], { kind, name: nameIn(change.entry.names, language) });
}

/** One sentence for one difference of V1, without the hero's name. */
export function useChangeWords(): (change: CampaignChange) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (change) => changeWords(change, language, t);
}
