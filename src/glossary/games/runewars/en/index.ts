import { AREAS_AND_CONTROL_WORDS } from './areas-and-control';
import { BATTLE_WORDS } from './battle';
import { CARDS_WORDS } from './cards';
import { COMPONENTS_WORDS } from './components';
import { DIPLOMACY_AND_INFLUENCE_WORDS } from './diplomacy-and-influence';
import { EXPLORATION_WORDS } from './exploration';
import { FACTIONS_AND_UNITS_WORDS } from './factions-and-units';
import { HEROES_AND_QUESTS_WORDS } from './heroes-and-quests';
import { MOVEMENT_WORDS } from './movement';
import { ORDERS_WORDS } from './orders';
import { RESOURCES_AND_DEVELOPMENTS_WORDS } from './resources-and-developments';
import { SETUP_AND_VICTORY_WORDS } from './setup-and-victory';
import { YEAR_AND_SEASONS_WORDS } from './year-and-seasons';

/** Words of each category in this language. */
export const WORDS = {
  'year-and-seasons': YEAR_AND_SEASONS_WORDS,
  orders: ORDERS_WORDS,
  movement: MOVEMENT_WORDS,
  'areas-and-control': AREAS_AND_CONTROL_WORDS,
  battle: BATTLE_WORDS,
  'diplomacy-and-influence': DIPLOMACY_AND_INFLUENCE_WORDS,
  'heroes-and-quests': HEROES_AND_QUESTS_WORDS,
  'resources-and-developments': RESOURCES_AND_DEVELOPMENTS_WORDS,
  'factions-and-units': FACTIONS_AND_UNITS_WORDS,
  'setup-and-victory': SETUP_AND_VICTORY_WORDS,
  cards: CARDS_WORDS,
  components: COMPONENTS_WORDS,
  exploration: EXPLORATION_WORDS,
};
