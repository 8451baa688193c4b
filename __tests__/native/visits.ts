import type { TFunction } from 'i18next';
import { tilesText, type MapTile } from '@/src/game';
import { value } from '@/__tests__/game/table/table';
import { gameNow, offerFile } from './app';
import { FIGHT, type Campaigns } from './campaigns';
import { go, play, press } from './walk';

/** A map sheet somebody sends. */
const TILE: MapTile = { name: 'E9-F', size: 'E', print: Array<string>(6).fill('....') };

interface At {
  readonly t: TFunction;
  readonly campaigns: Campaigns;
}

type Visit = (at: At) => Promise<void>;

const table = () => go('Table', 'TableHome');

const fromMenu =
  (name: string): Visit =>
  async ({ t }) => {
    await table();
    await press(t('table.menu.title'));
    await press(t(`table.menu.${name}` as 'table.menu.note'));
  };

const heroAction =
  (name: string): Visit =>
  async ({ t }) => {
    await table();
    await press(t(`tableHero.actions.${name}` as 'tableHero.actions.attack'));
  };

/** What is behind the last tile. */
const moreAction =
  (name: string): Visit =>
  async ({ t }) => {
    await table();
    await press(t('tableHero.actions.more'));
    await press(t(`tableHero.actions.${name}` as 'tableHero.actions.check'));
  };

/** Of the skills the playing campaign has. */
const skillTile =
  (name: string): Visit =>
  async () => {
    await table();
    await press(name);
  };

const onHeroSheet =
  (then: (at: At) => Promise<void>): Visit =>
  async (at) => {
    await go('Logbook', 'Hero', { campaign: at.campaigns.playing, hero: 'hero-1' });
    await then(at);
  };

const inGallery =
  (kind: string): Visit =>
  async ({ t }) => {
    await go('More', 'Gallery');
    await press(t(`gallery.overlays.${kind}` as 'gallery.overlays.sheet'));
  };

/** In the camp of the other campaign. */
const inCamp =
  (label: (t: TFunction) => string): Visit =>
  async ({ t, campaigns }) => {
    await go('Logbook', 'Rewards', { campaign: campaigns.camping });
    await press(label(t));
  };

