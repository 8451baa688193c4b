import { useTranslation } from 'react-i18next';
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

type PlainChange = Exclude<CampaignChange, { readonly entry: unknown }>;

function plainWords(change: PlainChange, language: Language, t: Translate): string {
  const named = (item: OwnedItem) => ({ item: nameIn(itemNames(item), language) });
  const place = ({ place: at }: { readonly place: keyof typeof PLACES }) => t(PLACES[at]);
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
    case 'item-gained':
      return t('logbookHero.changes.itemGained', named(change.item));
    case 'item-lost':
      return t('logbookHero.changes.itemLost', named(change.item));
    case 'item-moved': {
      // Between heroes it is listed with the one who has it now.
      if (change.from.hero !== change.to.hero)
        return t('logbookHero.changes.itemTaken', {
          ...named(change.item),
          place: place(change.to),
        });
      const values = { ...named(change.item), from: place(change.from), to: place(change.to) };
      return t('logbookHero.changes.itemMoved', values);
    }
    case 'item-turned':
      return t('logbookHero.changes.itemTurned', named(change.item));
    case 'item-changed':
      return t('logbookHero.changes.itemChanged', named(change.item));
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

const PLACES = {
  weapon: 'logbookHero.items.places.weapon',
  'off-hand': 'logbookHero.items.places.off-hand',
  armor: 'logbookHero.items.places.armor',
  trinket: 'logbookHero.items.places.trinket',
  bag: 'logbookHero.items.places.bag',
  camp: 'logbookHero.items.places.camp',
} as const;

export function changeWords(change: CampaignChange, language: Language, t: Translate): string {
  if (!isConsequenceChange(change)) return plainWords(change, language, t);
  const kind = t(`logbookHero.consequences.kinds.${change.consequence}`);
  return t(CONSEQUENCE_WORDS[change.kind], { kind, name: nameIn(change.entry.names, language) });
}

/** One sentence for one difference of V1, without the hero's name. */
export function useChangeWords(): (change: CampaignChange) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (change) => changeWords(change, language, t);
}
