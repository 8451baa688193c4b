import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_SKILLS as DATA } from '../data/skills';

export const DRUNAGOR_SKILLS_EN: CategoryWords<typeof DATA> = {
  'hero-skills': {
    gist: '8 skills on the board, later up to 4 cards; put 1 matching cube on one and it works.',
    text: [
      'Your hero skills belong to your hero alone. To use an active one you put 1 available [[action-cubes|action cube]] of its colour on it; it must be free, without an action, curse or trauma cube. It is then occupied until the cube comes back. On your turn this is a [[cube-action|cube action]]; only [[reaction|reactions]] do not count as one.',
      'You apply all effects from left to right: [[linked-effects|linked effects]]. You may waste movement points and skip what is impossible, the rest is normally mandatory. The colour sets the [[range|range]].',
      'In addition there are 4 cards, one per colour, with level 1 and later level 2: [[reward-skill|learning a skill]]. Each time you learn one you gain 1 cube of that colour, even for a passive skill.',
    ],
    missed: ['Area attacks and harmful conditions never hit your allies.'],
  },
  'role-skills': {
    gist: 'Skills of your combat role: cards I and II from the start, III-A and III-B as rewards.',
    text: [
      'Each [[combat-roles|combat role]] has three cards with 2 skills each. You own cards I and II at once. As a reward you may always learn III-A instead of a hero skill, and III-B the next time. Each time you gain 1 [[action-cubes|action cube]] of a colour you choose.',
      'The progress holds for **every** role: if you change roles, take the third card of the new one with the side you reached, and you may choose the colours of these cubes anew (L6b).',
    ],
    missed: [
      '[[curse-cubes|Curse]] and trauma cubes may lie on role skills.',
      'Many are [[multicolour-skills|multicoloured]]: the colour of the cube decides the range.',
    ],
  },
  'class-skills': {
    gist: 'Always in force, cost no cube and can never be blocked; their range is unlimited.',
    text: [
      'Every class has 4 class trees with 3 skills each. You begin a tree at level 1 and go on level by level; some trees offer two skills at level 2 instead of a third level. You need not complete a tree you have begun (L6c).',
      'Learnt skills are marked with a white cube. They work much like [[passive|passive]] skills, mostly on your own hero; a benefit such as [[x-hp|+X HP]] counts at once. Unless their text says otherwise they have [[unlimited-range|unlimited range]].',
      'They are learnt as a reward: [[reward-class|learning a class skill]]. Foreign classes are possible: [[multiclass|multiclass]].',
    ],
    missed: [
      'A class skill brings no new action cube.',
      'They do not count as skills for blocking: curse and trauma cubes may not lie there.',
    ],
  },
  'multicolour-skills': {
    gist: 'Shows 2 or 4 colours: 1 cube of one of them is enough, and its colour sets the range.',
    text: [
      'It is mostly role cards and gear that have multicoloured skills. You still place only 1 available cube, and the skill must be free.',
      'How far it reaches is decided by the cube **placed**: [[melee|yellow]] only adjacent, [[ranged|red]] range 1, [[agility|green]] and [[wisdom|blue]] unlimited (Q7).',
    ],
    missed: [
      'A weapon attack with a red cube is a ranged attack and so forbidden while you are [[engaged|engaged]]. With a yellow one it works.',
    ],
    example:
      'Jaheen wants to protect a hero far away: blue reaches anyone, yellow only neighbours.',
  },
  'double-use-skills': {
    gist: 'Gear with two cube places can be used twice before it is occupied.',
    text: [
      'For each use you put 1 matching [[action-cubes|action cube]] on one of the two places; which one first does not matter. Each use counts by itself, as a [[cube-action|cube action]] on your turn or as a [[reaction|reaction]].',
    ],
    missed: [
      'A single cube on it is enough to keep you from taking off or exchanging that [[equipment|gear]].',
    ],
  },
  reaction: {
    gist: 'Answer to preventable damage against you or allies; 1 per hero and threat.',
    text: [
      'Skills with the lightning symbol may only be used while there is a [[threat|threat]]: you or an ally are about to suffer preventable damage. This works on your own turn and on that of another hero or a monster.',
      'As usual you put 1 available cube of a matching colour on the free skill; targets must be in [[range|range]]. A reaction is never a [[cube-action|cube action]]. Each hero may react only once to the same threat, but several heroes may do so once each.',
      'With [[self]] you must be threatened yourself and only you get the effect. [[retaliate]] works only if your own hero is attacked. A [[focus-technique|focus technique]] can be a reaction too; it costs FOCUS instead of a cube.',
    ],
    missed: [
      '[[shield|Shields]] go first. You may react even if they have already absorbed everything (D10).',
      'A reaction on your own turn forfeits the remaining points of your movement in progress.',
      'If it was your last cube you recall as soon as the effect in progress is over: [[forced-recall|forced recall]].',
    ],
    example:
      'Maya is about to take 3 damage. Her reaction prevents 2, a reaction of Jaheen another 2: she loses nothing.',
  },
  threat: {
    gist: 'An attack, event or effect about to deal preventable damage to you or your allies.',
    text: [
      'Only a threat allows [[reaction|reactions]]. Whether anyone really loses HP in the end does not matter. Damage is preventable as long as it is not expressly [[non-preventable|non-preventable]].',
      'A threat is always the **whole** attack or effect, however many it hits: with a [[strike]] on three heroes each hero still has just 1 reaction (D10). With [[attack-twice]] each of the two attacks is a threat of its own.',
    ],
    missed: [
      'Damage from BLEED, BURN or POISON, falling, darkness and attacks with [[vicious]] are no threat.',
      '[[drain-health]] is not damage and so no threat either.',
    ],
  },
  passive: {
    gist: 'Grey with a P: always in force without a cube, unless a curse or trauma cube lies on it.',
    text: [
      'There are two kinds. **Static benefits** work all the time, for example [[x-hp|+X HP]]. **Triggered effects** wait for their condition, often [[roll|ROLL X+]] on an attack roll; then you resolve them at once, and as far as possible they change that very attack.',
      'If no range is given it is [[unlimited-range|unlimited]], no matter which colour the card belongs to. A benefit is for your own hero unless it says otherwise.',
      'It is off only while [[blocked-skills|blocked]], and a static benefit then falls away immediately.',
    ],
    missed: [
      'Passive skills stay in force even while your hero is [[knock-out|unconscious]] (C6).',
      'A passive on gear works only while worn, not in the [[bag|bag]].',
    ],
  },
  'linked-effects': {
    gist: 'AND: same time, same target. Comma: belongs together. Semicolon: separate, own targets.',
    text: [
      'You go through the effects of a skill from left to right and apply all of them as far as possible.',
      '**AND** joins two effects on the same target that happen together; so the second gains nothing from the first. A **comma** adds a detail or a further effect, such as the choice of targets in front ([[self]], ADJACENT, [[up-to-x]]) or the [[collateral-damage|collateral effects]] behind a weapon attack.',
      'A **semicolon** separates: each part has [[targets|targets]] of its own and works by itself, even if the attack before or after it fails. A stroke | separates [[several-attacks|several weapon attacks]].',
    ],
    missed: [
      'If the target is immune to one of two effects joined by AND, it still gets the other.',
      'Behind a comma a collateral effect only arrives if the target lost HP; with spell attacks of heroes always (W4).',
    ],
    example:
      'MOVE 2; UP TO 3 TARGETS, 1 DMG: first walk 2 squares, then up to 3 targets in range, 1 damage each.',
  },
  'copy-effect': {
    gist: 'Takes over all values and effects of a hero skill; the colour of that skill sets the range.',
    text: [
      'You choose a skill and carry it out as if it were printed here. Unless stated otherwise only [[hero-skills|hero skills]] of boards and cards are allowed, your own included; role skills, gear and focus techniques are not.',
      'For the [[range|range]] the colour of the copied skill counts, not the cube you placed.',
    ],
    example: 'Lorelai copies a red skill with a blue one: range 1.',
  },
  'focus-technique': {
    gist: 'Small action: pay FOCUS tokens and use the effect; only 1 technique per turn.',
    text: [
      'Your [[hero-board|hero board]] shows 2 techniques with their price in [[focus|FOCUS]]. On your turn you may use 1 of them as a [[small-actions|small action]], even while [[engaged|engaged]]. If it shows the lightning symbol it is a [[reaction|reaction]] and also works on turns of others.',
      'Per turn, no matter whose, you may use only 1 focus technique, reactions included (Q8).',
      'Weapon attacks from it have the [[weapon-range|range of your weapon]]; so with ranged weapons and implements they do not work while you are engaged. Everything else has [[unlimited-range|unlimited range]] unless it says otherwise.',
    ],
    missed: [
      'A technique is never occupied and cannot be blocked: with enough FOCUS the same one works again next turn.',
      'Having used a technique on your own turn, you may still react with one on the turn of the next monster.',
    ],
    example:
      'One technique of Vorn is a reaction with SELF: on any turn, but only if he himself is threatened.',
  },
  'x-bonus': {
    gist: 'The named effect grows by X; if one action triggers it several times, the bonus counts once.',
    text: [
      'A bonus names the effect it improves, for example +1 [[heal|HEAL]]. If that effect occurs several times in one action or is [[split|split]], the bonus applies a single time.',
      'A bonus on [[spell-attack|spell attacks]] only raises their damage, not the linked effects.',
    ],
    example: 'HEAL 4, SPLIT with +1: 5 HP in all, not 1 more for each target.',
  },
};
