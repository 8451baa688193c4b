import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_ORDERS as DATA } from '../data/orders';

export const RUNEWARS_ORDERS_EN: CategoryWords<typeof DATA> = {
  'active-order': {
    gist: 'The order you chose face down this season.',
    text: [
      'In the second step of the [[season]] everyone puts one card from hand face down. When all have chosen, you reveal at the same time.',
      'Afterwards the card stays open on the table and is locked until you take it back next [[spring]].',
    ],
  },
  'order-number': {
    gist: 'Number 1 to 8 on the order: decides who goes first and whether you get the bonus.',
    text: [
      'Low numbers act earlier ([[player-order]]). If your number is higher than all you have played this [[year]], you may use the [[supremacy-bonus|bonus]] as well.',
      'The numbers: 1 [[strategize]], 2 [[mobilize]], 3 [[conquer]], 4 [[harvest]], 5 [[recruit]], 6 [[rally-support]], 7 [[acquire-power]], 8 [[fortify]].',
    ],
  },
  'main-function': {
    gist: 'The upper part of the order card: always yours, and always before the bonus.',
    text: [
      'Whatever number you played before, you are entitled to the main function. Only when it is done does the [[supremacy-bonus|bonus]] follow, if you have it.',
    ],
  },
  'supremacy-bonus': {
    gist: 'Only if this order has the highest number you have played so far this year.',
    text: [
      'First the [[main-function|main function]], then the bonus. Only your own orders of this [[year]] are compared; what others play does not matter.',
      'The first order of a year is always your highest, so in [[spring]] everyone has the bonus. If you play in rising order you get it every time, just not with the 8.',
    ],
    missed: ['[[fortify]] has no bonus: its number would always be the highest anyway.'],
    example:
      'Number 8 in spring, number 5 in summer: no bonus. After 3 and 5, number 1 in fall: none either.',
  },
  strategize: {
    gist: 'Units and heroes 1 area each into friendly or empty areas; bonus: tactics cards by your dials.',
    text: [
      'Any number of your figures move from any number of areas into an **adjacent** friendly or empty area. Nothing is [[activated-area|activated]], so they may walk again later in the year.',
      'Bonus: for every tactics symbol on your three [[resource-dials|resource dials]] that lies at or below the pointer, draw 1 [[tactics-cards|tactics card]].',
    ],
    missed: [
      'It never takes you into neutral or enemy areas: Strategize causes neither battle nor [[diplomacy]].',
      'Here the rulebook says that figures cannot leave an activated area, elsewhere that [[heroes]] do not care. The second place is the more precise one.',
    ],
  },
  mobilize: {
    gist: 'Activate an area and move units in from up to 2 areas away; bonus: do it once more.',
    text: [
      'First put an [[activation-tokens|activation token]] in an area where you have none yet. Then any of your units move there, up to 2 areas ([[fast]] ones 3), and only through friendly or empty areas.',
      'If enemies stand there you must [[battle|fight]]; with neutrals you fight or [[diplomacy|negotiate]].',
      'Bonus: resolve the card a second time at once, into another area.',
    ],
    missed: [
      'One Mobilize allows **one** battle at most. If a negotiation fails after a battle, you have to retreat. Which [[fate-symbol|symbol]] is meant is lost at this spot of our text; it can only be the result “fight or retreat”.',
      '[[heroes|Heroes]] do not come along.',
    ],
  },
  conquer: {
    gist: 'Like Mobilize: activate one area and move in; bonus: an enemy stronghold counts 3 less.',
    text: [
      'The main function is that of [[mobilize]]: place the [[activation-tokens|token]], move units in from up to 2 areas away ([[fast]] ones 3), then fight or negotiate.',
      'Bonus: in the battle the [[stronghold-strength|strength]] of the enemy stronghold drops by 3. An undamaged one counts 2 instead of 5.',
    ],
    missed: [
      'Whether a damaged stronghold can drop below 0 this way is not said in the rulebook.',
      'Conquer gives no second target: only the bonus of Mobilize does.',
    ],
  },
  harvest: {
    gist: 'Set the dials to what your areas yield; bonus: use developments and build one for 1 wood.',
    text: [
      'Count [[resources|food, wood and ore]] in all areas you control and set each [[resource-dials|dial]] to its sum. This may go down as well.',
      'Bonus: first all your [[development-tiles|developments]] pay out. Then you may lower wood by 1 and put 1 development in a friendly area with a stronghold and no development. With wood 0 you cannot.',
    ],
    missed: [
      'Conquering alone changes no dial. New areas pay only with the next harvest.',
      'A development just built yields nothing yet: use first, then build.',
    ],
    example:
      'Food goes from 2 to 4, wood from 4 to 3, ore stays 2. The bonus brings 2 influence, a new development lowers wood to 2.',
  },
  recruit: {
    gist: 'Choose one resource and get all units up to the pointer; bonus: the same with a second one.',
    text: [
      'You get every unit pictured on the chosen [[resource-dials|dial]] at the pointer and on all fields below. Put them in friendly areas with a [[stronghold-tiles|stronghold]]; you may split them up.',
      'Bonus: choose **another** of your three resources and take its units too. The pointer stays: recruiting costs no resources.',
    ],
    missed: [
      'More than 8 units in an area: you must go down to 8 at once ([[unit-limit]]).',
      'You may recruit into an [[activated-area|activated]] area of your own.',
      'If all figures of a kind are in play, you may take one off the map and place it anew ([[component-limits]]).',
    ],
    example:
      'Five units are there, wood brings 2 archers, the bonus with ore a knight and a siege engine: 9, so one has to go.',
  },
  'rally-support': {
    gist: 'For each city you control 1 benefit of its tile; bonus: up to 3 influence for as many hero cards.',
    text: [
      'For each city in your areas choose **one** benefit of its [[city-tiles|tile]]: neutral units into that area ([[allied-units|allied]] at once), tactics cards, influence tokens or quest cards, in the amount shown.',
      'Bonus: pay up to 3 [[influence-tokens|influence tokens]] and draw as many [[hero-cards|hero cards]]. You must keep exactly one and shuffle the others back. The hero goes to a friendly area with a stronghold.',
    ],
    missed: [
      'If no figure of that neutral kind is left in the supply, you cannot place any.',
      'More than 3 [[quest-cards|quest cards]]: discard until 3 are left.',
    ],
  },
  'acquire-power': {
    gist: '1 influence per influence symbol up to the pointer; bonus: take over a title card with influence.',
    text: [
      'For each influence symbol on your [[resource-dials|dials]] that a pointer stands on or that lies below it, take 1 [[influence-tokens|influence token]].',
      'Bonus: spend any amount of influence, but more than lies on a [[title-cards|title card]]. Its old tokens go to the supply, yours go on it, the card is yours.',
    ],
    example:
      'Nothing lies on the title: 1 influence is enough. If you pay 3, the next player needs at least 4.',
  },
  fortify: {
    gist: 'Once each: build a stronghold, repair a stronghold, swap two runes; no bonus.',
    text: [
      'All three actions are optional and in any order, but each only once: [[build-stronghold]], [[repair-stronghold]], [[move-runes]].',
      'Afterwards you get no [[supremacy-bonus|bonus]] for the rest of the year, because no number is higher.',
    ],
    missed: [
      'One example in the German rulebook calls this order “Befestigung” instead of “Festung”. It is the same card.',
    ],
  },
  'build-stronghold': {
    gist: 'With order 8: lower wood and ore by 1 each, stronghold into a friendly area without stronghold or city.',
    text: [
      'Lower both [[resource-dials|dials]] by 1 and put one of your 4 strongholds, undamaged side (5) up, into an area you control. There must be neither a stronghold nor a [[city-tiles|city]].',
      'If wood or ore is at 0 you cannot build. Only one per [[fortify]] order.',
    ],
    missed: [
      'If all 4 are in play, you may take one down and put it here; a development left without a stronghold is lost.',
    ],
  },
  'repair-stronghold': {
    gist: 'With order 8: lower ore by 1 and turn one damaged stronghold of yours to its sound side.',
    text: [
      'Each [[fortify]] order repairs one [[damaged-stronghold|damaged stronghold]]. With ore 0 you cannot. No stronghold mends by itself.',
    ],
  },
  'move-runes': {
    gist: 'With order 8: mix two own runes, look at them in secret and put one back into each of the two areas.',
    text: [
      'Choose two areas under your control that hold a [[rune-tokens|rune]] each. Take both, mix them so that nobody can follow, look at them and put them back, one per area.',
    ],
    missed: [
      'No rune gets into an area without one this way: you only swap between two areas that have runes.',
    ],
  },
};
