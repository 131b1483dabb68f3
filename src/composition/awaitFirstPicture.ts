import type { Clock } from '../application/ports/Clock.ts';
import { SnapshotHolder } from '../application/Snapshots.ts';
import type { FirstPicture } from '../ui/design/FirstPictureContext.ts';

/** The maximum time for which the page waits for the first picture. */
const MAX_WAIT_MS = 3_000;

/** Events that also end the wait, because the shopper does something. */
const ENDING_EVENTS = ['pointerdown', 'keydown'];

/** Creates the `FirstPicture` of a page that starts with a picture. */
export function awaitFirstPicture(page: EventTarget, clock: Pick<Clock, 'after'>): FirstPicture {
  const shownState = new SnapshotHolder(false);
  const markShown = () => shownState.set(true);
  clock.after(MAX_WAIT_MS, markShown);
  for (const event of ENDING_EVENTS) page.addEventListener(event, markShown);
  return Object.assign(shownState, { markShown });
}
