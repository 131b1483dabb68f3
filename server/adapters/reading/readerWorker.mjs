// A worker thread does not inherit the TypeScript loader, so register it.
import { register } from 'tsx/esm/api';

register();
const [{ READINGS }, { serveReadings }] = await Promise.all([import('./readings.ts'), import('./serveReadings.ts')]);
serveReadings(READINGS);
