import { readConfig } from '../server/config.ts';
import { requireDevelopmentPackage } from './requirements.ts';
import { supervise } from './supervise.ts';

await supervise({
  prepare: async (root) => {
    requireDevelopmentPackage(root, 'vite');
    // Import this late, because it loads Vite.
    const { serveSources } = await import('./sources.ts');
    return serveSources({ root, dataDir: readConfig(process.env).dataDir });
  },
  hotReload: true,
});
