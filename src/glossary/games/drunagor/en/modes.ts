import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_MODES as DATA } from '../data/modes';

export const DRUNAGOR_MODES_EN: CategoryWords<typeof DATA> = {
  'campaign-mode': {
    gist: '18 chapters with the same heroes, together and in order; each chapter is one adventure.',
    text: [
      'Everybody chooses a hero for the whole campaign. You begin with the prologue and chapter 1 in the adventure book and then play the other 17 one by one. After a win you usually go on by way of the [[camp-phase|camp phase]]; after a defeat you try the same chapter again: [[restart|restart]].',
      'Between chapters everything is noted in the [[campaign-logbook|campaign logbook]], so you can interrupt the campaign between any two adventures.',
    ],
    missed: [
      'Do not leaf ahead in the adventure book: read only the passage you are sent to.',
      'Other ways to play: [[single-adventure|single adventure]] and [[player-versus-player|player versus player]].',
    ],
  },
  tutorial: {
    gist: 'A booklet of its own to start playing at once: chapter 1 with just 1 hero, explained step by step.',
    text: [
      'While you play, the tutorial shows how to [[hero-setup|prepare a hero]], [[dungeon-setup|build]] the first dungeon and what a [[hero-turn|turn]] is like. It does not explain every detail; that is what the rulebook and this reference are for.',
    ],
  },
  'single-adventure': {
    gist: 'Just one chapter with fresh heroes: 2, 3, 4, 6, 7, 9, 14 and 15 are suited, with a starting bonus.',
    text: [
      'You play together, but only this one chapter. Everybody prepares a hero [[hero-setup|as for the start of the campaign]] and also gets the [[single-adventure-bonus|starting bonus]] of the chapter. Setup and rules are as usual otherwise.',
    ],
    missed: [
      'Texts may refer to decisions you never made, and in the [[campaign-mode|campaign]] you would mostly be a bit stronger.',
    ],
  },
  'single-adventure-bonus': {
    gist: 'By chapter each hero learns 1 to 6 skills and gets up to 4 pieces of gear and 4 class skills.',
    text: [
      'This is what each hero gets. **Chapter 2**: 1 skill of level 1. **Chapter 3**: also 1 gear of tier 1. **Chapter 4**: also 1 class skill. **Chapter 6**: 2 skills of level 1, 1 gear of tier 1, 1 class skill. **Chapter 7**: 2 skills of level 1, 2 gear of tier 1, 2 class skills.',
      '**Chapter 9**: 3 skills of level 1 and 1 of level 2, 2 gear of tier 1, 2 class skills. **Chapter 14**: 4 skills of level 1 and 1 of level 2, 2 gear of tier 1 and 1 of tier 2, 3 class skills. **Chapter 15**: 4 skills of level 1 and 2 of level 2, 2 gear each of tier 1 and tier 2, 4 class skills.',
      'You learn as in camp: a [[reward-skill|hero skill]] with 1 cube of its colour or a role skill with 1 cube of your choice, a [[reward-class|class skill]] without a cube. [[reward-gear|Gear]] is picked from the revealed stack; it may be equipped at once or put into the bag.',
    ],
    missed: ['Here too, level 2 needs level 1 of the same skill.'],
  },
  'player-versus-player': {
    gist: 'Heroes against each other, up to 4 (5 on one battlefield), no roles; the turn order is rolled.',
    text: [
      'You play two against two or everybody for himself, on one of the 4 battlefields in the adventure book (from page 118 of the German one) or in an arena of your own. The battlefield says how to prepare heroes and whether a [[rune-card|rune card]] is in play.',
      "Everybody rolls the d20: the highest takes the Defender's place, the next the Leader's and so on; those tied roll again. Teams alternate. To make up for the missing role there is a special [[cube-action|cube action]]: [[expend|expend]] 1 cube for [[heal|HEAL 2]] and [[cleanse|CLEANSE 1]].",
      'Monsters act as always, but their [[primary-target|primary target]] is the hero they need the fewest movement points to reach. In a tie their usual criterion decides (K2). Hitting as many heroes as possible still comes first.',
      'Curse and trauma cubes may lie on [[hero-skills|hero skills]] only. Instead of an additional hero skill you can choose III-A of a role, for two of them III-B as well; you choose in player order.',
    ],
    missed: [
      'Some conditions work differently: [[pvp-conditions|conditions]]. For who wins see [[pvp-victory|winning]].',
    ],
  },
  'pvp-conditions': {
    gist: 'BLEED, BURN and POISON harm at once and come off entirely; hidden figures can be targets, at −5 TO HIT.',
    text: [
      '[[bleed]], [[burn]] and [[poison]] deal their damage the moment you get them, and all tokens come off at once. So BURN deals less damage than usual.',
      '[[stealth]] is ignored by all, monsters too: hidden figures may be chosen as a target. Whoever is not immune to it by himself, though, has [[x-to-hit|−5 TO HIT]] against them and still takes [[double-damage]] from a [[surprise-attack|surprise attack]].',
    ],
    missed: [
      'Those immune to STEALTH by themselves have neither the penalty nor take double damage.',
    ],
  },
  'pvp-victory': {
    gist: 'Out at the 6th curse or 2nd trauma cube; a team of two falls at its 4th trauma cube. Who is left wins.',
    text: [
      'A hero is defeated when he receives more [[curse-cubes|curse cubes]] than he may have (usually 5). One against one and everybody for himself, the same goes for [[trauma-cube|trauma cubes]] (usually 1).',
      'Two against two you add up the trauma cubes of the team: at the 4th it is defeated, however they are spread. Skills that allow a hero more raise the limit of the team.',
      'The defeated drop out; the last hero or team wins. If the [[last-rune|last rune]] is drawn, the fight ends in a draw.',
    ],
    example: 'Elros has 3 trauma cubes, his partner Maya none: the team is still in play.',
  },
};
