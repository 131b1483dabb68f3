import { defineConfig } from 'vitest/config';

const dom = ['src/ui/**/*.test.tsx', 'src/composition/**/*.test.tsx', 'src/adapters/browser/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,contract,server,studio,scripts}/**/*.test.ts', 'tests/{contracts,architecture}/**/*.test.ts'],
          exclude: ['src/adapters/browser/**', '**/node_modules/**'],
        },
      },
      {
        test: { name: 'dom', environment: 'jsdom', include: dom, setupFiles: ['tests/support/dom.setup.ts'] },
      },
    ],
  },
});
