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

it('writes who is signed in into each new place, however fast they follow each other, beside the notes of others', () => {
  signedIn = 'ada';
  const { history: owning } = places.window;
  owning.pushState({ key: 'a' }, '', '/?query=red');
  owning.replaceState({ key: 'b' }, '', '/?query=red+coat');
  expect(history.state).toEqual({ key: 'b', owner: 'ada' });
  expect(owning.state).toEqual({ key: 'b', owner: 'ada' });
  expect([places.owner, window.location.search]).toEqual(['ada', '?query=red+coat']);
});

it('leaves a place whose it was while nobody is signed in, and makes new ones nobody\'s', () => {
  places.claim('ada');
  places.window.history.replaceState({ key: 'a' }, '', '/');
  expect(places.owner).toBe('ada');
  places.window.history.pushState({ key: 'b' }, '', '/terms');
  expect(places.owner).toBeNull();
});

it('claims a place and keeps its notes', () => {
  history.replaceState({ key: 'a', usr: { panelFrom: '' } }, '', '/');
  places.claim('ada');
  expect(history.state).toEqual({ key: 'a', usr: { panelFrom: '' }, owner: 'ada' });
});

it.each([null, 'text', {}, { owner: 7 }])('takes a place with other notes for nobody\'s: %j', (state) => {
  history.replaceState(state, '', '/');
  expect(places.owner).toBeNull();
});
