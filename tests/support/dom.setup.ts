import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetOpenDialogs } from './missingDom.ts';

afterEach(() => {
  cleanup();
  forgetOpenDialogs();
});
