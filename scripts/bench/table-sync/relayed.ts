import { WebSocket } from 'ws';
import { timed } from './figures';

/** Sockets at one address of the bare relay. */
export class Relayed {
  private readonly heard: (() => void)[] = [];

  constructor(private readonly sockets: readonly WebSocket[]) {
    sockets.at(-1)?.on('message', () => this.heard.shift()?.());
  }

  /** From the first to the last of them. */
  round(text: string): Promise<number> {
    return timed(() => this.carry(text));
  }

  /** So many one behind the other without waiting. */
  async rush(text: string, count: number): Promise<number> {
    return timed(() => Promise.all(Array.from({ length: count }, () => this.carry(text))));
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private carry(text: string): Promise<void> {
    return new Promise((resolve) => {
      this.heard.push(resolve);
      this.sockets[0]?.send(text);
    });
  }
}

export const plugIn = (port: number, room: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${room}`);
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });

export const relayed = async (port: number, room: string): Promise<Relayed> =>
  new Relayed([await plugIn(port, room), await plugIn(port, room)]);
