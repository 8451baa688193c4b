import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_DAMAGE_AND_HEALTH as DATA } from '../data/damage-and-health';

export const RUNEBOUND3_DAMAGE_AND_HEALTH_EN: CategoryWords<typeof DATA> = {
  damage: {
    gist: 'Tokens on the card; as many as the health means defeated, and there are never more.',
    text: [
      'Whoever takes damage gets damage tokens on their card. When they reach the [[health|health]], that one is [[defeated|defeated]]; anything beyond is lost.',
      'A 3 token is worth three 1 tokens and can be changed whenever you like. Damage outside a fight cannot be stopped with [[shield-symbols|shields]].',
    ],
  },
  'deal-damage': {
    gist: 'In a fight only to your opponent; if all of it is prevented, no damage was dealt.',
    text: [
      'Damage mostly comes from [[combat-actions|combat actions]]. In a fight it hits only the [[opponent|opponent]], not yourself and nobody outside.',
      'If the whole damage is [[prevent-damage|prevented]], abilities that need dealt damage do not go off. Other side effects of the same action still happen.',
    ],
    missed: [
      'Other German entries call the same thing "Schaden verursachen"; no headword of that name exists.',
    ],
  },
  'prevent-damage': {
    gist: 'Prevented damage does not count; side effects of the ability still happen.',
    text: [
      'It is mostly done with [[shield-symbols|shields]], 1 damage each, and some cards can do it too. If an ability has an effect besides its damage, that one works even when everything is prevented, unless stated otherwise.',
    ],
    missed: ['What only goes off on dealt damage does not when all is prevented: [[deal-damage]].'],
  },
  'physical-damage': {
    gist: 'Heroes only: spend any number of these symbols, that much physical damage to the opponent.',
    text: [
      'One [[combat-actions|combat action]]. You need not spend all the tokens at once, and no [[magic-damage|magic damage]] fits into the same action.',
      'Some enemies can [[prevent-damage|prevent]] just this kind and not the other.',
    ],
  },
  'magic-damage': {
    gist: 'Heroes only: spend any number of these symbols, that much magic damage to the opponent.',
    text: [
      'One [[combat-actions|combat action]]. You may hold tokens back for later; it does not mix with [[physical-damage|physical damage]].',
      'Some enemies have an ability against magic damage but none against the physical kind.',
    ],
  },
  'enemy-damage': {
    gist: 'Enemies only: spend any number of these symbols, that much enemy damage to the hero.',
    text: [
      'One [[combat-actions|combat action]] of the player leading the [[enemies|enemy]], who may spread the tokens over several actions. [[shield-symbols|Shields]] help as they do against every kind.',
    ],
  },
  health: {
    gist: 'How many damage tokens you can bear: once that number is reached, you are defeated.',
    text: [
      'Heroes and enemies have a value on their card. Abilities raise it with "+X" before the heart. If you are [[defeated|defeated]] and a newly learned skill gives you more health, you no longer are.',
      'The values of [[margath]] and [[vorakesh]] also depend on story tokens.',
    ],
  },
  heal: {
    gist: 'Remove as many damage tokens as are healed; without damage there is nothing to heal.',
    text: [
      'This goes for heroes and enemies. The usual way is to [[rest|rest]]; you may take that action unhurt too.',
      'A [[villain|villain]] whose health is lowered by story tokens does not heal past that limit.',
    ],
  },
  defeated: {
    gist: 'Damage equals health: the fight ends at once and the hero may only rest.',
    text: [
      'Combat abilities still waiting are dropped, surplus damage too. **Enemy defeated:** you receive the [[reward|reward]] and take the adventure card as a trophy. **Hero defeated by an adventure card:** it is discarded. Against the [[villain|villain]] it means you are out.',
      'The only action of a defeated hero is to [[rest|rest]], but using abilities and learning still work. Nobody can challenge such a hero or draw them into a fight. By healing at least 1 damage or learning a skill with more health they are back.',
    ],
    missed: ['The rules reference names no further penalty: you keep gold, assets and trophies.'],
    example:
      'In a fight with the great dragon (Grosser Drache) someone is defeated before its "Verbrennen" comes up: it is dropped.',
  },
};
