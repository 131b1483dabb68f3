// A worker thread does not inherit the TypeScript loader of its parent, so register it here.
import { register } from 'tsx/esm/api';

register();
await import('./gazetteerWorker.ts');
