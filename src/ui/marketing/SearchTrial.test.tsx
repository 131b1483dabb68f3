import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../../application/ports/CallError.ts';
import type { ShowcaseResult } from '../../application/ports/ShowcaseSearches.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { SearchTrial } from './SearchTrial.tsx';

function renderTrial() {
  const calls = new HeldCalls<[string, AbortSignal?], ShowcaseResult>();
  render(<SearchTrial appUrl="/" searches={{ search: calls.call }} />);
  const field = screen.getByRole('textbox', { name: 'What would you like to wear?' });
  const answer = (query: string, ...names: string[]): ShowcaseResult => ({
    query,
    filters: { ...NO_FILTERS, color: ['Green'] },
    understood: ['theater'],
    items: names.map((name) => anItem({ id: name, shortDescription: name })),
  });
  return { calls, field, answer };
}

const readNames = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

it('shows a recorded search first, with reasons, and links to the pages of its pieces', () => {
  const { field } = renderTrial();
  expect(field).toHaveValue('linen for a summer wedding under $250');
  expect(screen.getByText('Up to $250')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getByText(/right for a summer wedding/u)).toBeVisible();
});

it('searches for what was typed', async () => {
  const { calls, field, answer } = renderTrial();
  await userEvent.clear(field);
  await userEvent.type(field, '  something green {Enter}');
  expect(calls.newest.args[0]).toBe('something green');
  expect(screen.getByRole('status')).toHaveTextContent('Looking...');
  await act(async () => calls.newest.resolve(answer('something green', 'Green coat')));
  expect(screen.getByRole('status')).toHaveTextContent('Results for “something green”');
  const understood = within(screen.getByRole('list', { name: 'What it understood' }));
  expect(understood.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['theater', 'Green']);
  expect(readNames()).toEqual([expect.stringContaining('Green coat')]);
  expect(screen.getByRole('link', { name: 'See everything it found' })).toHaveAttribute(
    'href',
    '/?tab=search&query=something+green',
  );
});

it('searches for a suggestion, and drops an answer that is older than the newest search', async () => {
  const { calls, answer } = renderTrial();
  await userEvent.click(screen.getByRole('button', { name: 'a warm coat that is not black' }));
  const olderCall = calls.newest;
  await userEvent.click(screen.getByRole('button', { name: 'something green to wear to the theater' }));
  expect(olderCall.args[1]?.aborted).toBe(true);
  await act(async () => calls.newest.resolve(answer('newer', 'Newer')));
  await act(async () => olderCall.resolve(answer('older', 'Older')));
  expect(readNames()).toEqual([expect.stringContaining('Newer')]);
});

it('does not search for nothing', async () => {
  const { calls, field } = renderTrial();
  await userEvent.clear(field);
  await userEvent.type(field, '   {Enter}');
  expect(calls.madeArguments).toEqual([]);
});

it('says that nothing was found', async () => {
  const { calls, field, answer } = renderTrial();
  await userEvent.type(field, '{Enter}');
  await act(async () => calls.newest.resolve(answer('x')));
  expect(screen.getByRole('status')).toHaveTextContent('Nothing here comes close.');
});

it.each([
  ['rate-limited', 'That was a lot of searches.'],
  ['unreachable', 'The search did not answer.'],
] as const)('keeps the results and explains when the call is %s', async (failure, message) => {
  const { calls, field } = renderTrial();
  await userEvent.type(field, '{Enter}');
  await act(async () => {
    calls.newest.reject(new CallError('Failed to perform search', failure));
    await settlePromises();
  });
  expect(screen.getByRole('status')).toHaveTextContent(message);
  expect(screen.getAllByRole('article')).toHaveLength(6);
});
