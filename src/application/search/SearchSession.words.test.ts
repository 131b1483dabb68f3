import { expect, it } from 'vitest';
import { anItem, aProfile, aSearchResult } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchFixture } from '../../../tests/support/searchFixture.ts';

const createReading = (understood: readonly string[], removed: readonly string[] = []) =>
  aSearchResult({ items: [anItem()], guidance: { reading: { understood, unused: [], removed } } });

it('searches again without words that were taken off, keeps that through edits of filters, and forgets it', async () => {
  const { session, filters, searching, stop } = createSearchFixture(aProfile());
  const answer = async (result: ReturnType<typeof createReading>) => {
    searching.newest.resolve(result);
    await settlePromises();
  };
  const getRemovedWords = () => searching.newest.args[0].removedWords ?? [];
  void session.search({ query: 'linen dress' });
  expect(getRemovedWords()).toEqual([]);
  await answer(createReading(['linen', 'dress']));
  session.removeWords(['linen']);
  expect(searching.newest.args[0]).toMatchObject({ query: 'linen dress', removedWords: ['linen'] });
  await answer(createReading(['dress'], ['linen']));
  filters.apply({ sale: true });
  expect(getRemovedWords()).toEqual(['linen']);
  await answer(createReading(['dress'], ['linen']));
  void session.search({ query: 'silk dress' });
  expect(getRemovedWords()).toEqual([]);
  stop();
});
