import { request, type ClientRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEngines, FakeTryOnEngine } from '../../support/FakeTryOnEngine.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';

const KILOBYTE = 1024;
const LIMITS = { total: 500 * KILOBYTE, perCaller: 300 * KILOBYTE };

describe('the memory of request bodies', () => {
  let backend: BackendUnderTest;
  let origin: string;
  const cookies = new Map<string, string>();
  const openRequests: ClientRequest[] = [];

  beforeEach(async () => {
    backend = await BackendUnderTest.start(
      { tryOnEngines: createEngines(new FakeTryOnEngine()) },
      { bodyMemory: LIMITS },
    );
    origin = await backend.app.listen({ host: '127.0.0.1', port: 0 });
    for (const id of ['anna', 'ben', 'cara']) cookies.set(id, (await backend.signIn(id)).cookie);
  });
  afterEach(async () => {
    for (const requests of openRequests.splice(0)) requests.destroy();
    await backend.stop();
  });

  /** Sends the beginning of a body. `answer` is null while the server waits for the end. */
  function beginRequest(path: string, headers: Readonly<Record<string, string>>, beginning: string) {
    const requests: { answer: { status: number; retryAfter: string | undefined } | null; readonly end: () => void } = {
      answer: null,
      end: () => call.destroy(),
    };
    const call = request(origin + path, { method: 'POST', headers: { 'content-length': '900000', ...headers } });
    call.on('response', (response) => {
      requests.answer = { status: response.statusCode!, retryAfter: response.headers['retry-after'] };
      response.resume();
    });
    call.on('error', () => undefined);
    call.write(beginning);
    openRequests.push(call);
    return requests;
  }
  const form = (user: string, kilobytes: number) =>
    beginRequest(
      '/api/tryon',
      { cookie: cookies.get(user)!, 'content-type': 'multipart/form-data; boundary=B' },
      `--B\r\nContent-Disposition: form-data; name="metadata"\r\n\r\n{}\r\n--B\r\nContent-Disposition: form-data; name="top_file_base64"\r\n\r\n${'A'.repeat(kilobytes * KILOBYTE)}`,
    );
  const jsonBody = (kilobytes: number) =>
    beginRequest(
      '/api/auth/firebase',
      { 'content-type': 'application/json', 'content-length': '200000' },
      `{"token":"${'A'.repeat(kilobytes * KILOBYTE)}`,
    );
  /** Waits until one of the bodies is refused. Returns the other bodies. */
  async function waitForOneRefusal(bodies: readonly ReturnType<typeof beginRequest>[], status: number) {
    const waitingBodies = () => bodies.filter(({ answer }) => answer === null);
    await vi.waitFor(() => expect(waitingBodies()).toHaveLength(bodies.length - 1));
    expect(bodies.find(({ answer }) => answer !== null)?.answer).toEqual({ status, retryAfter: '5' });
    return waitingBodies();
  }

  it('is bounded for each shopper, and free again when a call ends', async () => {
    const [firstRefusal] = await waitForOneRefusal([form('anna', 200), form('anna', 200)], 429);
    firstRefusal!.end();
    await waitForOneRefusal([form('anna', 150), form('anna', 200)], 429);
  });

  it('is bounded for all shoppers together', async () => {
    await waitForOneRefusal([form('anna', 200), form('ben', 200), form('cara', 200)], 503);
  });

  it('is bounded for bodies of visitors, too', async () => {
    await waitForOneRefusal([jsonBody(150), jsonBody(150)], 429);
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  });
});
