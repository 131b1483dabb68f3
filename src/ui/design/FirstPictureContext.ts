import { createContext } from 'react';
import type { Observable } from '../../application/Snapshots.ts';

/** Whether the first picture of the page is shown. Until then, nothing outside the viewport should load. */
export interface FirstPicture extends Observable<boolean> {
  readonly markShown: () => void;
}

/** The value for pages that do not start with a picture. */
const SHOWN: FirstPicture = { snapshot: true, subscribe: () => () => undefined, markShown: () => undefined };

export const FirstPictureContext = createContext(SHOWN);
