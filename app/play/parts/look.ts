import type { Adventure, AdventureHero, BaseColour, CardInPlay } from '@/src/rules';
import { BASE_PAINT, emblemIdFor, type EmblemId } from '@/src/ui';

export const heroEmblem = ({ before }: Pick<Adventure, 'before'>, id: string): EmblemId =>
  emblemIdFor(before.heroes.find((hero) => hero.id === id)?.board ?? '', 'hero');

export const cardEmblem = (card: CardInPlay | undefined): EmblemId =>
  emblemIdFor(card?.face.monster ?? '', 'monster');

export const ringOf = (base: BaseColour | null): string | undefined =>
  base === null ? undefined : BASE_PAINT[base].fill;

export type Afflicted = Pick<AdventureHero, 'curse' | 'curseLimit' | 'trauma' | 'traumaLimit'>;

/** D12: one more cube of either kind loses the adventure. */
export const isInDanger = ({ curse, curseLimit, trauma, traumaLimit }: Afflicted): boolean =>
  curse.length >= curseLimit - 1 || trauma.length >= traumaLimit - 1;
