import { describe, expect, it } from 'vitest';
import { IdentityToolkit } from './IdentityToolkit.ts';

/** Creates a toolkit whose server gives these answers in turn. */
function createToolkit(...answers: readonly [status: number, body?: object][]) {
  const requests: { readonly url: string; readonly body: unknown; readonly token: string | null }[] = [];
  const remainingAnswers = [...answers];
  const toolkit = new IdentityToolkit({
    ...{ projectId: 'live project', origin: 'https://toolkit.test' },
    getAccessToken: async (_signal, refusedToken) => (refusedToken === undefined ? 'first' : 'second'),
    fetch: async (url, init) => {
      const token = new Headers(init?.headers).get('authorization');
      requests.push({ url: String(url), body: JSON.parse(String(init?.body)), token });
      const [status, body = {}] = remainingAnswers.shift()!;
      return Response.json(body, { status });
    },
  });
  return { toolkit, requests };
}

describe('the deletion of an account in a Firebase project', () => {
  it('names the account, with the permissions of the project', async () => {
    const { toolkit, requests } = createToolkit([200]);
    await toolkit.remove('f-1');
    expect(requests).toEqual([
      {
        url: 'https://toolkit.test/v1/projects/live%20project/accounts:delete',
        body: { localId: 'f-1' },
        token: 'Bearer first',
      },
    ]);
  });

  it('is repeated with a new access token if the first is refused', async () => {
    const { toolkit, requests } = createToolkit([401], [200]);
    await toolkit.remove('f-1');
    expect(requests.map(({ token }) => token)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('succeeds for a missing account', async () => {
    const { toolkit } = createToolkit([400, { error: { message: 'USER_NOT_FOUND' } }]);
    await expect(toolkit.remove('f-1')).resolves.toBeUndefined();
  });

  it.each([
    ['without the permission', [403, { error: { message: 'PERMISSION_DENIED' } }]],
    ['on an outage', [503]],
  ] as const)('fails %s', async (_when, answer) => {
    const { toolkit } = createToolkit([...answer] as [number, object?]);
    await expect(toolkit.remove('f-1')).rejects.toThrow(String(answer[0]));
  });
});
