import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_ROUND as DATA } from '../data/round';

export const SWORDSORCERY_ROUND_EN: CategoryWords<typeof DATA> = {
  'golden-rules': {
    gist: 'Cards come first; each die is re-rolled once at most; effects of the same name count once per figure.',
    text: [
      'Where a card and the rules disagree, follow the card.',
      'Four more principles: no die goes through a [[re-roll|re-roll]] more than once. Empty decks and token pools are mixed anew, all but the [[event-deck|event deck]]. Two effects of one name give a figure their bonus or drawback only once. And what a figure [[suffer|suffers]] cannot be averted by anything.',
    ],
    missed: [
      'Two bonuses with different names may add up; only the same name does not count double.',
    ],
  },
  're-roll': {
    gist: 'Every single die may be rolled again once at most, no matter how many effects allow it.',
    text: [
      'If you have several re-rolls, spread them over different dice. A die that has been rolled again once stays as it is.',
    ],
    example:
      'Two items give you one re-roll each: you repeat two different dice, never the same one twice.',
  },
  'event-deck': {
    gist: 'The only deck whose discards are never shuffled back; once empty it stays empty.',
    text: [
      'Every other deck is shuffled anew as soon as a card is missing. The deck of [[event-card|event cards]] is the exception: its discards stay where they are.',
      'Its top card shows whether anything happens in the [[event-phase|event phase]]: face down means draw, face up means only discard. What an empty deck means, the reference sheet does not say.',
    ],
    missed: ['Do not reshuffle out of habit: with any other deck it would be right.'],
  },
  supply: {
    gist: 'When a deck or token pool is empty and you have to draw, shuffle its discards into a new one.',
    text: [
      'Do so only when a card or token is really needed and none is left. Only the [[event-deck|event deck]] is never refilled.',
    ],
  },
  suffer: {
    gist: 'Where a text says “suffer”, nothing helps: no armour, no shield, no die.',
    text: [
      'The word is a keyword: the effect happens, and nothing may prevent or reduce it. That is how the wounds of [[poisoned|poison]], [[fire|fire]], [[dangerous-terrain|dangerous terrain]] and a [[duplicate-condition|duplicate condition]] work.',
    ],
    missed: [
      '[[magic-shields|Magic shields]] stop hits of an attack, but not wounds you simply suffer.',
    ],
  },
  'time-phase': {
    gist: 'First phase: handle effects, ready powers, count hourglasses down, raise soulrank, resurrect.',
    text: [
      'Every round begins like this, in this order: [[effects-cleanup|effects cleanup]], wounds first. Then [[powers-refresh|powers refresh]]. Next [[powers-cooldown|powers cooldown]]. Last, raise the [[soulrank|soulrank]] or [[resurrection|resurrect]] at an active [[shrine]].',
      'The [[battle-phase]] follows.',
    ],
    missed: [
      'Turn cards up first, then take hourglasses off: the other way round a power would be back a round too early.',
    ],
  },
  'effects-cleanup': {
    gist: 'At the start of the time phase all wounds come first, every other effect after them.',
    text: [
      'This is where [[poisoned|poison]] and [[fire|fire]] wound. Then comes the rest: flip or discard fire tokens, make the [[save-roll|save roll]] against poison, flip or remove the token of [[condition-x|condition X]].',
    ],
    missed: ['The wounds count even if the token goes away right after them.'],
  },
  'powers-refresh': {
    gist: 'In the time phase turn up every face-down power card that has only one hourglass left.',
    text: [
      'The card then lies open and can be used again. Only afterwards do the other face-down cards lose an [[hourglass|hourglass]] ([[powers-cooldown|cooldown]]).',
    ],
    example:
      'A power with one hourglass becomes ready; one with three stays face down and has two left.',
  },
  'powers-cooldown': {
    gist: 'Every power card that still lies face down loses one hourglass in the time phase.',
    text: [
      'This comes after the [[powers-refresh|refresh]]: cards just turned up no longer count. A card with three hourglasses therefore needs three time phases until it lies open again.',
    ],
  },
  hourglass: {
    gist: 'One step of cooldown: a used power stays face down for that many time phases.',
    text: [
      'One hourglass goes away each round; when only one is left, the [[power-card|power card]] is turned up at the [[powers-refresh|refresh]]. How many a power starts with stands on its card.',
    ],
  },
  'power-card': {
    gist: 'A hero’s power; once used it lies face down until its hourglasses have run out.',
    text: [
      'Turn a used power over. In each [[time-phase|time phase]] it loses an [[hourglass|hourglass]], and with the last one it becomes [[powers-refresh|ready]] again.',
      'Powers, too, reach only your own area while you are [[engaged|engaged]]. How to pay for or learn them is not on the reference sheet.',
    ],
  },
  soulrank: {
    gist: 'A hero’s level; raised in the time phase, but only by heroes who do not hold the group’s highest rank.',
    text: [
      'At the end of the [[time-phase|time phase]] a hero may rise as long as somebody in the group has a higher rank.',
      'Beware of a gap: taken literally, a group of equal ranks could never rise. It is probably meant that nobody pulls ahead while another hero is lower; the rulebook decides. The cost in soul points is not on the reference sheet either.',
    ],
    missed: ['You raise the rank in the time phase only, never in your own turn.'],
  },
  resurrection: {
    gist: 'A fallen hero comes back in the time phase at an active shrine.',
    text: [
      'It is the last step of the [[time-phase|time phase]]. Without an active [[shrine]] it is impossible. What coming back costs and what the hero continues with stands in the rulebook, not on the reference sheet.',
    ],
  },
  shrine: {
    gist: 'The place of resurrection: fallen heroes return only at an active shrine.',
    text: [
      'The [[resurrection]] happens in the time phase. When a shrine is active is for the adventure and the rulebook to say; the reference sheet does not explain it.',
    ],
  },
  'battle-phase': {
    gist: 'Second phase: every hero has one turn, in the order you like; an enemy turn follows each hero’s turn.',
    text: [
      'Each round you decide freely who acts when. First a [[hero-turn|hero turn]], then the [[enemy-turn|enemy turn]], then the next hero, until all have acted once. The [[event-phase]] follows.',
    ],
    missed: [
      'The order of the heroes is not fixed: whoever stands best at the moment may go first.',
    ],
    example:
      'With three heroes there are three hero turns and, while enemies are in play, three activation cards.',
  },
  'event-phase': {
    gist: 'Third phase: resolve a face-down top event card, only discard a face-up one. So an event every second round.',
    text: [
      'If the top card of the [[event-deck|event deck]] lies face down, draw it, resolve it and lay it face up on the deck. If a face-up one lies there, it goes to the discards and nothing else happens.',
    ],
    missed: ['The open card is not carried out again when it is discarded.'],
    example: 'Four rounds with a fresh deck: event, discard, event, discard.',
  },
  'event-card': {
    gist: 'Resolved in the event phase, stays face up for a round, then goes to the discards.',
    text: [
      'After it is resolved the card lies face up on the [[event-deck|deck]]. In the next [[event-phase]] it moves to the discards without working again. These discards are never shuffled.',
    ],
  },
};
