import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import { HeldCalls, settled } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { ChatMode } from './ChatMode.ts';

function modeOf(profile: Profile | null) {
  const shopper = new SnapshotHolder(profile);
  const storing = new HeldCalls<[string, boolean], void>();
  const clock = new ManualClock();
  const mode = new ChatMode({ chats: { setChatMode: storing.call }, shopper, clock });
  const seen: boolean[] = [];
  mode.subscribe(() => seen.push(mode.snapshot));
  const stop = mode.start();
  return { mode, shopper, storing, clock, seen, stop };
}

describe('the chat mode', () => {
  it('stays off for a visitor', async () => {
    const { mode, storing } = modeOf(null);
    await mode.set(true);
    expect([mode.snapshot, storing.made]).toEqual([false, []]);
  });

  it('is that of the profile, and follows its changes on another device', () => {
    const { mode, shopper, seen, storing } = modeOf(aProfile({ chatEnabled: true }));
    expect(mode.snapshot).toBe(true);
    shopper.set(aProfile({ chatEnabled: true, name: 'Ada King' }));
    shopper.set(aProfile({ chatEnabled: false }));
    shopper.set(aProfile({ chatEnabled: true }));
    expect(seen).toEqual([false, true]);
    expect(storing.made).toEqual([]);
  });

  it('keeps what the shopper chose over an older profile until it is stored', async () => {
    const { mode, shopper, storing } = modeOf(aProfile({ chatEnabled: true }));
    void mode.set(false);
    shopper.set(aProfile({ chatEnabled: false }));
    shopper.set(aProfile({ chatEnabled: true }));
    expect(mode.snapshot).toBe(false);
    storing.newest.resolve();
    await settled();
    shopper.set(aProfile({ chatEnabled: false }));
    shopper.set(aProfile({ chatEnabled: true }));
    expect(mode.snapshot).toBe(true);
  });

  it('keeps what the shopper chose when another part of the profile changes', async () => {
    const { mode, shopper, storing } = modeOf(aProfile({ chatEnabled: true }));
    void mode.set(false);
    storing.newest.resolve();
    await settled();
    shopper.set(aProfile({ chatEnabled: true, name: 'Ada King' }));
    expect(mode.snapshot).toBe(false);
  });

  it('is that of the next shopper, and off after a logout', () => {
    const { mode, shopper } = modeOf(aProfile({ chatEnabled: false }));
    shopper.set(aProfile({ id: 'user-2', chatEnabled: true }));
    expect(mode.snapshot).toBe(true);
    shopper.set(null);
    expect(mode.snapshot).toBe(false);
    shopper.set(aProfile({ chatEnabled: true }));
    expect(mode.snapshot).toBe(true);
  });

  it('follows nothing after a stop', () => {
    const { mode, shopper, stop } = modeOf(aProfile({ chatEnabled: false }));
    stop();
    shopper.set(aProfile({ chatEnabled: true }));
    expect(mode.snapshot).toBe(false);
  });
});
