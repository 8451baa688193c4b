import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_EFFECTS_ON_HEROES as DATA } from '../data/effects-on-heroes';

export const DRUNAGOR_EFFECTS_ON_HEROES_EN: CategoryWords<typeof DATA> = {
  penitence: {
    gist: 'Extra of an attack: 1 non-preventable damage per curse cube the target has.',
    text: [
      'PENITENCE is a [[collateral-damage|collateral effect]]: it works only if the attack itself has cost HP. Then the target counts its own [[curse-cubes|curse cubes]] and takes 1 [[non-preventable|non-preventable]] damage for each (D19).',
    ],
    missed: [
      'Whoever stops the attack altogether escapes the PENITENCE too.',
      '[[trauma-cube|Trauma cubes]] do not count.',
    ],
    example: 'Lorelai has 3 curse cubes and loses 1 HP to the attack: 3 damage come on top.',
  },
  curse: {
    gist: 'The hero gets X curse cubes and puts each onto a free hero or role skill at once.',
    text: [
      'The hero himself decides which free skill is blocked; a [[passive|passive]] one is allowed too and loses its effect. Equipment, class skills and focus techniques are out of the question. Heroes can be [[immunity|immune]] to CURSE.',
      "A hero's 6th [[curse-cubes|curse cube]] ends the adventure: [[losing|lost]] (D12). Some skills raise this limit.",
    ],
    missed: [
      'You get rid of them by [[cleanse]], for instance, or in the [[camp-phase|camp phase]]. A recall removes none; all but the [[free-recall-action|free one]] even bring new ones.',
      "This app's ruling (Q6): if no skill is free any more, the cube still counts.",
      'If CURSE is part of a monster attack, it works only if HP are lost.',
    ],
  },
  fatigue: {
    gist: 'You must expend X available action cubes unused at once; you choose which.',
    text: [
      'The cubes go to the space for [[expend|expended]] cubes on your hero board. If you have fewer than X you expend all, then make a [[forced-recall|forced recall]], and the rest is forgotten (Q4).',
      'Whoever is [[immunity|immune]] to FATIGUE is also immune to [[disarm]] and [[silence]].',
    ],
    missed: [
      'Even if exactly X were available you have none left afterwards: forced recall with its curse cubes (Q3).',
      'Only available cubes are touched, not those on your skills.',
    ],
    example:
      'Jaheen has 2 cubes and suffers FATIGUE 3: both gone, recall with penalty, the third is forgotten.',
  },
  disarm: {
    gist: 'You must expend all available yellow and red action cubes unused at once.',
    text: [
      'DISARM is a kind of [[fatigue]] with the colours given: melee (yellow) and ranged (red). All else runs the same way. If you have not a single available cube left, a [[forced-recall|forced recall]] follows.',
      'Whoever is immune to FATIGUE need not care about DISARM either. It sets off only what FATIGUE would set off too.',
    ],
    missed: [
      'You keep your weapon: with other cubes or a [[focus-technique|focus technique]] you can still attack.',
    ],
  },
  silence: {
    gist: 'You must expend all available green and blue action cubes unused at once.',
    text: [
      'SILENCE is a kind of [[fatigue]] with the colours given: agility (green) and wisdom (blue). All else runs the same way. If you have not a single available cube left, a [[forced-recall|forced recall]] follows.',
      'Whoever is immune to FATIGUE need not care about SILENCE either. It sets off only what FATIGUE would set off too.',
    ],
    missed: ['Casting is not forbidden: with yellow and red cubes everything works as usual.'],
  },
  'drain-health': {
    gist: 'The target loses up to X HP and the one using it gains as many; this is no damage.',
    text: [
      'Only HP the target really loses pass over. It does not count as damage, so there is no [[threat|threat]] and no reaction (D14); [[shield|shields]] and preventing lower only damage and so do not apply.',
      'Nobody goes above the maximum except [[commander|commanders]] and [[lieutenant|lieutenants]]: they may exceed the HP they started with.',
      'DRAIN can name other things too: the target loses them, the one using it gains the same, as far as possible.',
    ],
    missed: [
      'If it comes with a monster attack it is a [[collateral-damage|collateral effect]]: only if the attack has cost HP.',
    ],
  },
  polymorph: {
    gist: 'The German base game has no rule text for it; the card that names POLYMORPH explains it.',
    text: [
      'The term comes from the English list of keywords. The German rulebook does not have it. If you meet it, only the text of the card that shows it counts.',
    ],
  },
  spread: {
    gist: 'The German base game has no rule text for it; the card that names SPREAD explains it.',
    text: [
      'The term comes from the English list of keywords. The German rulebook does not have it. If you meet it, only the text of the card that shows it counts.',
    ],
    missed: [
      'Do not mix it up with [[split]] or with the [[darkness-behavior|spreading of the darkness]].',
    ],
  },
  'immediate-effects': {
    gist: 'They work at once and only once, without tokens; what cannot be applied is lost.',
    text: [
      'Examples are [[move]], [[heal]], [[push]], [[cleanse]] and [[prevent]]. Unlike [[conditions|conditions]] they leave nothing behind that works later.',
      'If only part of it fits, the rest is lost. If the target is [[immunity|immune]], the effect counts as arrived but does nothing.',
    ],
    missed: [
      'Any figure can be a target, an [[npc|NPC token]] too; tokens, however, go only to figures with a card or board (D20).',
    ],
    example: 'HEAL 3 with only 1 HP missing: 1 HP comes back, 2 are lost.',
  },
};
