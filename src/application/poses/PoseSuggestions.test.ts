import { describe, expect, it } from 'vitest';
import { anItem, aProfile, someItems } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { InMemoryItems } from '../../adapters/memory/InMemoryItems.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { SimilarRequest } from '../ports/Items.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { PoseSuggestions } from './PoseSuggestions.ts';

function createFixture() {
  const items = new InMemoryItems([anItem({ id: 'worn' }), ...someItems(3)]);
  const requests: SimilarRequest[] = [];
  const fetchSimilarItems = items.fetchSimilarItems.bind(items);
  items.fetchSimilarItems = (request, signal) => {
    requests.push(request);
    return fetchSimilarItems(request, signal);
  };
  const logger = new RecordingLogger();
  const shopper = new SnapshotHolder(aProfile({ id: 'anna' }));
  return {
    items,
    asked: requests,
    logger,
    suggestions: new PoseSuggestions({ items, shopper, getLastQuery: () => 'linen', logger }),
  };
}

describe('suggestions for a pose', () => {
  it('start from the garment of a generated one', async () => {
    const { asked, suggestions } = createFixture();
    const fetching = suggestions.fetchFor({ generatedFromItemId: 'worn' });
    expect(suggestions.snapshot).toMatchObject({ similar: { isLoading: true }, completeTheLook: { isLoading: true } });
    await fetching;
    expect(asked).toMatchObject([
      { userId: 'anna', itemId: 'worn', mode: 'item' },
      { userId: 'anna', itemId: 'worn', mode: 'completeTheLook' },
    ]);
    expect(suggestions.snapshot.similar.items.map(({ id }) => id)).not.toContain('worn');
    expect(suggestions.snapshot.similar.items).not.toEqual([]);
    expect(asked[0]?.text).toBe(anItem({ id: 'worn' }).semanticSearchDescription);
  });

  it('leave out the garment itself, and notify of each row', async () => {
    const { items, suggestions } = createFixture();
    const seenCounts: number[] = [];
    suggestions.subscribe(() => seenCounts.push(suggestions.snapshot.similar.items.length));
    items.fetchSimilarItems = async () => [anItem({ id: 'worn' }), anItem({ id: 'other' })];
    await suggestions.fetchFor({ generatedFromItemId: 'worn' });
    const { similar, completeTheLook } = suggestions.snapshot;
    expect([similar, completeTheLook].map((row) => row.items.map(({ id }) => id))).toEqual([['other'], ['other']]);
    expect(seenCounts.at(-1)).toBe(1);
  });

  it('are one row for a photo from the start', () => {
    const { suggestions } = createFixture();
    expect(suggestions.snapshot).toMatchObject({
      similar: { isLoading: false },
      completeTheLook: { isLoading: false },
    });
    void suggestions.fetchFor({ generatedFromItemId: null });
    expect(suggestions.snapshot).toMatchObject({ similar: { isLoading: true }, completeTheLook: { isLoading: false } });
  });

  it('of a pose before are aborted, and neither shown nor logged', async () => {
    const { items, logger, suggestions } = createFixture();
    const calls = new HeldCalls<[SimilarRequest, AbortSignal?], readonly Item[]>();
    items.fetchSimilarItems = calls.call;
    void suggestions.fetchFor({ generatedFromItemId: null });
    const [firstCall] = calls.waitingCalls;
    void suggestions.fetchFor({ generatedFromItemId: null });
    const secondCall = calls.newest;
    await settlePromises();
    expect(firstCall!.signal?.aborted).toBe(true);
    firstCall!.resolve([anItem({ id: 'late' })]);
    await settlePromises();
    expect(suggestions.snapshot.similar).toEqual({ isLoading: true, items: [] });
    suggestions.clear();
    calls.newest.reject(new Error('aborted'));
    await settlePromises();
    expect(secondCall.signal?.aborted).toBe(true);
    expect(logger.records).toEqual([]);
    expect(suggestions.snapshot.similar).toEqual({ isLoading: false, items: [] });
  });

  it.each([null, 'no-longer-sold'])('start from the last search for a photo (%s)', async (generatedFromItemId) => {
    const { asked, suggestions } = createFixture();
    await suggestions.fetchFor({ generatedFromItemId });
    expect(asked).toMatchObject([{ itemId: null, mode: 'query', text: 'linen' }]);
    expect(suggestions.snapshot.completeTheLook).toEqual({ isLoading: false, items: [] });
  });

  it('are empty after a failure, which is logged, and belong to the newest pose', async () => {
    const { items, logger, suggestions } = createFixture();
    const lateFetch = suggestions.fetchFor({ generatedFromItemId: 'worn' });
    items.fetchSimilarItems = () => Promise.reject(new Error('no'));
    await suggestions.fetchFor({ generatedFromItemId: null });
    await lateFetch;
    expect(suggestions.snapshot.similar).toEqual({ isLoading: false, items: [] });
    expect(logger.records.map(({ message }) => message)).toEqual(['Failed to fetch suggestions for a pose']);
    suggestions.clear();
    expect(suggestions.snapshot.similar.isLoading).toBe(false);
  });
});
