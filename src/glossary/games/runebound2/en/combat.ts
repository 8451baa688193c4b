import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_COMBAT as DATA } from '../data/combat';

export const RUNEBOUND2_COMBAT_EN: CategoryWords<typeof DATA> = {
  combat: {
    gist: 'Once "before combat", then rounds of escape, ranged, melee and magic until somebody falls.',
    text: [
      'Fights come from [[challenges]], often from [[encounters]], or [[hero-combat|between heroes]]. First there is [[before-combat|before combat]], once; then [[combat-round|combat rounds]] of four phases follow.',
      "In each of the three fighting phases you [[attack]], let an [[allies-in-combat|ally]] attack, or [[defend]]. You roll two ten-siders plus the fitting attribute; the target is the foe's attribute. Nobody rolls for a challenge.",
      'It ends at once when the foe is [[defeating-a-challenge|beaten]], your hero [[knocked-out|knocked out]] or the [[escape-phase|escape]] has worked.',
    ],
    missed: ['Your hero attacks in only one phase per round but is attacked in the others.'],
  },
  'before-combat': {
    gist: "Once before round 1: first the foe's text, then your abilities and at most one activated item.",
    text: [
      'If the card drawn has such a text, you carry it out at once. **Then** you may use the before-combat ability of your hero and of each ally once and [[activate-cards|activate]] **one** item that says so, in any order.',
      'Items to [[discard-items|discard]] and [[always-active-items|always-active]] ones come on top without limit. In later rounds there is no such part any more.',
    ],
    missed: [
      "If you already answer the foe's text with an activated item, that was your one activation.",
      "In the book's example a missed attack before combat costs the hero no wound.",
      'With [[resolve-a-hazard|travel hazards]] all of this falls away; in [[hero-combat]] the defender goes first.',
    ],
  },
  'combat-values': {
    gist: 'Mind = ranged value, body = melee value, spirit = magic value.',
    text: [
      'When a card speaks of combat values, it means the three [[attributes]]: [[mind]] for ranged, [[body]] for melee, [[spirit]] for magic combat.',
      'Yours is added to the [[combat-roll|roll]], that of a challenge is the target number.',
    ],
  },
  'combat-round': {
    gist: 'Four phases in a fixed order: escape, ranged, melee, magic; then from the start.',
    text: [
      '1. [[escape-phase|Escape]], if you want to. 2. [[ranged-phase|Ranged]]. 3. [[melee-phase|Melee]]. 4. [[magic-phase|Magic]]. You may not skip any of the fighting phases. If everybody is still standing, the next round begins with escape.',
      'Your hero [[attack|attacks]] in one phase at most; in the others he [[defend|defends]] or an ally attacks. You may [[activation-limit|activate]] **one** card per round.',
    ],
    missed: ['"[[before-combat|Before combat]]" is not repeated every round.'],
  },
  'escape-phase': {
    gist: 'Phase 1: if the escape check works, you go back a hex, the foe goes to the track, turn over.',
    text: [
      'At the start of every combat round you may make an [[escape-check]]. If it works, your hero goes 1 hex back the way he came. A challenge loses all wounds and goes to the next free slot of the [[undefeated-track|track]].',
      'The matching [[undefeated-counters|counter]] goes to the hex of the fight, the adventure counter stays there. Your turn is over at once.',
    ],
    missed: [
      'If you did not come from another hex just now, because you stayed put, the book leaves open where you withdraw to.',
      'There is no escape from [[resolve-a-hazard|travel hazards]] and in the [[endgame-confrontation|endgame]]; in [[hero-combat]] only the attacker may flee.',
    ],
  },
  'escape-check': {
    gist: "Two ten-siders + mind against the foe's mind; below it 1 wound.",
    text: [
      'Equal or higher: you have [[escape-phase|escaped]]. Lower: your hero takes 1 [[wounds|wound]], and you decide whether to try again or to go on with the [[ranged-phase]].',
    ],
    missed: [
      'The book names no maximum of tries; but each failure costs a wound.',
      "You always take 1, not the foe's ranged damage.",
    ],
  },
  'ranged-phase': {
    gist: "Phase 2: roll + mind against the foe's mind; attack or defend.",
    text: [
      '**Attack:** from the target number up the foe takes your [[ranged-damage]], otherwise you take his. **Defence:** from the target number up nothing happens, otherwise his ranged damage hits you.',
      'An [[allies-in-combat|ally]] can attack instead of your hero. If everybody is still standing, the [[melee-phase]] follows.',
    ],
    missed: ['If your hero has attacked here, he can only [[defend]] for the rest of the round.'],
  },
  'melee-phase': {
    gist: "Phase 3: roll + body against the foe's body; attack or defend.",
    text: [
      '**Attack:** if you reach the target number the foe takes your [[melee-damage]], otherwise you take his. **Defence:** with the target number you parry, below it his melee damage hits you.',
      'If your hero attacked in the ranged phase he may only defend here; an [[allies-in-combat|ally]] may still attack. The [[magic-phase]] follows.',
    ],
    example: 'Roll 5 plus 4 against a target of 11: a miss, Varikas takes 1 wound.',
  },
  'magic-phase': {
    gist: "Phase 4: roll + spirit against the foe's spirit; then the round ends.",
    text: [
      '**Attack:** from the target number up the foe suffers your [[magic-damage]], otherwise you suffer his. **Defence:** from the target number up nothing happens, otherwise you take his magic damage.',
      'Your hero may attack only if he has not done so this round. If nobody is beaten, a new [[combat-round]] begins with escape.',
    ],
    example:
      'The ally rolls 15, 16 with his value, target 14: a hit. With a miss he would have taken 2 wounds himself.',
  },
  attack: {
    gist: 'Hit: the foe takes your damage; miss: you take his. Only one phase per round.',
    text: [
      "You roll two ten-siders, add the value of the phase and compare with the foe's value. Equal or higher hits; lower means that **you** take the wounds.",
      'Your hero may attack in a single phase of each [[combat-round]]; in the others he has to [[defend]], unless an [[allies-in-combat|ally]] attacks for him.',
    ],
    missed: [
      'Attacking is no free extra roll: it replaces the defence of that phase, at the same risk.',
    ],
  },
  defend: {
    gist: "Roll the foe's value or more: nothing happens; below it you take his damage. Hero only.",
    text: [
      'In every phase in which neither your hero nor an ally [[attack|attacks]], the hero has to defend. You roll as for an attack; success holds the foe off, failure costs as many [[wounds]] as his damage in this phase.',
    ],
    missed: [
      "If the foe's damage in this phase is 0, you can save yourself the roll.",
      '[[allies-in-combat|Allies]] can never defend.',
    ],
  },
  'combat-roll': {
    gist: 'Any roll in the ranged, melee or magic phase, attack or defence, with all modifiers.',
    text: [
      'You roll the [[ten-sided-dice|two ten-siders]] and add the [[combat-values|combat value]] and bonuses from cards. The final result is called combat roll too.',
      'A card that works on the combat roll helps attack and defence; if it names the [[attack-roll]], only the attack.',
    ],
    missed: ['The [[escape-check]] is not one of them.'],
  },
  'attack-roll': {
    gist: 'The combat roll of an attack; a defence roll is not one.',
    text: [
      'Cards that speak of the attack roll help you only when you [[attack]]. When you [[defend]] they are of no use; for that it takes one that names the [[combat-roll]].',
    ],
  },
  'your-enemy': {
    gist: 'Whoever your hero fights right now: challenge, another hero, or a foe from an event or encounter.',
    text: [
      '"Your enemy" and "your opponent" mean the same on cards. Mostly it is a [[challenges|challenge]]; in [[hero-combat]] it is the other hero, and foes from [[events]] and [[encounters]] count too.',
    ],
  },
  'defeating-a-challenge': {
    gist: 'Wounds reach its life: reward, adventure counter, card under its deck.',
    text: [
      'The fight ends at once, even in the middle of a round. You take the [[reward]] of the card and the [[adventure-counters|adventure counter]] of the hex, and put it in front of you with the number up. You can exchange it in [[experience-step|step 5]].',
      'The card goes face down under the deck of its colour, with the [[doom-track]] on that track, unless you may keep it.',
    ],
    missed: [
      'The book calls the counter you have taken "face down": it means jewel down, number visible.',
    ],
    example: 'The challenge Die Brut der Blutmutter brings 3 gold and its own card.',
  },
  reward: {
    gist: 'Gold, or the card itself as an item or ally; cards you keep cannot be lost.',
    text: [
      'What you get is printed on the beaten card. Sometimes you take the card itself: it becomes your item or ally and follows the usual rules, with one exception: you can neither [[sell-an-item|sell]] nor [[discard]] nor lose it, not even when you are [[knocked-out|knocked out]].',
    ],
    missed: [
      'Contradiction: in [[hero-combat]] the winner may still take an adventure card from the loser.',
      'Contradiction: the [[doom-track]] reckons with cards discarded in order to use them; if the card itself asks for it, you had best follow the card.',
      'There is no reward for [[resolve-a-hazard|travel hazards]].',
    ],
  },
  'allies-in-combat': {
    gist: 'An ally may attack in a phase in which the hero does not; he never defends.',
    text: [
      'In this way you can attack in all three phases: once the hero, once the first, once the second [[ally-cards|ally]]. Then value and damage of the ally count. If his attack fails, **he** takes the wounds, not your hero.',
      'When his wounds reach his [[life]] he is [[killed|dead]] and goes under the market deck. Only the hero may [[defend]].',
    ],
    missed: [
      'Just one acts in each phase: the hero attacks, an ally attacks, or the hero defends.',
      'Whether the same ally may attack in two phases of a round the book does not say outright; it describes each of them only once.',
    ],
  },
  'hero-combat': {
    gist: 'The defender rolls the target number, roles swap every round, only the attacker may flee.',
    text: [
      '[[before-combat|Before combat]] the defender acts completely first, then the attacker. In each phase the defender rolls first, with value and modifiers: that is the target number the attacker has to reach. After every round the two swap roles. Each may [[activation-limit|activate]] one card per round.',
      'The fight ends when one is beaten or the current attacker escapes; with it ends the turn of the player who started it. The winner takes **one** of these: an item, an ally (with his counters), all gold or an adventure card. The loser is [[knocked-out|knocked out]]. There is no experience.',
    ],
    missed: [
      "Gap: what happens when an attack misses is not said here; by the normal combat rule the attacker takes the defender's damage.",
      'Gap: whether the [[escape-check|escape]] is against the fixed mind or a roll of the defender, and where the hero attacked first would flee to, is left open.',
      'One turn allows only one hero or one adventure.',
    ],
  },
};
