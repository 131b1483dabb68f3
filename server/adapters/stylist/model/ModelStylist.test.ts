import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answerWithJson,
  dripChunks,
  floodBody,
  ModelServer,
  refuseWith,
  answerWithText,
  neverAnswer,
  streamText,
} from '../../../../tests/support/ModelServer.ts';
import { aTurn, DRAFT, emptyEngine, plainStylist, someFindings } from '../../../../tests/support/stylistTurns.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import { ModelEndpoint } from './ModelEndpoint.ts';
import { ModelStylist } from './ModelStylist.ts';

const ADVICE = {
  reply: 'The first, at $80, is the coolest of the three.',
  best: [3, 1],
  picks: [{ number: 2, reason: 'Light enough for June.' }],
};
const liveSignal = new AbortController().signal;

let server: ModelServer;
let stylist: ModelStylist;
beforeEach(async () => {
  server = await ModelServer.start();
  stylist = createStylist({ idleTimeoutMs: 10_000 });
});
afterEach(() => server.stop());

const createStylist = ({ idleTimeoutMs = 10_000, deadlineMs = 10_000 }) =>
  new ModelStylist(
    new ModelEndpoint({ baseUrl: server.baseUrl, model: 'm-1', apiKey: 'key', idleTimeoutMs, deadlineMs }),
    plainStylist,
    emptyEngine,
  );

async function requestReply(findings = someFindings()) {
  const pieces: string[] = [];
  return { reply: await stylist.reply(findings, (piece) => pieces.push(piece), liveSignal), pieces };
}

describe('replying with a model', () => {
  it('streams the reply sentence by sentence', async () => {
    const replyText = 'The first, at $80, is the coolest of the three. Wear it in "June".\n\nIt comes in M and L…';
    server.handleWith(answerWithJson({ ...ADVICE, reply: `  ${replyText}\n` }));
    const {
      reply: { reply },
      pieces,
    } = await requestReply();
    expect(pieces).toEqual([
      'The first, at $80, is the coolest of the three.',
      ' Wear it in "June".',
      '\n\nIt comes in M and L…',
    ]);
    expect(reply).toBe(replyText);
  });

  it('orders the results, and gives reasons', async () => {
    server.handleWith(answerWithJson(ADVICE));
    const { reply } = await requestReply();
    expect(reply).toEqual({
      reply: ADVICE.reply,
      quickPickIds: ['c', 'a', 'b'],
      deepPicks: [{ itemId: 'b', reason: 'Light enough for June.' }],
    });
  });

  it('works with a server that does not stream', async () => {
    server.handleWith(answerWithText(ADVICE));
    const { reply, pieces } = await requestReply();
    expect(reply.reply).toBe(ADVICE.reply);
    expect(pieces.join('')).toBe(ADVICE.reply);
  });

  it('drops numbers of nothing', async () => {
    server.handleWith(
      answerWithJson({
        ...ADVICE,
        best: [99, 2],
        picks: [
          { number: 99, reason: 'Mine.' },
          { number: 3, reason: 'Twice.' },
          { number: 3, reason: 'Again.' },
        ],
      }),
    );
    const { reply } = await requestReply();
    expect(reply.quickPickIds).toEqual(['b', 'a', 'c']);
    expect(reply.deepPicks).toEqual([{ itemId: 'c', reason: 'Twice.' }]);
  });

  it("keeps the draft's reasons if none of the model's picks is valid", async () => {
    server.handleWith(
      answerWithJson({
        ...ADVICE,
        picks: [
          { number: 99, reason: 'Mine.' },
          { number: 2, reason: ' \n ' },
        ],
      }),
    );
    expect((await requestReply()).reply.deepPicks).toEqual([{ itemId: 'a', reason: 'Green.' }]);
  });

  it.each([
    ['an unknown price', 'Yours for $12 today.'],
    ['an address', 'Buy it at https://evil.example now.'],
    ['no visible text', '\u0007 \n'],
  ])('rejects a reply with %s', async (_what, reply) => {
    server.handleWith(answerWithJson({ ...ADVICE, reply }));
    await expect(requestReply()).rejects.toThrow('The answer claims');
  });

  it.each(['$80', '$100', '$20 off', '$250 at most', '$90.00'])('accepts %s', async (sum) => {
    const filters = { ...NO_FILTERS, priceRangeMax: 250 };
    server.handleWith(answerWithJson({ ...ADVICE, reply: `It is ${sum}.` }));
    expect((await requestReply(someFindings({ understood: { ...DRAFT, filters } }))).reply.reply).toContain(sum);
  });

  it('does not retry once the shopper has seen part of the reply', async () => {
    server.handleWith(streamText(ADVICE, { breaksOffAfter: 6 }));
    await expect(requestReply()).rejects.toThrow('broke the connection');
    expect(server.requests).toHaveLength(1);
  });

  it('times out between two pieces', async () => {
    server.handleWith(streamText(ADVICE, { stallsAfter: 6 }));
    stylist = createStylist({ idleTimeoutMs: 80 });
    await expect(requestReply()).rejects.toThrow('took too long');
  });

  it('retries without streaming if the stream never began', async () => {
    server.handleWith(refuseWith(503), answerWithText(ADVICE));
    expect((await requestReply()).reply.reply).toBe(ADVICE.reply);
    expect(server.requests.map(({ body }) => body.stream)).toEqual([true, false]);
  });

  it('reports an endpoint that cannot be reached', async () => {
    await server.stop();
    await expect(requestReply()).rejects.toThrow('cannot be reached');
    server = await ModelServer.start();
  });

  it.each([1, 3, 7, 50])(
    'never shows a character of a rejected sentence, in pieces of %i characters',
    async (letters) => {
      server.handleWith(
        streamText(
          { ...ADVICE, reply: 'The first is cool. The second is warm. It is <b>only</b> $12. The last is wide.' },
          { letters },
        ),
      );
      const pieces: string[] = [];
      await expect(stylist.reply(someFindings(), (piece) => pieces.push(piece), liveSignal)).rejects.toThrow(
        'The answer claims',
      );
      expect(pieces.join('')).toBe('The first is cool. The second is warm.');
      await server.requests[0]?.closedPromise;
      expect(server.requests).toHaveLength(1);
    },
  );

  it('rejects a final reply that differs from the streamed one', async () => {
    server.handleWith((response) =>
      streamsText(
        response,
        '{"reply": "The first is cool. Take it.", "reply": "Take none.", "best": [], "picks": []}',
        9,
      ),
    );
    await expect(requestReply()).rejects.toThrow('another beginning');
  });

  it('reads escaped characters, and a reply in a code fence', async () => {
    const writtenReply =
      '```json\n{"reply": "Light \\u2013 \\ud83d\\udc57, and \\"cool\\". Take it.", "best": [], "picks": []}\n```';
    for (const letters of [1, 2, 5]) {
      server.handleWith((response) => streamsText(response, writtenReply, letters));
      const { reply, pieces } = await requestReply();
      expect([reply.reply, pieces.join('')]).toEqual(Array(2).fill('Light – 👗, and "cool". Take it.'));
    }
  });

  it.each([
    ['markup', 'A <i>cool</i> one.'],
    ['a telephone number', 'Call +1 (555) 010-4477.'],
    ['a domain', 'More at evil.shop today.'],
    ['a code', 'Use SAVE20 for it.'],
    ['the price of another piece', 'Only $90.'],
    ['a promise', 'Free returns.'],
    ['an unknown brand', 'A coat by Gucci.'],
  ])('drops a pick whose reason contains %s', async (_what, reason) => {
    server.handleWith(
      answerWithJson({
        ...ADVICE,
        picks: [
          { number: 1, reason },
          { number: 2, reason: 'Light, at $90.' },
        ],
      }),
    );
    const { reply } = await requestReply();
    expect(reply.deepPicks).toEqual([{ itemId: 'b', reason: 'Light, at $90.' }]);
  });
});

