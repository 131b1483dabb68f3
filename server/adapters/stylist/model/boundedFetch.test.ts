import { afterEach, beforeEach, expect, it } from 'vitest';
import { ModelServer } from '../../../../tests/support/ModelServer.ts';
import { boundedFetch, MAX_CHUNK_BYTES } from './boundedFetch.ts';
import { MAX_PARSED_BYTES } from './ParseLimit.ts';
import { EndlessAnswerFailure } from './ModelFailure.ts';

let server: ModelServer;
beforeEach(async () => {
  server = await ModelServer.start();
});
afterEach(() => server.stop());

const EVENTS = 'text/event-stream; charset=utf-8';

async function receive(body: string, mediaType = EVENTS): Promise<Response> {
  server.handleWith((response) => void response.writeHead(200, { 'content-type': mediaType }).end(body));
  return boundedFetch(server.baseUrl, { method: 'POST', body: '{}' });
}

it('passes a body on in small chunks, and lets other work run between them', async () => {
  const body = '\n'.repeat(300_000);
  let turnCount = 0;
  const countTurn = (): void => {
    turnCount += 1;
    turn = setImmediate(countTurn);
  };
  let turn = setImmediate(countTurn);
  const turnByChunk: number[] = [];
  let receivedLength = 0;
  for await (const chunk of (await receive(body)).body!) {
    turnByChunk.push(turnCount);
    receivedLength += chunk.byteLength;
    expect(chunk.byteLength).toBeLessThanOrEqual(MAX_CHUNK_BYTES);
  }
  clearImmediate(turn);
  expect(receivedLength).toBe(body.length);
  expect(new Set(turnByChunk).size).toBe(turnByChunk.length);
});

it('gives an endless body up', async () => {
  const response = await receive('x'.repeat(2 ** 20 + 1));
  await expect(response.text()).rejects.toThrow(EndlessAnswerFailure);
});

it.each([
  ['a whole answer', '['.repeat(MAX_PARSED_BYTES + 1), 'application/json'],
  ['a type that only looks like a stream', '[\n\n'.repeat(MAX_PARSED_BYTES), 'text/event-stream+json'],
  ['one line', `data: ${'['.repeat(MAX_PARSED_BYTES)}`, EVENTS],
  ['one event of many lines', 'data: [\n'.repeat(MAX_PARSED_BYTES / 7), EVENTS],
  ['one event of many lines that end like in files of Windows', 'data: [\r\n'.repeat(MAX_PARSED_BYTES / 7), EVENTS],
])('gives up %s that would hold up the server while it is parsed', async (_what, body, mediaType) => {
  await expect((await receive(body, mediaType)).text()).rejects.toThrow(EndlessAnswerFailure);
});

it.each(['\n\n', '\r\n\r\n'])('passes on many events of usual size', async (lineBreaks) => {
  const body = `data: {"choices":[]}${lineBreaks}`.repeat(2 ** 15);
  expect((await (await receive(body)).text()).length).toBe(body.length);
});

it('follows no redirect: only the configured address may receive a conversation', async () => {
  const elsewhere = await ModelServer.start();
  elsewhere.handleWith((response) => void response.end('{}'));
  server.handleWith((response) => void response.writeHead(307, { location: elsewhere.baseUrl }).end());
  await expect(boundedFetch(server.baseUrl, { method: 'POST', body: '{}' })).rejects.toThrow();
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.stop();
});
