import { expect, it, vi } from 'vitest';
import type { FrameParts } from '../ui/frame/FrameParts.ts';
import { account } from './features/account/manifest.ts';
import { fetchOfflineParts } from './frameParts.ts';

it('fetches what a logout needs early, and the rest of what works offline later', () => {
  const fetched: string[] = [];
  const content = (name: string) => Object.assign(() => null, { preload: vi.fn(() => fetched.push(name)) });
  const parts = {
    tabs: [{ offline: true, content: content('wishlist') }, { content: content('poses') }],
    panels: [{ offline: account.panel?.offline, content: content('account') }],
  } as unknown as FrameParts;
  fetchOfflineParts(parts, 'early');
  expect(fetched).toEqual(['account']);
  fetchOfflineParts(parts, 'all');
  expect(fetched).toEqual(['account', 'wishlist', 'account']);
});
