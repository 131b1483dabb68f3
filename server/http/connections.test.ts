import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { CONNECTION_BOUNDS, limitRefusedBodies } from './connections.ts';

/** Sends a request whose body follows after the answer. Resolves when it is answered. */
async function sendLateBody(agent: Agent, port: number): Promise<void> {
  const sentRequest = request({ host: '127.0.0.1', port, agent, method: 'POST', headers: { 'content-length': 8 } });
  sentRequest.write('half');
  const [answer] = (await once(sentRequest, 'response')) as [NodeJS.ReadableStream];
  sentRequest.end('more');
  answer.resume();
  await once(answer, 'end');
}

it('leaves nothing on a connection whose requests are refused before their bodies arrive', async () => {
  const app = fastify();
  limitRefusedBodies(app, CONNECTION_BOUNDS);
  app.addHook('onRequest', (_request, reply) => reply.code(401).send());
  app.post('/', () => null);
  const sockets: Socket[] = [];
  app.server.on('connection', (socket: Socket) => sockets.push(socket));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = app.server.address() as AddressInfo;
  try {
    await sendLateBody(agent, port);
    const listenerCount = sockets[0]?.listenerCount('close');
    for (let sentRequest = 0; sentRequest < 5; sentRequest += 1) await sendLateBody(agent, port);
    expect(sockets).toHaveLength(1);
    expect(sockets[0]?.listenerCount('close')).toBe(listenerCount);
  } finally {
    agent.destroy();
    await app.close();
  }
});
