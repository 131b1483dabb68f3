import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { importIfOnline, lazyComponent, reloadOnMissingCode } from './lazyComponent.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

let isBroken = true;
function FailingPart() {
  if (isBroken) throw new Error('torn');
  return <p>whole</p>;
}
const fallback = (retry: () => void) => <button onClick={retry}>Try again</button>;

it('shows its fallback, reports the failure and retries', async () => {
  isBroken = true;
  const onError = vi.fn();
  render(
    <ErrorBoundary fallback={fallback} onError={onError}>
      <FailingPart />
    </ErrorBoundary>,
  );
  expect(onError).toHaveBeenCalledWith(new Error('torn'), expect.any(String));
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('whole')).toBeVisible();
});

it('resets when the reset key changes', () => {
  isBroken = true;
  const renderAt = (place: string) => (
    <ErrorBoundary fallback={fallback} resetKey={place}>
      <FailingPart />
    </ErrorBoundary>
  );
  const { rerender } = render(renderAt('/?tab=search'));
  isBroken = false;
  rerender(renderAt('/?tab=wishlist'));
  expect(screen.getByText('whole')).toBeVisible();
});

it('shows a preloaded part at once, without loading it again', async () => {
  const load = vi.fn(async () => () => <input aria-label="words" />);
  const FailingPart = lazyComponent(load);
  FailingPart.preload();
  FailingPart.preload();
  await act(async () => {});
  const { rerender } = render(
    <Suspense>
      <FailingPart />
    </Suspense>,
  );
  const field = screen.getByRole('textbox', { name: 'words' });
  rerender(
    <Suspense>
      <FailingPart />
    </Suspense>,
  );
  expect(screen.getByRole('textbox', { name: 'words' })).toBe(field);
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps the part mounted once it has loaded', async () => {
  const FailingPart = lazyComponent(async () => () => <input aria-label="words" />);
  const { rerender } = render(
    <Suspense>
      <FailingPart />
    </Suspense>,
  );
  const field = await screen.findByRole('textbox', { name: 'words' });
  rerender(
    <Suspense>
      <FailingPart />
    </Suspense>,
  );
  expect(screen.getByRole('textbox', { name: 'words' })).toBe(field);
});

it('retries a part that failed to load, only on request', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => 'arrived');
  const FailingPart = lazyComponent(load);
  const missingFlags: boolean[] = [];
  const fallback = (retry: () => void, isMissing: boolean) => (
    missingFlags.push(isMissing), (<button onClick={retry}>Try again</button>)
  );
  render(
    <ErrorBoundary fallback={fallback}>
      <Suspense>
        <FailingPart />
      </Suspense>
    </ErrorBoundary>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(load).toHaveBeenCalledTimes(1);
  expect(missingFlags.at(-1)).toBe(true);
  await userEvent.click(retry);
  expect(await screen.findByText('arrived')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

describe('a chunk that does not load', () => {
  it('is not requested offline, because the browser would not retry it', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(async () => 'code');
    await expect(importIfOnline(load)).rejects.toThrow('No network');
    expect(load).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    await expect(importIfOnline(load)).resolves.toBe('code');
  });

  it('reloads the page at the second failure, if the server can be reached', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fetchSpy = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
    const onMissingCode = reloadOnMissingCode();
    await onMissingCode();
    online.mockReturnValue(true);
    await onMissingCode();
    expect(fetchSpy).not.toHaveBeenCalled();
    await onMissingCode();
    expect(fetchSpy).toHaveBeenCalledWith(location.href, { method: 'HEAD' });
    fetchSpy.mockRejectedValue(new TypeError('unreachable'));
    await onMissingCode();
    expect(fetchSpy).toHaveBeenCalledTimes(2);
  });

  it('shows no error while the page reloads', async () => {
    // jsdom can only navigate to a fragment, so the test observes the hash.
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    const onMissingCode = reloadOnMissingCode();
    await onMissingCode();
    const messages = vi.fn();
    void onMissingCode(`${location.href}#item`).then(messages);
    await vi.waitFor(() => expect(location.hash).toBe('#item'));
    expect(messages).not.toHaveBeenCalled();
    location.hash = '';
  });
});
