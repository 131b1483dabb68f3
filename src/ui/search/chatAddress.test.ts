import { describe, expect, it } from 'vitest';
import { readChat, withChat } from './chatAddress.ts';

describe('the address of a conversation', () => {
  it('holds its id and leaves the rest', () => {
    const search = withChat(new URLSearchParams('tab=search&query=boots'), 'chat-1');
    expect(search.toString()).toBe('tab=search&query=boots&chat=chat-1');
    expect(readChat(search)).toBe('chat-1');
    expect(withChat(search, null).toString()).toBe('tab=search&query=boots');
  });

  it.each(['', 'tab=search', 'chat=', 'chat=a%20b', 'chat=../users', `chat=${'a'.repeat(129)}`])('names none in %j', (query) => {
    expect(readChat(new URLSearchParams(query))).toBeNull();
  });
});