/** In the order of a turn: first what the hero does, then the threat, then the other campaign. */
export const VISITS: Readonly<Record<string, Visit>> = {
  MenuSheet: async ({ t }) => {
    await table();
    await press(t('table.menu.title'));
  },
  StorySheet: async ({ t }) => {
    await table();
    await press(t('table.undo'));
    await press(t('table.redo'));
    await press(t('table.story.hint'));
  },
  SummonSheet: fromMenu('summon'),
  RuneBagSheet: fromMenu('runes'),
  EventThreatSheet: fromMenu('event'),
  DiceSheet: fromMenu('dice'),
  LinesSheet: fromMenu('lines'),
  TrapsSheet: fromMenu('traps'),
  NoteSheet: fromMenu('note'),
  RulesSheet: fromMenu('rules'),
  DeclareSheet: fromMenu('end'),
  TableSheet: fromMenu('together'),
  QuestionSheet: fromMenu('question'),
  HelpSheet: fromMenu('help'),
  FigureSheet: async ({ t }) => {
    await table();
    await press(t('tableHero.head.tokens'));
  },
  HeroActionSheet: heroAction('spellShort'),
  AttackSheet: heroAction('attack'),
  SpellSheet: heroAction('spellShort'),
  MoreActionsSheet: heroAction('more'),
  CheckSheet: moreAction('check'),
  FruitSheet: moreAction('fruit'),
  FocusSheet: moreAction('focus'),
  SkillSheet: moreAction('skill'),
  SkillChoiceSheet: skillTile('Segen'),
  SkillCardSheet: skillTile('Zäh'),
  RecallSheet: heroAction('recall'),
  ChestSheet: moreAction('chest'),
  ChestDeckSheet: async (at) => {
    await moreAction('chest')(at);
    await press(at.t('tableHero.chest.deck'));
  },
  InteractionSheet: moreAction('interaction'),
  TrapSheet: moreAction('trap'),
  AllySheet: moreAction('ally'),
  DrainSheet: moreAction('drain'),
  MapMenu: async ({ t }) => {
    await go('Board', 'BoardHome');
    await press(t('board.tools.more'));
  },
  TileImportSheet: async ({ t }) => {
    offerFile(tilesText([TILE], 'test'));
    await go('Board', 'TileLibrary');
    await press(t('boardShare.library.import'));
  },
  GameSheet: async ({ t }) => {
    await go('Glossary', 'GlossaryHome');
    await press(t('glossary.game.caption'));
  },
  NewSessionSheet: async ({ t }) => {
    await go('Glossary', 'Games');
    await press(t('games.begin'));
  },
  PlayersSheet: async ({ t, campaigns }) => {
    await go('Glossary', 'GameSession', { game: 'swordsorcery', session: campaigns.session });
    await press(t('games.editPlayers'));
  },
  SessionJumpSheet: async ({ t, campaigns }) => {
    await go('Glossary', 'GameHistory', { game: 'swordsorcery', session: campaigns.session });
    await press(t('history.sessionBegan'));
  },
  SessionMenu: async ({ t }) => {
    await go('Glossary', 'Games');
    await press(t('games.menu', { name: 'Dienstagsrunde' }));
  },
  HeroMenu: onHeroSheet(({ t }) => press(t('logbookHero.menu.open', { name: 'Vorn' }))),
  NewTreeSheet: onHeroSheet(({ t }) => press(t('logbookHero.trees.add'))),
  ItemSheet: onHeroSheet(({ t }) => press(`${t('logbookHero.items.places.bag')}: Ring`)),
  AddItemSheet: onHeroSheet(({ t }) =>
    press(t('logbookHero.items.addTo', { place: t('logbookHero.items.places.bag') })),
  ),
  ConsequenceSheet: onHeroSheet(() => press('Aura')),
  AddConsequenceSheet: onHeroSheet(({ t }) => press(t('logbookHero.consequences.add'))),
  JumpSheet: async ({ t, campaigns }) => {
    await go('Logbook', 'History', { campaign: campaigns.playing });
    await press(t('campaigns.log.jump'));
  },
  CampaignMenu: async ({ t }) => {
    await go('Logbook', 'LogbookHome');
    await press(t('campaigns.list.menu', { name: 'Dunkle Tage' }));
  },
  ImportSheet: async ({ t, campaigns }) => {
    offerFile(value(await gameNow().exportCampaign(campaigns.camping)).text);
    await go('Logbook', 'LogbookHome');
    await press(t('campaigns.list.import'));
  },
  PackSheet: async ({ t }) => {
    await go('More', 'Data');
    await press(t('campaigns.data.pack'));
  },
  BackupSheet: async ({ t }) => {
    await go('More', 'Data');
    await press(t('storage.restore.openHint'));
  },
  AsideSheet: async ({ t }) => {
    await go('More', 'Data');
    await press(t('storage.aside.openHint'));
  },
  DamageSheet: inGallery('sheet'),
  HistorySheet: inGallery('side'),
  WaitingSheet: inGallery('coming'),
  Question: inGallery('dialog'),
  AttackCardSheet: async ({ t }) => {
    await play({ kind: 'nextTurn' });
    await table();
    await press(t('tableTurn.card.write'));
  },
  GlossarySheet: async ({ t }) => {
    await table();
    await press(t('tableTurn.card.of', { owner: 'Wüterich' }));
  },
  ReactionSheet: async ({ t }) => {
    await play(
      { kind: 'nextTurn' },
      { kind: 'nextTurn' },
      { kind: 'monsterAttacks', figure: 'monster-2', targets: ['hero-1'], onDarkness: false },
    );
    await table();
    await press(t('tableTurn.go.react'));
  },
  EditThreatSheet: async ({ t }) => {
    await table();
    await press(t('tableTurn.threat.edit'));
  },
  NoteRewardSheet: inCamp((t) => t('logbookCamp.rewards.note')),
  PickSheet: inCamp((t) => t('logbookCamp.rewards.choose', { name: 'Vorn' })),
  RecoverSheet: async ({ t }) => {
    await play(FIGHT, { kind: 'nextTurn' });
    await table();
    await press(t('versus.action.tile'));
  },
  DeclareFightSheet: async ({ t }) => {
    await table();
    await press(t('table.menu.title'));
    await press(t('versus.menu.end'));
  },
};
