import { describe, expect, it } from 'vitest';
import { anItem, aProfile, someItems } from '../../../tests/support/builders.ts';
import { InMemoryItems } from '../../adapters/memory/InMemoryItems.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import type { SimilarRequest } from '../ports/Items.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { PoseSuggestions } from './PoseSuggestions.ts';

function world() {
  const items = new InMemoryItems([anItem({ id: 'worn' }), ...someItems(3)]);
  const asked: SimilarRequest[] = [];
  const fetchSimilarItems = items.fetchSimilarItems.bind(items);
  items.fetchSimilarItems = (request, signal) => {
    asked.push(request);
    return fetchSimilarItems(request, signal);
  };
  const logger = new RecordingLogger();
  const shopper = new SnapshotHolder(aProfile({ id: 'anna' }));
  return {
    items,
    asked,
    logger,
    suggestions: new PoseSuggestions({ items, shopper, lastQuery: () => 'linen', logger }),
  };
}

describe('suggestions for a pose', () => {
  it('start from the garment of a generated one', async () => {
    const { asked, suggestions } = world();
    const fetching = suggestions.fetchFor({ generatedFromItemId: 'worn' });
    expect(suggestions.snapshot).toMatchObject({ similar: { loading: true }, completeTheLook: { loading: true } });
    await fetching;
    expect(asked).toMatchObject([
      { userId: 'anna', itemId: 'worn', mode: 'item' },
      { userId: 'anna', itemId: 'worn', mode: 'completeTheLook' },
    ]);
    expect(suggestions.snapshot.similar.items.map(({ id }) => id)).not.toContain('worn');
  });

  it.each([null, 'no-longer-sold'])('start from the last search for a photo (%s)', async (generatedFromItemId) => {
    const { asked, suggestions } = world();
    await suggestions.fetchFor({ generatedFromItemId });
    expect(asked).toMatchObject([{ itemId: null, mode: 'query', text: 'linen' }]);
    expect(suggestions.snapshot.completeTheLook).toEqual({ loading: false, items: [] });
  });

  it('are empty after a failure, which is logged, and belong to the newest pose', async () => {
    const { items, logger, suggestions } = world();
    const late = suggestions.fetchFor({ generatedFromItemId: 'worn' });
    items.fetchSimilarItems = () => Promise.reject(new Error('no'));
    await suggestions.fetchFor({ generatedFromItemId: null });
    await late;
    expect(suggestions.snapshot.similar).toEqual({ loading: false, items: [] });
    expect(logger.records.length).toBe(1);
    suggestions.clear();
    expect(suggestions.snapshot.similar.loading).toBe(false);
  });
});
