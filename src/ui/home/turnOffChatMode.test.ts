import { describe, expect, it, vi } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import { createChatFixture } from '../../../tests/support/chatFixture.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import type { Stylist } from '../search/ChatSwitch.ts';
import { turnOffChatMode } from './turnOffChatMode.ts';

function createFixture({ chatEnabled, isLoaded }: { readonly chatEnabled: boolean; readonly isLoaded: boolean }) {
  const profile = aProfile({ chatEnabled });
  const fixture = createChatFixture(profile);
  const stylist: Stylist = { session: fixture.chat, mode: fixture.mode, OutfitRow: () => null };
  const loadedStylist = new SnapshotHolder<Stylist | null>(isLoaded ? stylist : null);
  const loadStylist = vi.fn(async () => stylist);
  const showError = vi.fn();
  const lazyStylist = Object.assign(loadedStylist, { loadStylist });
  return {
    ...fixture,
    loadStylist,
    showError,
    parts: { stylist: lazyStylist, shopper: fixture.shopper, notices: { showError } },
  };
}

describe('opening a search of the history', () => {
  it('turns chat mode off and stores that', async () => {
    const { mode, held, parts } = createFixture({ chatEnabled: true, isLoaded: true });
    await turnOffChatMode(parts);
    expect(mode.snapshot).toBe(false);
    expect(held.setChatMode.newest.args).toEqual(['user-1', false]);
  });

  it('turns chat mode off before the code of the stylist has loaded', async () => {
    const { mode, parts } = createFixture({ chatEnabled: true, isLoaded: false });
    await turnOffChatMode(parts);
    expect(mode.snapshot).toBe(false);
  });

  it('loads no code if chat mode is off', async () => {
    const { loadStylist, held, parts } = createFixture({ chatEnabled: false, isLoaded: false });
    await turnOffChatMode(parts);
    expect(loadStylist).not.toHaveBeenCalled();
    expect(held.setChatMode.madeArguments).toEqual([]);
  });

  it('says that the code did not load', async () => {
    const { loadStylist, showError, parts } = createFixture({ chatEnabled: true, isLoaded: false });
    loadStylist.mockRejectedValue(new Error('offline'));
    await turnOffChatMode(parts);
    expect(showError).toHaveBeenCalledWith('part-not-loaded');
  });
});
