import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anAttachment, anItem, aSearchResult } from '../../../tests/support/builders.ts';
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
import type { OpenItem } from '../../application/viewer/ViewerContext.ts';
import { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import type { Ranking, Translation } from '../../domain/chat/Chat.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { ChatDockContainer } from './ChatDock.tsx';

function renderDock({
  startsExpanded = false,
  cache = new Map<string, unknown>(),
  attached = [] as readonly Attachment[],
} = {}) {
  const fixture = createChatFixture();
  fixture.attachments.restore(attached);
  const wishlist = new WishlistService(
    new InMemoryWishlists([anItem({ id: 'linen' })]),
    fixture.shopper,
    fixture.notices,
    createDeviceWishlist(),
  );
  wishlist.start();
  const onOpenItem = vi.fn<OpenItem>();
  const parts = { ...fixture, session: fixture.chat, wishlist, cache, onOpenItem };
  const { unmount } = render(<ChatDockContainer parts={parts} startsExpanded={startsExpanded} />);
  const user = userEvent.setup();
  const actAndSettle = (action: () => void) =>
    act(async () => {
      action();
      await settlePromises();
    });
  const sayToStylist = (words: string) => actAndSettle(() => void fixture.sendMessage(words));
  const resolveTranslation = (overrides: Partial<Translation> = {}) =>
    actAndSettle(() => fixture.held.translate.newest.resolve(aTranslation(overrides)));
  const resolveRetrieval = () => actAndSettle(() => fixture.held.retrieve.newest.resolve(aRetrieval()));
  const resolveRanking = (overrides: Partial<Ranking> = {}) =>
    actAndSettle(() => fixture.held.rank.newest.resolve(aRanking(overrides)));
  const sendAndAnswer = async (
    words: string,
    translation: Partial<Translation> = {},
    ranking: Partial<Ranking> = {},
  ) => {
    await sayToStylist(words);
    await resolveTranslation(translation);
    await resolveRetrieval();
    await resolveRanking(ranking);
  };
  const pressButton = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    ...fixture,
    wishlist,
    onOpenItem,
    unmount,
    user,
    step: actAndSettle,
    say: sayToStylist,
    translated: resolveTranslation,
    retrieved: resolveRetrieval,
    replied: resolveRanking,
    answered: sendAndAnswer,
    press: pressButton,
  };
}

const getConversation = () => screen.getByRole('log', { name: 'Your stylist' });

describe('a message sent offline', () => {
  it('has a line that says that it waits, until it is edited', async () => {
    const { connection, draft, say, step } = renderDock();
    connection.set(false);
    await say('boots');
    expect(screen.getByText(/^You are offline. Your message is sent once/u)).toBeVisible();
    await step(() => draft.set('boots, brown'));
    expect(screen.queryByText(/^You are offline/u)).toBeNull();
  });

  it('waits with the text that was in the box, if it is one of the suggestions', async () => {
    const { connection, draft, press, held } = renderDock({ startsExpanded: true });
    connection.set(false);
    draft.set('in wool');
    await press('What goes with wide dark jeans?');
    expect(draft.snapshot).toBe('What goes with wide dark jeans?\nin wool');
    await act(async () => connection.set(true));
    expect(held.translate.newest.args[0].query).toBe('What goes with wide dark jeans?\nin wool');
  });
});

describe('an answer that changed the wishlist', () => {
  it('shows the change, with a button that undoes it', async () => {
    const dock = renderDock({ startsExpanded: true });
    const linen = anItem({ id: 'linen', shortDescription: 'Isla Linen Dress' });
    const actions = [{ kind: 'addToWishlist', itemIds: ['linen'] }] as const;
    await dock.answered('put it on my list', {}, { intent: 'answer', deepSearchItems: [], actions });
    const call = dock.itemCalls.waitingCalls.find(({ args: [ids] }) => ids.join() === 'linen');
    await dock.step(() => call?.resolve(new Map([['linen', linen]])));
    expect(screen.getByText('On your wishlist: Isla Linen Dress')).toBeVisible();
    expect([...dock.wishlistItems.keys()]).toEqual(['linen']);
    await dock.press('Take back what changed on the wishlist');
    expect(screen.queryByText('On your wishlist: Isla Linen Dress')).toBeNull();
    expect(dock.wishlistItems.size).toBe(0);
  });
});

