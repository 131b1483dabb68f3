import { createContext } from 'react';
import type { Observable } from '../../application/Snapshots.ts';

/** Whether the first picture of the page is shown. Until then, whatever is not visible at once should not load. */
export interface FirstPicture extends Observable<boolean> {
  readonly markShown: () => void;
}

/** For pages that do not begin with a picture. */
const SHOWN: FirstPicture = { snapshot: true, subscribe: () => () => undefined, markShown: () => undefined };

export const FirstPictureContext = createContext(SHOWN);
