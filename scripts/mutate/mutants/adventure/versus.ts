import { mutantsOf, type Mutant } from '@/scripts/mutate/mutant';

/** Heroes against heroes: X2 to X11. */
export const VERSUS_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'adventure/decide/course/versus',
    ['X2', '({ ...hero, role: null })', '({ ...hero })'],
    ['X2', 'teams.length >= least && ', ''],
    ['X2', 'const fits = alone ?', 'const fits = !pairs ?'],
    ['X2', 'named.length === heroes.length && all', 'all'],
    [
      'X3',
      'teams.every(({ length }) => length === 1) ? fastest : inTurns(fastest, teams)',
      'fastest',
    ],
  ),
  ...mutantsOf('adventure/decide/heroes/corrections', [
    'X2',
    "  if (role !== null && play.adventure.versus !== undefined) refuse({ code: 'no-roles' });\n",
    '',
  ]),
  ...mutantsOf(
    'initiative/versus-order',
    ['X3', 'sort((a, b) => b - a)', 'sort((a, b) => a - b)'],
    ['X3', 'if (equal.length === 1) return', 'if (equal.length > 0) return'],
    ['X3', 'rolls: [value, ...rolls]', 'rolls'],
    ['X3', 'fastest.indexOf(a as Id) - fastest.indexOf(b as Id)', '0'],
  ),
  ...mutantsOf(
    'adventure/state/versus',
    ['X4', 'versus !== undefined && AT_ONCE.includes(token)', 'AT_ONCE.includes(token)'],
    ['X4', "['bleed', 'burn', 'poison']", "['bleed', 'poison']"],
  ),
  ...mutantsOf('adventure/consequences/give-tokens', [
    'X4',
    "preventable: false, cause: 'X4'",
    "preventable: true, cause: 'X4'",
  ]),
  ...mutantsOf('adventure/decide/figures/tokens', [
    'X4',
    '    if (worksAtOnce(play.adventure, kind)) sufferAtOnce(play, figure, kind, count);\n',
    '',
  ]),
  ...mutantsOf(
    'adventure/attacks/against-hidden',
    ['X5', 'HIDDEN_MODIFIER = -5', 'HIDDEN_MODIFIER = -4'],
    ['X5', 'adventure.versus === undefined || immune', 'immune'],
    ['X5', 'adventure.versus === undefined || immune', 'adventure.versus === undefined'],
  ),
  ...mutantsOf('adventure/quick/ranking', ['X5', 'mode: modeOf(adventure)', "mode: 'coop'"]),
  ...mutantsOf(
    'adventure/decide/heroes/versus-action',
    ['X6', 'HEALS = 2', 'HEALS = 1'],
    ['X6', 'CLEANSES = 1', 'CLEANSES = 2'],
    ['X6', "takeCube(play, id, colour, 1, 'spent')", "takeCube(play, id, colour, 1, 'placed')"],
    ['X6', "  if (play.adventure.versus === undefined) refuse({ code: 'other-mode' });\n", ''],
  ),
  ...mutantsOf(
    'adventure/decide/heroes/afflictions',
    ['X7', "adventure.versus !== undefined && skill.trim().startsWith('role-')", 'false'],
    ['X7', 'adventure.versus !== undefined && skill', 'skill'],
  ),
  ...mutantsOf('adventure/board/situation', [
    'X8',
    'mode: modeOf(adventure)',
    "mode: modeOf({}) as 'coop'",
  ]),
  ...mutantsOf('adventure/board/situation', ['X9', '...stillIn(adventure)', '...adventure.heroes']),
  ...mutantsOf(
    'adventure/state/versus',
    ['X9', 'TEAM_TRAUMA = 4', 'TEAM_TRAUMA = 5'],
    ['X9', '?? HERO_TRAUMA) - HERO_TRAUMA', '?? HERO_TRAUMA) * 0'],
  ),
  ...mutantsOf(
    'adventure/consequences/outcome',
    ['X9', 'team.length === PAIRS.heroes\n', 'team.length > PAIRS.heroes\n'],
    ['X9', "if (by === 'trauma')", 'if (by)'],
    ['X9', "leave(play, partner, 'team')", "leave(play, id, 'team')"],
    ['X9', 'of alliesOf(play.adventure, id))', 'of alliesOf(play.adventure, by))'],
    ['X10', 'if (others.length > 0) return;', 'if (others.length > 1) return;'],
    ['X10', "if (reason.kind === 'last-rune') return end(play, { result: 'draw' }, 'X10');", ''],
  ),
  ...mutantsOf('adventure/decide/beaten', ['X9', "|| command.kind === 'note'", '']),
  ...mutantsOf('adventure/decide/index', [
    'X9',
    "    if (command.kind !== 'startAdventure') checkBeaten(play.adventure, command);\n",
    '',
  ]),
  ...mutantsOf('adventure/track/index', ['X9', 'out === true ? [] : ', '']),
  ...mutantsOf('adventure/quick/darkness', ['X9', 'stillIn(adventure)', 'adventure.heroes']),
  ...mutantsOf(
    'adventure/decide/course/outcome',
    ['X10', 'fought !== (adventure.versus !== undefined)', 'false'],
    ['X10', 'team.join() === winners.join()', 'team.length <= winners.length'],
  ),
  ...mutantsOf('adventure/evolve/course', [
    'X10',
    "outcome.result === 'decided' ? { winners: outcome.winners } : {}",
    '{}',
  ]),
  ...mutantsOf(
    'adventure/decide/heroes/against-heroes',
    ['X11', 'adventure.versus !== undefined && monsterIn', 'monsterIn'],
    ['X11', 'collateral: collateralOf(tokens)', 'collateral: []'],
    ['X11', '...(spell ? { spell } : {}),', ''],
  ),
  ...mutantsOf('adventure/board/attack-card', ['X5', "modeOf(adventure) === 'coop' && ", '']),
  ...mutantsOf('adventure/board/card-effect', ['X5', 'against || ', '']),
  ...mutantsOf(
    'adventure/quick/preview',
    ['X4', 'lossAtOnce(adventure, reached)', '0'],
    ['X4', ' || (atOnce > 0 && atOnce === left)', ''],
  ),
  ...mutantsOf(
    'adventure/decide/threats/react',
    ['X11', "  if ('target' in effect) checkSameSide(play, hero, effect.target);\n", ''],
    ['X11', '  checkSameSide(play, by, target);\n', ''],
  ),
  ...mutantsOf('adventure/decide/threats/collateral', [
    'X11',
    "  mark(play, { kind: 'mark', monster: id, hero: hero.id });\n",
    "  giveTokens(play, id, 'rangers-mark', x, 'D4');\n",
  ]),
  ...mutantsOf('adventure/attacks/spell-sum', [
    'X11',
    '(monsterIn(adventure, target) ?? heroIn(adventure, target))',
    'monsterIn(adventure, target)',
  ]),
  ...mutantsOf('adventure/consequences/tokens', [
    'X11',
    'monsterIn(play.adventure, id) ?? heroIn(play.adventure, id)',
    'monsterIn(play.adventure, id)',
  ]),
  ...mutantsOf('adventure/events/course', ['X9', '...markedHero(hero, null),', '...hero,']),
  ...mutantsOf('campaign/chronicle', [
    'X2',
    'chronicle.filter((entry) => !isFight(entry))',
    'chronicle',
  ]),
  ...mutantsOf('campaign/logbook/view/chronicle', [
    'X2',
    'isFight(one) === isFight(other)',
    'false',
  ]),
  ...mutantsOf(
    'adventure/state/versus',
    ['X9', 'if (team.length < 2) return hero.traumaLimit;', ''],
    ['X9', 'teamTraumaLimit(adventure, team) - others', 'teamTraumaLimit(adventure, team)'],
  ),
  ...mutantsOf('adventure/attacks/may-react', ['X11', '!areFoes(adventure, hero, figure)', 'true']),
  ...mutantsOf('adventure/board/attack-help', [
    'X11',
    "if (modeOf(adventure) === 'pvp') return true;",
    '',
  ]),
];
