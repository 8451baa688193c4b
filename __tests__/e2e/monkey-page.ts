/** A monkey's fingers inside the page: each function is sent there whole and leaves what it makes on `window`. */

export interface Tap {
  readonly label: string;
  /** One of several that was chosen already: it stays. */
  readonly chosen: boolean;
  /** Title of the sheet it was in. */
  readonly sheet: string;
}

/** Part of the state that labels speak of. */
export interface Seen {
  readonly turn: string;
  /** The hero whose turn it is, or of whose companion without a name. */
  readonly actor: string | null;
  readonly hp: Readonly<Record<string, number>>;
}

/** One to three taps at one place, as fast as fingers are. */
export interface Burst {
  readonly taps: readonly Tap[];
  /** Every state there was, the one before the first tap at the front. */
  readonly states: readonly Seen[];
  /** Whose panel is there in the end, among others. */
  readonly headings: readonly string[];
  /** Something on the screen or in the game has changed, or something was said. */
  readonly answered: boolean;
  /** What lay over the place that was to be tapped. */
  readonly covered: string | null;
}

interface Figure {
  readonly id: string;
  readonly name?: string;
  /** Whose companion it is. */
  readonly hero?: string | null;
  readonly hp: number;
}

interface OpenGame {
  readonly steps: number;
  readonly head: string;
  readonly state: {
    readonly adventure: {
      readonly round: number;
      readonly outcome: unknown;
      readonly turn: { readonly key: string; readonly figure: string | null } | null;
      readonly heroes: readonly Figure[];
      readonly allies: readonly Figure[];
      readonly monsters: readonly Figure[];
    } | null;
  };
}

interface FoundGame {
  readonly store: {
    readonly getState: () => { readonly open: OpenGame | null };
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly undo: () => Promise<unknown>;
  readonly historyRows: (rows: readonly string[]) => Promise<unknown>;
}

export interface Monkey {
  readonly game: FoundGame;
  readonly open: () => OpenGame;
  readonly quiet: () => Promise<void>;
  readonly seen: () => Seen;
  readonly headings: () => readonly string[];
  readonly pressables: () => readonly HTMLElement[];
  readonly labelOf: (node: Element) => string;
  /** All that is shown and said; words said anew count as something else. */
  readonly look: () => string;
  readonly press: (x: number, y: number) => Tap | null;
}

/** The app's clocks run faster, its processor does not: as on a slow device, and as many times sooner. */
export function hurried(times: number): void {
  const at = { now: performance.now.bind(performance), date: Date.now, from: Date.now() };
  const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
  const wait = window.setTimeout.bind(window);
  performance.now = () => at.now() * times;
  Date.now = () => at.from + (at.date() - at.from) * times;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      return (stamp?.call(this) as number) * times;
    },
  });
  Object.assign(window, {
    setTimeout: (run: () => void, delay = 0, ...rest: readonly unknown[]) =>
      wait(run, delay / times, ...rest),
  });
}

/** Laid out and hit as ever, but nobody looks: painting without a graphics card is a fifth of the work. */
export function unpainted(): void {
  document.documentElement.style.opacity = '0';
}

/** The game of the table on screen, as React holds it. */
export function findGame(): void {
  interface Fiber {
    readonly memoizedProps?: { readonly value?: { readonly game?: FoundGame } } | null;
    readonly child?: Fiber | null;
    readonly sibling?: Fiber | null;
  }
  const root = document.getElementById('root') as unknown as Record<string, Fiber>;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
  const left: (Fiber | null | undefined)[] = [root[key ?? '']];
  let game: FoundGame | undefined;
  while (left.length > 0 && game === undefined) {
    const fiber = left.pop();
    if (!fiber) continue;
    const found = fiber.memoizedProps?.value?.game;
    if (found?.store?.getState().open?.state.adventure) game = found;
    left.push(fiber.sibling, fiber.child);
  }
  if (game === undefined) throw new Error('no table');
  const { store } = game;
  const open = () => {
    const now = store.getState().open;
    if (now === null) throw new Error('no campaign is open');
    return now;
  };
  Object.assign(window, { monkey: { game, open } });
}

/** What can be pressed, and what all of it looks like. */
export function lookAround(away: string): void {
  const pressable = '[role=button],[role=checkbox],[role=radio],[role=switch],button';
  const leads = new RegExp(away, 'i');
  const labelOf = (node: Element): string =>
    (node.getAttribute('aria-label') ?? node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isThere = (node: HTMLElement): boolean =>
    node.offsetParent !== null && node.closest('[inert],[aria-hidden=true]') === null;
  const pressables = (): readonly HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(pressable)].filter(
      (node) =>
        isThere(node) &&
        node.getAttribute('aria-disabled') !== 'true' &&
        !leads.test(labelOf(node)),
    );
  const state = (node: Element): string =>
    ['aria-checked', 'aria-expanded', 'aria-pressed', 'aria-disabled']
      .map((name) => node.getAttribute(name) ?? '')
      .join();
  const told: Element[] = [];
  /** A message has a node of its own, whatever it says. */
  const said = (): string =>
    [...document.querySelectorAll('[data-testid=snackbar]')]
      .map((node) => (told.includes(node) ? told.indexOf(node) : told.push(node) - 1))
      .join();
  const look = (): string => {
    const sheets = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].filter(isThere);
    const mains = [...document.querySelectorAll<HTMLElement>('main')].filter(isThere);
    const parts = sheets.length > 0 ? sheets : mains;
    const drawn = parts.flatMap((part) => [
      part.textContent,
      ...[...part.querySelectorAll(pressable)].map((node) => labelOf(node) + state(node)),
    ]);
    return [said(), ...drawn].join('\n');
  };
  Object.assign((window as never as { monkey: object }).monkey, { labelOf, pressables, look });
}

