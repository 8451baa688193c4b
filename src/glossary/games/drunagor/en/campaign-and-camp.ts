import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_CAMPAIGN_AND_CAMP as DATA } from '../data/campaign-and-camp';

export const DRUNAGOR_CAMPAIGN_AND_CAMP_EN: CategoryWords<typeof DATA> = {
  'end-of-adventure': {
    gist: 'Reading that the adventure ends here means you have won; after a defeat you begin it again.',
    text: [
      'The passage that ends the adventure tells which [[rewards|rewards]] you get, how the story goes on and whether a [[camp-phase|camp phase]] follows. Only now does everything noted since the start become final (V1).',
      'With a [[sequential-adventure|sequential adventure]] there is no camp. After a [[losing|defeat]] you set everything back: [[restart|restart]].',
    ],
    missed: ['Pets always vanish, even if no camp phase follows.'],
  },
  winning: {
    gist: 'You reach the goal of the chapter; usually it is the line in the adventure book that it ends here.',
    text: [
      'The start of each chapter says when you have won. Often you must reach the end of the dungeon and do something there, such as defeating an enemy or using an [[interact|interaction]]. Then you read the conclusion and get your [[rewards|rewards]].',
    ],
    missed: [
      'Defeating all monsters is enough only if the adventure says so.',
      '[[player-versus-player|Player versus player]] is different: [[pvp-victory|winning there]].',
    ],
  },
  losing: {
    gist: "Lost at once: a hero's 6th curse cube or 2nd trauma cube, the last rune drawn, or by instruction.",
    text: [
      'One single hero is enough: he receives his 6th [[curse-cubes|curse cube]] or his 2nd [[trauma-cube|trauma cube]], or an instruction calls him defeated. It is over as well when you draw the [[last-rune|last rune]] (D12). Adventures may name further conditions.',
      'So a hero can bear 5 curse cubes and 1 trauma cube. Some skills and class skills raise the limit for their hero.',
      'A defeat leaves no lasting harm: you play the adventure again, see [[restart|restarting]].',
    ],
    missed: [
      'Falling [[knock-out|unconscious]] once is no defeat yet, the same hero a second time is.',
      'The penalty of a [[recall-action|recall]] can be the 6th curse cube too.',
      "A curse cube that finds no free skill still counts (this app's ruling, Q6).",
    ],
  },
  restart: {
    gist: 'After a defeat or when you give up, the exact state from the start of the adventure returns, at no cost.',
    text: [
      'Put new cards back; consumables from the start that were used or discarded return to the bags. New [[status|statuses]], [[aura|auras]] and [[outcome|outcomes]] are struck out, lost ones hold again. Conditions, resources and newly received curse and trauma cubes go, all action cubes come back (V1); what you had brought along from a sequential adventure holds again as noted.',
      'Then you set up the chapter anew. With [[restart-sequential|sequential adventures]] you may make the restart easier.',
      'The best time to interrupt the campaign is after the [[camp-phase|camp phase]], when the [[campaign-logbook|logbooks]] are up to date.',
    ],
    missed: [
      'Mark in the logbook what was added during the running adventure, then resetting is easy.',
      'Options of an [[interact|interaction]] already used are open again too.',
    ],
  },
  'camp-phase': {
    gist: 'Seven steps after the adventure: conditions, cubes and resources off, heal, rewards, items.',
    text: [
      'It takes place when the adventure book says so, in this order: **1** conditions off, **2** [[curse-cubes|curse cubes]] off, **3** [[trauma-cube|trauma cubes]] off, **4** [[resources|resources]] off, **5** full HP and every [[status|status]] deleted, **6** [[rewards|rewards]], **7** [[stow-items|stowing items]].',
      'In step 5 all [[companions|companions]] leave you as well, and pets vanish. [[aura|Aura]] and [[outcome|outcomes]] stay.',
      'Then bring the [[campaign-logbook|logbooks]] up to date. It is also the best moment for a break.',
    ],
    missed: [
      'Resources such as [[focus]] or [[shield]] cannot be saved for the next adventure.',
      'After a [[sequential-adventure|sequential adventure]] there is no camp, though usually a reward.',
    ],
  },
  rewards: {
    gist: 'Each hero picks what the chapter allows: camp gear, or a hero skill, role skill or class skill.',
    text: [
      'At the end of the chapter the adventure book names the kind of reward: [[reward-gear|camp gear]], a [[reward-skill|hero skill]] (or, always possible, a role skill instead) or a [[reward-class|class skill]]. Usually every hero gets it. A particular card of the adventure deck goes to the hero named.',
      'If a level is given, only that one counts; level 2 needs level 1 of the same skill.',
    ],
    missed: ['You may also just note a reward and choose it later.'],
  },
  'reward-gear': {
    gist: 'Reveal all cards left of the stated tier (1 to 3); each hero picks 1 and may equip it at once.',
    text: [
      'The stars on the cards show the tier. If several want the same piece, the [[party-leader|party leader]] decides. The rest is shuffled again.',
      'This stack is then the “current camp gear”: current is always the highest tier you have received from so far (L6a). Some instructions refer to it.',
    ],
    missed: [
      'The book does not limit the choice to your [[allowed-gear|allowed gear]]; but that is all you can wear.',
    ],
  },
  'reward-skill': {
    gist: 'A new level 1 or level 2 of a learnt colour, plus 1 action cube of it; or III-A/III-B of the roles instead.',
    text: [
      'Each hero has 4 cards of his own: melee, ranged, agility and wisdom. **Level 1**: take a new card. **Level 2**: flip a card whose level 1 you already have; its back shows both [[hero-skills|skills]].',
      'Each time you get 1 [[action-cubes|action cube]] of the colour of the card, also for a [[passive|passive]] skill, and keep it for the rest of the campaign.',
      'Instead of a hero skill you may always learn a [[role-skills|role skill]]: III-A first, III-B the next time. That brings 1 cube too, in a colour you choose. III-A and III-B are valid for every role; when you take another one you may pick the colours anew (L6b).',
    ],
    missed: [
      'III-B only after III-A, level 2 only after level 1 of the same card.',
      'There is no cube for [[reward-class|class skills]].',
    ],
    example: 'Vorn learns wisdom level 1 and later wisdom level 2: 2 more blue cubes in all.',
  },
  'reward-class': {
    gist: 'Begin a new class tree at level 1, or take the next level of a begun one; no action cube.',
    text: [
      'Every class has 4 trees of 3 [[class-skills|skills]] each. The first time you begin a tree at level 1; later you choose: another tree, or the next level of a begun one. Some trees lead 1, 2, 3, others offer two skills of level 2 after level 1 (L6c).',
      '1 white cube goes on the skill learnt; it holds from now on and for ever. Curse and trauma cubes cannot block it.',
      'Your own class is advised, any is allowed: [[multiclass|multiclass characters]].',
    ],
    missed: [
      'Each tree exists once in the party; if two want it, the [[party-leader|party leader]] decides.',
      'You need not finish a tree before you begin the next.',
    ],
  },
  multiclass: {
    gist: 'Advice: at most 1 foreign class per hero, and each class only once in the party as a second class.',
    text: [
      'Any hero may learn trees of foreign classes. The book advises no more than one second class per hero, and no class twice as a second class in the party. The app only warns in these cases, it forbids nothing (L6c).',
    ],
    missed: ["Your own [[class-skills|class trees]] suit your hero's skills best."],
  },
  'stow-items': {
    gist: 'In the camp phase move items freely between 4 slots, bag, camp and each other; chest finds never into camp.',
    text: [
      'Rearrange as you like: up to 4 pieces of gear worn, 2 items in the [[bag|bag]], any number in camp. You may also swap everything among yourselves. Only [[allowed-gear|allowed gear]] can be worn (L7a).',
      'The camp can be reached only in the [[camp-phase|camp phase]]. Your [[starting-gear|starting gear]] can always be taken again there for free.',
    ],
    missed: [
      'Items with the chest symbol may not go into camp: wear them or put them into the bag.',
      'Finally note gear, bag and camp in your [[campaign-logbook|logbook]].',
    ],
  },
  'campaign-logbook': {
    gist: 'Every player notes the hero: skills, role, classes, gear, bag, camp and consequences.',
    text: [
      'On the sheet: hero skills learnt by colour and level, III-A and III-B with role and cube colours, class trees with levels, the 4 slots, the 2 items in the [[bag|bag]], everything in camp, and the [[consequences|consequences]]: [[status|statuses]], [[aura|aura]] (one) and [[outcome|outcomes]].',
      'With a [[sequential-adventure|sequential adventure]] curse cubes, trauma cubes and resources are added; the leader notes the number of runes.',
      'What is added during an adventure is provisional: only winning makes it final (V1).',
    ],
    missed: [
      'For cubes and runes just the number counts, not where they lay or which colour they had.',
      'In the app the logbook takes the place of this sheet.',
    ],
  },
  'continue-campaign': {
    gist: 'Take your things by the logbook, choose a role anew, start the next chapter with full HP and all cubes.',
    text: [
      'Take board, miniature and [[initiative-card|initiative card]] with its 5 cubes, your learnt [[hero-skills|hero skills]] on the right side with 1 fitting cube per level learnt, your class trees with white cubes, gear and bag.',
      'Then choose your [[combat-roles|role]] and take cards I and II, with III-A or III-B the third one too and 1 cube for each of the two. If you keep the role, their colours stay; if you change, you may choose them again.',
      'All begin with full HP and all cubes (V6); go on with [[adventure-setup|the setup]]. For chapters with no camp before them see [[sequential-adventure|sequential adventure]].',
    ],
    missed: [
      'The chapters are played in order.',
      'Do not forget bonuses such as [[x-hp|+X HP]] from class skills: they hold from the first moment.',
    ],
  },
  'sequential-adventure': {
    gist: 'No camp phase: curse and trauma cubes, resources, role, number of runes, companions and statuses stay.',
    text: [
      'You go on with a sequential adventure in the next one without a camp. **Carried over** (V2): the number of your [[curse-cubes|curse]] and [[trauma-cube|trauma cubes]], [[resources|resources]], your role with the cube colours chosen, [[companions|companions]], every [[status|status]] and the number of runes on the track. **Gone** are conditions and pets.',
      'Place the cubes anew at the start; you may choose other skills for them. The leader [[draw-or-take-runes|takes]] that many runes at random from the bag onto the track without placing darkness.',
      'Like every adventure it begins with full HP and all action cubes (V6). Usually there is a [[rewards|reward]] nevertheless.',
    ],
    missed: [
      'Roles may not be changed here.',
      'Darkness tiles are not carried over, just the number of runes.',
      'If you lose there is help: [[restart-sequential|restart]].',
    ],
  },
  'restart-sequential': {
    gist: 'Allowed after a defeat: 1 rune per colour back, CLEANSE 2 for each hero, 1 trauma cube off one hero.',
    text: [
      'If you restart the sequel and your position was too bad, you may ease it: 1 rune of each colour from the track back into the bag (if there is one), [[cleanse|CLEANSE 2]] for every hero, 1 [[trauma-cube|trauma cube]] removed from 1 hero.',
      'You are free to choose which of the three you use (V2).',
    ],
    missed: ['They are an offer: without them you begin with exactly what you noted.'],
  },
  consequences: {
    gist: 'Three kinds: status until the next camp, aura until a new one or a trauma, outcome until revoked.',
    text: [
      'Decisions and events leave traces that you note in the [[campaign-logbook|campaign logbook]]. A [[status|status]] works for a short time, an [[aura|aura]] longer, an [[outcome|outcome]] mostly has no effect but is asked for later.',
      'The instruction says who gets it; for an [[interact|interaction]] without another statement it is the hero who started it. If you lose the adventure, the old state holds again (V1).',
    ],
  },
  aura: {
    gist: 'At most 1 per hero; it ends as soon as he gets a new aura or a trauma cube.',
    text: [
      'An aura comes from an [[interact|interaction]] or an event and usually has an effect that holds as long as you have it. Note it in the [[campaign-logbook|campaign logbook]]. A new one replaces the old; with a [[trauma-cube|trauma cube]], that is when you fall [[knock-out|unconscious]], you lose it (D11).',
    ],
    missed: [
      'It survives the [[camp-phase|camp phase]], unlike a [[status|status]].',
      'It has nothing to do with [[shadow-aura]].',
    ],
  },
  status: {
    gist: 'Short-lived consequence, any number per hero; all are deleted in the next camp phase.',
    text: [
      'A status from an [[interact|interaction]] or event usually brings an effect or an extra option while it stands in the [[campaign-logbook|campaign logbook]]. In step 5 of the [[camp-phase|camp phase]] you strike out all of them (L5).',
    ],
    missed: [
      'A [[trauma-cube|trauma cube]] does not touch it: that costs only the [[aura|aura]].',
      'Without a camp phase, in a [[sequential-adventure|sequential adventure]], it stays.',
      'A status is not a condition: for POISON and the like see [[conditions|conditions]].',
    ],
  },
  outcome: {
    gist: 'Lasting consequence, mostly without an effect of its own; stays until an instruction expressly lifts it.',
    text: [
      'Outcomes record how you decided. Note them in the [[campaign-logbook|campaign logbook]]; later texts ask whether one of you has them. Camp, unconsciousness and new chapters change nothing about them (L5).',
    ],
    missed: ['A hero can have many, unlike with the [[aura|aura]].'],
  },
};
