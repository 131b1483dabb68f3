import { describe, expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import { aRanking, aRetrieval, aTranslation, createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import type { WishlistAction } from '../../domain/chat/Chat.ts';

const linen = anItem({ id: 'linen' });
const silk = anItem({ id: 'silk' });

/** Returns a fixture in which one message was answered with `actions`. */
async function answerWith(fixture: ReturnType<typeof createChatFixture>, actions: readonly WishlistAction[]) {
  void fixture.sendMessage('put the linen one on my list');
  fixture.held.translate.newest.resolve(aTranslation());
  await settlePromises();
  fixture.held.retrieve.newest.resolve(aRetrieval());
  await settlePromises();
  fixture.held.rank.newest.resolve(aRanking({ intent: 'answer', quickPickItems: [], deepSearchItems: [], actions }));
  await settlePromises();
}

const getAnswer = (fixture: ReturnType<typeof createChatFixture>) => fixture.chat.snapshot.messages.at(-1)!;

describe('what the stylist does with the wishlist', () => {
  it('adds the items, says so, and takes it back', async () => {
    const fixture = createChatFixture();
    await answerWith(fixture, [{ kind: 'addToWishlist', itemIds: ['linen', 'silk'] }]);
    expect(fixture.itemCalls.waitingCalls.map(({ args }) => args[0])).toEqual([['linen', 'silk']]);
    fixture.itemCalls.newest.resolve(
      new Map([
        ['linen', linen],
        ['silk', silk],
      ]),
    );
    await settlePromises();
    expect([...fixture.wishlistItems.keys()]).toEqual(['linen', 'silk']);
    expect(getAnswer(fixture).wishlistChange.addedItems).toEqual([linen, silk]);
    fixture.chat.undoWishlistChange(getAnswer(fixture).key);
    expect([...fixture.wishlistItems.keys()]).toEqual([]);
    expect(getAnswer(fixture).wishlistChange.addedItems).toEqual([]);
    fixture.stop();
  });

  it('leaves what was on the list before there when it is taken back', async () => {
    const fixture = createChatFixture();
    fixture.wishlistItems.set('linen', linen);
    await answerWith(fixture, [{ kind: 'addToWishlist', itemIds: ['linen', 'silk'] }]);
    fixture.itemCalls.newest.resolve(
      new Map([
        ['linen', linen],
        ['silk', silk],
      ]),
    );
    await settlePromises();
    fixture.chat.undoWishlistChange(getAnswer(fixture).key);
    expect([...fixture.wishlistItems.keys()]).toEqual(['linen']);
    fixture.stop();
  });

  it('removes items, and puts them back', async () => {
    const fixture = createChatFixture();
    fixture.wishlistItems.set('linen', linen);
    await answerWith(fixture, [{ kind: 'removeFromWishlist', itemIds: ['linen'] }]);
    fixture.itemCalls.newest.resolve(new Map([['linen', linen]]));
    await settlePromises();
    expect(fixture.wishlistItems.size).toBe(0);
    fixture.chat.undoWishlistChange(getAnswer(fixture).key);
    expect([...fixture.wishlistItems.keys()]).toEqual(['linen']);
    fixture.stop();
  });

  it('changes nothing when the items cannot be fetched, and shows the failure', async () => {
    const fixture = createChatFixture();
    await answerWith(fixture, [{ kind: 'addToWishlist', itemIds: ['linen'] }]);
    fixture.itemCalls.newest.reject(new Error('No.'));
    await settlePromises();
    expect(fixture.wishlistItems.size).toBe(0);
    expect(fixture.notices.snapshot.popup).not.toBeNull();
    fixture.stop();
  });
});
