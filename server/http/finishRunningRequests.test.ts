import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HeldCalls } from '../../tests/support/HeldCalls.ts';
import { finishRunningRequests } from './finishRunningRequests.ts';

let app: ReturnType<typeof Fastify>;
const answers = new HeldCalls<[], string>();
beforeEach(() => {
  app = Fastify({ forceCloseConnections: 'idle' });
  app.get('/', () => answers.call());
});
afterEach(() => app.close());

it('lets a request in progress finish when the server stops', async () => {
  finishRunningRequests(app);
  const response = fetch(await app.listen({ host: '127.0.0.1', port: 0 }));
  await expect.poll(() => answers.waitingCalls.length).toBe(1);
  const pendingClose = app.close();
  answers.waitingCalls[0]!.resolve('done');
  expect(await (await response).text()).toBe('done');
  await pendingClose;
});

it('closes a connection whose request does not finish in time', async () => {
  finishRunningRequests(app, 50);
  const response = fetch(await app.listen({ host: '127.0.0.1', port: 0 }));
  await expect.poll(() => answers.waitingCalls.length).toBe(1);
  const pendingRefusal = expect(response).rejects.toThrow();
  await app.close();
  await pendingRefusal;
});
