// A worker thread does not inherit the TypeScript loader of its parent, so this file registers it.
import { register } from 'tsx/esm/api';

register();
await import('./workbench.ts');
