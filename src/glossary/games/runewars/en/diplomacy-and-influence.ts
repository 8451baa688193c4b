import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_DIPLOMACY_AND_INFLUENCE as DATA } from '../data/diplomacy-and-influence';

export const RUNEWARS_DIPLOMACY_AND_INFLUENCE_EN: CategoryWords<typeof DATA> = {
  diplomacy: {
    gist: 'Pay 1 to 6 influence, draw as many fate cards, choose one; its symbol decides.',
    text: [
      'If you move units to unallied [[neutral-units|neutrals]], you can negotiate instead of fighting: 1. Pay 1 to 6 [[influence-tokens|influence tokens]]. 2. Draw exactly as many [[fate-cards|fate cards]]. 3. Choose one of them and carry out its [[fate-symbol|symbol]].',
      '**Good result:** all neutrals in the area become your [[allied-units|allies]]. **Middle:** they retreat and rout; the player on your left says where; with no possible area they are lost. **Bad:** you fight them or [[retreat]] yourself.',
      'No influence, no negotiation. One attempt covers all neutrals of the area together.',
    ],
    missed: [
      'You must draw all cards you paid for, even if the first one suits you.',
      'If the same [[mobilize|Mobilize]] has already caused a battle, only the retreat is left on a bad result.',
      'The three symbols are missing in our text of the rulebook; the [[reference-sheet]] shows them.',
    ],
    example:
      '2 beastmen and 1 dragon: you pay 3, draw 3 cards and choose the best. In the end all three are your allies or none.',
  },
  'allied-units': {
    gist: 'Neutrals standing with your units or in your area: you lead them like your own.',
    text: [
      'They move and fight like units of your faction and you make all their decisions. They count for the [[unit-limit|limit of 8]] and the [[food-limit|food limit]]. They may move alone if they arrive in an area you control.',
      'If they stand without your army in an area you do not control, they are ordinary neutrals again. Exception: if your last own unit falls in battle, they stay with you until the battle ends and may still retreat into an area of yours.',
      'If a [[tactics-cards|tactics card]] places or moves neutrals into the area of a player, they are allied with that player; in an empty or neutral area with nobody.',
    ],
    missed: ['Neutrals alone never [[controlled-area|control]] an area.'],
  },
  'unallied-neutrals': {
    gist: 'The player left of the active one decides for them, and plays no tactics cards for them.',
    text: [
      'If you attack them, your left neighbour leads them: lining them up in their [[combat-row|combat rows]] by the own sheet and making all decisions, but playing no [[tactics-cards|tactics cards]] in this [[battle]].',
      'You always fight all neutrals of the area. If they must retreat, that neighbour picks an adjacent [[uncontrolled-area|uncontrolled area]]; if there is none, they are lost.',
    ],
  },
  'influence-tokens': {
    gist: 'Pays for diplomacy, titles, hero search and bids; whoever has more wins ties of player order.',
    text: [
      'You can spend them on [[diplomacy]] (1 to 6), on [[title-cards|title cards]], in an [[influence-bid|influence bid]] and on [[recruit-heroes|new heroes]] (up to 3). Whoever owns more goes earlier with equal order numbers and wins the first tie at game end.',
      'New ones come from [[acquire-power]], cities with [[rally-support]], in [[fall]] (2, if you choose them), from the [[development-diplomacy|diplomacy development]] and from cards.',
    ],
    missed: [
      'Tokens on a title card are spent and count nowhere any more.',
      'The 40 tokens are no limit: if they run out, use a substitute.',
    ],
  },
  'starting-influence': {
    gist: 'Influence tokens by the faction sheet at the start; the last tie-break.',
    text: [
      'The number stands at the lower left of the [[faction-sheet]]. It is the last to decide [[player-order|player order]], the right to settle equal [[bid-ties|bids]] and victory at [[game-end|game end]].',
      'The values of the four factions are not in the rulebook.',
    ],
  },
  'influence-bid': {
    gist: 'Show influence, bid in secret, reveal together; everyone pays, usually the highest bid wins.',
    text: [
      'Some [[season-cards|season cards]] call for a bid: 1. Everyone says how many [[influence-tokens|influence tokens]] they have; talking, promising and lying are allowed. 2. Everyone takes the bid into a fist in secret. 3. All reveal at once; the card says who wins, usually the highest bid. 4. **All** pay what they bid.',
      'With equal bids: [[bid-ties]].',
    ],
    missed: ['Losers do not get their bid back.'],
  },
  'bid-ties': {
    gist: 'The Primarch names the winner; otherwise the tied player with the most influence left.',
    text: [
      'Whoever holds the title [[primarch|Primarch]] chooses which of the tied players wins. If nobody does, the tied player with the most unspent [[influence-tokens|influence tokens]] after the bid chooses. If those are equal too, the one with the highest [[starting-influence|starting influence]] chooses.',
    ],
    missed: [
      'Having more left does not win by itself: that player **decides**, and may of course name himself or herself.',
    ],
    example:
      'Elves and Uthuk bid 2 each, no Primarch. The Elves have 2 left, the Uthuk 0: the Elf player decides.',
  },
  'title-cards': {
    gist: 'Three offices with benefits, taken with the Acquire Power bonus for more influence than lies on them.',
    text: [
      'The 3 titles lie open from the start and are never shuffled. At most one player holds each. Whoever takes one with [[acquire-power]] puts the influence on it; the old tokens go to the supply.',
      'The cards mostly help with gaining dragon runes. Their exact texts are not in the rulebook; it names [[primarch]], [[captain-of-heroes-league]] and [[head-of-warriors-guild]].',
    ],
    missed: [
      'If the holder is eliminated, the card goes back to the display **with** the tokens on it.',
    ],
  },
  'wizards-council': {
    gist: 'Only a keyword on cards; no rule of its own, but other cards refer to it.',
    text: [
      'If a [[season-cards|season card]] bears the keyword (German: Rat der Magier), that means nothing by itself. It matters because the [[primarch|Primarch]], for instance, gains influence from it. The English name is our rendering.',
    ],
  },
  primarch: {
    gist: "Title: 1 influence per season card drawn with the Wizards' Council keyword; settles equal bids.",
    text: [
      "The holder gets the influence token before the card with the keyword [[wizards-council|Wizards' Council]] is resolved. With equal [[influence-bid|influence bids]] the holder says who of those involved wins, even when not involved.",
      'The full text of the [[title-cards|title card]] is not in the rulebook. The English name is our rendering.',
    ],
  },
  'captain-of-heroes-league': {
    gist: 'Title: heroes normally do not turn treacherous on its holder; a fourth hero still forces one out.',
    text: [
      'The rulebook names this [[title-cards|title card]] only as an example of heroes that cannot turn [[treacherous-heroes|treacherous]]. If you recruit a fourth hero, one must leave all the same. The full card text is not printed there. The English name is our rendering.',
    ],
  },
  'head-of-warriors-guild': {
    gist: 'A title card the rulebook names in one example only; its benefit stands on the card.',
    text: [
      'In the example for [[acquire-power]] no influence lies on the title yet. The Elves would need just 1 token but pay 3, so that it is harder to take away. What the title does is not said. The English name is our rendering.',
    ],
  },
};