/** A finger at a place, as a browser tells of it; answers what lay there. */
export function reachOut(): void {
  const { monkey } = window as never as { monkey: Monkey };
  const { game, open, labelOf } = monkey;
  const hop = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (port1.close(), resolve());
      port2.postMessage(null);
    });
  const quiet = async () => {
    await hop();
    await game.historyRows([]);
    for (let hops = 0; hops < 4; hops += 1) await hop();
  };
  const headings = () =>
    [...document.querySelectorAll<HTMLElement>('main h2')]
      .filter(({ offsetParent }) => offsetParent !== null)
      .map(({ textContent }) => textContent ?? '');
  const seen = (): Seen => {
    const { adventure } = open().state;
    const figure = adventure?.turn?.figure;
    const { heroes = [], allies = [], monsters = [] } = adventure ?? {};
    const figures: readonly Figure[] = [...heroes, ...monsters];
    const actor = [...heroes, ...allies].find(({ id }) => id === figure);
    return {
      turn: `${adventure?.round}/${adventure?.turn?.key}/${adventure?.turn?.figure}`,
      actor: actor?.name || (heroes.find(({ id }) => id === actor?.hero)?.name ?? null),
      hp: Object.fromEntries(figures.map(({ id, name, hp }) => [name ?? id, hp])),
    };
  };
  const press = (x: number, y: number): Tap | null => {
    const hit = document.elementFromPoint(x, y);
    const node = hit?.closest('[role=button],[role=checkbox],[role=radio],[role=switch],button');
    const how = { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, detail: 1 };
    const tap = node && {
      label: labelOf(node),
      chosen: node.matches('[role=radio][aria-checked=true],[aria-current=true]'),
      sheet: node.closest('[role=dialog]')?.getAttribute('aria-label') ?? '',
    };
    hit?.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons: 1 }));
    hit?.dispatchEvent(new MouseEvent('mouseup', how));
    hit?.dispatchEvent(new MouseEvent('click', how));
    return tap ?? null;
  };
  Object.assign(monkey, { quiet, seen, press, headings });
}

export interface Wish {
  readonly seed: number;
  readonly taps: number;
  /** Undo goes no further back. */
  readonly steps: number;
}

/** Taps here and there. */
export async function tapAround({ seed, taps, steps }: Wish): Promise<readonly Burst[]> {
  const { monkey } = window as never as { monkey: Monkey };
  const { game, open, pressables, labelOf, look, press, quiet, seen, headings } = monkey;
  let dice = seed;
  const random = () => {
    dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
    return dice / 2 ** 32;
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50 + random() * 250));
  const nothingToUndo = (node: Element) =>
    /^Rückgängig/.test(labelOf(node)) && open().steps <= steps;
  const bursts: Burst[] = [];
  const home = location.pathname;
  let shown = look();
  for (let tapped = 0; tapped < taps;) {
    const all = pressables().filter((node) => !nothingToUndo(node));
    const leave = all.find((one) => labelOf(one) === 'Schließen');
    const node =
      leave !== undefined && random() < 0.15 ? leave : all[Math.floor(random() * all.length)];
    if (node === undefined) throw new Error('nothing to press');
    node.scrollIntoView({ block: 'nearest' });
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const over = document.elementFromPoint(x, y);
    const covered =
      over !== null && node.contains(over)
        ? null
        : `${labelOf(node)}: ${over?.outerHTML.slice(0, 300)}`;
    const [states, looks] = [[seen()], new Set([shown])];
    const listening = game.store.subscribe(() => states.push(seen()));
    const made: Tap[] = [];
    const count = random() < 0.75 ? 1 : 2 + Math.floor(random() * 2);
    for (let finger = 0; finger < count; finger += 1) {
      const tap = press(x, y);
      if (tap !== null) made.push(tap);
      await pause();
      if (finger < count - 1) looks.add(look());
    }
    await quiet();
    listening();
    tapped += count;
    shown = look();
    const answered = looks.add(shown).size > 1 || states.length > 1;
    bursts.push({ taps: made, states, headings: headings(), answered, covered });
    const strayed = location.pathname !== home;
    if (strayed) document.querySelector<HTMLElement>('[role=tab]')?.click();
    const ended = open().state.adventure?.outcome;
    while (open().state.adventure?.outcome) await game.undo();
    if (!strayed && !ended) continue;
    await quiet();
    shown = look();
  }
  return bursts;
}

/** All that was tapped is taken back: by the button first, then by what it calls. */
export async function takeBack(steps: number): Promise<string> {
  const { monkey } = window as never as { monkey: Monkey };
  const { game, open, quiet } = monkey;
  while (open().steps > steps) await game.undo();
  await quiet();
  return JSON.stringify({ head: open().head, state: open().state });
}
