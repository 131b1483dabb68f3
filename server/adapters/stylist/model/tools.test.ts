import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestHandler } from '../../../../tests/support/ModelServer.ts';
import { answerWithJson, callTools, ModelServer } from '../../../../tests/support/ModelServer.ts';
import type { Shop } from '../../../../tests/support/stylist.ts';
import { createFindings, createTurn, openShop } from '../../../../tests/support/stylist.ts';
import type { SearchEngine } from '../../../application/ports/SearchEngine.ts';
import type { Findings } from '../../../application/ports/Stylist.ts';
import { EmbeddedStylist } from '../EmbeddedStylist.ts';
import { MAX_CALLS, MAX_TOOL_ROUNDS, ModelEndpoint } from './ModelEndpoint.ts';
import { ModelStylist } from './ModelStylist.ts';

const liveSignal = new AbortController().signal;
const answer = (reply: string) => answerWithJson({ reply, best: [], picks: [] });

let shop: Shop;
let embedded: EmbeddedStylist;
let findings: Findings;
let server: ModelServer;
beforeAll(async () => {
  shop = await openShop();
  embedded = new EmbeddedStylist(shop.source);
  const turn = createTurn('linen shirts for men');
  findings = await createFindings(shop, turn, await embedded.understand(turn, liveSignal));
});
beforeEach(async () => {
  server = await ModelServer.start();
});
afterEach(() => server.stop());

const createStylist = ({ engine = shop.engine, deadlineMs = 10_000 } = {}) =>
  new ModelStylist(
    new ModelEndpoint({ baseUrl: server.baseUrl, model: 'm', apiKey: '', idleTimeoutMs: 10_000, deadlineMs }),
    embedded,
    engine,
  );

async function reply(...handlers: RequestHandler[]) {
  server.handleWith(...handlers);
  const pieces: string[] = [];
  return { ...(await createStylist().reply(findings, (piece) => pieces.push(piece), liveSignal)), pieces };
}

/** The tool results in the request at this index, from 0. */
const getResults = (callIndex: number): readonly Record<string, unknown>[] =>
  (server.requests[callIndex]?.body.messages ?? [])
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => JSON.parse(content) as Record<string, unknown>);

async function callOnce(name: string, writtenArguments: unknown): Promise<Record<string, unknown> | undefined> {
  await reply(callTools([{ name, arguments: writtenArguments }]), answer('Take your time.'));
  return getResults(1)[0];
}

