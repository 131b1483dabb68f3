import { describe, expect, it } from 'vitest';
import { readChatId, setChatId } from './chatAddress.ts';

describe('the address of a conversation', () => {
  it('contains its id and keeps the rest', () => {
    const search = setChatId(new URLSearchParams('tab=search&query=boots'), 'chat-1');
    expect(search.toString()).toBe('tab=search&query=boots&chat=chat-1');
    expect(readChatId(search)).toBe('chat-1');
    expect(setChatId(search, null).toString()).toBe('tab=search&query=boots');
  });

  it('keeps the selected tab', () => {
    expect(setChatId(new URLSearchParams('query=boots'), 'c1').toString()).toBe('query=boots&tab=home&chat=c1');
  });

  it.each(['', 'tab=search', 'chat='])('names none in %j', (query) => {
    expect(readChatId(new URLSearchParams(query))).toBeNull();
  });

  it.each([
    ['chat=a%20b', 'a b'],
    ['chat=../users', '../users'],
    [`chat=${'a'.repeat(129)}`, 'a'.repeat(128)],
  ])('is requested even if it is malformed, so that the server reports it as unknown: %j', (query, chatId) => {
    expect(readChatId(new URLSearchParams(query))).toBe(chatId);
  });
});
