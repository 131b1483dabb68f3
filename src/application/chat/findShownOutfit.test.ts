import { expect, it } from 'vitest';
import { NO_CHAT, type ShownMessage } from './ChatSnapshot.ts';
import { findShownOutfit } from './findShownOutfit.ts';
import { createLoadedMessages } from './shownMessages.ts';
import { aChatMessage } from '../../../tests/support/chatFixture.ts';

const outfit = { title: 'Outfit', slots: [], total: 0, budget: null, days: null, outfitCount: null };
const messages: readonly ShownMessage[] = createLoadedMessages([
  aChatMessage({ id: 'list' }),
  aChatMessage({ id: 'outfit', outfit }),
]);

it.each([
  ['the answer on the screen has an outfit', 'outfit', null, 'outfit'],
  ['the answer on the screen has none', 'list', null, undefined],
  ['other pieces stand above the outfit', 'outfit', 'list', undefined],
  ['the results are of a search', null, null, undefined],
] as const)('%s', (_, shownAnswerKey, carouselAnswerKey, expected) => {
  expect(findShownOutfit({ ...NO_CHAT, messages, shownAnswerKey, carouselAnswerKey })?.key).toBe(expected);
});
