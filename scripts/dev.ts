import { readConfig } from '../server/config.ts';
import { serveSources } from './sources.ts';
import { supervise } from './supervise.ts';

await supervise({ prepare: async (root) => serveSources({ root, dataDir: readConfig(process.env).dataDir }), hotReload: true });
