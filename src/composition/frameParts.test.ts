import { expect, it, vi } from 'vitest';
import type { FrameParts } from '../ui/frame/FrameParts.ts';
import { account } from './features/account/manifest.ts';
import { fetchOfflineParts } from './frameParts.ts';

it('fetches what a logout needs early, and the rest of what works offline later', () => {
  const fetchedNames: string[] = [];
  const createContent = (name: string) => Object.assign(() => null, { preload: vi.fn(() => fetchedNames.push(name)) });
  const parts = {
    tabs: [{ offlineLoading: true, content: createContent('wishlist') }, { content: createContent('poses') }],
    panels: [{ offlineLoading: account.panel?.offlineLoading, content: createContent('account') }],
  } as unknown as FrameParts;
  fetchOfflineParts(parts, 'early');
  expect(fetchedNames).toEqual(['account']);
  fetchOfflineParts(parts, 'all');
  expect(fetchedNames).toEqual(['account', 'wishlist', 'account']);
});
