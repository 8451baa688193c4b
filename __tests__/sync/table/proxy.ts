import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** From the device to the server, or back. */
export type Direction = 'up' | 'down';

/** Between one device and its server: it is as slow, as torn and as deaf as it is told to be. */
export interface Proxy {
  readonly port: number;
  /** Everything takes so much longer, in its order. */
  delay(ms: number): void;
  /** Ends what is open, and answers nobody until it is mended. */
  cut(): void;
  /** Looks open, and lets nothing through this way any more. */
  swallow(way: Direction): void;
  /** What is open by now and was swallowed from stays deaf, as a dead socket does; whoever comes anew is heard. */
  mend(): void;
  close(): Promise<void>;
  /** What happened, to know that something did. */
  readonly tally: Readonly<Record<'bytes' | 'swallowed' | 'cut', number>>;
}

interface Line {
  readonly device: Socket;
  readonly server: Socket;
  readonly deaf: Set<Direction>;
}

class TcpProxy implements Proxy {
  readonly tally = { bytes: 0, swallowed: 0, cut: 0 };
  private readonly lines = new Set<Line>();
  private ms = 0;
  private isUp = true;
  private readonly door = createServer((device) => this.welcome(device));

  constructor(private readonly target: number) {}

  get port(): number {
    return (this.door.address() as AddressInfo).port;
  }

  open = (): Promise<void> =>
    new Promise((resolve) => this.door.listen(0, '127.0.0.1', () => resolve()));

  delay = (ms: number): void => void (this.ms = ms);

  cut = (): void => {
    this.isUp = false;
    for (const { device, server } of this.lines) {
      this.tally.cut += 1;
      device.destroy();
      server.destroy();
    }
    this.lines.clear();
  };

  swallow = (way: Direction): void => {
    for (const { deaf } of this.lines) deaf.add(way);
  };

  mend = (): void => {
    this.isUp = true;
    this.ms = 0;
  };

  close = (): Promise<void> =>
    new Promise((resolve) => {
      this.cut();
      this.door.close(() => resolve());
    });

  private welcome(device: Socket): void {
    if (!this.isUp) return void device.destroy();
    const line: Line = { device, server: connect(this.target, '127.0.0.1'), deaf: new Set() };
    this.lines.add(line);
    this.carry(line, 'up', device, line.server);
    this.carry(line, 'down', line.server, device);
  }

  private carry(line: Line, way: Direction, from: Socket, to: Socket): void {
    let before: Promise<unknown> = Promise.resolve();
    from.on('data', (bytes) => {
      if (line.deaf.has(way)) return void (this.tally.swallowed += bytes.length);
      this.tally.bytes += bytes.length;
      before = Promise.all([before, waited(this.ms)]).then(() => to.destroyed || to.write(bytes));
    });
    from.on('error', () => undefined);
    // Whoever is not heard is not heard to leave either.
    from.on('close', () => {
      if (line.deaf.has(way)) return;
      to.destroy();
      this.lines.delete(line);
    });
  }
}

const waited = (ms: number): Promise<void> | undefined =>
  ms === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms));

export async function openProxy(target: number): Promise<Proxy> {
  const proxy = new TcpProxy(target);
  await proxy.open();
  return proxy;
}
