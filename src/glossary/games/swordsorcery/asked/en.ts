import type { Asked } from '../../../model';

/** How players put it at the table; for the search alone. */
export const ASKED_EN: Asked = {
  'golden-rules': ['card contradicts rule'],
  're-roll': ['how often can I reroll'],
  'time-phase': ['what happens at the start of a round', 'round structure'],
  'powers-refresh': ['when is my power back'],
  soulrank: ['when do I level up'],
  resurrection: ['my hero died', 'how do I come back'],
  'event-phase': ['when does an event happen'],
  'movement-action': ['move after attacking', 'split movement'],
  dash: ['how do I stand up'],
  focus: ['get more hits'],
  bash: ['door is locked'],
  evade: ['leave an area with enemies'],
  engaged: ['shoot with an enemy next to me'],
  supremacy: ['bonus when we are more'],
  'defence-roll': ['how do I defend'],
  'line-of-sight': ['do figures block sight', 'shoot through enemies'],
  'enemy-turn': ['when do the enemies act'],
  'enemy-assignment': ['who gets the new enemy'],
  'preferred-target': ['who is the target of an enemy'],
  poisoned: ['how long does poison last'],
  fire: ['how long does fire burn', 'stack fire'],
  'area-of-effect': ['hit several enemies at once'],
  'lethal-hits': ['what stops lethal hits'],
};
