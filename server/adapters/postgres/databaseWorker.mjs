// A worker thread does not inherit the TypeScript loader of its parent, so this file brings it.
import { register } from 'tsx/esm/api';

register();
await import('./databaseWorker.ts');
