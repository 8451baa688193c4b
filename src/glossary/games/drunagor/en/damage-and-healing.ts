import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_DAMAGE_AND_HEALING as DATA } from '../data/damage-and-healing';

export const DRUNAGOR_DAMAGE_AND_HEALING_EN: CategoryWords<typeof DATA> = {
  'damage-order': {
    gist: 'SHIELD tokens must go first, then comes PREVENT, and the rest costs HP.',
    text: [
      'Preventable damage always runs through the same steps: **1.** The target gives up as many [[shield|SHIELD tokens]] as still lower the damage. **2.** Heroes may lower it further with [[prevent]]. **3.** What is left the target loses as HP (D10).',
      'Each hero may answer a [[threat|threat]] with at most 1 [[reaction|reaction]]; several heroes may do so together. That is allowed even if the shields have already stopped everything.',
      '[[non-preventable|Non-preventable]] damage skips the first two steps and costs HP at once.',
    ],
    missed: [
      'You cannot save your shields and prevent instead.',
      'Any damage may be reduced unless it is expressly called non-preventable, that of events too.',
    ],
    example: '3 damage, 2 shields, PREVENT 3: both shields go. The last point you prevent or take.',
  },
  prevent: {
    gist: 'Lowers damage that is just coming in by up to X; any excess is lost, saving it up is impossible.',
    text: [
      'PREVENT mostly stands on [[reaction|reactions]] and works only at the moment the damage comes. Before it the target must use its [[shield|shields]].',
      'The target is whoever would take the damage: you or an ally, and it must be in range of the skill. With [[self]] it works only against your own damage. You can save companions and pets in this way too.',
    ],
    missed: [
      'The distance to the attacker does not matter, only that to the one threatened.',
      'It never helps against [[non-preventable|non-preventable]] damage.',
    ],
    example:
      'Maya would take 3 damage. She prevents 2, Jaheen another 2 with his reaction: nothing gets through.',
  },
  'prevent-all': {
    gist: 'The target takes no damage (or only 1) from this source; other targets take it in full.',
    text: [
      'Like [[prevent]] without a fixed number: the damage for this one target drops to 0, with "but 1" to 1. The [[shield|shields]] of the target must be used before.',
      'Even this effect does nothing against [[non-preventable|non-preventable]] damage.',
    ],
    missed: [
      'Against a [[strike]] it protects only the one chosen, not all who are hit.',
      '"But 1" still costs 1 HP, and 1 HP is enough for the [[collateral-damage|collateral effects]] (D4).',
    ],
  },
  'non-preventable': {
    gist: 'Neither SHIELD nor PREVENT helps, and nobody may react to it.',
    text: [
      'This damage goes straight to the HP. It is no [[threat|threat]], so it sets off no [[reaction|reactions]], not even [[retaliate]].',
      'Examples are BLEED, BURN and POISON, the [[darkness-effect|darkness]], [[falling-damage|falling]], [[trap|traps]], [[trample]], [[penitence]] and all attacks of monsters with [[vicious]].',
    ],
    missed: [
      'Shields are not used up by it.',
      'The [[sturdiness|sturdiness]] of a companion stops even this damage as long as it is not exceeded.',
    ],
  },
  retaliate: {
    gist: 'If you are attacked yourself, you deal X damage to the attacker at once.',
    text: [
      'Only the attacked hero may strike back, and only at the one who is attacking him. Damage from events, from terrain or against allies does not allow it (D16).',
      'If you paid for the [[reaction|reaction]] with an action cube, the attacker must be in its [[range|range]]. If it comes from [[focus]] or another source, distance does not matter.',
    ],
    missed: [
      'It is impossible against non-preventable attacks ([[vicious]]): they are no [[threat|threat]].',
      'It is your one reaction to this attack.',
    ],
  },
  protect: {
    gist: 'If an ally next to you is attacked, you can become the target in its place.',
    text: [
      'The protector must be [[adjacent|adjacent]] to the one attacked. From then on the attack is his: he takes the damage, his shields count and the extra effects hit him (D9).',
      'It also works against attacks on several, such as [[cleave]], but only if the protector is not one of the targets already.',
    ],
    missed: [
      'All that is asked is that you are adjacent to the ally; the rulebook says nothing about the distance to the attacker.',
    ],
  },
  heal: {
    gist: 'The target regains X HP, never above its maximum; the excess is lost.',
    text: [
      'HEAL works at once. It brings a hero up to his [[max-hp|maximum HP]] at most, a monster up to the value on its card. Only [[commander|commanders]] and [[lieutenant|lieutenants]] have no limit.',
      'Unless it says otherwise you may heal yourself or an ally in range. With [[split]] you share the points out among several.',
    ],
    missed: [
      'Unconscious heroes cannot be healed: they stand up with full HP by themselves ([[regain-your-breath]]).',
      'Healing takes off no conditions.',
    ],
    example: 'Lorelai is 1 HP short and gets HEAL 3: 1 HP comes back, 2 points are lost.',
  },
  'hit-points': {
    gist: 'How much damage a figure can take; at 0 a hero is unconscious, a monster defeated.',
    text: [
      'Heroes show their HP with the [[pink-cubes|pink cube]] on the hero board, monsters with a white one on the [[monster-board|monster board]]. Damage moves it left, healing right up to the [[max-hp|maximum]].',
      'At 0 or less a hero falls [[knock-out|unconscious]] and a monster is [[defeated|defeated]]. [[pet|Pets]] have 1 HP, [[companions|companions]] none at all but [[sturdiness|sturdiness]].',
    ],
    missed: ['You begin every adventure with full HP (V6).'],
  },
  'max-hp': {
    gist: 'Your starting value plus all +X HP, but never more than 16; you cannot heal above it.',
    text: [
      "Your hero's starting value is marked on the hero board. [[x-hp]] raises it, to **16** at most; more is lost.",
      'For monsters the maximum is on the card. [[commander|Commanders]] and [[lieutenant|lieutenants]] are worked out when summoned and may heal beyond it. For a [[boss|boss]] the adventure gives the value.',
    ],
    missed: ['If a +X HP falls away, the maximum drops at once as well.'],
  },
  'x-hp': {
    gist: 'Raises current and maximum HP by X at once (16 at most); if it falls away you lose both again.',
    text: [
      'This benefit is always for your own hero. As soon as you have it, HP and [[max-hp|maximum]] rise by X; beyond 16 the rest is lost.',
      'If a [[curse-cubes|curse cube]] or [[trauma-cube|trauma cube]] blocks the [[passive|passive skill]], you lose X HP and X of the maximum at once. When it is free again you get both back (D13).',
    ],
    missed: ['You lose current HP too, not only the room above.'],
    example: '+2 HP, you have 8 of 12. A curse cube blocks the skill: 6 of 10.',
  },
  'pay-x-life': {
    gist: 'Pay X HP first, then the rest works; forbidden if it would knock you out.',
    text: [
      'The hero who uses the skill loses X HP as [[non-preventable|non-preventable]] damage. Only then the other effects follow. So you need more than X HP, otherwise you may not use the skill at all (D14).',
    ],
    missed: ['[[shield|Shields]] and reactions do not pay the price for you.'],
    example: 'With 2 HP you cannot use PAY 2 LIFE, with 3 you can.',
  },
  'knock-out': {
    gist: 'At 0 HP: conditions off, free recall, 1 trauma cube, aura lost; next turn you stand up.',
    text: [
      'As soon as your HP drop to 0 or below, lay the miniature down. Then in this order: all [[conditions|conditions]] off (you keep resources), [[free-recall-action|free recall action]], 1 [[trauma-cube|trauma cube]] onto a free hero or role skill, strike out the [[aura]].',
      'Until you stand up you can do nothing and cannot react. Nothing can target, harm or otherwise affect you, not even help from allies. Your passive skills stay in force (C6).',
      'At the start of your next turn you [[regain-your-breath|regain your breath]] and have full HP.',
    ],
    missed: [
      "A hero's 2nd trauma cube ends the adventure: [[losing|lost]] (D12), unless a skill raises his limit.",
      'The free recall brings back all action cubes and no curse cube.',
      "Your miniature is still an [[solid-objects|obstacle]] (O2). This app's ruling: it engages nobody.",
    ],
  },
  'regain-your-breath': {
    gist: 'An unconscious hero stands up with full HP at the start of his turn and acts as usual.',
    text: [
      'Put the miniature upright and set the HP to your current maximum. After that you have a whole turn with all actions.',
      'If the conditions at the start of this very turn have knocked you down, first do all that belongs to the [[knock-out|knock out]], then stand up at once (D11).',
    ],
    missed: [
      'The [[trauma-cube|trauma cube]] stays and keeps blocking.',
      'Nobody has to help you up, and nobody can do it sooner.',
    ],
  },
  defeated: {
    gist: 'A monster is defeated at 0 HP and removed; a defeated hero means the adventure is lost.',
    text: [
      'A **monster** falls as soon as it has 0 HP or an effect says so. The miniature and all its tokens leave at once, even in the middle of its own turn (S8).',
      'A **hero** is not defeated at 0 HP (then he is [[knock-out|unconscious]]) but by his 6th [[curse-cubes|curse cube]] or his 2nd [[trauma-cube|trauma cube]]. The adventure is then [[losing|lost]] at once (D12). Skills can raise both limits.',
      'A [[pet|pet]] vanishes at 1 damage, a [[companions|companion]] only by a single hit above its [[sturdiness|sturdiness]].',
    ],
  },
  'all-enemies-defeated': {
    gist: 'Fulfilled as soon as not a single enemy is on the map right now.',
    text: [
      'Only what is on the map at this moment counts. Every monster counts, whatever its kind, [[minion|minions]] and [[commander|commanders]] too.',
    ],
    missed: [
      'Monsters behind [[door|doors]] that are still closed are not in play and do not count.',
      "With a monster's last miniature its card leaves the initiative track too (I5).",
    ],
  },
};
