import { describe, expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import { aRanking, aRetrieval, aTranslation, createChatWorld } from '../../../tests/support/chatWorld.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import type { WishlistAction } from '../../domain/chat/Chat.ts';

const linen = anItem({ id: 'linen' });
const silk = anItem({ id: 'silk' });

/** A turn that was answered with `actions`. */
async function answerWith(world: ReturnType<typeof createChatWorld>, actions: readonly WishlistAction[]) {
  void world.say('put the linen one on my list');
  world.held.translate.newest.resolve(aTranslation());
  await settlePromises();
  world.held.retrieve.newest.resolve(aRetrieval());
  await settlePromises();
  world.held.rank.newest.resolve(aRanking({ intent: 'answer', quickPickItems: [], deepSearchItems: [], actions }));
  await settlePromises();
}

const getAnswer = (world: ReturnType<typeof createChatWorld>) => world.chat.snapshot.messages.at(-1)!;

describe('what the stylist does with the wishlist', () => {
  it('adds the items, says so, and takes it back', async () => {
    const world = createChatWorld();
    await answerWith(world, [{ kind: 'addToWishlist', itemIds: ['linen', 'silk'] }]);
    expect(world.gettingItems.waitingCalls.map(({ args }) => args[0])).toEqual([['linen', 'silk']]);
    world.gettingItems.newest.resolve(
      new Map([
        ['linen', linen],
        ['silk', silk],
      ]),
    );
    await settlePromises();
    expect([...world.wishlistItems.keys()]).toEqual(['linen', 'silk']);
    expect(getAnswer(world).wishlistChange.addedItems).toEqual([linen, silk]);
    world.chat.undoWishlistChange(getAnswer(world).key);
    expect([...world.wishlistItems.keys()]).toEqual([]);
    expect(getAnswer(world).wishlistChange.addedItems).toEqual([]);
    world.stop();
  });

  it('leaves what was on the list before there when it is taken back', async () => {
    const world = createChatWorld();
    world.wishlistItems.set('linen', linen);
    await answerWith(world, [{ kind: 'addToWishlist', itemIds: ['linen', 'silk'] }]);
    world.gettingItems.newest.resolve(
      new Map([
        ['linen', linen],
        ['silk', silk],
      ]),
    );
    await settlePromises();
    world.chat.undoWishlistChange(getAnswer(world).key);
    expect([...world.wishlistItems.keys()]).toEqual(['linen']);
    world.stop();
  });

  it('removes items, and puts them back', async () => {
    const world = createChatWorld();
    world.wishlistItems.set('linen', linen);
    await answerWith(world, [{ kind: 'removeFromWishlist', itemIds: ['linen'] }]);
    world.gettingItems.newest.resolve(new Map([['linen', linen]]));
    await settlePromises();
    expect(world.wishlistItems.size).toBe(0);
    world.chat.undoWishlistChange(getAnswer(world).key);
    expect([...world.wishlistItems.keys()]).toEqual(['linen']);
    world.stop();
  });

  it('changes nothing when the items cannot be fetched, and shows the failure', async () => {
    const world = createChatWorld();
    await answerWith(world, [{ kind: 'addToWishlist', itemIds: ['linen'] }]);
    world.gettingItems.newest.reject(new Error('No.'));
    await settlePromises();
    expect(world.wishlistItems.size).toBe(0);
    expect(world.notices.snapshot.popup).not.toBeNull();
    world.stop();
  });
});
