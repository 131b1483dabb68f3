import { expect, it, vi } from 'vitest';
import type { FrameContent } from '../ui/frame/FrameContent.ts';
import { account } from './features/account/manifest.ts';
import { prefetchOfflineCode } from './frameContent.ts';

it('fetches what a logout needs early, and the rest of what works offline later', () => {
  const fetchedNames: string[] = [];
  const createContent = (name: string) => Object.assign(() => null, { preload: vi.fn(() => fetchedNames.push(name)) });
  const content = {
    tabs: [{ offlineLoading: true, content: createContent('wishlist') }, { content: createContent('poses') }],
    panels: [{ offlineLoading: account.panel?.offlineLoading, content: createContent('account') }],
  } as unknown as FrameContent;
  prefetchOfflineCode(content, 'early');
  expect(fetchedNames).toEqual(['account']);
  prefetchOfflineCode(content, 'all');
  expect(fetchedNames).toEqual(['account', 'wishlist', 'account']);
});
