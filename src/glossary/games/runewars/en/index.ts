import { RUNEWARS_AREAS_AND_CONTROL_EN } from './areas-and-control';
import { RUNEWARS_BATTLE_EN } from './battle';
import { RUNEWARS_CARDS_EN } from './cards';
import { RUNEWARS_COMPONENTS_EN } from './components';
import { RUNEWARS_DIPLOMACY_AND_INFLUENCE_EN } from './diplomacy-and-influence';
import { RUNEWARS_EXPLORATION_EN } from './exploration';
import { RUNEWARS_FACTIONS_AND_UNITS_EN } from './factions-and-units';
import { RUNEWARS_HEROES_AND_QUESTS_EN } from './heroes-and-quests';
import { RUNEWARS_MOVEMENT_EN } from './movement';
import { RUNEWARS_ORDERS_EN } from './orders';
import { RUNEWARS_RESOURCES_AND_DEVELOPMENTS_EN } from './resources-and-developments';
import { RUNEWARS_SETUP_AND_VICTORY_EN } from './setup-and-victory';
import { RUNEWARS_YEAR_AND_SEASONS_EN } from './year-and-seasons';

/** Words of each category in this language. */
export const RUNEWARS_WORDS_EN = {
  'year-and-seasons': RUNEWARS_YEAR_AND_SEASONS_EN,
  orders: RUNEWARS_ORDERS_EN,
  movement: RUNEWARS_MOVEMENT_EN,
  'areas-and-control': RUNEWARS_AREAS_AND_CONTROL_EN,
  battle: RUNEWARS_BATTLE_EN,
  'diplomacy-and-influence': RUNEWARS_DIPLOMACY_AND_INFLUENCE_EN,
  'heroes-and-quests': RUNEWARS_HEROES_AND_QUESTS_EN,
  'resources-and-developments': RUNEWARS_RESOURCES_AND_DEVELOPMENTS_EN,
  'factions-and-units': RUNEWARS_FACTIONS_AND_UNITS_EN,
  'setup-and-victory': RUNEWARS_SETUP_AND_VICTORY_EN,
  cards: RUNEWARS_CARDS_EN,
  components: RUNEWARS_COMPONENTS_EN,
  exploration: RUNEWARS_EXPLORATION_EN,
};
