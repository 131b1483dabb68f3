import { expect, it } from 'vitest';
import { anItem, aProfile, aSearchResult } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchFixture } from '../../../tests/support/searchFixture.ts';

const readAs = (understood: readonly string[], removed: readonly string[] = []) =>
  aSearchResult({ items: [anItem()], guidance: { reading: { understood, unused: [], removed } } });

it('searches again without words that were taken off, keeps that through edits of filters, and forgets it', async () => {
  const { session, filters, searching, stop } = createSearchFixture(aProfile());
  const answer = async (result: ReturnType<typeof readAs>) => {
    searching.newest.resolve(result);
    await settlePromises();
  };
  const getRemoved = () => searching.newest.args[0].removedWords ?? [];
  void session.search({ query: 'linen dress' });
  expect(getRemoved()).toEqual([]);
  await answer(readAs(['linen', 'dress']));
  session.removeWords(['linen']);
  expect(searching.newest.args[0]).toMatchObject({ query: 'linen dress', removedWords: ['linen'] });
  await answer(readAs(['dress'], ['linen']));
  filters.apply({ sale: true });
  expect(getRemoved()).toEqual(['linen']);
  await answer(readAs(['dress'], ['linen']));
  void session.search({ query: 'silk dress' });
  expect(getRemoved()).toEqual([]);
  stop();
});
