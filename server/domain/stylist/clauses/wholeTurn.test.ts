import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../hearing/hear.ts';
import { openShop } from '../../../../tests/support/stylist.ts';
import { readClauses } from './readClauses.ts';
import { isComplaint, isOrder, isPolite } from './wholeTurn.ts';

let language: Language;
beforeAll(async () => {
  language = await (await openShop()).source.view();
}, 60_000);

describe('a whole turn', () => {
  it.each([
    ['ok cheers, you are a star', isPolite, true],
    ['thanks a lot, have a lovely evening', isPolite, true],
    ['thanks, now show me boots', isPolite, false],
    ['lovely, but in blue please', isPolite, false],
    ['you are not listening to me', isComplaint, true],
    ['this is not what I asked for', isComplaint, true],
    ['not what I asked for, I want a skirt', isComplaint, false],
    ['can you email me the list', isOrder, true],
    ['show me some coats', isOrder, false],
  ] as const)('"%s"', (message, test, expected) => {
    expect(test(readClauses(message, language))).toBe(expected);
  });
});
