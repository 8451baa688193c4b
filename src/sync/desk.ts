import type { StoreApi } from 'zustand/vanilla';
import { fail, ok } from '../rules';
import { publish, type GameContext } from '../game/campaigns/context';
import type { Answered } from '../game/campaigns/view';
import type { Game } from '../game/game';
import { gameOf } from '../game/log/card';
import type { SharedRecord } from '../game/port-shared';
import type { TableAnswer, TableDesk } from '../game/tables/tables-later';
import {
  NO_TABLE,
  type Joined,
  type Me,
  type OwnPlace,
  type TableFault,
  type TableNews,
} from '../game/tables/view';
import { join } from './join';
import { playKeys } from './keys';
import { linkText, readTableLink, type TableLink } from './link';
import { readMe, writeMe } from './me';
import { Outdated } from './protocol';
import { readPlace, writePlace } from './places';
import { newTableOf } from './rejoin';
import type { Connect } from './remote';
import { SharedTable } from './table';
import type { Delay, TableParts } from './table-parts';

function linksOf(text: string): TableNews['links'] {
  const link = readTableLink(text);
  if (link === null) return null;
  const { role, fragment, watchFragment } = link.keys;
  const play = role === 'play' ? linkText(link.server, fragment) : null;
  return { play, watch: linkText(link.server, watchFragment) };
}

/** Nothing is drawn again for what was told before. */
const isNew = (known: TableNews, news: Partial<TableNews>): boolean =>
  Object.entries(news).some(([name, value]) => known[name as keyof TableNews] !== value);

const ANSWER_WITHIN_MS = 40_000;

/** Shared tables of this device; one of them is sat at, that of the open campaign. */
class Desk implements TableDesk {
  private self: Me = { device: '', name: '' };
  private table: SharedTable | null = null;
  private sitting = 0;

  constructor(
    private readonly game: Game,
    private readonly seat: GameContext,
    private readonly store: StoreApi<TableNews>,
    private readonly connect: Connect,
    private readonly later: Delay,
  ) {
    seat.onSaying = (written) => this.table?.getReady(written);
    seat.onSaid = (written) => this.table?.say(written);
  }

  me = async (): Promise<Me> => {
    await this.knowMe();
    return this.self;
  };

  share = async (server: string): TableAnswer<NonNullable<TableNews['links']>> => {
    await this.knowMe();
    const keys = playKeys(Uint8Array.from(this.seat.random(32)));
    const link = linkText(server, keys.fragment);
    const silence = await this.silenceAt({ server, keys });
    if (silence !== null) return fail({ code: silence });
    await this.table?.sayRenewed();
    const shared = await this.seat.inTurn(() => setShared(this.seat, link));
    if (!shared.ok) return shared;
    await this.sit(shared.value);
    const links = linksOf(link);
    return links === null ? fail({ code: 'table-link' }) : ok(links);
  };

  join = async (text: string): TableAnswer<Joined> => {
    await this.knowMe();
    const link = readTableLink(text);
    if (link === null) return fail({ code: 'table-link' });
    const joined = await join(this.seat, link, this.connect, this.later);
    if (!joined.ok) return fail({ code: joined.error });
    const { value: id } = joined;
    const record = await this.seat.storage.campaigns.find(id);
    const game = record === null ? null : gameOf(record);
    const isPlayedHere = (game !== null) === (this.seat.plays === 'sessions');
    const opened = isPlayedHere ? await this.game.open(id) : ok(undefined);
    return opened.ok ? ok({ id, game }) : opened;
  };

  rejoin = async (text: string): TableAnswer<void> => {
    const { seat, connect, later } = this;
    const { campaign } = this.store.getState();
    const shared = campaign === null ? null : await seat.storage.shared.find(campaign);
    if (shared === null) return fail({ code: 'nothing-open' });
    const found = await newTableOf(seat, shared, text, connect, later);
    if (!found.ok) return fail({ code: found.error });
    const kept = await seat.inTurn(() => setElsewhere(seat, found.value));
    if (!kept.ok) return kept;
    if (this.openAtTable() === campaign) await this.sit(found.value);
    return ok(undefined);
  };

  leave = async (): TableAnswer<void> => {
    const { campaign } = this.store.getState();
    if (campaign === null) return ok(undefined);
    this.getUp();
    return this.seat.inTurn(() => setAlone(this.seat, campaign));
  };

  answer = (answer: 'bring' | 'aside'): void => this.table?.answer(answer);

  dismiss = async (refusal: string): Promise<void> => {
    const { campaign } = this.store.getState();
    if (campaign === null) return;
    const { shared } = this.seat.storage;
    await shared.dismiss(campaign, refusal);
    this.store.setState({ refused: await shared.refused(campaign) });
  };

  introduce = async (change: Partial<Omit<Me, 'device'>>): Promise<void> => {
    await this.knowMe();
    this.self = { ...this.self, ...change };
    this.sign();
    await writeMe(this.seat.storage.settings, this.self);
    this.table?.show();
  };

  take = async (change: Partial<OwnPlace>): Promise<void> => {
    const { campaign, view, heroes } = this.store.getState();
    if (campaign === null) return;
    const place = { view, heroes, ...change };
    this.store.setState(place);
    this.table?.show();
    await writePlace(this.seat.storage.settings, campaign, place);
  };

