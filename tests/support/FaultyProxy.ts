import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A TCP proxy between client and server. The test can stall it, delay the server's data or close it. */
export class FaultyProxy {
  readonly #server: Server;
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #port = 0;
  #isStalled = false;
  #delayMs = 0;

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
    this.#server = createServer((clientSocket) => this.#connectSockets(clientSocket));
  }

  static async before(url: URL): Promise<FaultyProxy> {
    const bottleneck = new FaultyProxy({ host: url.hostname, port: Number(url.port) });
    await bottleneck.open();
    return bottleneck;
  }

  /** The given URL with this proxy's port. */
  getProxiedUrl(url: URL): string {
    const proxiedUrl = new URL(url);
    proxiedUrl.hostname = '127.0.0.1';
    proxiedUrl.port = String(this.#port);
    return proxiedUrl.href;
  }

  stopTraffic(): void {
    this.#isStalled = true;
    for (const socket of this.#sockets) socket.pause();
  }

  resumeTraffic(): void {
    this.#isStalled = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Delays all data from the server by `ms`. */
  delayTraffic(ms: number): void {
    this.#delayMs = ms;
  }

  /** Breaks every connection and refuses new ones. */
  async close(): Promise<void> {
    const closedPromise = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closedPromise;
  }

  /** Listens again on the same port. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  #connectSockets(clientSocket: Socket): void {
    const serverSocket = connect(this.#target);
    for (const [from, to] of [
      [clientSocket, serverSocket],
      [serverSocket, clientSocket],
    ] as const) {
      this.#sockets.add(from);
      from
        .on('data', (data) => {
          const forwardData = () => void (to.writable && to.write(data));
          if (from === serverSocket && this.#delayMs > 0) setTimeout(forwardData, this.#delayMs);
          else forwardData();
        })
        .on('error', () => undefined)
        .on('close', () => {
          this.#sockets.delete(from);
          to.destroy();
        });
      if (this.#isStalled) from.pause();
    }
  }
}
