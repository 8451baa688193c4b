import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_CARDS as DATA } from '../data/cards';

export const RUNEWARS_CARDS_EN: CategoryWords<typeof DATA> = {
  'fate-cards': {
    gist: '30 cards instead of dice: decide battles, duels, diplomacy and attribute tests.',
    text: [
      'At the top stands the [[fate-symbol]] for [[diplomacy]] and [[attribute-test|tests]]. Below, every [[unit-types|base shape]] has its section with [[special-ability|special symbol]], [[rout-symbol|rout]], [[damage-symbol|damage]] or nothing. The number at the bottom only decides the first player.',
      'You always draw the full number asked for. Anyone may search the discard pile at any time. If the deck is empty, the discards are shuffled; in [[fall]] they are shuffled in anyway.',
    ],
    missed: ['What stands on the single cards is not printed in the rulebook.'],
  },
  'hero-cards': {
    gist: '12 cards with alignment, ability, three attributes and health of a hero.',
    text: [
      'The banner shows the [[alignment]]: white good, green neutral, black evil. The card also has the ability, the [[attributes]], the [[health]] and two reminders for the [[duel]]: the [[circle]] and the 1 damage for the special symbol.',
      'It lies open in front of you; [[damage-tokens|damage]] and [[training-tokens|training]] go on it, [[reward-cards|rewards]] below it. At the start everyone gets a random hero of the own alignment, then the rest are shuffled together.',
    ],
  },
  'objective-cards': {
    gist: 'Secret goal: fulfilled on your turn, you discard the card and gain a dragon rune.',
    text: [
      'Everyone has one at most, fitting the [[alignment]]: good ones mostly ask for alliances and influence, evil ones for conquests and destroyed units. It stays hidden until you cash it in. There are 8 good and 8 evil ones; their texts are not in the rulebook.',
      'If you meet the condition at any time in your [[turn]], you may reveal and discard it and [[gain-dragon-rune|gain a dragon rune]].',
    ],
    missed: ['You get no new objective afterwards; the rulebook at least says nothing of it.'],
  },
  'order-cards': {
    gist: '8 identical orders per faction; you play one per season, so 4 per year.',
    text: [
      'You choose face down, reveal together and resolve by [[order-number|number]]: first the [[main-function|main function]], then, if you are entitled, the [[supremacy-bonus|bonus]].',
      'Number 1 [[strategize]], 2 [[mobilize]], 3 [[conquer]], 4 [[harvest]], 5 [[recruit]], 6 [[rally-support]], 7 [[acquire-power]], 8 [[fortify]]. Played ones stay open until they come back in [[spring]].',
    ],
  },
  'quest-cards': {
    gist: 'Tasks for your heroes: at most 3 in hand, 2 at the start; attempted in summer.',
    text: [
      'The card mostly names an [[area-code|area]] and a condition. If a hero arrives there in the [[quest-phase]], you may reveal and follow it, often with an [[attribute-test|attribute test]] or a [[duel-quest|duel]]. Each of your heroes may try each of your quests, but one per quest phase.',
      'If it leads to a reward, it is fulfilled: discard it and draw a new one ([[take-reward]]). Text in italics is only flavour. The texts of the 24 cards are not printed in the rulebook.',
    ],
    missed: [
      '[[rout|Routed]] heroes start no quest, nor does one who has started a duel.',
      'Whether a failed quest stays in hand only the card itself says; the rulebook is silent.',
    ],
  },
  'reward-cards': {
    gist: 'Treasures of heroes, face down below their card; some bring a dragon rune, many help in duels.',
    text: [
      'There are 25; what they do stands on the cards only. One is revealed only when you use it and stays open then. In a [[duel]] a hero may use any number, but only one [[weapon-and-armor|weapon and one armor]].',
      'Your heroes may trade when they are in the same area in your [[turn]] or while moving in the [[quest-phase]], in passing too.',
    ],
    missed: ['Whoever defeats a hero in a duel inherits its rewards ([[defeat-heroes]]).'],
  },
  'season-cards': {
    gist: '32 cards, 8 per season: the text first, then the fixed secondary ability at the bottom.',
    text: [
      'At the start of a [[season]] the [[first-player|first player]] draws the top card of the matching deck. The [[primary-ability|primary ability]] comes first, then the [[secondary-ability|secondary one]]. After that it goes face up to the shared discard pile ([[current-season]]).',
      'Signs of the decks: green flower spring, yellow sun summer, orange leaf fall, blue snowflake winter.',
    ],
  },
  'tactics-cards': {
    gist: 'One-time tricks, at most 10 in hand; never playable in the season you draw them.',
    text: [
      'Each names its moment, mostly your [[turn]]: before, during or after your order. In battles and duels only someone taking part with own units or a hero may play them. After use they are discarded.',
      'New ones come from the bonus of [[strategize]], cities with [[rally-support]], in [[fall]], from the [[development-training-ground|training ground]] and from cards. Above 10: discard down to 10 at once. What the 50 cards do stands on them only.',
    ],
    example: 'Drawn in spring, playable in summer at the earliest.',
  },
  'setup-quest-cards': {
    gist: '2 per player, face up: they say which map tiles you lay; then they join the other quests.',
    text: [
      'Pick out the [[quest-cards|quest cards]] marked so, shuffle them and deal 2 to each player. Everyone takes the matching [[map-tiles|map tiles]]. Later you shuffle them with the others, after all quests for missing areas went back to the box.',
    ],
  },
  'hidden-pass': {
    gist: 'Tactics card the rulebook names as an example: lets you ignore a movement restriction.',
    text: [
      'Which [[movement-restrictions|restriction]] it lifts stands on the [[tactics-cards|tactics card]] itself; the rulebook does not give its text. The English name is our rendering.',
    ],
  },
};
