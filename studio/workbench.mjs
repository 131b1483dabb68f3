// A worker thread does not inherit the TypeScript loader, so register it.
import { register } from 'tsx/esm/api';

register();
await import('./workbench.ts');