describe('the conversation, expanded', () => {
  it('collapses when another search begins, to show its results', async () => {
    const { step, search, searching, filters } = renderDock({ startsExpanded: true });
    await step(() => void search.search({ query: 'linen dress' }));
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    await step(() => searching.newest.resolve(aSearchResult()));
    await userEvent.click(screen.getByRole('button', { name: 'Open the conversation' }));
    await step(() => filters.update('sale', true));
    expect(getConversation()).toBeInTheDocument();
  });

  it('starts with questions about the attached piece', async () => {
    const { press, held } = renderDock({ attached: [anAttachment({ context: 'item' })] });
    await press('What goes with this?');
    expect(held.translate.newest.args[0]).toMatchObject({
      query: 'What goes with this?',
      attachments: [{ context: 'item' }],
    });
  });

  it('stays collapsed when the answer is stopped', async () => {
    const { answered, say, press, step, chat } = renderDock();
    await answered('a green dress');
    await press('Fold the conversation away');
    await say('in blue');
    await step(() => chat.stop());
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('starts with Conversation Start and example messages', async () => {
    const { press, held } = renderDock({ startsExpanded: true });
    expect(getConversation()).toHaveTextContent('Conversation Start');
    await press('What goes with wide dark jeans?');
    expect(held.translate.newest.args[0].query).toBe('What goes with wide dark jeans?');
  });

  it('collapses to show the results after a message, and expands again', async () => {
    const { say, press } = renderDock({ startsExpanded: true });
    await say('a green dress');
    expect(screen.queryByRole('log')).toBeNull();
    await press('Open the conversation');
    expect(within(getConversation()).getByText('a green dress')).toBeVisible();
  });

  it('opens when the answer is complete, where it covers the results', async () => {
    const { say, translated, retrieved, replied } = renderDock();
    await say('a green dress');
    await translated();
    await retrieved();
    expect(screen.queryByRole('log')).toBeNull();
    await replied();
    expect(getConversation()).toHaveTextContent('Linen keeps you cool.');
  });

  it('stays open while it stands beside the results', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === '(width >= 1024px)' });
    try {
      const { say, step, search } = renderDock();
      expect(getConversation()).toBeVisible();
      await say('a green dress');
      await step(() => void search.search({ query: 'linen dress' }));
      expect(getConversation()).toBeVisible();
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('says once that chat mode follows to other devices', () => {
    const cache = new Map<string, unknown>();
    const { unmount } = renderDock({ startsExpanded: true, cache });
    expect(screen.getByText(/on your other devices too/u)).toBeVisible();
    unmount();
    renderDock({ startsExpanded: true, cache });
    expect(screen.queryByText(/on your other devices too/u)).toBeNull();
  });

  it('enters and leaves full screen, by button and by Escape', async () => {
    const { press, user } = renderDock({ startsExpanded: true });
    await press('Use the whole screen');
    await press('Make it smaller');
    getConversation().focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('starts a new conversation', async () => {
    const { answered, press } = renderDock();
    await answered('a green dress');
    await press('New conversation');
    expect(within(getConversation()).queryByText('a green dress')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New conversation' })).toBeNull();
  });
});

describe('an answer', () => {
  it('arrives in stages: title, retrieval message, reply', async () => {
    const { say, translated, retrieved, replied } = renderDock();
    await say('a wedding in June');
    expect(screen.getByText('Listening', { selector: 'p' })).toBeVisible();
    await translated();
    expect(screen.getByText('Garden wedding')).toBeVisible();
    await retrieved();
    expect(screen.getByText('I found 24 pieces.')).toBeVisible();
    await replied();
    expect(screen.getByText('Linen keeps you cool.')).toBeVisible();
    expect(screen.queryByText('I found 24 pieces.')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Your stylist: Linen keeps you cool.');
  });

  it('marks its results as shown, and shows older results again', async () => {
    const { answered, itemCalls } = renderDock();
    await answered('a green dress');
    await answered('and shoes', { title: 'Shoes' }, { aiMessageId: 'answer-message-2' });
    const answers = within(getConversation())
      .getAllByRole('article')
      .filter((article) => within(article).queryByText('Linen keeps you cool.'));
    expect(within(answers[1]!).getByText('Showing Results')).toBeVisible();
    await userEvent.click(within(answers[0]!).getByRole('button', { name: 'Show Results' }));
    expect(itemCalls.newest.args[0]).toEqual(['silk', 'cotton', 'linen']);
  });

  it("with items above another answer's results is marked as shown, too", async () => {
    const { answered } = renderDock();
    await answered('a green dress');
    await answered(
      'what goes with it?',
      { intent: 'answer' },
      { aiMessageId: 'answer-message-2', reply: 'A belt.', quickPickItems: [] },
    );
    const answer = within(getConversation()).getByText('A belt.').closest('article')!;
    expect(within(answer).getByText('Showing Results')).toBeVisible();
    expect(within(getConversation()).getAllByText('Showing Results')).toHaveLength(2);
  });

  it('lists relaxed requirements once', async () => {
    const { say, translated, step, held, replied } = renderDock();
    const givenText = 'Nothing was under $90.';
    await say('a green dress');
    await translated();
    await step(() => held.retrieve.newest.resolve(aRetrieval({ relaxations: [givenText] })));
    await replied({ reply: `I had to bend: ${givenText}` });
    expect(within(getConversation()).getAllByText(givenText, { exact: false })).toHaveLength(1);
  });

  it('shows the filters it set as chips, which can be removed one by one or all at once', async () => {
    const { answered, filters, press } = renderDock();
    await answered('green, under 120', { updatedFilters: { ...NO_FILTERS, color: ['Green'], priceRangeMax: 120 } });
    expect(within(screen.getByRole('group', { name: 'Understood' })).getAllByRole('button')).toHaveLength(3);
    await press('Remove Up to $120');
    expect(filters.snapshot.filters).toMatchObject({ color: ['Green'], priceRangeMax: null });
    expect(screen.queryByRole('button', { name: 'Remove Up to $120' })).toBeNull();
  });

  it('undoes all changes of the stylist', async () => {
    const { answered, filters, press } = renderDock();
    await answered('green, under 120', { updatedFilters: { ...NO_FILTERS, color: ['Green'], priceRangeMax: 120 } });
    await press('Take back what the stylist changed');
    expect(filters.snapshot.filters).toEqual(NO_FILTERS);
    expect(screen.queryByRole('group', { name: 'Understood' })).toBeNull();
  });

  it('can be rated with a thumb, and the rating removed', async () => {
    const { answered, press, held } = renderDock();
    await answered('a green dress');
    await press('Good answer');
    expect(screen.getByRole('button', { name: 'Good answer', pressed: true })).toBeVisible();
    expect(held.giveFeedback.newest.args[0]).toMatchObject({ messageId: 'answer-message-1', feedback: 'up' });
    await press('Good answer');
    expect(screen.getByRole('button', { name: 'Good answer', pressed: false })).toBeVisible();
  });

  it('shows the pieces that it names as cards with a heart, and links their names', async () => {
    const { answered, onOpenItem, wishlist, press } = renderDock();
    const linen = anItem({ id: 'linen', shortDescription: 'Linen Wrap Dress' });
    await answered(
      'a green dress',
      {},
      {
        reply: 'The Linen Wrap Dress keeps you cool.',
        namedItems: [{ itemId: 'linen', name: 'Linen Wrap Dress' }],
        deepSearchItems: [linen],
      },
    );
    const list = screen.getByRole('list', { name: 'Pieces in this answer' });
    expect(within(list).getAllByRole('article')).toHaveLength(1);
    await press('Add Linen Wrap Dress to wishlist');
    expect(wishlist.has('linen')).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Linen Wrap Dress' }));
    expect(onOpenItem.mock.calls[0]?.[0]).toEqual(linen);
  });

  it('is rendered as plain text, in its own text direction', async () => {
    const { answered } = renderDock();
    await answered('hi', {}, { deepSearchItems: [], reply: '<img src=x onerror=alert(1)>\n\nفستان أخضر' });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('فستان أخضر')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('a message of the shopper', () => {
  async function editFirstMessage() {
    const dock = renderDock();
    await dock.answered('a green dress');
    await dock.press('Edit “a green dress”');
    return { ...dock, box: screen.getByRole('textbox', { name: 'Your message' }) };
  }

  it('is edited in its place, and Enter sends it', async () => {
    const { user, box, held } = await editFirstMessage();
    expect(box).toHaveFocus();
    expect(box).toHaveValue('a green dress');
    await user.clear(box);
    await user.type(box, 'a blue dress{Enter}');
    expect(held.translate.newest.args[0]).toMatchObject({
      query: 'a blue dress',
      editedMessageId: 'user-message-1',
    });
  });

  it('stays unchanged after Escape, which does not collapse the conversation', async () => {
    const { user, held } = await editFirstMessage();
    await user.keyboard(' now{Escape}');
    expect(within(getConversation()).getByText('a green dress')).toBeVisible();
    expect(held.translate.madeArguments).toHaveLength(1);
  });

  it('is not sent by the Enter that confirms a composition', async () => {
    const { box, held } = await editFirstMessage();
    fireEvent.change(box, { target: { value: '緑のドレス' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    expect(held.translate.madeArguments).toHaveLength(1);
    expect(box).toHaveValue('緑のドレス');
  });
});

describe('a past conversation', () => {
  it('shows ratings, and its results can be shown again', async () => {
    const { chat, held, step, press } = renderDock();
    await step(() => void chat.open('chat-9'));
    expect(screen.getByRole('status')).toHaveTextContent('Opening the conversation');
    await step(() =>
      held.getMessages.newest.resolve([
        aChatMessage({ id: 'u', actor: 'user', message: 'a green dress', title: null }),
        aChatMessage({ id: 'm', feedback: 'down', itemIds: ['silk'] }),
      ]),
    );
    await press('Open the conversation');
    expect(screen.getByRole('button', { name: 'Not a good answer', pressed: true })).toBeVisible();
    expect(screen.getByText('Show Results')).toBeVisible();
  });
});
