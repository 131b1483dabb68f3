import { defineConfig } from 'vite';
import { BROWSERS } from './vite.config.ts';

/** The service worker: one file without imports, at the root, so that it may answer for the whole origin. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: BROWSERS,
    sourcemap: false,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/service-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
