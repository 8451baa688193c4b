import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_COMPONENTS as DATA } from '../data/components';

export const RUNEWARS_COMPONENTS_EN: CategoryWords<typeof DATA> = {
  'hero-figures': {
    gist: '12 grey figures, one for each hero card; they show where the hero stands.',
    text: [
      '[[heroes|Heroes]] face other heroes, complete quests and spy on runes of others. Whose figure it is, the [[hero-cards|card]] in front of the player tells.',
    ],
  },
  'plastic-mountains': {
    gist: '10 mountains, pushed into the map tiles from behind before the first game.',
    text: [
      'Press out the placeholders with the white recycling sign and insert mountains of matching size from the back. They mark impassable [[mountain-border|borders]].',
    ],
  },
  'battle-marker': {
    gist: 'Lies in the contested area while the units stand beside the sheets.',
    text: [
      'The active player puts it in the area when the [[battle]] starts, so that all know where the survivors return to. Afterwards it is removed. There is only one.',
    ],
  },
  'city-tiles': {
    gist: 'Neutral cities: with the Rally Support order each one you control brings a benefit.',
    text: [
      'At setup random tiles go face up on the city spaces; those of the 7 left over go to the box. Each shows what [[rally-support]] brings there: neutral units, tactics cards, influence or quest cards. The amounts stand on the tiles only, not in the rulebook.',
      'In an area with a city you may not [[build-stronghold|build a stronghold]]. Without units it counts as [[empty-area|empty]] in spite of the city.',
    ],
  },
  'damage-tokens': {
    gist: '26 tokens for damage on units (during the battle only) and heroes (until healed).',
    text: [
      'For units they lie beside the figure, for heroes on the card. After the [[battle]] they come off all units; a hero gets rid of them by [[hero-heal|healing]]. If they run out, use a substitute.',
      'Who takes damage is a matter of [[assign-damage]].',
    ],
  },
  'defeated-hero-markers': {
    gist: '8 markers in matching pairs: one in the area, one on the reward cards left behind.',
    text: [
      'If a hero falls outside a duel, the [[reward-cards|rewards]] lie beside the map and the same number ties them to the area. A hero who is in this area during the turn of its player can take all of them; then the marker goes.',
    ],
    missed: [
      'The component overview is content with entering the area, the chapter on [[defeat-heroes|defeated heroes]] demands the own [[turn]]. The [[quest-phase]] is not part of a turn.',
    ],
  },
  'home-realm-markers': {
    gist: 'Placeholders at the edge: touch 3 uncoloured borders each, 4 areas apart, one of them 3 if need be.',
    text: [
      'The [[first-player|first player]] puts one per player at the edge of the map. Each touches at least 3 borders that are neither red nor blue and keeps at least 4 areas away from the others. If that fails, one may have just 3; if that fails too, you lay the [[map-tiles|tiles]] anew.',
      'Then, from the left of the first player on, everyone replaces one by the own [[home-realm]]: two of its areas cover the place of the marker, turned as you like. If two home realms touch, you start again with the markers.',
    ],
    missed: [
      'The rulebook once speaks of 4 areas “between” the markers, once of a “distance” of 4. Agree beforehand.',
    ],
  },
  'map-tiles': {
    gist: '13 tiles of 2 to 4 hexes: everyone lays 2, always with two areas against two on the table.',
    text: [
      'The [[setup-quest-cards]] deal out the tiles, 2 per player. The [[first-player|first player]] lays one in the middle, then everyone in turn lays one until all have laid both. Two areas of the new tile must touch at least two different areas on the table, and no red or blue border may lie against another red or blue one.',
      'Then the [[home-realm-markers]] and home realms follow. Gaps are allowed but impassable ([[map-holes]]).',
    ],
  },
  'stronghold-tiles': {
    gist: '4 per faction: recruit here, one development may lie here, and undamaged they give the defender 5 strength.',
    text: [
      'A stronghold [[controlled-area|controls]] its area even without units. New units ([[recruit]]) and [[recruit-heroes|heroes]] arrive only at strongholds. When you defend, its [[stronghold-strength|strength]] is added.',
      'It has a sound and a [[damaged-stronghold|damaged]] side. You build and repair with [[fortify]].',
    ],
    missed: ['In German the order number 8 has the same name, “Festung”.'],
  },
  'training-tokens': {
    gist: '24 tokens with +1 and +2: at most one per attribute of a hero.',
    text: [
      'They lie on the [[hero-cards|hero card]] and show what [[train|training]] or an exploration token brought. More than +2 is never possible. If they run out, use a substitute.',
    ],
  },
  'reference-sheet': {
    gist: 'Values of neutral units and the results of diplomacy; on the back all exploration tokens.',
    text: [
      'Here you find what the rulebook does not give: health, bases and abilities of [[neutral-units|neutrals]] and which symbol means what in [[diplomacy|negotiations]]. There are 4 sheets.',
    ],
  },
  'component-limits': {
    gist: 'Substitutes only for activation, damage, influence, training and defeated hero markers.',
    text: [
      'All other cards, tiles and figures are limited to what the box holds. An empty deck is reshuffled from its discards.',
      'If you want to [[recruit]] a unit of which all are in play, you may take one from a friendly area. Likewise with strongholds and [[development-tiles|developments]]; a development without a stronghold is lost at once.',
    ],
    missed: [
      'Only for this may you remove own pieces by choice. Limits such as the [[unit-limit|unit limit]] force you to, however.',
    ],
  },
};