  pass = (threat: string, hero: string): void => {
    const { passed } = this.store.getState();
    const heroes = passed?.threat === threat ? passed.heroes : [];
    this.store.setState({ passed: { threat, heroes: [...new Set([...heroes, hero])] } });
    this.table?.show();
  };

  wake = (): void => this.table?.wake();

  again = async (): Promise<void> => {
    const { campaign } = this.store.getState();
    if (campaign !== null) await this.attend(campaign);
  };

  close = (): void => {
    this.getUp();
  };

  private getUp(): void {
    this.table?.close();
    this.table = null;
    this.store.setState(NO_TABLE);
  }

  /** A campaign that nobody can be met at is not shared at all. */
  private async silenceAt({ server, keys }: TableLink): Promise<TableFault | null> {
    const { token, table } = keys;
    const remote = await this.connect({ server, token, table }).catch(() => null);
    if (remote === null) return 'table-away';
    const stop = this.later(() => remote.close(), ANSWER_WITHIN_MS);
    const silence = await remote.find().then(
      () => null,
      (cause: unknown) => (cause instanceof Outdated ? cause.fault : 'table-away'),
    );
    stop();
    remote.close();
    return silence;
  }

  /** Who played a row stands with it. */
  private sign(): void {
    this.seat.author = `${this.self.device}:${this.self.name}`;
  }

  private async knowMe(): Promise<void> {
    const { storage, random } = this.seat;
    // Read again: campaigns and sessions have a desk each, and the name is that of both.
    this.self = await readMe(storage.settings, random);
    this.sign();
  }

  private async sit(shared: SharedRecord): Promise<void> {
    const { campaign, role } = shared;
    this.getUp();
    this.sitting += 1;
    const turn = this.sitting;
    this.store.setState({ campaign, role, phase: 'connecting' });
    await this.knowMe();
    const { storage } = this.seat;
    const refused = await storage.shared.refused(campaign);
    const looksOn = { view: role === 'watch' ? 'watch' : 'table', heroes: [] } as const;
    const place = (await readPlace(storage.settings, campaign)) ?? looksOn;
    if (turn !== this.sitting || this.store.getState().campaign !== campaign) return;
    this.store.setState({ links: linksOf(shared.link), refused, ...place });
    const link = readTableLink(shared.link);
    if (link === null) return this.store.setState({ phase: 'halted', trouble: 'table-link' });
    const table = new SharedTable(this.partsFor(campaign, link), shared);
    this.table = table;
    table.start();
  }

  private partsFor(campaign: string, link: TableLink): TableParts {
    return {
      seat: this.seat,
      link,
      connect: this.connect,
      later: this.later,
      me: () => {
        const { heroes, passed, role, view } = this.store.getState();
        const watching = role === 'watch' || view === 'watch';
        return { ...this.self, heroes, passed, watching };
      },
      tell: (news) => {
        const known = this.store.getState();
        if (known.campaign === campaign && isNew(known, news)) this.store.setState(news);
      },
    };
  }

  private async attend(campaign: string): Promise<void> {
    const shared = await this.seat.storage.shared.find(campaign);
    if (shared !== null && this.openAtTable() === campaign) await this.sit(shared);
  }

  private openAtTable(): string | null {
    const { open, campaigns } = this.game.store.getState();
    const card = campaigns.find(({ id }) => id === open?.id);
    return card?.shared === undefined ? null : card.id;
  }

  follow(): void {
    const open = this.openAtTable();
    if (open === this.store.getState().campaign) return;
    if (open === null) this.getUp();
    else void this.attend(open).catch(() => this.getUp());
  }
}

export async function openDeskOver(
  connect: Connect,
  game: Game,
  store: StoreApi<TableNews>,
  later: Delay,
): Promise<TableDesk> {
  const seat = await game.seat();
  if (!seat.ok) throw new Error(seat.error.code);
  return new Desk(game, seat.value, store, connect, later);
}

/** From now on every step of the open campaign is told to the table. */
async function setShared(seat: GameContext, link: string): Answered<SharedRecord> {
  const { session, storage } = seat;
  if (session === null) return fail({ code: 'nothing-open' });
  const campaign = session.record.id;
  const shared: SharedRecord = {
    campaign,
    link,
    role: 'play',
    incarnation: '',
    v: 0,
    head: '',
    redo: '[]',
  };
  await storage.shared.forget(campaign);
  await storage.shared.put(shared);
  publish(seat, { ...session, record: { ...session.record, shared: 'play' } });
  return ok(shared);
}

/** Who left the table meanwhile has left it. */
async function setElsewhere(seat: GameContext, shared: SharedRecord): Answered<void> {
  const { find, put } = seat.storage.shared;
  if ((await find(shared.campaign)) === null) return fail({ code: 'nothing-open' });
  return ok(await put(shared));
}

async function setAlone(seat: GameContext, campaign: string): Answered<void> {
  const { session, storage } = seat;
  await storage.shared.forget(campaign);
  if (session?.record.id !== campaign) return ok(undefined);
  const { shared: _, ...record } = session.record;
  const after = await storage.log.after(campaign, session.place.id);
  publish(seat, { ...session, record, canRedo: after !== null });
  return ok(undefined);
}
