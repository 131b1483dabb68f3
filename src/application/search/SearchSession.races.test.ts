import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSearchResult, anItem } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchFixture } from '../../../tests/support/searchFixture.ts';
import { SORT_OPTIONS } from '../../domain/catalogue/vocabulary.ts';
import { sortItems } from '../../domain/catalogue/sortItems.ts';
import { CallError } from '../ports/CallError.ts';

const stepArbitrary = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('search' as const), query: fc.constantFrom('coat', 'boots', 'scarf') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), color: fc.constantFrom('Red', 'Blue') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sort' as const), sort: fc.constantFrom(...SORT_OPTIONS) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('answer' as const), which: fc.nat(9), fails: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const }) },
);

/** Items whose ids contain the number of the call that found them. */
const createItemsFoundBy = (call: number) =>
  [40, 20, 30].map((price, index) => anItem({ id: `call-${call}-${index}`, price, rank: index + 1 }));

describe('SearchSession, however searches, edits, answers and failures interleave', () => {
  it('shows the answer to the newest request in sort order, and thinks exactly while it is pending', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 30 }), async (steps) => {
        const { session, searching, filters, pulse, notices } = createSearchFixture();
        /** The number of the call whose results must be on the screen at the end; null if the screen must be empty. */
        let expected: number | null = null;
        for (const next of steps) {
          const isNewestPending = session.snapshot.status === 'searching';
          const newestCall = searching.madeArguments.length - 1;
          if (next.do === 'search') void session.search({ query: next.query });
          if (next.do === 'edit') filters.update('color', next.color);
          if (next.do === 'sort') filters.update('sort', next.sort);
          if (next.do === 'cancel') session.cancel();
          const call =
            next.do === 'answer'
              ? searching.waitingCalls[next.which % Math.max(1, searching.waitingCalls.length)]
              : undefined;
          if (next.do === 'answer' && call !== undefined) {
            const index = searching.madeArguments.indexOf(call.args);
            const isExpectedOnScreen = isNewestPending && index === newestCall;
            if (isExpectedOnScreen) expected = next.fails ? null : index;
            notices.closePopup();
            if (next.fails) call.reject(new CallError('Failed to perform search', 'broken'));
            else
              call.resolve(
                aSearchResult({
                  searchId: `call-${index}`,
                  items: createItemsFoundBy(index),
                  filters: call.args[0].filters,
                }),
              );
            await settlePromises();
            expect(notices.snapshot.popup !== null, 'only the newest failure is told').toBe(
              isExpectedOnScreen && next.fails,
            );
          }
          await settlePromises();
          const { status, items } = session.snapshot;
          expect(pulse.snapshot).toBe(status === 'searching' ? 'thinking' : 'idle');
          for (const olderCall of searching.waitingCalls.slice(0, -1))
            expect(olderCall.signal?.aborted, 'older requests are aborted').toBe(true);
          if (status !== 'searching') {
            const expectedItems =
              expected === null ? [] : sortItems(createItemsFoundBy(expected), filters.snapshot.filters.sort);
            expect(items.map(({ id }) => id)).toEqual(expectedItems.map(({ id }) => id));
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
