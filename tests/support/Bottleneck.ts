import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** Stands between a client and a server and, when told to, lets nothing through any more, or is gone. */
export class Bottleneck {
  readonly #server: Server;
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #port = 0;
  #stalled = false;

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  static async before(url: URL): Promise<Bottleneck> {
    const bottleneck = new Bottleneck({ host: url.hostname, port: Number(url.port) });
    await bottleneck.open();
    return bottleneck;
  }

  /** The same address, but through here. */
  through(url: URL): string {
    const copy = new URL(url);
    copy.hostname = '127.0.0.1';
    copy.port = String(this.#port);
    return copy.href;
  }

  stall(): void {
    this.#stalled = true;
    for (const socket of this.#sockets) socket.pause();
  }

  flow(): void {
    this.#stalled = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Every connection breaks, and none can be made. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Under the same port as before. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  #join(near: Socket): void {
    const far = connect(this.#target);
    for (const [from, to] of [[near, far], [far, near]] as const) {
      this.#sockets.add(from);
      from.on('data', (data) => void to.write(data)).on('error', () => undefined)
        .on('close', () => { this.#sockets.delete(from); to.destroy(); });
      if (this.#stalled) from.pause();
    }
  }
}
