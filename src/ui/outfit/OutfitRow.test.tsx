import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createAppRouter } from '../../../tests/support/appRouter.tsx';
import { anItem } from '../../../tests/support/builders.ts';
import {
  aChatMessage,
  aRanking,
  aRetrieval,
  aTranslation,
  createChatFixture,
} from '../../../tests/support/chatFixture.ts';
import { createDeviceWishlist } from '../../../tests/support/deviceWishlist.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { InMemoryWishlists } from '../../adapters/memory/InMemoryWishlists.ts';
import { CallError } from '../../application/ports/CallError.ts';
import type { OpenItem } from '../../application/viewer/ViewerContext.ts';
import { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { ChatOutfit } from '../../domain/chat/Chat.ts';
import { OutfitRowContainer } from './OutfitRow.tsx';

const skirt = anItem({ id: 'skirt', shortDescription: 'Bias Skirt', price: 142, tryOnCategory: 'lower_body' });
const blouse = anItem({ id: 'blouse', shortDescription: 'Lace Blouse', price: 84.5, tryOnCategory: 'upper_body' });
const bag = anItem({ id: 'bag', shortDescription: 'Evening Bag', price: 90, tryOnCategory: null });
const clutch = anItem({ id: 'clutch', shortDescription: 'Gold Clutch', price: 60, tryOnCategory: null });

const createSlot = (slot: string, { id }: Item, reason = '') => ({
  slot,
  itemId: id,
  isOwned: false,
  words: '',
  reason,
});
const WEDDING: ChatOutfit = {
  title: 'Outfit for a wedding',
  slots: [
    createSlot('bottom', skirt, 'Right for a wedding.'),
    createSlot('top', blouse, 'Its white comes back in the bag.'),
    { slot: 'shoes', itemId: null, isOwned: true, words: 'brown boots', reason: '' },
    createSlot('bag', bag),
  ],
  total: 316.5,
  budget: 400,
  days: null,
  outfitCount: null,
};

async function renderRow(outfit: ChatOutfit = WEDDING, pieces: readonly Item[] = [skirt, blouse, bag]) {
  const fixture = createChatFixture();
  const wishlists = new InMemoryWishlists([skirt, blouse, bag, clutch]);
  const wishlist = new WishlistService(wishlists, fixture.shopper, fixture.notices, createDeviceWishlist());
  wishlist.start();
  const onOpenItem = vi.fn<OpenItem>();
  const wearItems = vi.fn<(items: readonly Item[]) => void>();
  const step = (action: () => void) =>
    act(async () => {
      action();
      await settlePromises();
    });
  const answer = async (shownOutfit: ChatOutfit, deepSearchItems: readonly Item[]) => {
    await step(() => fixture.held.translate.newest.resolve(aTranslation({ title: shownOutfit.title })));
    await step(() => fixture.held.retrieve.newest.resolve(aRetrieval()));
    const ranking = aRanking({ quickPickItems: deepSearchItems, deepSearchItems, outfit: shownOutfit });
    await step(() => fixture.held.rank.newest.resolve(ranking));
  };
  await step(() => void fixture.sendMessage('an outfit for a wedding'));
  await answer(outfit, pieces);
  const parts = { session: fixture.chat, search: fixture.search, wishlist, onOpenItem, wearItems };
  const router = createAppRouter([{ path: '/', element: <OutfitRowContainer parts={parts} /> }], ['/?tab=search']);
  render(router.page);
  const user = userEvent.setup();
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return { ...fixture, router, wishlist, wishlists, onOpenItem, wearItems, step, answer, press };
}

const listSlots = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

describe('an outfit on the screen', () => {
  it('shows a card for each place with its reason, what is owned, and the total against the budget', async () => {
    await renderRow();
    const row = screen.getByRole('region', { name: 'The outfit' });
    expect(listSlots()).toEqual(['Bottom', 'Top', 'Shoes', 'Bag']);
    expect(within(row).getAllByRole('article')).toHaveLength(3);
    for (const text of ['Right for a wedding.', 'Yours already', 'brown boots', '$316.50', 'of $400'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(row).not.toHaveTextContent('over your budget');
  });

  it('says by how much it is over the budget, and how many outfits a capsule makes', async () => {
    await renderRow({ ...WEDDING, budget: 300, days: 7, outfitCount: 8 });
    const row = screen.getByRole('region', { name: 'The capsule' });
    expect(row).toHaveTextContent('$16.50 over your budget');
    expect(row).toHaveTextContent('7 days, 8 outfits');
  });

  it('says what was not found, and what the shop no longer has', async () => {
    const missingSlot = { slot: 'accessory', itemId: null, isOwned: false, words: 'green belt', reason: '' };
    await renderRow({ ...WEDDING, slots: [...WEDDING.slots, missingSlot] }, [skirt, blouse]);
    expect(screen.getByText('Nothing found').nextSibling).toHaveTextContent('green belt');
    expect(screen.getByText('No longer here')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Swap/u })).toHaveLength(2);
  });

  it('saves all pieces by one heart, and undoes only its own additions', async () => {
    const { wishlist, press } = await renderRow();
    await act(() => wishlist.add(blouse));
    await press('Keep all');
    expect([...wishlist.snapshot.items.keys()]).toEqual(['skirt', 'bag', 'blouse']);
    expect(screen.getByRole('button', { name: 'All kept', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 pieces are on your wishlist.');
    await press('Take these pieces off the wishlist again');
    expect([...wishlist.snapshot.items.keys()]).toEqual(['blouse']);
    expect(screen.getByRole('button', { name: 'Keep all', pressed: false })).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows the pieces as saved at once, and reverts those that the server refuses', async () => {
    const { wishlists, wishlist, press, step } = await renderRow();
    let refuse = () => {};
    const add = wishlists.add.bind(wishlists);
    wishlists.add = (userId, itemId, options) =>
      itemId === 'bag'
        ? new Promise((_, reject) => (refuse = () => reject(new CallError('No', 'rejected'))))
        : add(userId, itemId, options);
    await press('Keep all');
    expect(screen.getByRole('button', { name: 'All kept' })).toBeInTheDocument();
    await step(() => refuse());
    expect([...wishlist.snapshot.items.keys()]).toEqual(['skirt', 'blouse']);
    expect(screen.getByRole('button', { name: 'Keep all' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 pieces are on your wishlist.');
  });

  it('asks before it removes all pieces from the wishlist', async () => {
    const { wishlist, press } = await renderRow();
    await press('Keep all');
    await press('All kept');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Remove these 3 pieces from your wishlist?');
    await press('Remove');
    expect(wishlist.snapshot.items.size).toBe(0);
  });

  it('is worn in the fitting room by one button', async () => {
    const { router, wearItems, press } = await renderRow();
    await press('Try on');
    expect(router.location.search).toBe('?tab=search&panel=fitting-room');
    expect(wearItems.mock.calls.map(([items]) => items.map(({ id }) => id))).toEqual([['skirt', 'blouse', 'bag']]);
  });

  it('says which places a figure does not wear', async () => {
    const shoes = anItem({ id: 'shoes', shortDescription: 'Suede Mules', tryOnCategory: null });
    await renderRow({ ...WEDDING, slots: [...WEDDING.slots, createSlot('shoes', shoes)] }, [skirt, blouse, bag, shoes]);
    expect(screen.getByText('Figures do not wear the bag and the shoes yet.')).toBeVisible();
  });

  it('says nothing about figures when they wear all of it', async () => {
    await renderRow({ ...WEDDING, slots: [createSlot('bottom', skirt), createSlot('top', blouse)] }, [skirt, blouse]);
    expect(screen.queryByText(/^Figures do not wear/u)).toBeNull();
  });

  it('offers no fitting for pieces that cannot be tried on', async () => {
    await renderRow({ ...WEDDING, slots: [createSlot('bag', bag)] }, [bag]);
    expect(screen.queryByRole('button', { name: 'Try on' })).toBeNull();
  });

  it('opens a piece among the pieces of the outfit', async () => {
    const { onOpenItem } = await renderRow();
    await userEvent.click(screen.getByRole('link', { name: /Lace Blouse/u }));
    expect(onOpenItem).toHaveBeenCalledWith(expect.objectContaining({ id: 'blouse' }), 'deep_search_results', {
      items: [skirt, blouse, bag],
      areActionsEnabled: true,
    });
  });
});

describe('the exchange of one piece', () => {
  it('asks the stylist in the same conversation, and keeps the focus', async () => {
    const { held, chat, press, answer } = await renderRow();
    await press('Swap Evening Bag for another one');
    const [request] = held.translate.newest.args;
    expect(request).toMatchObject({ chatId: 'chat-1', swappedItemId: 'bag' });
    expect(request.query).toBe('Something else in place of Evening Bag');
    expect(screen.getByText('Looking for another one')).toBeInTheDocument();
    await press('Swap Bias Skirt for another one');
    expect(held.translate.madeArguments).toHaveLength(2);
    await answer({ ...WEDDING, slots: [...WEDDING.slots.slice(0, 3), createSlot('bag', clutch)] }, [
      skirt,
      blouse,
      clutch,
    ]);
    expect(screen.getByRole('link', { name: /Gold Clutch/u })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Evening Bag/u })).toBeNull();
    expect(screen.queryByText('Looking for another one')).toBeNull();
    expect(chat.snapshot.messages.map(({ actor }) => actor)).toEqual(['user', 'model', 'user', 'model']);
  });

  it('can be taken back with one button, once', async () => {
    const { held, draft, press, answer } = await renderRow();
    const queryUndo = () => screen.queryByRole('button', { name: 'Undo the last change to the outfit' });
    expect(queryUndo()).toBeNull();
    await press('Swap Evening Bag for another one');
    expect(queryUndo()).toBeNull();
    await answer({ ...WEDDING, slots: [createSlot('bag', clutch)] }, [clutch]);
    draft.set('half a sentence');
    await press('Undo the last change to the outfit');
    const [request] = held.translate.newest.args;
    expect(request).toMatchObject({ chatId: 'chat-1', query: 'Undo the last change' });
    expect(request).not.toHaveProperty('swappedItemId');
    expect(draft.snapshot).toBe('half a sentence');
    expect(screen.getByRole('button', { name: 'Keep all' })).toHaveFocus();
    await answer(WEDDING, [skirt, blouse, bag]);
    expect(queryUndo()).toBeNull();
  });

  it('cannot be taken back after another outfit was composed', async () => {
    const { step, sendMessage, answer } = await renderRow();
    await step(() => void sendMessage('an outfit for a party'));
    await answer({ ...WEDDING, title: 'Outfit for a party' }, [skirt, blouse, bag]);
    expect(screen.queryByRole('button', { name: 'Undo the last change to the outfit' })).toBeNull();
  });

  it('cannot be taken back after an answer that changed nothing', async () => {
    const { step, sendMessage, answer } = await renderRow();
    await step(() => void sendMessage('a longer skirt'));
    const slots = WEDDING.slots.map((slot) => ({ ...slot, reason: 'It stays as it is.' }));
    await answer({ ...WEDDING, slots }, [skirt, blouse, bag]);
    expect(screen.queryByRole('button', { name: 'Undo the last change to the outfit' })).toBeNull();
  });

  it('leaves the box as it was if taking it back fails', async () => {
    const { held, draft, press, step, answer } = await renderRow();
    await press('Swap Evening Bag for another one');
    await answer({ ...WEDDING, slots: [createSlot('bag', clutch)] }, [clutch]);
    draft.set('half a sentence');
    await press('Undo the last change to the outfit');
    await step(() => held.translate.newest.reject(new CallError('No', 'unreachable')));
    expect(draft.snapshot).toBe('half a sentence');
    expect(screen.getByRole('link', { name: /Gold Clutch/u })).toBeInTheDocument();
  });

  it('leaves the box and the outfit as they were if it fails', async () => {
    const { held, draft, chat, press, step } = await renderRow();
    draft.set('half a sentence');
    await press('Swap Evening Bag for another one');
    await step(() => held.translate.newest.reject(new CallError('No', 'unreachable')));
    expect(draft.snapshot).toBe('half a sentence');
    expect(screen.getByRole('link', { name: /Evening Bag/u })).toBeInTheDocument();
    expect(chat.snapshot.messages).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Swap Evening Bag for another one' })).toHaveFocus();
  });

  it('is offered for the newest outfit only', async () => {
    const { held, chat, step, sendMessage, answer, press } = await renderRow();
    await step(() => void sendMessage('another outfit'));
    await answer({ ...WEDDING, slots: [createSlot('bag', clutch)] }, [clutch]);
    await step(() => void chat.showResults(chat.snapshot.messages[1]!.key));
    const { length } = held.translate.madeArguments;
    await press(/^Swap Gold Clutch/u);
    expect(held.translate.madeArguments).toHaveLength(length + 1);
  });
});

it('shows nothing while other results are on the screen', async () => {
  const { search, step } = await renderRow();
  await step(() => void search.search({ query: 'red', items: [bag] }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows the outfit of a conversation that is opened again', async () => {
  const fixture = await renderRow();
  const message = aChatMessage({
    itemIds: ['clutch'],
    deepSearchItemIds: ['clutch'],
    reasons: ['The finishing touch.'],
    outfit: { ...WEDDING, slots: [createSlot('bag', clutch, 'Rounds it off.')] },
  });
  await fixture.step(() => void fixture.chat.open('chat-2'));
  await fixture.step(() => fixture.held.getMessages.newest.resolve([message]));
  await fixture.step(() => {
    for (const call of fixture.itemCalls.waitingCalls) call.resolve(new Map([['clutch', clutch]]));
  });
  expect(screen.getByRole('link', { name: /Gold Clutch/u })).toBeInTheDocument();
  expect(screen.getByText('Rounds it off.')).toBeInTheDocument();
});
