import type { Cause } from '@/src/rules/base/event';
import type { CardAbility, CardFace, RuneColour } from '@/src/rules/model/catalogue';
import type { RuneCommand } from '@/src/rules/adventure/commands';
import { addCurse } from '@/src/rules/adventure/consequences/afflictions';
import { giveTokens } from '@/src/rules/adventure/consequences/give-tokens';
import { cardOfMonster, refOf, theHero, theMonster } from '@/src/rules/adventure/play/figures';
import { heroIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { TOKEN_KINDS, type TokenKind } from '@/src/rules/adventure/state/tokens';
import { healMonster, worthOf } from '../turn/abilities';
import { finishTask } from '../tasks';
import { fromBag } from './bag';

type Manifest = Extract<RuneCommand, { readonly kind: 'manifest' }>;
type Effects = Readonly<Record<RuneColour, CardAbility>>;

const CAUSE: Cause = 'S2e';

/** Printed on the card in play, else on the catalogue's card of the same id. */
function effectsOf(play: Play, face: CardFace & { readonly manifest?: Effects }): Effects {
  const printed = play.catalogue.scenario.find(({ id }) => id === face.id)?.manifest;
  return face.manifest ?? printed ?? refuse({ code: 'unknown-thing' });
}

const isToken = (keyword: string): keyword is TokenKind =>
  (TOKEN_KINDS as readonly string[]).includes(keyword);

/** The colour's effect on one figure; what the app cannot do by itself stays with the players. */
function bringAbout(play: Play, id: string, keyword: CardAbility['keyword'], x: number): void {
  if (x === 0) return;
  if (isToken(keyword)) giveTokens(play, id, keyword, x, CAUSE);
  else if (keyword === 'curse' && heroIn(play.adventure, id)) addCurse(play, id, x, CAUSE);
  else if (keyword === 'heal' || keyword === 'regeneration') healMonster(play, id, x, CAUSE);
}

/** S2e: a rune by chance, not drawn; its colour's effect; the rune never leaves the bag. */
export function manifest(play: Play, { figure, reached, rune: id }: Manifest): void {
  const { face } = cardOfMonster(play.adventure, theMonster(play, figure));
  const effects = effectsOf(play, face);
  for (const hero of reached) theHero(play, hero);
  const rune = fromBag(play, CAUSE, id);
  play.add({ type: 'runeShown', v: 1, cause: CAUSE, rune, who: refOf(play, figure) });
  const effect = effects[rune.colour];
  const x = worthOf(play, figure, effect);
  const touched = effect.reach === 'heroes-in-range' ? new Set(reached) : [figure];
  for (const one of touched) bringAbout(play, one, effect.keyword, x);
  if (play.adventure.turn?.figure === figure) finishTask(play, 'manifest');
}
