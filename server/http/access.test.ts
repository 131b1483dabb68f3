import { describe, expect, it } from 'vitest';
import type { Access, Call } from '../../contract/Call.ts';
import { CALLS } from '../../contract/calls.ts';
import { refuseForeignOwner } from './access.ts';
import { HttpProblem } from './problems.ts';

const createCall = (access: Access, path = '/api/thing'): Call => ({
  name: 'call',
  summary: '',
  method: 'POST',
  path,
  access,
});

function findRefusalStatus(call: Call, params: unknown, body: unknown): number | null {
  try {
    refuseForeignOwner(call, 'anna', params, body);
    return null;
  } catch (error) {
    return error instanceof HttpProblem ? error.status : NaN;
  }
}

describe('a call that names a shopper', () => {
  it.each<[Access, number | null]>([
    ['owner', 403],
    ['ownedThing', 403],
    ['session', null],
    ['anyone', null],
  ])("with access %s and another shopper's id gives %s", (access, status) => {
    expect(findRefusalStatus(createCall(access), {}, { user_id: 'ben' })).toBe(status);
    expect(findRefusalStatus(createCall(access), {}, { user_id: 'anna' })).toBeNull();
    expect(findRefusalStatus(createCall(access), { userId: 'ben' }, {})).toBe(status);
    expect(findRefusalStatus(createCall(access), {}, { metadata: '{"user_id":"ben"}' })).toBe(status);
  });

  it("is refused if another shopper's id is anywhere in it, even beside the right one", () => {
    expect(findRefusalStatus(createCall('owner', '/api/pose/user/:id'), { id: 'ben' }, {})).toBe(403);
    expect(findRefusalStatus(createCall('owner', '/api/user/:id/support'), { id: 'anna' }, { user_id: 'ben' })).toBe(
      403,
    );
    expect(
      findRefusalStatus(createCall('ownedThing', '/api/search/history/search/:id'), { id: 'ben' }, { user_id: 'anna' }),
    ).toBeNull();
  });

  it('leaves malformed ids to the schema', () => {
    expect(findRefusalStatus(createCall('owner'), null, { user_id: 7, metadata: '{' })).toBeNull();
    expect(findRefusalStatus(createCall('ownedThing'), undefined, 'text')).toBeNull();
  });
});

const guardedCalls = CALLS.filter(({ access }) => access === 'owner' || access === 'ownedThing').map(
  (call) => [call.name, call] as const,
);

it.each(guardedCalls)("%s is refused for another shopper's id", (_name, call) => {
  expect(findRefusalStatus(call, {}, { user_id: 'ben' })).toBe(403);
});
