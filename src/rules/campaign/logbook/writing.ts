import type { Catalogue } from '@/src/rules/model/catalogue';
import type { Campaign, CampaignHero } from '../campaign';
import type { CampaignRefusal } from '../commands';
import { evolveCampaign } from '../evolve';
import type { HeroSheet } from '../sheet';
import type { LogbookEvent } from './events';
import { itemsOn, sheetOf, type PlacedItem } from './places';

/** Thrown inside `decide` only, which turns it into its answer. */
export class LogbookRefused extends Error {
  constructor(readonly refusal: CampaignRefusal) {
    super(refusal.code);
  }
}

export const refuseWriting = (refusal: CampaignRefusal): never => {
  throw new LogbookRefused(refusal);
};

export const refuseWritingIf = (refusal: CampaignRefusal | null): void => {
  if (refusal !== null) refuseWriting(refusal);
};

/** One logbook command on its way: the events so far and what they add up to. */
export class Writing {
  readonly events: LogbookEvent[] = [];

  constructor(
    readonly catalogue: Catalogue,
    private current: Campaign,
  ) {}

  get campaign(): Campaign {
    return this.current;
  }

  add(event: LogbookEvent): void {
    this.events.push(event);
    this.current = evolveCampaign(this.current, event);
  }

  hero(id: string): CampaignHero {
    const found = this.current.heroes.find((hero) => hero.id === id);
    return found ?? refuseWriting({ code: 'unknown-hero' });
  }

  /** As events name a hero. */
  ref(id: string): { readonly hero: string; readonly name: string } {
    return { hero: id, name: this.hero(id).name };
  }

  sheet(hero: string): HeroSheet {
    return sheetOf(this.current, this.hero(hero).id);
  }

  item(hero: string, id: string): PlacedItem {
    const found = itemsOn(this.sheet(hero)).find(({ item }) => item.id === id);
    return found ?? refuseWriting({ code: 'unknown-item' });
  }

  nextId(kind: 'item' | 'note' | 'reward', ahead = 0): string {
    return `${kind}-${this.current.entries + 1 + ahead}`;
  }
}

export type LogbookHandler<Command> = (writing: Writing, command: Command) => void;

/** One handler for each kind of command of an area. */
export type LogbookHandlers<Command extends { readonly kind: string }> = {
  readonly [Kind in Command['kind']]: LogbookHandler<Extract<Command, { readonly kind: Kind }>>;
};
