import { RANK_EVENTS, RankResponse } from '../../../contract/chat.ts';
import type * as z from 'zod/mini';
import type { HttpClient, ReadResponse } from './HttpClient.ts';
import { HttpFailure, getFailureForStatus } from './HttpFailure.ts';
import { readServerSentEvents } from './serverSentEvents.ts';

type RankAnswer = z.output<typeof RankResponse>;

export const EVENT_STREAM = 'text/event-stream';

/**
 * Reads the response of `rankChat`: server-sent events, or plain JSON from a backend without streaming.
 * `onReply` gets the reply so far.
 */
export function readRanking(
  client: Pick<HttpClient, 'parse'>,
  onReply: (replySoFar: string) => void,
): ReadResponse<RankAnswer> {
  return async (response) => {
    const { body } = response;
    const isStreamed = response.headers.get('content-type')?.startsWith(EVENT_STREAM) === true;
    return isStreamed && body !== null
      ? readEvents(client, body, onReply)
      : client.parse(RankResponse, await response.text());
  };
}

async function readEvents(
  client: Pick<HttpClient, 'parse'>,
  body: ReadableStream<Uint8Array>,
  onReply: (replySoFar: string) => void,
): Promise<RankAnswer> {
  let reply = '';
  for await (const { event, data } of readServerSentEvents(body)) {
    if (event === 'reply') onReply((reply += (await client.parse(RANK_EVENTS.reply, data)).text));
    if (event === 'done') return client.parse(RANK_EVENTS.done, data);
    if (event === 'error') throw createFailure(await client.parse(RANK_EVENTS.error, data));
  }
  throw new HttpFailure('The answer ended in the middle', 'unreachable');
}

function createFailure(problem: z.output<typeof RANK_EVENTS.error>): HttpFailure {
  return new HttpFailure(`${problem.status} ${problem.detail ?? problem.title}`, getFailureForStatus(problem.status), {
    status: problem.status,
    problem,
  });
}
