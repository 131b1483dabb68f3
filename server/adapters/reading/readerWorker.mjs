// A worker thread does not inherit the TypeScript loader of its parent, so register it here.
import { register } from 'tsx/esm/api';

register();
const [{ READINGS }, { serveReadings }] = await Promise.all([import('./readings.ts'), import('./serveReadings.ts')]);
serveReadings(READINGS);
