import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { ChatMode } from './ChatMode.ts';

function createChatMode(profile: Profile | null) {
  const shopper = new SnapshotHolder(profile);
  const storeCalls = new HeldCalls<[string, boolean], void>();
  const clock = new ManualClock();
  const mode = new ChatMode({ chats: { setChatMode: storeCalls.call }, shopper, clock });
  const seenModes: boolean[] = [];
  mode.subscribe(() => seenModes.push(mode.snapshot));
  const stop = mode.start();
  return { mode, shopper, storing: storeCalls, clock, seen: seenModes, stop };
}

describe('the chat mode', () => {
  it('stays off for a visitor', async () => {
    const { mode, storing } = createChatMode(null);
    await mode.set(true);
    expect([mode.snapshot, storing.madeArguments]).toEqual([false, []]);
  });

  it('is that of the profile, and follows its changes on another device', () => {
    const { mode, shopper, seen, storing } = createChatMode(aProfile({ chatEnabled: true }));
    expect(mode.snapshot).toBe(true);
    shopper.set(aProfile({ chatEnabled: true, name: 'Ada King' }));
    shopper.set(aProfile({ chatEnabled: false }));
    shopper.set(aProfile({ chatEnabled: true }));
    expect(seen).toEqual([false, true]);
    expect(storing.madeArguments).toEqual([]);
  });

  it('keeps what the shopper chose over an older profile until it is stored', async () => {
    const { mode, shopper, storing } = createChatMode(aProfile({ chatEnabled: true }));
    void mode.set(false);
    shopper.set(aProfile({ chatEnabled: false }));
    shopper.set(aProfile({ chatEnabled: true }));
    expect(mode.snapshot).toBe(false);
    storing.newest.resolve();
    await settlePromises();
    shopper.set(aProfile({ chatEnabled: false }));
    shopper.set(aProfile({ chatEnabled: true }));
    expect(mode.snapshot).toBe(true);
  });

  it('keeps what the shopper chose when another part of the profile changes', async () => {
    const { mode, shopper, storing } = createChatMode(aProfile({ chatEnabled: true }));
    void mode.set(false);
    storing.newest.resolve();
    await settlePromises();
    shopper.set(aProfile({ chatEnabled: true, name: 'Ada King' }));
    expect(mode.snapshot).toBe(false);
  });

  it('is that of the next shopper, and off after a logout', () => {
    const { mode, shopper } = createChatMode(aProfile({ chatEnabled: false }));
    shopper.set(aProfile({ id: 'user-2', chatEnabled: true }));
    expect(mode.snapshot).toBe(true);
    shopper.set(null);
    expect(mode.snapshot).toBe(false);
    shopper.set(aProfile({ chatEnabled: true }));
    expect(mode.snapshot).toBe(true);
  });

  it('follows nothing after a stop', () => {
    const { mode, shopper, stop } = createChatMode(aProfile({ chatEnabled: false }));
    stop();
    shopper.set(aProfile({ chatEnabled: true }));
    expect(mode.snapshot).toBe(false);
  });
});
