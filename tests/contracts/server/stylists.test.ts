import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InMemoryCatalogue } from '../../../server/adapters/memory/InMemoryCatalogue.ts';
import { InProcessCandidates } from '../../../server/adapters/search/InProcessCandidates.ts';
import { InProcessReader } from '../../../server/adapters/reading/InProcessReader.ts';
import { CatalogueSearchEngine } from '../../../server/application/search/CatalogueSearchEngine.ts';
import type { CandidateSource } from '../../../server/application/ports/CandidateSource.ts';
import { createStylist } from '../../../server/createStylist.ts';
import { readConfig } from '../../../server/config.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { createCatalogueItem } from '../../support/catalogueItems.ts';
import { answerWithJson, ModelServer, answerWithText, streamText } from '../../support/ModelServer.ts';
import { describeStylist } from './Stylist.contract.ts';

const READING = {
  clauses: [],
  edits: [
    { do: 'add', slot: 'color', value: 'green', number: null },
    { do: 'add', slot: 'maxPrice', value: '250', number: null },
  ],
};
const ADVICE = {
  reply: 'The first of them is the coolest.\n\nTry it with flat shoes.',
  best: [3],
  picks: [
    { number: 2, reason: 'Green.' },
    { number: 99, reason: 'Ours.' },
  ],
};
const answerBothSteps: Parameters<ModelServer['handleWith']>[0] = (response, request) =>
  answerWithJson(request.body.messages[0]?.content.includes('You check how') ? READING : ADVICE)(response, request);

async function createCandidates(): Promise<CandidateSource> {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll('demo', [['a', 'b', 'c'].map((id) => createCatalogueItem({ id }))]);
  const candidates = new InProcessCandidates(catalogue);
  await candidates.refresh();
  return candidates;
}

let model: ModelServer;
beforeAll(async () => {
  model = await ModelServer.start();
});
afterAll(() => model.stop());

const readModelConfig = () => readConfig({ STYLIST_BASE_URL: model.baseUrl, STYLIST_MODEL: 'm-1' });
const silentLog = { warn: () => {} };

async function openStylist(config = readConfig({})) {
  const [candidates, reader] = [await createCandidates(), new InProcessReader()];
  return createStylist(candidates, reader, new CatalogueSearchEngine(candidates, reader), config, silentLog);
}

describeStylist('embedded', () => openStylist());
describeStylist('with a model', () => {
  model.handleWith(answerBothSteps);
  return openStylist(readModelConfig());
});
describeStylist('with a model that answers rubbish', () => {
  model.handleWith(answerWithText('I am a teapot'));
  return openStylist(readModelConfig());
});

