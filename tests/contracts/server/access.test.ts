import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../contract/Call.ts';
import { CALLS } from '../../../contract/calls.ts';
import { Problem } from '../../../contract/problem.ts';
import { ownersNamed } from '../../../server/http/access.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { sampleRequest } from './sampleRequests.ts';

/** Served by the logins' own module, which has its own tests: they need an identity provider. */
const LOGINS = new Set(['loginWithFirebase', 'loginWithGoogle', 'loginWithFacebook']);
const calls = CALLS.filter(({ name }) => !LOGINS.has(name)).map((call) => [call.name, call] as const);
const owned = calls.filter(([, call]) => call.access === 'owner' || call.access === 'ownedThing');

describe('who may make which call', () => {
  let backend: BackendUnderTest;
  let searchId: string;

  beforeAll(async () => {
    backend = await BackendUnderTest.start();
    const made = await backend.post('/api/search', { user_id: 'anna', query: 'linen' }, await owner());
    searchId = made.json<{ search_id: string }>().search_id;
  });
  afterAll(() => backend.stop());

  // A session of its own for each call: one of them ends it.
  const owner = () => backend.signIn('anna');
  const stranger = () => backend.signIn('ben');
  const send = (call: Call, headers: object) =>
    backend.call(sampleRequest(call, { userId: 'anna', searchId, itemId: 'tee' }, headers));

  it.each(calls)('%s without a session', async (_name, call) => {
    const answer = await send(call, {});
    if (call.access === 'anyone') return expect([200, 501]).toContain(answer.statusCode);
    expect(answer.statusCode).toBe(401);
    return expect(Problem.parse(answer.json()).status).toBe(401);
  });

  it.each(calls)("%s in a stranger's session", async (_name, call) => {
    const answer = await send(call, await stranger());
    const mayCall = call.access === 'anyone' || call.access === 'session' || !namesSomebody(call);
    // A form that is not offered yet is not read, so nobody is found in it.
    const isUnread = call.files !== undefined && answer.statusCode === 501;
    if (mayCall) expect([200, 501]).toContain(answer.statusCode);
    else if (!isUnread) expect(answer.statusCode).toBe(403);
  });

  it.each(calls)("%s in the owner's session", async (_name, call) => {
    const answer = await send(call, await owner());
    expect([200, 501], answer.body).toContain(answer.statusCode);
  });

  it('opens a search for nobody but who made it, even under their own name', async () => {
    const url = `/api/search/history/search/${searchId}`;
    expect((await backend.post(url, { user_id: 'ben' }, await stranger())).statusCode).toBe(403);
    expect((await backend.post(url, { user_id: 'anna' }, await owner())).statusCode).toBe(200);
    expect((await backend.post('/api/search/history/search/none', { user_id: 'anna' }, await owner())).statusCode).toBe(404);
  });

  /** Pictures of the fitting room are named by their own id only; they come with the fitting room. */
  function namesSomebody(call: Call): boolean {
    if (call.access === 'owner') return true;
    return ownersNamed(call, {}, { user_id: call.body === undefined ? undefined : 'anna' }).length > 0;
  }

  it.each(owned.filter(([, { access }]) => access === 'owner'))('%s says whose it is', (_name, call) => {
    const request = sampleRequest(call, { userId: 'anna', searchId, itemId: 'tee' }, {});
    const inPath = request.url.includes('anna');
    expect(inPath || request.payload.toString('utf8').includes('anna')).toBe(true);
  });
});
