import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_ADVENTURES as DATA } from '../data/adventures';

export const RUNEBOUND3_ADVENTURES_EN: CategoryWords<typeof DATA> = {
  adventure: {
    gist: '2 actions on a hex with a coloured gem: turn the gem over and draw a card from its deck.',
    text: [
      'Stand on a hex with an active [[adventure-gems|adventure gem]], spend two [[actions|actions]], turn the gem to its grey side and draw the top card of its deck: [[social-deck|social]], [[combat-deck|combat]] or [[exploration-deck|exploration]]. You resolve it at once.',
      'With a single action or on a [[gem-sides|grey gem]] this is not possible.',
    ],
    missed: ['If the deck is empty you only turn the gem over; nothing else happens.'],
  },
  'adventure-cards': {
    gist: 'Three decks of 30 (social, combat, exploration) with enemies, events and quests; never reshuffled.',
    text: [
      'There are three kinds: [[enemies|enemies]] (most of the combat deck), [[events|events]] (most of the social deck) and [[quests|quests]] (most of the exploration deck). Together there are 60 neutral cards plus 10 per deck from the chosen [[scenario|scenario]].',
      'An empty deck stays empty. You may still [[adventure|adventure]] for it, but then only the gem is turned over.',
    ],
    missed: [
      'Italics are [[flavor-text|flavor text]] or a [[traits|trait]] and do nothing themselves.',
    ],
  },
  'adventure-gems': {
    gist: 'Coloured: adventure possible. Grey: used until a gem space of the time track refreshes it.',
    text: [
      'At setup every hex with a gem picture gets the matching gem, coloured side up. An [[adventure|adventure]] turns it grey. The kind of gem decides the deck.',
      'When the time marker reaches a [[gem-space|gem space]], all gems on hexes without a hero become coloured again.',
    ],
  },
  'gem-sides': {
    gist: 'Only a coloured (active) gem allows an adventure; a grey one allows none.',
    text: [
      'Active means coloured side up. Every [[adventure|adventure]] turns the gem grey, and from then on nobody can adventure there until a [[gem-space|gem space]] refreshes it.',
      'If a hero stands on the hex at that moment, the gem stays grey.',
    ],
  },
  'social-deck': {
    gist: 'The adventure deck made mostly of events; not reshuffled when empty.',
    text: [
      'Social cards you take or gain as [[trophies|a trophy]] are social trophies. Texts use the same symbol for cards and trophies. Most of the cards are [[events|events]], but not all.',
    ],
  },
  'combat-deck': {
    gist: 'The adventure deck made mostly of enemies; not reshuffled when empty.',
    text: [
      'Draw an [[enemies|enemy]] and a [[combat|fight]] begins at once. Combat cards you take or gain as [[trophies|a trophy]] are combat trophies.',
    ],
  },
  'exploration-deck': {
    gist: 'The adventure deck made mostly of quests; not reshuffled when empty.',
    text: [
      'A drawn [[quests|quest]] is laid face up beside your hero card and fulfilled later. Exploration cards you take or gain as [[trophies|a trophy]] are exploration trophies.',
    ],
  },
  events: {
    gist: 'Read both options aloud, choose one and carry out as much of it as possible.',
    text: [
      'You may choose either option, even one of which nothing comes true in the end. If it asks for a [[attribute-tests|test]] and you fail, at most a [[failure-effect|failure effect]] still happens, and you discard the card.',
      'If an option says "rumor" and you choose it, the card stays face up before you as a [[rumors|rumor]].',
      'An event becomes a [[trophies|trophy]] only if the card says so.',
    ],
    missed: [
      'Bits of [[flavor-text|story]] without effect often hide in the middle of a sentence.',
    ],
    example:
      '"Alte Sagen" (German card name): the test, the gold (its symbol is lost in the text at hand) and the trophy are the effect; that a bard hands over his purse is mere story.',
  },
  rumors: {
    gist: 'Events whose rumor option you chose; they lie face up before you, as many as you like.',
    text: [
      'A rumor stays until you do what its card says. There is no upper limit, and other players must leave your rumors alone ([[golden-rules]]).',
      'How you come by one: see [[rumor-option]].',
    ],
  },
  'rumor-option': {
    gist: 'Choose "rumor" on an event and it stays face up; you can no longer switch to the other option.',
    text: [
      'Some [[events|events]] offer an option marked "rumor". If you take it, lay the card face up before you until you have dealt with it as it says. The choice is final.',
    ],
  },
  quests: {
    gist: 'Lay it face up by your hero, go to the marked hex, follow its instruction, resolve one outcome.',
    text: [
      'The card shows, mostly in red, on which hexes you can fulfil it. There you follow the instruction at its top; most of the time you [[explore|explore]].',
      'If you meet the [[requirements|requirements]] of an [[quest-outcomes|outcome]] you may resolve it, one per quest at most. Then you take the card as a [[trophies|trophy]], unless the outcome says otherwise.',
      'If it is not enough or you do not want it, the quest stays and you try again later. You may hold any number of quests.',
    ],
    missed: ['[[story-quests|Story quests]] lie above the board and belong to no single hero.'],
  },
  'quest-outcomes': {
    gist: 'A quest has 1 to 3 outcomes with Roman numerals; you resolve at most one of them.',
    text: [
      'Between map and text stands the list of [[requirements|requirements]] for each outcome. If you meet several at once you pick one. You may also decline and keep the [[quests|quest]] in order to manage a better one later.',
      'After resolving an outcome you [[take-as-trophy|take]] the card as a trophy, unless the outcome rules otherwise.',
    ],
  },
  requirements: {
    gist: 'Symbol list of a quest outcome: one fitting die per symbol; a listed compass needs a compass.',
    text: [
      'For each listed symbol you spend one fitting [[terrain-dice|terrain die]]. A die covers only one, even if it shows two terrains. The [[compass-symbol|compass]] replaces any terrain, but nothing replaces a listed compass.',
    ],
    example:
      'Corbin needs mountain and water: mountain/water plus compass will do, and so will two compasses. Two listed compasses take two compasses.',
  },
  explore: {
    gist: 'Roll terrain dice equal to your speed; the card says what the result does.',
    text: [
      'Cards such as [[quests|quests]] let you explore. You roll as many [[terrain-dice|terrain dice]] as your [[speed|speed]] says and match them to the symbols asked for: each die once and for one symbol only.',
      'The [[compass-symbol|compass]] stands for any terrain; a required compass comes only from itself. To improve the roll you may [[exert-for-reroll|exert]].',
    ],
    missed: [
      'Exploring is not one of the standard actions: the card decides when you may do it and what it costs.',
    ],
  },
};
