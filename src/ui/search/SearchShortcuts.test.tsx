import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createAppRouter } from '../../../tests/support/appRouter.tsx';
import { someItems } from '../../../tests/support/builders.ts';
import { createSearchFixture } from '../../../tests/support/searchFixture.ts';
import { SearchShortcuts } from './SearchShortcuts.tsx';

const Query = () => <output>{useLocation().search}</output>;
const getQuery = () => document.querySelector('output')?.textContent;

function renderPage(address = '/?tab=wishlist&item=linen&panel=account') {
  const { session } = createSearchFixture();
  const requestFocus = vi.fn();
  const element = (
    <>
      <Query />
      <SearchShortcuts draft={{ requestFocus }} search={session} />
      <h3 id="results">Results</h3>
    </>
  );
  render(createAppRouter([{ path: '/', element }], [address]).page);
  return { session, requestFocus, user: userEvent.setup() };
}

it.each(['ctrlKey', 'metaKey'])('%s and K lead to the search box from anywhere', (modifier) => {
  const { requestFocus } = renderPage();
  const event = { key: 'k', [modifier]: true, cancelable: true };
  expect(fireEvent.keyDown(document.body, event), 'the browser does not act on it').toBe(false);
  expect(requestFocus).toHaveBeenCalledOnce();
  expect(getQuery()).toBe('?tab=search');
});

it('K alone is typed', () => {
  const { requestFocus } = renderPage();
  fireEvent.keyDown(document.body, { key: 'k' });
  expect([requestFocus.mock.calls.length, getQuery()]).toEqual([0, '?tab=wishlist&item=linen&panel=account']);
});

it('the first Tab stop leads to the box, the second one to the results', async () => {
  const { session, requestFocus, user } = renderPage();
  expect(screen.queryByRole('link', { name: 'Skip to the results' })).toBeNull();
  act(() => session.show({ query: 'linen', items: someItems(3) }));
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the search box' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(requestFocus).toHaveBeenCalledOnce();
  await user.tab();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus());
});
