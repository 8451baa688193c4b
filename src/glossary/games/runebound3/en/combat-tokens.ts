import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_COMBAT_TOKENS as DATA } from '../data/combat-tokens';

export const RUNEBOUND3_COMBAT_TOKENS_EN: CategoryWords<typeof DATA> = {
  'combat-tokens': {
    gist: 'Two-sided tokens cast in a fight; only the side facing up counts.',
    text: [
      'You spend the [[large-and-small-symbol|large symbol]] as a combat action. Whatever refers to tokens or symbols means the visible side. Effects that [[cast|cast]], [[flip|flip]] or [[recast|recast]] tokens touch combat tokens only, never gold or damage. Tokens may also be [[remove|removed]] from the pool.',
      'An ability aimed at all tokens of a symbol hits every value. Tokens outside the [[combat-pool|combat pool]] are [[spent-tokens|spent]] and no target unless it says so.',
    ],
  },
  'starting-combat-tokens': {
    gist: 'The tokens that belong to the hero according to the hero card; they cannot be traded.',
    text: [
      'You get them at setup and cast all of them in every fight, together with those of your [[assets|assets]]. You cannot [[trade-with-heroes|trade]] them.',
    ],
  },
  'enemy-tokens': {
    gist: 'Five tokens every enemy casts; plus the elite token in act 2, and for a villain its own as well.',
    text: [
      'All [[enemies|enemies]] use the same five. Act 1: 5 tokens. Act 2: 6 with the [[elite-token|elite token]]. [[villain|Villain]]: 7.',
      'Which symbols they carry is on the tokens themselves; the rules reference does not list them.',
    ],
  },
  'elite-token': {
    gist: 'Sixth token of all enemies in act 2; villains always cast it.',
    text: [
      'It joins the five [[enemy-tokens|enemy tokens]] once [[acts|act 2]] is running. In the fight against the [[villain|villain]] it is always there.',
      'One side has a value of 2; which symbols the sides show got lost in the text at hand. Look at the token.',
    ],
  },
  'combat-pool': {
    gist: 'Your cast, not yet spent combat tokens; only these can be used and only these are targets.',
    text: [
      'After the [[cast|cast]] all your tokens form the pool. What you spend or what is [[remove|removed]] leaves it until the next combat round; then everybody casts everything again.',
    ],
  },
  'spent-tokens': {
    gist: 'Any combat token outside the pool, spent or removed; no target unless an effect names it.',
    text: [
      'Whether you spent the token yourself or it was [[remove|removed]] makes no difference. Only abilities that expressly name spent tokens may pick it. In the next combat round it is cast again.',
    ],
    missed: [
      'Costs come before effects: a [[surge-abilities|surge ability]] that recasts spent tokens may pick the surge just paid.',
    ],
  },
  'large-and-small-symbol': {
    gist: 'The large symbol counts and is spent; the small one only tells what is on the back.',
    text: [
      'You can neither spend the small symbol nor may an ability aim at it. It helps you judge whether to [[flip|flip]] the token.',
    ],
  },
  cast: {
    gist: 'Shake the tokens in both hands and throw them like dice; the upper side counts.',
    text: [
      'In the [[cast-phase|cast phase]] all combat tokens are thrown at once. A single token may also be flicked up with the thumb.',
      'If the majority finds a throw [[fair-toss|not random enough]], it is repeated.',
    ],
  },
  'fair-toss': {
    gist: 'If most players find a throw not random enough, it has to be repeated.',
    text: [
      'This goes for every [[cast|cast]] of tokens. The majority of all at the table decides, not just the two who fight.',
    ],
  },
  recast: {
    gist: 'Throw 1 token of the combat pool again; everybody throws their own tokens.',
    text: [
      'If an ability allows it, the owner takes the token out of the [[combat-pool|pool]] and [[cast|casts]] it. If it does not say whose token, you may choose any player.',
      'A token with another one on top is protected. The upper one may be recast and goes back on top afterwards ([[doubler]]).',
    ],
    missed: ['[[spent-tokens|Spent tokens]] only if the ability names them.'],
  },
  flip: {
    gist: 'Turn a combat token that is not yet spent to its other side.',
    text: [
      'Mostly this comes from [[agility-symbol|agility]]. What waits on the other side is shown by the [[large-and-small-symbol|small symbol]].',
      'It does not work while another token lies on it; the upper one of a stack may be flipped and goes back on top.',
    ],
  },
  remove: {
    gist: 'The token is set aside as if spent; in the next combat round it is cast again.',
    text: [
      'Removed tokens count as [[spent-tokens|spent tokens]]: no longer in the [[combat-pool|pool]], no target unless expressly named. They are not lost.',
    ],
  },
  doubler: {
    gist: 'Combat action: put 1 other token of yours on it; that one counts double, both are spent together.',
    text: [
      'Putting it there is one [[combat-actions|combat action]], spending it afterwards another. Never more than two tokens lie on each other.',
      'The upper one may be flipped, recast (it comes back on top) or removed. The lower one is immune to every effect as long as it is covered.',
      'Left open: what becomes of the doubler when the upper token is removed. The sensible reading is that it lies free and can be used again.',
    ],
    missed: ['Doubling [[agility-symbol|agility]] gains nothing: only 1 is ever spent.'],
    example: 'A token with 2 physical damage on the doubler: 4 damage in one combat action.',
  },
  'agility-symbol': {
    gist: 'Combat action: spend 1 and flip 1 token of yours or have 1 token of the opponent recast.',
    text: [
      'You choose the token, the opposing one too; it must still be in the [[combat-pool|combat pool]]. Its owner does the [[recast|recasting]].',
      'Only 1 agility per combat action. Putting it on a [[doubler|doubler]] is allowed but useless.',
    ],
    missed: [
      'The glossary speaks of heroes only, while the quick reference limits just the kinds of damage to one side: by that, an enemy may use agility as well.',
      'It is the only headword missing from the German index.',
    ],
  },
  'surge-symbol': {
    gist: 'Combat action: spend surges to trigger a surge ability.',
    text: [
      'How many you need stands before the [[surge-abilities|surge ability]]. Without a fitting ability the symbol is of no use to you.',
    ],
  },
  'surge-abilities': {
    gist: 'Combat action: spend at least the surges asked for; each ability once per combat round at most.',
    text: [
      'Abilities with a surge symbol in front are triggered with [[surge-symbol|surges]] from your [[combat-pool|combat pool]]. You may spend more than needed, the surplus is lost. All of them are optional.',
      'Pay first, then the effect: if it recasts spent tokens, the surge just paid may be among them.',
      'If another ability triggers a surge ability with [[x|X]], X equals 1 unless something else is stated.',
    ],
    missed: [
      'The texts talk of heroes and their cards; whether enemies use their surge abilities the same way is not said outright. The quick reference, though, does not limit surges to heroes.',
    ],
  },
  'shield-symbols': {
    gist: 'When you would take damage in a fight, each shield you spend stops 1 of it, any kind, at no combat action.',
    text: [
      'Whenever damage threatens you in a fight you spend any number of shields: 1 damage less each, be it physical, magic or enemy damage, from surge and other abilities too. It is your choice and works after you [[pass|pass]] as well.',
      'No shields against: damage that "cannot be prevented"; damage from abilities at the [[engage|start of combat]]; damage outside a fight.',
    ],
    missed: [
      'The glossary says "heroes", the quick reference speaks of anyone about to take damage in a fight: by that, enemies use their shields too.',
      'Shield tokens with a value above 1 are not discussed in the glossary; by the quick reference the symbols count.',
    ],
  },
  'dash-symbols': {
    gist: 'No effect and cannot be spent; golden dashes do count for initiative.',
    text: [
      'A dash is a blank until you [[flip|flip]] or [[recast|recast]] the token. If it is golden, it helps with [[initiative|initiative]].',
    ],
    missed: ['If only dashes are left and nothing else to do, you have to [[pass|pass]].'],
  },
};
