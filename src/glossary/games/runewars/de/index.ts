import { RUNEWARS_AREAS_AND_CONTROL_DE } from './areas-and-control';
import { RUNEWARS_BATTLE_DE } from './battle';
import { RUNEWARS_CARDS_DE } from './cards';
import { RUNEWARS_COMPONENTS_DE } from './components';
import { RUNEWARS_DIPLOMACY_AND_INFLUENCE_DE } from './diplomacy-and-influence';
import { RUNEWARS_EXPLORATION_DE } from './exploration';
import { RUNEWARS_FACTIONS_AND_UNITS_DE } from './factions-and-units';
import { RUNEWARS_HEROES_AND_QUESTS_DE } from './heroes-and-quests';
import { RUNEWARS_MOVEMENT_DE } from './movement';
import { RUNEWARS_ORDERS_DE } from './orders';
import { RUNEWARS_RESOURCES_AND_DEVELOPMENTS_DE } from './resources-and-developments';
import { RUNEWARS_SETUP_AND_VICTORY_DE } from './setup-and-victory';
import { RUNEWARS_YEAR_AND_SEASONS_DE } from './year-and-seasons';

/** Words of each category in this language. */
export const RUNEWARS_WORDS_DE = {
  'year-and-seasons': RUNEWARS_YEAR_AND_SEASONS_DE,
  orders: RUNEWARS_ORDERS_DE,
  movement: RUNEWARS_MOVEMENT_DE,
  'areas-and-control': RUNEWARS_AREAS_AND_CONTROL_DE,
  battle: RUNEWARS_BATTLE_DE,
  'diplomacy-and-influence': RUNEWARS_DIPLOMACY_AND_INFLUENCE_DE,
  'heroes-and-quests': RUNEWARS_HEROES_AND_QUESTS_DE,
  'resources-and-developments': RUNEWARS_RESOURCES_AND_DEVELOPMENTS_DE,
  'factions-and-units': RUNEWARS_FACTIONS_AND_UNITS_DE,
  'setup-and-victory': RUNEWARS_SETUP_AND_VICTORY_DE,
  cards: RUNEWARS_CARDS_DE,
  components: RUNEWARS_COMPONENTS_DE,
  exploration: RUNEWARS_EXPLORATION_DE,
};
