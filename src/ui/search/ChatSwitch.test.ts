import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import { aTranslation, createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { ChatSwitch, type Stylist } from './ChatSwitch.ts';

function createSwitch(options: { readonly chatEnabled?: boolean; readonly isCodeMissing?: boolean } = {}) {
  const fixture = createChatFixture(aProfile({ chatEnabled: options.chatEnabled ?? false }));
  const loadedStylist = new SnapshotHolder<Stylist | null>(null);
  const loadCounter = { count: 0 };
  const loadStylist = async () => {
    loadCounter.count += 1;
    if (options.isCodeMissing) throw new Error('offline');
    loadedStylist.set({ session: fixture.chat, mode: fixture.mode, OutfitRow: () => null });
    return loadedStylist.snapshot!;
  };
  const stylist = {
    get snapshot() {
      return loadedStylist.snapshot;
    },
    subscribe: (listener: () => void) => loadedStylist.subscribe(listener),
    loadStylist,
  };
  const chat = new ChatSwitch({ shopper: fixture.shopper, notices: fixture.notices, stylist });
  chat.start();
  return { ...fixture, switch: chat, loads: loadCounter, load: loadStylist };
}

describe('the switch between search and stylist', () => {
  it('loads nothing while chat mode is off', () => {
    const { switch: chat, loads } = createSwitch();
    expect([chat.isOn, loads.count]).toEqual([false, 0]);
  });

  it('loads the stylist at once if chat mode was left on', async () => {
    const { switch: chat, loads } = createSwitch({ chatEnabled: true });
    await settlePromises();
    expect([chat.isOn, chat.wasTurnedOnThisVisit, loads.count]).toEqual([true, false, 1]);
  });

  it('turns on, and reports that it was just turned on', async () => {
    const { switch: chat, held } = createSwitch();
    void chat.toggleMode();
    await settlePromises();
    expect([chat.isOn, chat.wasTurnedOnThisVisit]).toEqual([true, true]);
    expect(held.setChatMode.newest.args[1]).toBe(true);
  });

  it('takes effect before the stylist has loaded: the next query goes to the stylist', async () => {
    const { switch: chat, draft, held } = createSwitch();
    void chat.toggleMode();
    expect(chat.isOn).toBe(true);
    draft.set('a wool coat');
    void chat.submitTurn();
    await settlePromises();
    expect(chat.isOn).toBe(true);
    expect(held.translate.newest.args[0].query).toBe('a wool coat');
  });

  it('stays off if the code cannot be loaded', async () => {
    const { switch: chat } = createSwitch({ isCodeMissing: true });
    await chat.toggleMode();
    expect([chat.isOn, chat.wasTurnedOnThisVisit]).toEqual([false, false]);
  });

  it("uses the stylist's code if another feature has loaded it", async () => {
    const { switch: chat, mode, load } = createSwitch();
    await load();
    void mode.set(true);
    expect(chat.isOn).toBe(true);
  });

  it('is busy while an answer is pending, and returns the id of the conversation', async () => {
    const { switch: chat, draft, held } = createSwitch({ chatEnabled: true });
    draft.set('a wool coat');
    void chat.submitTurn();
    await settlePromises();
    expect(chat.isBusy).toBe(true);
    held.translate.newest.resolve(aTranslation({ chatId: 'c7' }));
    await settlePromises();
    expect(chat.openChatId.snapshot).toBe('c7');
    chat.stopTurn();
    expect(chat.isBusy).toBe(false);
    expect(draft.snapshot).toBe('a wool coat');
  });

  it('shows an error if the code cannot be loaded, keeps the query, and hides the error once it has loaded', async () => {
    const options = { isCodeMissing: true };
    const { switch: chat, notices, draft } = createSwitch(options);
    draft.set('a wool coat');
    await chat.submitTurn();
    expect(notices.snapshot.popup).toBe('part-not-loaded');
    expect(draft.snapshot).toBe('a wool coat');
    options.isCodeMissing = false;
    await chat.loadStylist();
    expect(notices.snapshot.popup).toBeNull();
  });
});
