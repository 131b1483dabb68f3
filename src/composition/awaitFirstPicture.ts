import type { Clock } from '../application/ports/Clock.ts';
import { SnapshotHolder } from '../application/Snapshots.ts';
import type { FirstPicture } from '../ui/design/FirstPictureContext.ts';

/** After this time the rest of the page no longer waits for the first picture. */
const MAX_WAIT_MS = 3_000;

/** Whatever the shopper does ends the wait too. */
const ENDING_EVENTS = ['pointerdown', 'keydown'];

/** Creates the `FirstPicture` of a page that begins with one. */
export function awaitFirstPicture(page: EventTarget, clock: Pick<Clock, 'after'>): FirstPicture {
  const shown = new SnapshotHolder(false);
  const markShown = () => shown.set(true);
  clock.after(MAX_WAIT_MS, markShown);
  for (const event of ENDING_EVENTS) page.addEventListener(event, markShown);
  return Object.assign(shown, { markShown });
}
