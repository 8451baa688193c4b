import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_AREAS_AND_CONTROL as DATA } from '../data/areas-and-control';

export const RUNEWARS_AREAS_AND_CONTROL_EN: CategoryWords<typeof DATA> = {
  area: {
    gist: 'One hexagon of the map.',
    text: [
      'Each area shows its [[area-code|code]], the [[resources]] it yields and the [[neutral-units|neutral units]] that start there. Some edges are coloured as [[water-border|water]] or [[mountain-border|mountain]].',
      'At most 1 [[rune-tokens|rune]] and 1 [[development-tiles|development]] lie in an area.',
    ],
  },
  'area-code': {
    gist: 'Number and letter in the area, for instance 3A; quest cards name their target with it.',
    text: [
      'You need the code mostly for [[quest-cards|quest cards]]: that is where the hero has to go.',
    ],
    missed: [
      'In the quest rules the German rulebook once writes “order number and letter”. It means this code, which has nothing to do with the [[order-number|order number]].',
    ],
  },
  'water-border': {
    gist: 'Blue edge: closed to all except flyers, in winter or by a card.',
    text: [
      'Neither units nor heroes get across, not in a [[retreat]] either. [[flying|Flying units]] do. From the secondary ability of the [[winter|winter card]] until winter ends everyone may cross water.',
    ],
  },
  'mountain-border': {
    gist: 'Red edge: closed to all except flyers or by a card; in winter too.',
    text: [
      'Only [[flying|flying units]] get across, or whoever has a card such as [[hidden-pass]]. It stops a [[retreat]] as well.',
    ],
  },
  'activated-area': {
    gist: 'Area with your activation token: your units get in, but out only by retreating.',
    text: [
      'Areas are activated by [[mobilize]] and [[conquer]]. Afterwards your units are stuck there until [[spring]]; [[heroes]] are not.',
    ],
    missed: [
      'The list of terms in the rulebook speaks of any token, the section on [[activation-tokens|activation tokens]] expressly of your own. The more precise section fits the rest: tokens of others do not hold you.',
    ],
  },
  'friendly-area': {
    gist: 'Any area you control: own unit, own stronghold or part of your home realm.',
    text: [
      'It is the same as an area [[controlled-area|controlled]] by you. Your units may pass through, they [[retreat]] here first, and only here do your heroes [[hero-heal|heal]].',
    ],
  },
  'enemy-area': {
    gist: 'An area controlled by another player.',
    text: [
      'Units may not pass through; whoever moves in must [[battle|fight]]. [[heroes|Heroes]] walk in and through freely and may even [[look-at-runes|look at]] the rune there.',
    ],
  },
  'controlled-area': {
    gist: 'You control an area with at least 1 own unit or own stronghold; your home realm by itself.',
    text: [
      'Even a [[rout|routed]] unit is enough. [[heroes|Heroes]] and neutral units control nothing.',
      'The areas of your [[home-realm|home realm]] are always yours as long as no enemy unit and no enemy stronghold is there.',
    ],
    missed: [
      'If your last unit leaves an area outside your home realm without a stronghold, you lose it together with its rune. A hero cannot hold it.',
    ],
  },
  'empty-area': {
    gist: 'No units, no stronghold, no home realm; a city may be there.',
    text: [
      'You may pass through empty areas and enter them with [[strategize]]; if need be you [[retreat]] there. An area with a [[city-tiles|city tile]] can be empty too.',
    ],
    missed: [
      'An area of a [[home-realm|home realm]] is never empty, not even without figures. Nor is an area with neutral units.',
    ],
  },
  'neutral-area': {
    gist: 'Neutral units stand there and no player controls it.',
    text: [
      'Whoever moves units in fights all [[neutral-units|neutrals]] there or [[diplomacy|negotiates]] with them. Only [[heroes]] may pass through.',
    ],
  },
  'contested-area': {
    gist: 'The area where a battle or duel is going on.',
    text: [
      'In a [[battle]] the [[battle-marker]] lies there. The place of a [[duel]] is called so too.',
    ],
  },
  'uncontrolled-area': {
    gist: 'An area that belongs to no player; neutrals or a city may be there.',
    text: [
      'This is where [[unallied-neutrals|unallied neutrals]] retreat, and where you may put new runes when you [[gain-dragon-rune|gain a dragon rune]].',
    ],
    missed: [
      'Uncontrolled is wider than [[empty-area|empty]]: a [[neutral-area|neutral area]] counts as well.',
    ],
  },
  'map-holes': {
    gist: 'Gaps between the map tiles: nobody moves across, not even a flying figure.',
    text: [
      'When you lay the [[map-tiles|tiles]], spots may stay open. They are no areas and no figure gets across; [[flying]] does not help.',
    ],
  },
};
