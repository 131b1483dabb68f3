import { describe, expect, it } from 'vitest';
import { InMemoryAddressStore } from '../../adapters/memory/InMemoryAddressStore.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { ChatAddressSync } from './ChatAddressSync.ts';

function createSync(query: string) {
  const openedChats: [string, boolean][] = [];
  const address = new InMemoryAddressStore(query);
  const openChatId = new SnapshotHolder<string | null>(null);
  const openChat = (chatId: string, keepsResults: boolean) => {
    openedChats.push([chatId, keepsResults]);
    return Promise.resolve();
  };
  const stop = new ChatAddressSync({ openChatId, openChat }, address).start();
  return { opened: openedChats, address, conversation: openChatId, stop };
}

describe('the address of a conversation', () => {
  it('opens the conversation that it names', () => {
    expect(createSync('tab=search&chat=c1').opened).toEqual([['c1', false]]);
    expect(createSync('tab=search').opened).toEqual([]);
  });

  it('keeps the results of a search in the same address', () => {
    expect(createSync('tab=search&chat=c1&query=linen').opened).toEqual([['c1', true]]);
  });

  it('adds the shown conversation to the current history entry, and removes it with the conversation', () => {
    const { address, conversation, opened } = createSync('tab=search&query=linen');
    conversation.set('c2');
    expect(address.snapshot.query).toBe('tab=search&query=linen&chat=c2');
    conversation.set(null);
    expect(address.snapshot.query).toBe('tab=search&query=linen');
    expect(address.entries).toHaveLength(1);
    expect(opened).toEqual([]);
  });

  it('keeps the id while its conversation loads, and opens another when the address changes', () => {
    const { address, conversation, opened } = createSync('chat=c1');
    conversation.set('c1');
    expect(address.snapshot.query).toBe('chat=c1');
    address.push(new URLSearchParams('chat=c3'));
    expect(opened).toEqual([
      ['c1', false],
      ['c3', false],
    ]);
  });

  it('reopens the shown conversation when a link names it after a search', () => {
    const { address, conversation, opened } = createSync('tab=search');
    conversation.set('c1');
    address.push(new URLSearchParams('tab=search&query=linen'));
    address.push(new URLSearchParams('tab=search&chat=c1'));
    expect(opened).toEqual([['c1', false]]);
  });

  it('reopens its conversation when the shopper goes back after starting a new one', () => {
    const { address, conversation, opened } = createSync('tab=search');
    conversation.set('c1');
    address.push(new URLSearchParams('tab=search&chat=c2'));
    conversation.set('c2');
    address.go(-1);
    expect(opened).toEqual([
      ['c2', false],
      ['c1', false],
    ]);
  });

  it('is not observed after stop', () => {
    const { address, conversation, opened, stop } = createSync('tab=search');
    stop();
    conversation.set('c1');
    address.push(new URLSearchParams('chat=c2'));
    expect([opened, address.snapshot.query]).toEqual([[], 'chat=c2']);
  });
});
