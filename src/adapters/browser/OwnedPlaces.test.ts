import { beforeEach, expect, it } from 'vitest';
import { OwnedPlaces } from './OwnedPlaces.ts';

let signedIn: string | null;
let places: OwnedPlaces;
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  signedIn = null;
  places = new OwnedPlaces(window, () => signedIn);
});
const { history } = window;

it('adds the signed-in shopper to each new entry, even in quick succession, and keeps other state', () => {
  signedIn = 'ada';
  const { history: owning } = places.window;
  owning.pushState({ key: 'a' }, '', '/?query=red');
  owning.replaceState({ key: 'b' }, '', '/?query=red+coat');
  expect(history.state).toEqual({ key: 'b', owner: 'ada' });
  expect(owning.state).toEqual({ key: 'b', owner: 'ada' });
  expect([places.owner, window.location.search]).toEqual(['ada', '?query=red+coat']);
});

it('keeps the owner while nobody is signed in, and creates new entries without an owner', () => {
  places.claim('ada');
  places.window.history.replaceState({ key: 'a' }, '', '/');
  expect(places.owner).toBe('ada');
  places.window.history.pushState({ key: 'b' }, '', '/terms');
  expect(places.owner).toBeNull();
});

it('claims an entry and keeps its other state', () => {
  history.replaceState({ key: 'a', usr: { panelFrom: '' } }, '', '/');
  places.claim('ada');
  expect(history.state).toEqual({ key: 'a', usr: { panelFrom: '' }, owner: 'ada' });
});

it.each([null, 'text', {}, { owner: 7 }])('finds no owner in other state: %j', (state) => {
  history.replaceState(state, '', '/');
  expect(places.owner).toBeNull();
});
