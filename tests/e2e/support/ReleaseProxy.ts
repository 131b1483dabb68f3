import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const WORKER_PATH = '/service-worker.js';

/** A server in front of the app that can deliver another service worker, like a new release. */
export class ReleaseProxy {
  readonly #target: URL;
  readonly #server: Server;
  #isNewRelease = false;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((incoming, outgoing) => this.#forward(incoming, outgoing));
  }

  static async before(origin: string): Promise<ReleaseProxy> {
    const proxy = new ReleaseProxy(new URL(origin));
    await new Promise<void>((resolve) => proxy.#server.listen(0, 'localhost', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://localhost:${String((this.#server.address() as AddressInfo).port)}`;
  }

  release(): void {
    this.#isNewRelease = true;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url, headers } = incoming;
    const isChanged = url === WORKER_PATH && this.#isNewRelease;
    const sentHeaders = isChanged ? { host: headers.host } : headers;
    const { hostname, port } = this.#target;
    const forwardedRequest = request({ hostname, port, method, path: url, headers: sentHeaders }, (answer) => {
      const { 'content-length': length, etag, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isChanged ? others : answer.headers);
      if (isChanged) outgoing.write('// A new release\n');
      answer.pipe(outgoing);
    });
    forwardedRequest.on('error', () => outgoing.destroy());
    incoming.pipe(forwardedRequest);
  }
}
