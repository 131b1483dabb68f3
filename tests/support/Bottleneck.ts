import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A TCP proxy between a client and a server. The test can stall it, delay the server's data, or close it. */
export class Bottleneck {
  readonly #server: Server;
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #port = 0;
  #stalled = false;
  #lateMs = 0;

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  static async before(url: URL): Promise<Bottleneck> {
    const bottleneck = new Bottleneck({ host: url.hostname, port: Number(url.port) });
    await bottleneck.open();
    return bottleneck;
  }

  /** The given URL with this proxy's port. */
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

  /** Delays all data from the server by `ms`. */
  late(ms: number): void {
    this.#lateMs = ms;
  }

  /** Breaks every connection and refuses new ones. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Listens again on the same port. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  #join(near: Socket): void {
    const far = connect(this.#target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from
        .on('data', (data) => {
          const pass = () => void (to.writable && to.write(data));
          if (from === far && this.#lateMs > 0) setTimeout(pass, this.#lateMs);
          else pass();
        })
        .on('error', () => undefined)
        .on('close', () => {
          this.#sockets.delete(from);
          to.destroy();
        });
      if (this.#stalled) from.pause();
    }
  }
}
