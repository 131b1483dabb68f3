import { expect, it } from 'vitest';
import { messages, getMessageText } from './messages.ts';

it.each([
  ['added-to-search', 'Added to Search'],
  ['removed-from-search', 'Removed from Search'],
  ['search-failed', 'Error Searching Items'],
  ['similar-items-not-fetched', 'Error fetching similar items'],
  ['search-not-loaded', 'Error loading Search'],
  ['item-not-fetched', 'Error fetching item'],
  ['items-not-fetched', 'Error Fetching Items'],
  ['chat-not-loaded', 'Error loading Chat'],
  ['chat-not-deleted', 'Error deleting chat history'],
  ['wishlist-not-retrieved', 'Failed to retrieve wishlist'],
  ['wishlist-not-updated', 'Failed to update wishlist'],
  ['photo-not-an-image', 'Only image files are allowed'],
  ['photo-unreadable', 'Error processing attachment'],
  ['photo-not-uploaded', 'Failed to upload Image'],
  ['pose-not-uploaded', 'Failed to upload pose'],
  ['pose-not-removed', 'Failed to remove pose'],
  ['pose-not-fetched', 'Failed to fetch pose'],
  ['image-not-generated', 'Failed to generate image'],
] as const)('%s has the words of the specification: %s', (message, messageText) => {
  expect(getMessageText(message)).toBe(messageText);
});

it('shows a sentence of the server as it is', () => {
  expect(getMessageText({ serverMessage: 'This photo is too small.' })).toBe('This photo is too small.');
});

it('has different words for each message', () => {
  const messageTexts = Object.values(messages);
  expect(new Set(messageTexts).size).toBe(messageTexts.length);
});
