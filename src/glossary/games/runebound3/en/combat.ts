import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_COMBAT as DATA } from '../data/combat';

export const RUNEBOUND3_COMBAT_EN: CategoryWords<typeof DATA> = {
  combat: {
    gist: 'Combat rounds of cast, action and retreat phase until somebody is defeated or retreats.',
    text: [
      'Against an [[enemies|enemy]] the player to the right of the hero leads it: casting its tokens and deciding everything. Before the first cast come abilities for the [[engage|start of combat]].',
      'Each combat round: **1** [[cast-phase]], both cast at once. **2** [[action-phase]], [[combat-actions|combat actions]] in alternation until both have passed; [[initiative|initiative]] decides who begins. **3** [[retreat-phase]], heroes may leave.',
      'As soon as someone is [[defeated|defeated]] the fight ends on the spot. Otherwise the next combat round follows with all tokens.',
    ],
    missed: [
      'Combat actions cost no [[hero-action|hero action]].',
      'No effect of a fight touches heroes or enemies who are not part of it.',
      'Damage stays from one combat round to the next.',
    ],
  },
  engage: {
    gist: 'The moment a fight begins: such abilities work once, right before the first cast phase.',
    text: [
      'Whatever triggers "at the start of combat" is resolved before the cast of the first combat round. Damage from such abilities cannot be stopped with [[shield-symbols|shields]].',
      'When the fight against the [[villain|villain]] begins, turn the scenario card to side B.',
    ],
  },
  'cast-phase': {
    gist: 'Phase 1: hero all tokens, enemy 5 (act 2: 6), villain 7; everybody casts at once.',
    text: [
      'Heroes cast their [[starting-combat-tokens|starting combat tokens]] and all others, such as those of assets. Enemies cast five [[enemy-tokens|enemy tokens]], in act 2 also the [[elite-token|elite token]]. A [[villain|villain]] casts five enemy tokens, the elite token and one of its own.',
      'The result is the [[combat-pool|combat pool]]. In later combat rounds spent and removed tokens join in again.',
    ],
  },
  'action-phase': {
    gist: 'Phase 2: one combat action each in alternation until both have passed; initiative begins.',
    text: [
      'Whoever shows more golden symbols has the [[initiative|initiative]] and starts; in a tie the [[attacker|attacker]]. Then you take turns with [[combat-actions|combat actions]].',
      'If you do not want to, you [[pass|pass]]; if you no longer can, you have to. When someone is defeated the fight ends at once, and so does the phase.',
    ],
    missed: ['[[shield-symbols|Shields]] are no combat action and work after passing too.'],
  },
  'retreat-phase': {
    gist: 'Phase 3: heroes may roll 1 terrain die and use it to escape to a fitting hex.',
    text: [
      'How it works: see [[retreat]]. There is no other way to leave your hex during a fight. If nobody retreats, the next combat round begins with the [[cast-phase|cast phase]].',
      'Hero against hero, the [[attacker|attacker]] decides first. If he leaves, the fight is over and the other may no longer move away.',
    ],
  },
  retreat: {
    gist: 'In the retreat phase roll 1 terrain die; if it fits a neighbouring hex you may escape there.',
    text: [
      'The die follows the rules for [[move|moving]]. If you spend it you stand on the new hex and the fight is over. If you cannot or do not want to, the next combat round follows; there is no penalty.',
      'Never allowed to retreat: enemies, a hero facing the [[villain|villain]], and both heroes in a [[challenge|challenge]] with Corbin. Once someone is defeated it is too late.',
    ],
    missed: [
      'Unlike in fights against enemies, the second hero depends on the first: if the [[attacker|attacker]] flees, the fight ends and the other stays put.',
      'It is not said what happens to the enemy card you flee from; only for a defeat does it say that the card is discarded.',
    ],
  },
  pass: {
    gist: 'No more combat actions this combat round; you may still use shields.',
    text: [
      'You pass by choice, or you have to because no combat action is left to you, for instance without symbols to spend. It lasts until the combat round ends. Your opponent may then take several [[combat-actions|combat actions]] in a row; against their damage your [[shield-symbols|shields]] help.',
    ],
    missed: ['Passing is final: there is no coming back in the same combat round.'],
  },
  initiative: {
    gist: 'Whoever has more tokens showing a golden symbol begins; in a tie the attacker.',
    text: [
      'Count the tokens whose visible symbol is golden. A token of value 2 or more still counts as one. Golden [[dash-symbols|dashes]] count as well.',
      'Against an enemy the hero is always the [[attacker|attacker]] and so wins ties; in a [[challenge|challenge]] it is the one who called it.',
    ],
    example: 'Hero 3 golden, enemy 3 golden: the hero begins.',
  },
  'combat-actions': {
    gist: 'Spend symbols: damage, agility, surge, doubling or a special card action; then it is your opponent’s go.',
    text: [
      'A combat action is exactly one of these: deal any amount of [[physical-damage|physical]] or [[magic-damage|magic]] damage (heroes only, never both together), deal [[enemy-damage|enemy damage]] (enemies only), spend 1 [[agility-symbol|agility]], trigger a [[surge-abilities|surge ability]], put a token on a [[doubler|doubler]], or a special combat action of a card.',
      'Then the opponent goes, until both have [[pass|passed]]. Abilities reach only tokens in the [[combat-pool|combat pool]], spent ones only if they say so, and never bystanders.',
    ],
    missed: ['Spending a shield is no combat action.'],
    example:
      'The ability "Prophezeiung" of the Grauensprophet (German names) recasts a token: only one in the hero’s pool, none that is spent.',
  },
  attacker: {
    gist: 'In a fight the active player, never an enemy; wins ties for initiative.',
    text: [
      'Against enemies the attacker is thus always the hero. Hero against hero it is the one who started the [[challenge|challenge]]; he also decides first about a [[retreat|retreat]].',
      'The book explains the attacker twice: as the [[active-player|active player]] and as the challenger. Should a challenge ever happen on the turn of somebody else, it would be open which one holds.',
    ],
  },
  attack: {
    gist: 'Any combat action that deals damage, even if the damage is prevented.',
    text: [
      'Damage from abilities that are no [[combat-actions|combat action]] is not an attack, such as that of the skill Gegenzauber (German name). This matters for cards that speak of attacks.',
    ],
  },
  opponent: {
    gist: 'Whoever faces you in a fight, enemy or hero.',
    text: [
      '"Opponent" is the wider word: an [[enemies|enemy]] from a card or another hero in a [[challenge|challenge]]. Where it says just "enemy", heroes are not meant.',
    ],
  },
  combatant: {
    gist: 'One of the two sides of a fight; damage in a fight hits only the other side.',
    text: [
      'In a fight a combatant can deal damage only to their [[opponent|opponent]], not to themselves and to nobody outside the fight ([[deal-damage]]).',
    ],
  },
  challenge: {
    gist: 'Hero against hero, possible only through an ability; the challenger is the attacker.',
    text: [
      'Without an ability that allows it you cannot challenge a hero, and a [[defeated|defeated]] one never. The fight runs as usual and ends when a hero is defeated or [[retreat|retreats]]. In a tie the challenger has the [[initiative|initiative]].',
      'Corbin: whomever he challenges gets no reward even for winning, and neither of the two may retreat.',
      'What a victory brings otherwise is not in the rules reference; the ability says so.',
    ],
  },
  enemies: {
    gist: 'Drawn means: fight at once. Defeated, it gives its reward and becomes a trophy.',
    text: [
      'Enemies are adventure cards but also turn up on story and scenario cards. Defeat one and you receive the [[reward|reward]] and take the card as a [[trophies|trophy]]; those on [[story-cards|story cards]] nobody takes. If it defeats you, the adventure card is discarded.',
      'If you fail a [[attribute-tests|test]] the enemy asks for, it stays and the fight goes on; a failure effect applies. If an ability lets you take it as a trophy, the fight ends without a reward.',
      'It casts five [[enemy-tokens|enemy tokens]], six in act 2, and it never retreats.',
    ],
  },
  traits: {
    gist: 'Words in bold italics on enemies, such as "undead": no effect themselves, but other cards ask for them.',
    text: [
      'Traits stand on [[enemies|enemy cards]]. They bring no ability of their own; they serve the mood and give card effects something to refer to.',
      'A small contradiction in the book: under adventure cards it says italics have no effect, under enemies that card effects refer to traits. Both fit if you take the trait by itself.',
    ],
  },
  'elite-enemies': {
    gist: 'In act 2 each enemy casts the elite token besides its 5 tokens, so 6.',
    text: [
      'This holds from the moment the time marker shows [[acts|act 2]], and for all [[enemies|enemies]]. A [[villain|villain]] always casts the [[elite-token|elite token]] and its own token on top.',
    ],
  },
};