describe('a conversation over the wire, with a model', () => {
  async function openBackend() {
    const warnings: string[] = [];
    const candidates = await createCandidates();
    const engine = new CatalogueSearchEngine(candidates, new InProcessReader());
    const stylist = await createStylist(candidates, new InProcessReader(), engine, readModelConfig(), {
      warn: (_details, message) => warnings.push(message),
    });
    const backend = await BackendUnderTest.start({ stylist, engine });
    return { backend, warnings, anna: await backend.signIn('anna') };
  }

  async function chat() {
    const { backend, warnings, anna } = await openBackend();
    const postAsAnna = async (url: string, body: object, headers: Record<string, string> = {}) =>
      backend.post(url, { user_id: 'anna', ...body }, { ...anna, ...headers });
    const translation = (await postAsAnna('/api/chat/translate', { query: 'something for June' })).json<{
      chat_id: string;
      refined_query: string;
      title: string;
    }>();
    const { chat_id, refined_query, title } = translation;
    const retrieval = (await postAsAnna('/api/chat/retrieve', { chat_id, refined_query })).json<{
      quick_picks: { id: string }[];
    }>();
    const rankedAnswer = await postAsAnna(
      '/api/chat/rank',
      {
        chat_id,
        query: 'something for June',
        refined_query,
        title,
        quick_picks_ids: retrieval.quick_picks.map(({ id }) => id),
        top_picks_ids: [],
      },
      { accept: 'text/event-stream' },
    );
    await backend.stop();
    return { understood: translation, events: rankedAnswer.body.split('\n\n').filter(Boolean), warnings };
  }

  it('streams the reply as the model writes it, and drops unknown ids', async () => {
    model.handleWith(answerBothSteps);
    const { understood: translation, events, warnings } = await chat();
    expect(translation).toMatchObject({
      title: 'Green pieces for June under $250',
      refined_query: 'june',
      updated_filters: { color: ['Green'], priceRangeMax: 250 },
    });
    expect(events.filter((event) => event.startsWith('event: reply')).length).toBe(2);
    expect(events.at(-1)).toContain('event: done');
    expect(events.at(-1)).toContain('The first of them is the coolest.');
    expect(events.at(-1)).not.toContain('Ours.');
    expect(warnings).toEqual([]);
  });

  it("falls back to the embedded stylist when the model's stream breaks off, and only logs it", async () => {
    model.handleWith((response, request) =>
      request.body.messages[0]?.content.includes('You check how')
        ? answerWithJson(READING)(response, request)
        : streamText(ADVICE, { breaksOffAfter: 5 })(response, request),
    );
    const { events, warnings } = await chat();
    expect(events.at(-1)).toContain('event: done');
    expect(events.at(-1)).not.toContain('coolest');
    expect(warnings).toEqual(['The embedded stylist took over from the model']);
  });

  it('shows no character of a rejected sentence, and uses the embedded reply instead', async () => {
    const falseAdvice = { ...ADVICE, reply: 'The first is cool. The second is warm. Call 555-010-4477 and it is $1.' };
    model.handleWith((response, request) =>
      answerWithJson(request.body.messages[0]?.content.includes('You check how') ? READING : falseAdvice)(
        response,
        request,
      ),
    );
    const { events, warnings } = await chat();
    expect(events.filter((event) => event.startsWith('event: reply')).join('')).toContain('The second is warm.');
    expect(events.join('')).not.toMatch(/555|4477|\$1\b/u);
    expect(JSON.parse(events.at(-1)?.split('data: ')[1] ?? '')).toMatchObject({
      reply: expect.not.stringContaining('The second is warm.') as string,
    });
    expect(warnings).toEqual(['The embedded stylist took over from the model']);
  });

  it.each([
    ['translate', {}],
    ['rank', { refined_query: '', title: '', quick_picks_ids: [], top_picks_ids: [] }],
  ])('closes the connection to the model when the shopper stops %s', async (step, moreFields) => {
    const { backend, anna, warnings } = await openBackend();
    const origin = await backend.app.listen({ host: '127.0.0.1', port: 0 });
    const sendRequest = (path: string, body: object, signal?: AbortSignal) =>
      fetch(`${origin}/api/chat/${path}`, {
        method: 'POST',
        headers: { ...anna, accept: 'text/event-stream, application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: 'anna', query: 'something for June', ...body }),
        ...(signal && { signal }),
      });
    model.handleWith(answerBothSteps);
    const { chat_id } = (await (await sendRequest('translate', {})).json()) as { chat_id: string };
    const requestCount = model.requests.length;
    const modelReached = new Promise<void>((resolve) =>
      model.handleWith((response, request) => {
        streamText(ADVICE, { stallsAfter: 7 })(response, request);
        resolve();
      }),
    );
    const stopController = new AbortController();
    const answer = sendRequest(step, { chat_id, ...moreFields }, stopController.signal).then((response) =>
      response.text(),
    );
    await modelReached;
    stopController.abort();
    await expect(answer).rejects.toThrow();
    await model.requests.at(-1)?.closedPromise;
    await backend.stop();
    expect(model.requests).toHaveLength(requestCount + 1);
    expect(warnings).toEqual([]);
  });
});
