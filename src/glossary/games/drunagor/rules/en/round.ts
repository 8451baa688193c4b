import type { RuleWords } from '@/src/glossary/model';
import type { DRUNAGOR_ROUND_RULES_DE as GERMAN } from '../de/round';

/** Initiative, setup, adventure: I, U, V. */
export const DRUNAGOR_ROUND_RULES_EN: Readonly<Record<keyof typeof GERMAN, RuleWords>> = {
  I1: {
    title: 'Order of the track',
    text: 'Upper row: Defender, orange, green, Leader, blue, red, Controller, gray. Lower row: orange, Support, green, blue, Striker, red, gray, rune card. Heroes lie at their role, monsters and attack cards at rune colour and arrow.',
  },
  I2: {
    title: 'Rounds',
    text: 'After the last card a new round begins. The leader orders several cards on one place. A card put on a place already passed acts in the next round.',
  },
  I3: {
    title: 'Party leader',
    text: 'Whoever has the Leader role, else Defender, Support, Controller, Striker.',
  },
  I4: {
    title: 'Allies after the hero',
    text: 'A hero is followed by his pets and companions, in the order he picks.',
  },
  I5: {
    title: 'A card leaves the track',
    text: 'With the last figure of a monster its card goes too.',
  },
  I6: {
    title: 'Runes on the track',
    text: 'They count per colour; cards with X ask for them.',
  },
  U1: {
    title: 'Who is set up',
    text: 'Entries without a player number always, the others from that number on. Named monsters first. Random ones: from the cards of that colour and rank not in play; the same words in one setup give the same monster.',
    ruling: 'If miniatures run out, you decide.',
  },
  U2: {
    title: 'Base colour',
    text: 'Each figure gets a free base of its size, each colour once, 12 at most. HP are on the card.',
    ruling: 'Which colours stand on places 7 to 12 is our ruling.',
  },
  U3: {
    title: 'Commander',
    text: 'A random side, HP by [[D15]], one attack card per hero on the track. An attack card is no turn unless it activates him (HASTE). Passive text always holds, immunities too; cards with passive text only are skipped.',
  },
  U4: {
    title: 'Complex monsters',
    text: 'They start on side A.',
  },
  U5: {
    title: 'Variant',
    text: 'You may choose at every summons; without a choice it is the standard card.',
  },
  U6: {
    title: 'Without a rune',
    text: 'A minion without a rune has no place on the track and acts on instruction only.',
  },
  U7: {
    title: 'Scenario monsters',
    text: 'They have no rank; which miniature they use is given.',
  },
  U8: {
    title: 'As commander',
    text: 'A named commander, or a monster "as commander", is treated as in [[U3]].',
  },
  U10: {
    title: 'Lieutenants',
    text: 'They have attack cards of their own and MAELSTROM. Effects that name commanders do not touch them.',
  },
  U11: {
    title: 'Attack deck',
    text: 'Ten cards, one per rune and arrow.',
  },
  U12: {
    title: 'Boss',
    text: 'No monster card, fixed attack cards. One of them, the status card, is his turn; only there do his conditions count. HP and setup are given by the adventure.',
  },
  U14: {
    title: 'Number of players',
    text: 'It always means the number of heroes.',
  },
  V1: {
    title: 'Provisional until victory',
    text: "With a victory everything since the start becomes final; with defeat or when you give up, the exact state of the start comes back. Notes and corrections of values on the hero's board stay.",
  },
  V2: {
    title: 'Sequential adventure',
    text: 'No camp phase. Curse and trauma cubes, resources, the number of runes, the role and its cubes go along, companions and statuses too; pets and conditions do not. After a defeat help can be taken.',
  },
  V3: {
    title: 'Opening a door',
    text: 'Adjacent, diagonally too. The game pauses for the setup, movement left over stays, the new area is open at once.',
  },
  V4: {
    title: 'Interaction',
    text: 'Adjacent, 1 or 2 charges; each option once per adventure.',
  },
  V6: {
    title: 'Start of an adventure',
    text: 'Full HP, all cubes. Roles are chosen anew, except in a sequential adventure.',
  },
};
