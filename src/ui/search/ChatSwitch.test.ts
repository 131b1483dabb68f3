import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import { aTranslation, chatWorld } from '../../../tests/support/chatWorld.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { ChatSwitch, type Stylist } from './ChatSwitch.ts';

function aSwitch(given: { readonly chatEnabled?: boolean; readonly missing?: boolean } = {}) {
  const world = chatWorld(aProfile({ chatEnabled: given.chatEnabled ?? false }));
  const here = new SnapshotHolder<Stylist | null>(null);
  const loads = { count: 0 };
  const load = async () => {
    loads.count += 1;
    if (given.missing) throw new Error('offline');
    here.set({ session: world.chat, mode: world.mode });
    return here.snapshot!;
  };
  const stylist = {
    get snapshot() {
      return here.snapshot;
    },
    subscribe: (listener: () => void) => here.subscribe(listener),
    load,
  };
  const chat = new ChatSwitch({ shopper: world.shopper, notices: world.notices, stylist });
  chat.start();
  return { ...world, switch: chat, loads, load };
}

describe('the switch between search and stylist', () => {
  it('loads nothing while chat mode is off', () => {
    const { switch: chat, loads } = aSwitch();
    expect([chat.on, loads.count]).toEqual([false, 0]);
  });

  it('loads the stylist at once if chat mode was left on', async () => {
    const { switch: chat, loads } = aSwitch({ chatEnabled: true });
    await settled();
    expect([chat.on, chat.justTurnedOn, loads.count]).toEqual([true, false, 1]);
  });

  it('turns on, and reports that it was just turned on', async () => {
    const { switch: chat, held } = aSwitch();
    void chat.toggle();
    await settled();
    expect([chat.on, chat.justTurnedOn]).toEqual([true, true]);
    expect(held.setChatMode.newest.args[1]).toBe(true);
  });

  it('takes effect before the stylist has loaded: the next query goes to the stylist', async () => {
    const { switch: chat, draft, held } = aSwitch();
    void chat.toggle();
    expect(chat.on).toBe(true);
    draft.set('a wool coat');
    void chat.submit();
    await settled();
    expect(chat.on).toBe(true);
    expect(held.translate.newest.args[0].query).toBe('a wool coat');
  });

  it('stays off if the code cannot be loaded', async () => {
    const { switch: chat } = aSwitch({ missing: true });
    await chat.toggle();
    expect([chat.on, chat.justTurnedOn]).toEqual([false, false]);
  });

  it("uses the stylist's code if another feature has loaded it", async () => {
    const { switch: chat, mode, load } = aSwitch();
    await load();
    void mode.set(true);
    expect(chat.on).toBe(true);
  });

  it('is busy while an answer is pending, and returns the id of the conversation', async () => {
    const { switch: chat, draft, held } = aSwitch({ chatEnabled: true });
    draft.set('a wool coat');
    void chat.submit();
    await settled();
    expect(chat.busy).toBe(true);
    held.translate.newest.resolve(aTranslation({ chatId: 'c7' }));
    await settled();
    expect(chat.conversation.snapshot).toBe('c7');
    chat.stop();
    expect(chat.busy).toBe(false);
    expect(draft.snapshot).toBe('a wool coat');
  });

  it('shows an error if the code cannot be loaded, keeps the query, and hides the error once it has loaded', async () => {
    const given = { missing: true };
    const { switch: chat, notices, draft } = aSwitch(given);
    draft.set('a wool coat');
    await chat.submit();
    expect(notices.snapshot.popup).toBe('part-not-loaded');
    expect(draft.snapshot).toBe('a wool coat');
    given.missing = false;
    await chat.load();
    expect(notices.snapshot.popup).toBeNull();
  });
});
