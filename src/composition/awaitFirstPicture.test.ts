import { expect, it } from 'vitest';
import { ManualClock } from '../adapters/memory/ManualClock.ts';
import { awaitFirstPicture } from './awaitFirstPicture.ts';

function createFixture() {
  const page = new EventTarget();
  const clock = new ManualClock();
  const firstPicture = awaitFirstPicture(page, clock);
  const shownStates: boolean[] = [];
  firstPicture.subscribe(() => shownStates.push(firstPicture.snapshot));
  return { page, clock, firstPicture, shown: shownStates };
}

it('waits until the picture is shown', () => {
  const { firstPicture, shown } = createFixture();
  expect(firstPicture.snapshot).toBe(false);
  firstPicture.markShown();
  firstPicture.markShown();
  expect(shown).toEqual([true]);
});

it('waits no longer than 3 seconds', () => {
  const { clock, shown } = createFixture();
  clock.advance(2_999);
  expect(shown).toEqual([]);
  clock.advance(1);
  expect(shown).toEqual([true]);
});

it.each(['pointerdown', 'keydown'])('does not wait after a %s', (event) => {
  const { page, shown } = createFixture();
  page.dispatchEvent(new Event(event));
  expect(shown).toEqual([true]);
});
