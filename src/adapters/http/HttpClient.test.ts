import { getEventListeners } from 'node:events';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { defineCall } from '../../../contract/Call.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { ManualClock } from '../memory/ManualClock.ts';
import { RecordingLogger } from '../memory/RecordingLogger.ts';
import { HttpClient } from './HttpClient.ts';
import type { HttpFailure } from './HttpFailure.ts';

const readGarment = defineCall({
  name: 'readGarment',
  summary: 'A garment',
  method: 'POST',
  path: '/api/:owner/garments/:id',
  access: 'session',
  params: z.object({ owner: z.string(), id: z.string() }),
  body: z.object({ limit: z.number() }),
  response: z.object({ name: z.string() }),
});
const signIn = defineCall({
  name: 'signIn',
  summary: 'Opens a session',
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  body: z.object({}),
});
const garmentInput = { params: { owner: 'a b', id: '../x' }, body: { limit: 2 } };

function createClient(fetch: typeof globalThis.fetch) {
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  return { clock, logger, client: new HttpClient({ clock, logger, fetch, baseUrl: 'http://shop.test' }) };
}

const createAnsweringClient = (body: unknown, status = 200) =>
  createClient(async () => Response.json(body, { status }));
/** A `fetch` that never answers and rejects when aborted. */
const fetchNeverAnswering: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });
const readGarmentWith = (client: HttpClient, signal?: AbortSignal) =>
  client.send(readGarment, { ...garmentInput, signal }, 'Failed to read');
const catchFailure = async (promise: Promise<unknown>): Promise<CallError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
};

it('knows when the server last answered, by its clock', async () => {
  const headers = { date: 'Tue, 14 Nov 2023 22:13:20 GMT' };
  const { client } = createClient(async () => Response.json({ name: 'Tee' }, { headers }));
  expect(client.answeredAt).toBeNaN();
  await readGarmentWith(client);
  expect(client.answeredAt).toBe(1_700_000_000_999);
  const { client: clientWithoutDate } = createAnsweringClient({ name: 'Tee' });
  await readGarmentWith(clientWithoutDate);
  expect(clientWithoutDate.answeredAt).toBeNaN();
});

describe('HttpClient', () => {
  it('fills the path, sends JSON with the cookie and parses the answer', async () => {
    const requests: Request[] = [];
    const { client, clock } = createClient(async (input, init) => {
      requests.push(new Request(input as string, init));
      return Response.json({ name: 'Blazer', colour: 'dropped: not in the contract' });
    });
    expect(await readGarmentWith(client)).toEqual({ name: 'Blazer' });
    const [request] = requests;
    expect(request?.url).toBe('http://shop.test/api/a%20b/garments/..%2Fx');
    expect(request?.credentials).toBe('include');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual({ limit: 2 });
    expect(clock.pendingCount).toBe(0);
  });

  it('removes its listener from a signal that outlives the call', async () => {
    const { signal } = new AbortController();
    await readGarmentWith(createAnsweringClient({ name: 'Blazer' }).client, signal);
    await catchFailure(readGarmentWith(createAnsweringClient({}, 500).client, signal));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it.each([
    [400, 'rejected'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [408, 'unreachable'],
    [409, 'rejected'],
    [429, 'rate-limited'],
    [500, 'broken'],
    [503, 'broken'],
  ] as const)('takes status %i for "%s" and logs it once', async (status, failure) => {
    const { client, logger } = createAnsweringClient(
      { type: 'about:blank', title: 'No', status, detail: 'Because.' },
      status,
    );
    const error = await catchFailure(readGarmentWith(client));
    expect(error).toMatchObject({ message: 'Failed to read', failure });
    expect((error.cause as HttpFailure).problem?.detail).toBe('Because.');
    expect(logger.records).toEqual([{ level: 'error', message: 'Failed to read', cause: error.cause }]);
  });

  it("passes on the server's own sentence about a field", async () => {
    const errors = [{ path: 'attachments.0.id', message: 'The photo was deleted.' }];
    const { client } = createAnsweringClient(
      { type: 'about:blank', title: 'No', status: 400, detail: 'x', errors },
      400,
    );
    expect(await catchFailure(readGarmentWith(client))).toMatchObject({
      failure: 'rejected',
      serverMessage: 'The photo was deleted.',
    });
  });

  it('reports an answer that violates the contract as malformed', async () => {
    expect((await catchFailure(readGarmentWith(createAnsweringClient({ title: 'Blazer' }).client))).failure).toBe(
      'malformed',
    );
    const { client } = createClient(async () => new Response('<html>'));
    expect((await catchFailure(readGarmentWith(client))).failure).toBe('malformed');
  });

  it('reports a refused connection as unreachable', async () => {
    const { client } = createClient(() => Promise.reject(new TypeError('fetch failed')));
    expect((await catchFailure(readGarmentWith(client))).failure).toBe('unreachable');
  });

  it('times out after 15 s, including the body, and aborts the request', async () => {
    let signal: AbortSignal | null | undefined;
    const { client, clock } = createClient(async (_, init) => {
      signal = init?.signal;
      const body = new ReadableStream({
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal?.reason)),
      });
      return new Response(body);
    });
    const failurePromise = catchFailure(readGarmentWith(client));
    await Promise.resolve();
    clock.advance(14_999);
    expect(signal?.aborted).toBe(false);
    clock.advance(1);
    expect((await failurePromise).failure).toBe('unreachable');
    expect(signal?.aborted).toBe(true);
  });

  it("rejects with the caller's reason when aborted, and logs nothing", async () => {
    const { client, logger, clock } = createClient(fetchNeverAnswering);
    const controller = new AbortController();
    const reading = readGarmentWith(client, controller.signal);
    controller.abort('changed my mind');
    await expect(reading).rejects.toBe('changed my mind');
    await expect(readGarmentWith(client, controller.signal)).rejects.toBe('changed my mind');
    expect(logger.records).toEqual([]);
    expect(clock.pendingCount).toBe(0);
  });

  it('reports an ended session, except for calls that need none', async () => {
    const { client } = createAnsweringClient({}, 401);
    let notificationCount = 0;
    const stop = client.onExpired(() => {
      notificationCount += 1;
    });
    await catchFailure(client.send(signIn, { body: {} }, 'Firebase Login Error'));
    expect(notificationCount).toBe(0);
    await catchFailure(readGarmentWith(client));
    expect(notificationCount).toBe(1);
    stop();
    await catchFailure(readGarmentWith(client));
    expect(notificationCount).toBe(1);
  });

  it('resolves without a value for a call without a response', async () => {
    const { client } = createClient(async () => new Response(null, { status: 204 }));
    await expect(client.send(signIn, { body: {} }, 'Firebase Login Error')).resolves.toBeUndefined();
  });
});
