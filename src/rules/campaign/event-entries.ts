import type { DiceState } from '../base/dice';
import type { EventEntry, Happened, Told } from '../base/event-table';
import type { PrintedNames } from '../model/items';
import type { Campaign } from './campaign';

/** What a campaign's events look at and change, whatever else there is. */
export interface CampaignState {
  readonly dice: DiceState;
  readonly campaign: Campaign;
}

/** `onCampaignAndDice<Fields>()({ … })`: an event with these fields that changes both. */
export const onCampaignAndDice =
  <Fields = object>() =>
  <Version extends number, Line extends Told | null>({
    v,
    line,
    evolve,
  }: EventEntry<CampaignState, Happened<Fields>, Version, Line>) => ({
    v,
    line,
    evolve: <State extends CampaignState>(state: State, event: Happened<Fields>): State => ({
      ...state,
      ...evolve(state, event),
    }),
  });

/** `onCampaign<Fields>()({ … })`: an event with these fields that changes the campaign. */
export const onCampaign =
  <Fields = object>() =>
  <Version extends number, Line extends Told | null>({
    v,
    line,
    evolve,
  }: EventEntry<Campaign, Happened<Fields>, Version, Line>) => ({
    v,
    line,
    evolve: <State extends CampaignState>(state: State, event: Happened<Fields>): State => ({
      ...state,
      campaign: evolve(state.campaign, event),
    }),
  });

export const told = <Key extends string, Values extends object>(
  key: Key,
  values: Values,
): Told<`history.${Key}`, Values> => ({ key: `history.${key}`, values });

/** What stands in a line; printed names and `word`, a key of the same area, get their words above. */
export type LogbookValue =
  | string
  | number
  | { readonly names: readonly PrintedNames[] }
  | { readonly word: `${'skills' | 'steps'}.${string}` };

type LogbookValues = Readonly<Record<string, LogbookValue>>;

export const logbookLine = <Key extends string>(
  key: Key,
  values: LogbookValues = {},
): Told<`historyLogbook.${Key}`, LogbookValues> => ({ key: `historyLogbook.${key}`, values });

export const printed = (...names: readonly PrintedNames[]): LogbookValue => ({ names });
