import { describe, expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import type { TryOnRequest } from '../../application/ports/TryOns.ts';
import { ManualClock } from '../memory/ManualClock.ts';
import { RecordingLogger } from '../memory/RecordingLogger.ts';
import { HttpClient } from './HttpClient.ts';
import { HttpTryOns } from './HttpTryOns.ts';

const REQUEST: TryOnRequest = {
  userId: 'anna',
  cause: 'top',
  base: { kind: 'figure', id: 'tall' },
  slot: 'top',
  item: anItem(),
  retry: null,
  requestId: 'mine',
};

function createTryOns(status: number, body: object, headers: Record<string, string> = {}) {
  const requests: { readonly url: string; readonly metadata: unknown }[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const form = init?.body instanceof FormData ? init.body.get('metadata') : null;
    requests.push({ url: String(input), metadata: typeof form === 'string' ? (JSON.parse(form) as unknown) : null });
    return Response.json(body, { status, headers });
  };
  const client = new HttpClient({ clock: new ManualClock(), logger: new RecordingLogger(), fetch });
  return { asked: requests, tryOns: new HttpTryOns(client) };
}

describe('the fitting room over HTTP', () => {
  it('says when to try again while the queue is full', async () => {
    const problem = { type: 'about:blank', title: 'Not ready', status: 503, detail: 'Many shoppers are here.' };
    const { asked, tryOns } = createTryOns(503, problem, { 'retry-after': '7' });
    await expect(tryOns.make(REQUEST)).rejects.toMatchObject({
      name: 'CallError',
      message: 'Failed to generate tryon image',
      failure: 'broken',
      serverMessage: 'Many shoppers are here.',
      retryAfterSeconds: 7,
    });
    expect(asked).toMatchObject([{ metadata: { request_id: 'mine' } }]);
  });

  it('reports what to do if the consent does not name the try-on service', async () => {
    const problem = { type: 'about:blank', title: 'Agree', status: 428, detail: 'Photos are sent to x.example now.' };
    const { tryOns } = createTryOns(428, problem);
    await expect(tryOns.make(REQUEST)).rejects.toMatchObject({ name: 'TryOnRefused', message: problem.detail });
  });

  it('reports the key of a refusal, which has its own sentence here', async () => {
    const problem = { type: 'about:blank', title: 'No', status: 422, detail: 'In short.', reason: 'turned-sideways' };
    const { tryOns } = createTryOns(422, problem);
    await expect(tryOns.make(REQUEST)).rejects.toMatchObject({ name: 'TryOnRefused', message: problem.reason });
  });

  it('asks for the place of a request by its name', async () => {
    const { asked, tryOns } = createTryOns(200, { place: 2, of: 3, seconds: 9 });
    expect(await tryOns.fetchPlace('mine')).toEqual({ place: 2, waitingCount: 3, remainingSeconds: 9 });
    expect(asked[0]?.url).toBe('/api/tryon/waiting/mine');
  });

  it('rejects if the place in the queue cannot be fetched', async () => {
    const { tryOns } = createTryOns(500, { title: 'Oops', status: 500 });
    await expect(tryOns.fetchPlace('mine')).rejects.toMatchObject({ message: 'Failed to retrieve place' });
  });
});
