import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_BATTLE as DATA } from '../data/battle';

export const RUNEWARS_BATTLE_EN: CategoryWords<typeof DATA> = {
  battle: {
    gist: 'Marker, line up, start abilities, 5 battle rounds, compare strength; a tie goes to the defender.',
    text: [
      '1. Put the [[battle-marker]] in the area. 2. Both line up their standing units by [[combat-row|combat row]] to the right of the sheet. Heroes and units already [[rout|routed]] stay in the area and do not fight. 3. [[start-of-battle|Start abilities]], attacker first.',
      '4. Five [[battle-rounds|battle rounds]], row 1 to 5, each unit attacks once. 5. Both find their [[strength]]: [[defense-bonus|defense bonus]], count standing units, add the stronghold, perhaps [[damaged-stronghold|damage]] it.',
      '6. More strength wins, the defender on a tie. The loser [[retreat|retreats]]; units routed before the battle are lost then. An attacker who beats a stronghold [[capture-stronghold|replaces]] it. All damage goes away, the winner puts survivors back into the area, routed ones stay down.',
    ],
    missed: [
      'In this edition of the rules [[heroes]] take no part in battles.',
      '[[unallied-neutrals|Unallied neutrals]] are led by the player to the left of the attacker.',
    ],
  },
  'start-of-battle': {
    gist: 'First the attacker, then the defender uses cards and abilities for the start of a battle.',
    text: [
      'The attacker must now use everything for the start of a battle or for the own turn, if it is wanted for this battle. Then the defender follows with what may be used at the start of a battle.',
      'Only someone with own units in the battle may play [[tactics-cards|tactics cards]] into it.',
    ],
    missed: [
      'Whoever stands in for [[unallied-neutrals|neutrals]] plays no tactics cards.',
      'The battle example in the rulebook mentions tactics cards before lining up, the rule after it.',
    ],
  },
  'battle-rounds': {
    gist: 'Per row 1 to 5: both draw for one type, then abilities, rout, damage; always attacker first.',
    text: [
      'In each round the [[combat-row|row]] of that number fights: 1. The attacker chooses a unit type that has not drawn yet and draws 1 [[fate-cards|fate card]] per standing unit of it. 2. The defender likewise. You read the section with their [[unit-types|base shape]].',
      '3. [[special-ability|Special abilities]], as often as the symbol was drawn. 4. [[rout-symbol|Rout points]] of the opponent. 5. [[damage-symbol|Damage]] of the opponent. The attacker is first every time. Then the cards are discarded.',
      'If anyone still has standing types in this row that have not drawn, do it again. Then the next row follows.',
    ],
    missed: [
      'The rulebook once says 5 battle rounds, once up to 5: you skip rows without units.',
      'Think about who draws first: a type that falls or routs before does not draw any more.',
    ],
  },
  'simultaneous-attack': {
    gist: 'Cards once drawn count in full, even if their units fall or rout afterwards.',
    text: [
      'Both sides of a pass strike at the same time, so to speak: what is drawn is applied. Whoever falls or [[rout|routs]] before drawing does not draw at all.',
      'If you have several types in one [[combat-row|row]], consider which one fights first.',
    ],
  },
  rout: {
    gist: 'Lay the figure down: no moving, no attacking, no strength; it stands up again only in spring.',
    text: [
      'For each rout point in a [[battle]] you lay down one **uninjured** standing unit of your choice. Only if all the others already have damage does an injured one rout. Health does not matter here.',
      'After any [[retreat]] a figure is routed too. A routed unit still [[controlled-area|controls]] its area. In [[spring]] all stand up.',
      'If an area is attacked, routed units do not fight; if their side loses, they are lost. Units that rout only in this battle retreat as usual.',
    ],
    missed: [
      'The rulebook contradicts itself about heroes: once it says routed figures fight no [[duel]] and draw no cards, but the duel chapter says they may be challenged and that it makes no difference for the defender. The duel chapter is more precise.',
    ],
  },
  'assign-damage': {
    gist: 'Point by point: an injured unit first, else a standing one, else a routed one of this battle.',
    text: [
      'Whoever takes damage assigns it, each point by itself: if there is an injured unit, it must take it. Otherwise any standing one. If none stands, a routed one of this battle is hit.',
      'A unit with as much damage as [[health]] goes back to the supply at once. After the battle all [[damage-tokens|damage tokens]] go away.',
    ],
    missed: [
      'Two places of the rulebook do not quite agree: one wants injured units first, the other always standing ones instead of routed ones if possible. It only matters for a unit that is injured **and** routed. Suggestion: injured and standing, then standing, then injured and routed, then routed.',
    ],
    example:
      '2 damage, a warrior is one point from death: the first point removes it, the second goes to a standing unit of your choice.',
  },
  strength: {
    gist: 'The number of your standing units from the battle, plus the stronghold for the defender; more wins.',
    text: [
      'After the [[battle-rounds|battle rounds]]: a) The defender uses a [[defense-bonus|defense bonus]]. b) Both count their units still standing, 1 each. c) The defender adds the [[stronghold-strength|stronghold]]. d) If attackers still stand, the stronghold is turned to its [[damaged-stronghold|damaged]] side.',
      'The higher strength wins, the defender on a tie.',
    ],
    missed: [
      'Size and health do not matter: a dragon counts as much as an archer.',
      'Not to be confused with the [[attributes|attribute]] strength of a hero.',
    ],
  },
  'defense-bonus': {
    gist: 'A development the defender uses just before strength is counted; each faction has its own.',
    text: [
      'If it lies in the contested area, it works just before the final [[strength]]. Undead: [[development-cursed-burial-site]], 3 enemies rout, then discard. Uthuk: [[development-ravenous-offshoot]], 4 damage, then discard. Elves: [[development-sanctuary]], 1 standing enemy retreats. Humans: [[development-reinforced-wall]], +2 strength.',
      'It is built like any [[development-tiles|development]] with the bonus of [[harvest]].',
    ],
  },
  'stronghold-strength': {
    gist: 'Undamaged 5; gives strength to the defender only; the Conquer bonus takes off 3.',
    text: [
      'The value stands at the bottom of the [[stronghold-tiles|tile]] and is added to the [[strength]] of the standing defenders. The value of the [[damaged-stronghold|damaged]] side is not in the rulebook: look at the tile.',
      'If the attacker has the bonus of [[conquer]], it counts 3 less.',
    ],
    missed: [
      'Its strength is counted first, then it is damaged: in this battle the old value still holds.',
    ],
  },
  'damaged-stronghold': {
    gist: 'If attackers still stand at the count, the defender turns the stronghold to its damaged side.',
    text: [
      'This happens after adding its [[stronghold-strength|strength]], even if the defender wins. If it was damaged already it stays so. A [[capture-stronghold|captured]] stronghold lies damaged too.',
      'The [[fortify]] order mends it for 1 ore: [[repair-stronghold]].',
    ],
  },
  'capture-stronghold': {
    gist: 'If the attacker wins, the stronghold is replaced by one of the attacker, damaged side up.',
    text: [
      'The enemy tile goes, an own one comes. If all 4 own [[stronghold-tiles|strongholds]] are in play, the winner may tear one down and move it here.',
      'A [[development-tiles|development]] in the area is destroyed.',
    ],
    missed: ['If you tear down an own stronghold, its development is lost as well.'],
  },
  retreat: {
    gist: 'All together into one adjacent area: friendly, else empty, else lost; then they are routed.',
    text: [
      'Whoever has to retreat brings all units concerned into **one** adjacent area. Units of a player: a friendly area; only if there is none, an [[empty-area|empty]] one; otherwise they are lost. [[unallied-neutrals|Unallied neutrals]]: an [[uncontrolled-area|uncontrolled]] one chosen by the player left of the active one; otherwise lost. Heroes: any adjacent area.',
      'Whoever retreats is [[rout|routed]]. Closed [[movement-restrictions|borders]] apply, [[activation-tokens|activation tokens]] do not hold you. If more than 8 units end up there, you must go down to 8.',
    ],
    missed: [
      'Units that were routed before the battle do not come along: they are lost.',
      'Nobody retreats after a duel.',
    ],
  },
  'fate-symbol': {
    gist: 'The symbol at the top of a fate card: for diplomacy and attribute tests, not for battle.',
    text: [
      'In [[diplomacy]] it decides between alliance, retreat of the neutrals and “fight or retreat”. In an [[attribute-test|attribute test]] the quest card says what each symbol does.',
    ],
    missed: [
      'The three symbols are lost in our text of the rulebook. Which one means what is shown on the [[reference-sheet]].',
    ],
  },
  'rout-symbol': {
    gist: 'In battle 1 enemy routs per point; in a duel each point prevents 1 damage instead.',
    text: [
      'In a [[battle]] the opponent chooses one of the own uninjured standing units for each rout point and lays it down ([[rout]]).',
      'In a [[duel]] nobody routs: the hero who draws the symbol wards off up to as much damage this round as there are points.',
    ],
    example: '2 damage come in a duel, you drew 1 rout point: you take 1.',
  },
  'damage-symbol': {
    gist: 'The number in it is the damage the opponent takes and assigns to the own units.',
    text: [
      'In a [[battle]] add up all damage points in the matching sections; the opponent [[assign-damage|assigns them]]. In a [[duel]] the damage hits the other hero.',
    ],
  },
  miss: {
    gist: 'Empty section on the fate card: this unit does nothing.',
    text: [
      'If there is no symbol in the section of your [[unit-types|base shape]], the attack misses. For [[triangle|triangular]] units that is so on 40 % of the cards, which makes 12 of 30.',
    ],
  },
};
