import type { Feature } from '../../Feature.ts';
import { offlineModule } from './firstModule.tsx';
import { OFFLINE } from './tokens.ts';

/** Stores the app on the device, and offers newer versions of it. */
export const offline: Feature = { firstModule: offlineModule, overlay: OFFLINE.overlay };
