import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_HEROES_AND_QUESTS as DATA } from '../data/heroes-and-quests';

export const RUNEWARS_HEROES_AND_QUESTS_EN: CategoryWords<typeof DATA> = {
  heroes: {
    gist: 'At most 3 per player; they quest, duel and spy on runes, but fight in no battle.',
    text: [
      'A hero is yours while its [[hero-cards|card]] lies in front of you. It is **no** [[units|unit]]: it controls no area, does not count for the unit limit or the [[food-limit|food limit]] and takes no part in any [[battle]].',
      'In [[summer]] each hero may move, heal or train ([[quest-phase]]). Where it stands you may [[look-at-runes|look at]] the rune at any time.',
    ],
    missed: [
      'These are the rules of the first edition of 2009. Later versions of Runewars may treat heroes differently.',
    ],
  },
  'recruit-heroes': {
    gist: 'Card open in front of you, figure on an own stronghold; at most 3, a fourth drives another out.',
    text: [
      'New heroes come mostly from the bonus of [[rally-support]]: up to 3 influence for as many cards, you keep exactly one. The figure goes to a friendly area with a [[stronghold-tiles|stronghold]].',
      'You may never have more than 3. With a fourth you choose another one who turns [[treacherous-heroes|treacherous]], even if your heroes stay loyal otherwise ([[captain-of-heroes-league]]).',
    ],
  },
  attributes: {
    gist: 'Three values of the hero card; a test draws that many fate cards.',
    text: [
      'Strength, agility and wisdom are mostly tested by quests ([[attribute-test]]). [[train|Training]] raises each by 2 at most.',
    ],
    missed: ['The strength of a hero is not the [[strength]] in battle.'],
  },
  'quest-phase': {
    gist: 'In summer: one action with each hero: move (then duel or quest), heal or train.',
    text: [
      'In [[player-order|player order]] by the spring orders: whoever is up uses all own heroes, and each may do something different: [[hero-move|move]], [[hero-heal|heal]] or [[train]].',
      'After moving, it may start, if possible, **one** [[duel]] or **one** [[quest-cards|quest]], not both. With the exploration variant the [[exploration-tokens|token]] is revealed before that.',
    ],
    missed: ['This is not your [[turn]]: cards played during your turn do not work now.'],
  },
  'hero-move': {
    gist: 'In the quest phase up to 2 areas, through enemies too; then a duel or a quest.',
    text: [
      'Enemy and neutral areas do not hinder it, closed [[movement-restrictions|borders]] do. The target is not activated. A [[rout|routed]] hero cannot choose this action.',
      'Then: a [[duel]] with an opposing hero there, or a fitting [[quest-cards|quest]], or nothing.',
    ],
    missed: [
      'Whether 0 areas count as a move is not said expressly in the rulebook; “up to 2” suggests it.',
    ],
  },
  'hero-heal': {
    gist: 'In the quest phase instead of moving: all damage tokens off, but only in a friendly area.',
    text: [
      'The hero puts away every [[damage-tokens|damage token]]. For that it must stand in an [[friendly-area|area under your control]], and it does nothing else in this [[quest-phase]].',
    ],
  },
  train: {
    gist: 'In the quest phase: improve two attributes by 1 or one by 2; each attribute +2 at most.',
    text: [
      'Put [[training-tokens|training tokens]] on the hero card; they have a +1 and a +2 side. Each [[attributes|attribute]] carries just one token, so more than +2 is impossible.',
    ],
  },
  'attribute-test': {
    gist: 'Draw as many fate cards as the attribute, choose one, read its symbol on the quest.',
    text: [
      'For the tested [[attributes|attribute]] (with [[training-tokens|training]]) draw that many [[fate-cards|fate cards]]. Choose one; the [[quest-cards|quest card]] says what happens with its [[fate-symbol|symbol]].',
      'You must draw all cards. Beforehand you may search the discard pile to judge your chances.',
    ],
    example:
      'Agility 2: draw two cards, choose one, discard the other. By the quest its symbol brings a reward.',
  },
  'take-reward': {
    gist: 'The quest is done: draw 1 reward card, discard the quest, draw 1 new quest card.',
    text: [
      'If a [[quest-cards|quest]] leads to this instruction, it is fulfilled. Take the top [[reward-cards|reward card]], look at it and put it face down below the card of the hero.',
    ],
    missed: [
      'The new quest card is easily forgotten: you draw one after every reward from a quest.',
    ],
  },
  'weapon-and-armor': {
    gist: 'Traits of rewards: at most one weapon and one armor per duel, the same one repeatedly.',
    text: [
      'A hero may own and use in a [[duel]] any number of [[reward-cards|rewards]], but only one weapon and one armor among them. You may use the same one again and again in a duel unless the card says otherwise.',
    ],
  },
  'reward-secrecy': {
    gist: 'Rewards lie face down below the hero; look yes, show never; once open, always open.',
    text: [
      'You may look at your face-down [[reward-cards|reward cards]] at any time but show them to nobody. One is revealed only when you use it; then it stays open for the rest of the game.',
    ],
  },
  'treacherous-heroes': {
    gist: 'A treacherous hero leaves you: figure off, card back into the deck, rewards to the discard pile.',
    text: [
      'A hero turns treacherous if its [[alignment]] is not that of your faction and a season or tactics card triggers it. A fourth hero drives one out as well ([[recruit-heroes]]).',
      'Its card is shuffled into the other hero cards, its [[reward-cards|rewards]] go face up to their discard pile.',
    ],
    missed: [
      'Unlike with a [[defeat-heroes|defeated hero]], nothing stays in the area to be picked up.',
    ],
  },
  duel: {
    gist: 'Hero against hero, up to 4 rounds: 1 fate card each, circle section; damage stays.',
    text: [
      'In the [[quest-phase]], after your hero has moved to an opposing one: 1. You name **one** opponent. 2. Abilities for the start of a duel, attacker then defender. 3. Four rounds. 4. It ends after the fourth, or at the end of the round in which someone is defeated.',
      'Each round both draw 1 [[fate-cards|fate card]] and read the [[circle]]: [[special-ability|special symbol]]: 1 damage **or** a reward ability. [[rout-symbol|Rout symbol]]: prevent that much damage this round. [[damage-symbol|Damage symbol]]: that much damage. Empty: nothing. All damage lands at once, both may fall.',
      'Survivors stay in the area and keep their damage. One [[weapon-and-armor|weapon and one armor]] per duel.',
    ],
    missed: [
      'Whoever starts a duel may not start a quest in this quest phase.',
      '[[rout|Routed]] heroes may be challenged but not start one.',
    ],
    example:
      'Carthos deals 1 damage at the start, in round 1 with a weapon 2, of which Silhouette blocks 1, in round 2 another 1: 3 in all, and she is defeated.',
  },
  'duel-quest': {
    gist: 'A quest in which your hero faces a neutral unit beside the map; victory brings the reward.',
    text: [
      'The unit stands beside the map for this [[duel]] only. Your left neighbour leads it. It reads the section of its own [[unit-types|base shape]]; when it draws the special symbol, its [[special-ability|ability]] works. It does not have the choice of dealing 1 damage instead.',
      'If the hero defeats it, the [[quest-cards|quest]] is fulfilled. In any case the unit goes back to the supply.',
    ],
  },
  'defeat-heroes': {
    gist: 'Damage at least as high as its health: figure and card go back to the box.',
    text: [
      'Defeated in a [[duel]]: the winner deals out all [[reward-cards|reward cards]] of the loser among the own heroes in this area. Face-down ones stay so, and the winner may look at them.',
      'Defeated otherwise: the rewards wait beside the map, a pair of [[defeated-hero-markers|markers]] ties them to the area. Another hero can pick them up there.',
    ],
    missed: [
      'A defeated hero does not return to the deck, a [[treacherous-heroes|treacherous]] one does.',
      'What happens to the rewards if both fall in a duel is not said in the rulebook.',
    ],
  },
};
