import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { importIfOnline, lazyComponent, reloadOnMissingCode } from './lazyComponent.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

let broken = true;
function Part() {
  if (broken) throw new Error('torn');
  return <p>whole</p>;
}
const fallback = (retry: () => void) => <button onClick={retry}>Try again</button>;

it('shows its fallback, reports the failure and retries', async () => {
  broken = true;
  const onError = vi.fn();
  render(
    <ErrorBoundary fallback={fallback} onError={onError}>
      <Part />
    </ErrorBoundary>,
  );
  expect(onError).toHaveBeenCalledWith(new Error('torn'), expect.any(String));
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('whole')).toBeVisible();
});

it('resets when the reset key changes', () => {
  broken = true;
  const at = (place: string) => (
    <ErrorBoundary fallback={fallback} resetKey={place}>
      <Part />
    </ErrorBoundary>
  );
  const { rerender } = render(at('/?tab=search'));
  broken = false;
  rerender(at('/?tab=wishlist'));
  expect(screen.getByText('whole')).toBeVisible();
});

it('shows a preloaded part at once, without loading it again', async () => {
  const load = vi.fn(async () => () => <input aria-label="words" />);
  const Part = lazyComponent(load);
  Part.preload();
  Part.preload();
  await act(async () => {});
  const { rerender } = render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  const field = screen.getByRole('textbox', { name: 'words' });
  rerender(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(screen.getByRole('textbox', { name: 'words' })).toBe(field);
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps the part mounted once it has loaded', async () => {
  const Part = lazyComponent(async () => () => <input aria-label="words" />);
  const { rerender } = render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  const field = await screen.findByRole('textbox', { name: 'words' });
  rerender(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(screen.getByRole('textbox', { name: 'words' })).toBe(field);
});

it('retries a part that failed to load, only on request', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => 'arrived');
  const Part = lazyComponent(load);
  const missing: boolean[] = [];
  const fallback = (retry: () => void, isMissing: boolean) => (
    missing.push(isMissing), (<button onClick={retry}>Try again</button>)
  );
  render(
    <ErrorBoundary fallback={fallback}>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(load).toHaveBeenCalledTimes(1);
  expect(missing.at(-1)).toBe(true);
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
    const asked = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
    const missed = reloadOnMissingCode();
    await missed();
    online.mockReturnValue(true);
    await missed();
    expect(asked).not.toHaveBeenCalled();
    await missed();
    expect(asked).toHaveBeenCalledWith(location.href, { method: 'HEAD' });
    asked.mockRejectedValue(new TypeError('unreachable'));
    await missed();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('shows no error while the page reloads', async () => {
    // jsdom can only navigate to a fragment, so the reload is observed by a change of the hash.
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    const missed = reloadOnMissingCode();
    await missed();
    const spoken = vi.fn();
    void missed(`${location.href}#item`).then(spoken);
    await vi.waitFor(() => expect(location.hash).toBe('#item'));
    expect(spoken).not.toHaveBeenCalled();
    location.hash = '';
  });
});
