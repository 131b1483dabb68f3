import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchUntilAborted } from './fetchUntilAborted.ts';

let server: Server;
let timers: NodeJS.Timeout[];
let closedCount: number;

const PIECE_INTERVAL_MS = 20;

/** Starts a server that answers at once and then sends the body byte by byte, forever. */
beforeEach(async () => {
  setFlagsFromString('--expose-gc');
  timers = [setInterval(runInNewContext('gc') as () => void, PIECE_INTERVAL_MS)];
  closedCount = 0;
  server = createServer((_request, response) => {
    response.writeHead(200, { 'x-name': 'drip' });
    timers.push(setInterval(() => response.write(' '), PIECE_INTERVAL_MS));
    response.once('close', () => void (closedCount += 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const timer of timers) clearInterval(timer);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const getAddress = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('a response that is read until its signal aborts', () => {
  it('ends with the reason of the signal, also after memory was collected', async () => {
    const controller = new AbortController();
    timers.push(setTimeout(() => controller.abort(new Error('too late')), 400));
    const response = await fetchUntilAborted(getAddress(), { signal: controller.signal, redirect: 'error' });
    expect([response.status, response.headers.get('x-name')]).toEqual([200, 'drip']);
    await expect(response.text()).rejects.toThrow('too late');
    await expect.poll(() => closedCount).toBe(1);
  });

  it('closes the connection when its reader leaves', async () => {
    const response = await fetchUntilAborted(getAddress(), { signal: new AbortController().signal });
    for await (const piece of response.body as AsyncIterable<Uint8Array>) {
      expect(piece.byteLength).toBeGreaterThan(0);
      break;
    }
    await expect.poll(() => closedCount).toBe(1);
  });

  it('is the whole body of an answer that ends', async () => {
    server.removeAllListeners('request').on('request', (_request, response) => void response.end('x'.repeat(200_000)));
    const response = await fetchUntilAborted(getAddress(), { signal: AbortSignal.timeout(60_000) });
    expect((await response.text()).length).toBe(200_000);
  });

  it('may have no body', async () => {
    server.removeAllListeners('request').on('request', (_request, response) => void response.writeHead(204).end());
    expect((await fetchUntilAborted(getAddress(), { signal: AbortSignal.timeout(60_000) })).status).toBe(204);
  });
});
