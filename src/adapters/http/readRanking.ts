import { RANK_EVENTS, RankResponse } from '../../../contract/chat.ts';
import type * as z from 'zod/mini';
import type { HttpClient, ReadAnswer } from './HttpClient.ts';
import { HttpFailure, failureOfStatus } from './HttpFailure.ts';
import { readServerSentEvents } from './serverSentEvents.ts';

type Ranked = z.output<typeof RankResponse>;

export const EVENT_STREAM = 'text/event-stream';

/**
 * Reads the response of `rankChat`: server-sent events, or plain JSON from a backend without streaming.
 * `onReply` gets the reply so far.
 */
export function readRanking(
  client: Pick<HttpClient, 'parse'>,
  onReply: (replySoFar: string) => void,
): ReadAnswer<Ranked> {
  return async (response) => {
    const { body } = response;
    const streamed = response.headers.get('content-type')?.startsWith(EVENT_STREAM) === true;
    return streamed && body !== null
      ? readEvents(client, body, onReply)
      : client.parse(RankResponse, await response.text());
  };
}

async function readEvents(
  client: Pick<HttpClient, 'parse'>,
  body: ReadableStream<Uint8Array>,
  onReply: (replySoFar: string) => void,
): Promise<Ranked> {
  let reply = '';
  for await (const { event, data } of readServerSentEvents(body)) {
    if (event === 'reply') onReply((reply += (await client.parse(RANK_EVENTS.reply, data)).text));
    if (event === 'done') return client.parse(RANK_EVENTS.done, data);
    if (event === 'error') throw failureOf(await client.parse(RANK_EVENTS.error, data));
  }
  throw new HttpFailure('The answer ended in the middle', 'unreachable');
}

function failureOf(problem: z.output<typeof RANK_EVENTS.error>): HttpFailure {
  return new HttpFailure(`${problem.status} ${problem.detail ?? problem.title}`, failureOfStatus(problem.status), {
    status: problem.status,
    problem,
  });
}
