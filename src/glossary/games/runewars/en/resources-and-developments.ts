import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_RESOURCES_AND_DEVELOPMENTS as DATA } from '../data/resources-and-developments';

export const RUNEWARS_RESOURCES_AND_DEVELOPMENTS_EN: CategoryWords<typeof DATA> = {
  resources: {
    gist: 'Symbols in the areas; they count only when a harvest or card sets your dials by them.',
    text: [
      'Each [[area]] yields the amounts printed on it. Nothing piles up: what you have is where your three [[resource-dials|dials]] point.',
      'Food limits your armies in [[winter]]. Developments and strongholds cost wood, strongholds and repairs cost ore. You can [[recruit]] with each of the three.',
    ],
  },
  'resource-dials': {
    gist: 'Three scales with a pointer; it changes only when told, and what lies at and below it counts.',
    text: [
      'Your [[faction-sheet]] has scales for food, wood and ore. They start at the value marked red. You may change them only when a card or function says so, such as [[harvest]]. So they often show something else than your areas yield.',
      'The fields show units, tactics cards or influence. You get them only when an order calls for it ([[recruit]], [[strategize]], [[acquire-power]]); then the field of the pointer **and all below** count.',
    ],
    missed: [
      'Taking something from the scale costs nothing: the pointer stays.',
      'The scales of the four factions are not printed in the rulebook.',
    ],
  },
  'resource-pointers': {
    gist: '12 arrows, 3 per faction, fixed to the faction sheet before the first game.',
    text: [
      'Push the half of the connector with the thinner peg through the hole from behind, put the pointer on it in front and press on the half with the thicker peg. Do so for all three [[resource-dials|dials]] of every sheet.',
    ],
  },
  'development-tiles': {
    gist: 'Improvement beside an own stronghold: 1 wood with the Harvest bonus, at most 1 per area, 5 per faction.',
    text: [
      'Built with the bonus of [[harvest]]: lower wood by 1 (impossible at 0) and put the tile in a friendly area with a [[stronghold-tiles|stronghold]]. Three kinds pay with every later Harvest bonus: [[development-resources|resources]], [[development-diplomacy|diplomacy]], [[development-training-ground|training ground]]. The fourth is the [[defense-bonus|defense bonus]] of your faction.',
      'If the stronghold is destroyed or captured, the development goes too. If you have none left, you may move one from elsewhere ([[component-limits]]).',
    ],
    missed: [
      'Without the bonus the first three kinds yield nothing in a harvest, and nothing is built: the main function only sets dials.',
    ],
  },
  'development-resources': {
    gist: 'With each Harvest bonus: raise one dial by 1 whose resource this area has.',
    text: [
      'Choose a [[resources|resource]] the area shows and raise its [[resource-dials|pointer]] by 1. This works every time you use the bonus of [[harvest]] later.',
    ],
  },
  'development-diplomacy': {
    gist: 'With each Harvest bonus: 2 influence tokens.',
    text: [
      'Each time you use the bonus of [[harvest]] after building it, take 2 [[influence-tokens|influence tokens]].',
    ],
  },
  'development-training-ground': {
    gist: 'With each Harvest bonus: draw 1 tactics card.',
    text: [
      'Each time you use the bonus of [[harvest]] after building it, draw 1 [[tactics-cards|tactics card]]. The ground has nothing to do with [[train|training]] heroes.',
    ],
  },
  'development-cursed-burial-site': {
    gist: 'Undead, defense: discard it and 3 enemy units rout, just before strength is counted.',
    text: [
      'The defender decides right before the final [[strength]] whether to give up the tile. Then 3 units of the attacker must [[rout]]. It may be built again later. The English name is our rendering.',
    ],
  },
  'development-ravenous-offshoot': {
    gist: 'Uthuk, defense: discard it and the opponent takes 4 damage, just before strength is counted.',
    text: [
      'The defender decides right before the final [[strength]] whether to give up the tile. The attacker [[assign-damage|assigns]] the 4 damage by the usual rules. It may be built again later. The English name is our rendering.',
    ],
  },
  'development-sanctuary': {
    gist: 'Elves, defense: 1 standing enemy unit retreats, just before the count; the tile stays.',
    text: [
      'Just before the final [[strength]] the attacker must [[retreat]] one [[standing]] unit that took part in the battle. The tile is not used up. The English name is our rendering.',
    ],
  },
  'development-reinforced-wall': {
    gist: 'Humans, defense: +2 strength when the winner is determined; the tile stays.',
    text: [
      'If you defend in this area, add 2 to your [[strength]], on top of the [[stronghold-strength|stronghold]]. The tile is not used up. The English name is our rendering.',
    ],
  },
};
