import { afterEach, expect, it, vi } from 'vitest';
import { BrowserLinkSharing } from './BrowserLinkSharing.ts';

const share = vi.fn<(data: ShareData) => Promise<void>>();

function prepareDevice({ hasSheet = true, isTouched = true } = {}): BrowserLinkSharing {
  share.mockReset();
  vi.stubGlobal('navigator', hasSheet ? { share } : {});
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isTouched && query === '(pointer: coarse)' }));
  return new BrowserLinkSharing();
}

afterEach(() => vi.unstubAllGlobals());

it('is available where a finger points and the browser has a sheet', () => {
  expect(prepareDevice().isAvailable).toBe(true);
  expect(prepareDevice({ isTouched: false }).isAvailable).toBe(false);
  expect(prepareDevice({ hasSheet: false }).isAvailable).toBe(false);
});

it('shares link and title, and takes a closed sheet for an end', async () => {
  const sharing = prepareDevice();
  await sharing.share('https://shop.example?item=a', 'Linen Blazer');
  expect(share).toHaveBeenCalledWith({ url: 'https://shop.example?item=a', title: 'Linen Blazer' });
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await expect(sharing.share('https://shop.example?item=a', '')).resolves.toBeUndefined();
  share.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await expect(sharing.share('https://shop.example?item=a', '')).rejects.toThrow('denied');
});