describe('an endless response', () => {
  it('that trickles is aborted at the deadline, and its connection is closed', async () => {
    server.handleWith(dripChunks(10));
    stylist = createStylist({ deadlineMs: 120 });
    await expect(requestReply()).rejects.toThrow('took too long');
    await server.requests[0]?.closedPromise;
    expect(server.requests).toHaveLength(1);
  });

  it('of whitespace does not count as progress', async () => {
    server.handleWith(dripChunks(10));
    stylist = createStylist({ idleTimeoutMs: 60 });
    await expect(requestReply()).rejects.toThrow('took too long');
  });

  it('is not retried after the deadline', async () => {
    server.handleWith(neverAnswer);
    stylist = createStylist({ idleTimeoutMs: 60, deadlineMs: 90 });
    const startedAt = performance.now();
    await expect(stylist.understand(aTurn(), liveSignal)).rejects.toThrow('took too long');
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it.each([
    ['in a stream', true],
    ['in one answer', false],
  ])('that floods %s is aborted early, and does not block the event loop', async (_how, isStreamed) => {
    const sentText = { bytes: 0 };
    server.handleWith(floodBody(10_000_000, sentText, isStreamed));
    const blockedMs = await measureLongestPause(() =>
      expect(requestReply()).rejects.toThrow(/no end|not JSON|too many words/u),
    );
    await Promise.all(server.requests.map(({ closedPromise }) => closedPromise));
    expect(sentText.bytes).toBeLessThan(8_000_000);
    expect(server.requests).toHaveLength(1);
    expect(blockedMs).toBeLessThan(250);
  });

  it('in tiny pieces is read in time', async () => {
    const reply = `${'So it is a cool one, and light. '.repeat(110)}`.trim();
    server.handleWith(streamText({ ...ADVICE, reply }, { letters: 1 }));
    const blockedMs = await measureLongestPause(async () => expect((await requestReply()).reply.reply).toBe(reply));
    expect(blockedMs).toBeLessThan(500);
  });
});

describe('aborting', () => {
  it.each([
    ['understanding', () => stylist.understand(aTurn(), stopController.signal)],
    ['replying', () => stylist.reply(someFindings(), () => undefined, stopController.signal)],
  ])('closes the connection to the model while it is %s', async (_step, ask) => {
    stopController = new AbortController();
    const requestReceived = new Promise<void>((resolve) => server.handleWith(() => resolve()));
    const pendingAsk = expect(ask()).rejects.toThrow('stopped');
    await requestReceived;
    stopController.abort(new Error('stopped'));
    await pendingAsk;
    await server.requests[0]?.closedPromise;
    expect(server.requests).toHaveLength(1);
  });
});

let stopController = new AbortController();

function streamsText(
  response: Parameters<Parameters<ModelServer['handleWith']>[0]>[0],
  text: string,
  letters: number,
): void {
  response.setHeader('content-type', 'text/event-stream');
  for (let index = 0; index < text.length; index += letters) {
    response.write(
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text.slice(index, index + letters) }, finish_reason: null }] })}\n\n`,
    );
  }
  response.end('data: [DONE]\n\n');
}

/** The longest CPU time of one turn of the event loop, in milliseconds. */
async function measureLongestPause(work: () => Promise<unknown>): Promise<number> {
  let lastTickAt = process.cpuUsage();
  let longestMs = 0;
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(lastTickAt);
    longestMs = Math.max(longestMs, (user + system) / 1_000);
    lastTickAt = process.cpuUsage();
  }, 1);
  await work();
  clearInterval(timer);
  return longestMs;
}
