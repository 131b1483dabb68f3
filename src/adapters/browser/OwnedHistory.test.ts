import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OwnedHistory } from './OwnedHistory.ts';

let signedInUserId: string | null;
let ownedHistory: OwnedHistory;
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  signedInUserId = null;
  ownedHistory = new OwnedHistory(window, () => signedInUserId);
});
afterEach(() => void vi.restoreAllMocks());
const { history } = window;

it('adds the signed-in shopper to each new entry, even in quick succession, and keeps other state', () => {
  signedInUserId = 'ada';
  const { history: owning } = ownedHistory.window;
  owning.pushState({ key: 'a' }, '', '/?query=red');
  owning.replaceState({ key: 'b' }, '', '/?query=red+coat');
  expect(history.state).toEqual({ key: 'b', owner: 'ada' });
  expect(owning.state).toEqual({ key: 'b', owner: 'ada' });
  expect([ownedHistory.owner, window.location.search]).toEqual(['ada', '?query=red+coat']);
});

it('keeps the owner while nobody is signed in, and creates new entries without an owner', () => {
  ownedHistory.claimEntry('ada');
  ownedHistory.window.history.replaceState({ key: 'a' }, '', '/');
  expect(ownedHistory.owner).toBe('ada');
  ownedHistory.window.history.pushState({ key: 'b' }, '', '/terms');
  expect(ownedHistory.owner).toBeNull();
});

it('claims an entry and keeps its other state', () => {
  history.replaceState({ key: 'a', usr: { panelFrom: '' } }, '', '/');
  ownedHistory.claimEntry('ada');
  expect(history.state).toEqual({ key: 'a', usr: { panelFrom: '' }, owner: 'ada' });
});

it.each([null, 'text', {}, { owner: 7 }])('finds no owner in other state: %j', (state) => {
  history.replaceState(state, '', '/');
  expect(ownedHistory.owner).toBeNull();
});

it('goes on where the browser allows no more changes of the address', () => {
  const refuse = (name: string) =>
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many', name);
    });
  refuse('SecurityError');
  ownedHistory.claimEntry('ada');
  ownedHistory.window.history.replaceState({ key: 'a' }, '', '/?query=red');
  expect(window.location.search).toBe('');
  refuse('DataCloneError');
  expect(() => ownedHistory.window.history.replaceState({ key: 'a' }, '', '/')).toThrow('Too many');
});