describe('the tools of a model', () => {
  it('are offered with schemas that allow nothing else', async () => {
    await reply(answer('Take your time.'));
    const tools = server.requests[0]?.body.tools ?? [];
    expect(tools.map((tool) => tool.function.name)).toEqual(['search', 'compose_outfit', 'sum_prices', 'compare']);
    for (const tool of tools) expect(tool.function.parameters).toMatchObject({ additionalProperties: false });
  });

  it('search, and number what they find', async () => {
    const result = await callOnce('search', { words: 'scarf', highestPrice: 200 });
    const pieces = result?.['pieces'] as readonly { number: number; price: number }[];
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.every(({ price }) => price <= 200)).toBe(true);
    expect(pieces[0]?.number).toBeGreaterThan(12);
  });

  it('compose an outfit around a piece, within a budget', async () => {
    const [firstItem] = findings.items;
    const result = await callOnce('compose_outfit', { words: 'a summer wedding', budget: 900, around: [1] });
    const pieces = result?.['pieces'] as readonly { name: string; price: number }[];
    expect(result).toMatchObject({ isWithinBudget: true });
    expect(pieces.map(({ name }) => name)).toContain(firstItem?.shortDescription);
    expect(pieces.reduce((sum, { price }) => sum + price, 0)).toBeCloseTo(result?.['total'] as number);
  });

  it('add up prices', async () => {
    const [firstItem, secondItem] = findings.items;
    expect(await callOnce('sum_prices', { numbers: [1, 2] })).toMatchObject({
      total: ((firstItem?.priceCents ?? 0) + (secondItem?.priceCents ?? 0)) / 100,
    });
  });

  it('compare two pieces', async () => {
    const [firstItem, secondItem] = findings.items;
    const result = await callOnce('compare', { first: 1, second: 2 });
    expect(result?.['priceDifference']).toBe(
      Math.abs((firstItem?.priceCents ?? 0) - (secondItem?.priceCents ?? 0)) / 100,
    );
    expect(result?.['both']).toMatchObject({ kind: ['shirt'] });
  });

  it.each<[string, string, unknown]>([
    ['a tool that does not exist', 'transfer_money', {}],
    ['a tool of every object', 'constructor', {}],
    ['no JSON', 'sum_prices', '{"numbers": [1'],
    ['arguments that are no object', 'sum_prices', '[1, 2]'],
    ['a number of no piece', 'sum_prices', { numbers: [1, 150] }],
    ['ids for numbers', 'sum_prices', { numbers: ['a', 'b'] }],
    ['a further key', 'sum_prices', { numbers: [1], path: '/etc/passwd' }],
    ['a prototype', 'sum_prices', '{"numbers": [1], "__proto__": {"isAdmin": true}}'],
    ['huge arguments', 'search', { words: 'linen '.repeat(1_000), highestPrice: null }],
    ['too many numbers', 'sum_prices', { numbers: Array(1_000).fill(1) }],
    ['a price beyond all', 'search', { words: 'scarf', highestPrice: 1e300 }],
    ['words that ask for no outfit', 'compose_outfit', { words: ' ', budget: null, around: [999] }],
  ])('answer %s with an error', async (_what, name, writtenArguments) => {
    expect(Object.keys((await callOnce(name, writtenArguments)) ?? {})).toEqual(['error']);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('send names and arguments back in a form that every endpoint reads', async () => {
    await reply(callTools([{ name: 'rm -rf <&>', arguments: 'not json' }]), answer('Take your time.'));
    const [, , callMessage, result] = server.requests[1]?.body.messages ?? [];
    expect(callMessage?.tool_calls?.[0]).toMatchObject({ function: { name: 'unknown', arguments: '{}' } });
    expect(result?.tool_call_id).toBe(callMessage?.tool_calls?.[0]?.id);
  });
});

describe('a reply after calls of tools', () => {
  it('may name a piece that a search found, which is then a pick', async () => {
    await reply(
      callTools([{ name: 'search', arguments: { words: 'wool scarf', highestPrice: null } }]),
      answer('Soon.'),
    );
    const [foundPiece] = getResults(1)[0]?.['pieces'] as readonly { name: string }[];
    const writtenArguments = await reply(
      callTools([{ name: 'search', arguments: { words: 'wool scarf', highestPrice: null } }]),
      answer(`The ${foundPiece?.name ?? ''} would go with them.`),
    );
    const namedItem = shop.items.find(({ shortDescription }) => shortDescription === foundPiece?.name);
    expect(writtenArguments.reply).toContain(foundPiece?.name);
    expect(writtenArguments.deepPicks[0]?.itemId).toBe(namedItem?.id);
    expect(writtenArguments.foundItems?.map(({ id }) => id)).toContain(namedItem?.id);
  });

  it('may not name a piece that nothing found', async () => {
    const otherItem = shop.items.find(
      ({ kind, shortDescription }) => kind === 'scarf' && shortDescription.includes(' '),
    );
    await expect(reply(answer(`The ${otherItem?.brand ?? ''} Zanzibar would go with them.`))).rejects.toThrow('a name');
  });

  it('may come with calls in the same response, which are ignored then', async () => {
    const sendBoth: RequestHandler = (response) => {
      response.setHeader('content-type', 'text/event-stream');
      const content = JSON.stringify({ reply: 'Take your time.', best: [], picks: [] });
      const call = { index: 0, id: 'x', type: 'function', function: { name: 'sum_prices', arguments: '{}' } };
      for (const delta of [{ content }, { tool_calls: [call] }])
        response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`);
      response.end('data: [DONE]\n\n');
    };
    expect((await reply(sendBoth)).reply).toBe('Take your time.');
    expect(server.requests).toHaveLength(1);
  });
});

describe('the loop of calls', () => {
  it('ends after the maximum number of rounds, and the model has to answer', async () => {
    const call = callTools([{ name: 'compare', arguments: { first: 1, second: 2 } }]);
    const { reply: replyText } = await reply(
      ...Array<RequestHandler>(MAX_TOOL_ROUNDS).fill(call),
      answer('Take your time.'),
    );
    expect(replyText).toBe('Take your time.');
    expect(server.requests.map(({ body }) => body.tool_choice)).toEqual([
      ...Array<string>(MAX_TOOL_ROUNDS).fill('auto'),
      'none',
    ]);
  });

  it('ends for a model that still calls tools, which is then asked without them', async () => {
    const call = callTools([{ name: 'compare', arguments: { first: 1, second: 2 } }]);
    const callToolsForever: RequestHandler = (response, request) =>
      (request.body.tools === undefined ? answer('Take your time.') : call)(response, request);
    expect((await reply(callToolsForever)).reply).toBe('Take your time.');
    expect(server.requests).toHaveLength(MAX_TOOL_ROUNDS + 2);
  });

  it('runs only a few calls if a response contains many', async () => {
    let searches = 0;
    const engine: SearchEngine = {
      ...shop.engine,
      search: (query, signal) => {
        searches += 1;
        return shop.engine.search(query, signal);
      },
    };
    const flood = callTools(
      Array.from({ length: 60 }, () => ({ name: 'search', arguments: { words: 'scarf', highestPrice: null } })),
    );
    server.handleWith(flood, answer('Take your time.'));
    await createStylist({ engine }).reply(findings, () => undefined, liveSignal);
    expect(searches).toBe(MAX_CALLS);
    expect(getResults(1)).toHaveLength(MAX_CALLS);
  });

  it('reads at most 64 KB of arguments', async () => {
    const callWithHugeArguments = callTools([
      { name: 'search', arguments: { words: 'x'.repeat(70_000), highestPrice: null } },
    ]);
    await expect(reply(callWithHugeArguments)).rejects.toThrow('no end');
    expect(server.requests).toHaveLength(1);
  });

  it('ends at the deadline, even inside a tool', async () => {
    const engine: SearchEngine = { ...shop.engine, search: waitForAbort };
    server.handleWith(callTools([{ name: 'search', arguments: { words: 'scarf', highestPrice: null } }]));
    await expect(
      createStylist({ engine, deadlineMs: 150 }).reply(findings, () => undefined, liveSignal),
    ).rejects.toThrow('took too long');
  });

  it('stops a tool and sends nothing more when the caller aborts', async () => {
    const stopController = new AbortController();
    const executedQueries: unknown[] = [];
    const engine: SearchEngine = {
      ...shop.engine,
      search: (_query, signal) => {
        setImmediate(() => stopController.abort(new Error('stopped')));
        return waitForAbort(_query, signal).catch((reason: unknown) => {
          executedQueries.push(reason);
          throw reason;
        });
      },
    };
    server.handleWith(callTools([{ name: 'search', arguments: { words: 'scarf', highestPrice: null } }]));
    await expect(createStylist({ engine }).reply(findings, () => undefined, stopController.signal)).rejects.toThrow(
      'stopped',
    );
    expect(executedQueries).toHaveLength(1);
    expect(server.requests).toHaveLength(1);
  });
});

/** A search that runs until it is aborted. */
const waitForAbort = (_query: unknown, signal?: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const stop = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
