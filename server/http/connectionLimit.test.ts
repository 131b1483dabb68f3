import { expect, it } from 'vitest';
import { readConnectionLimit } from './connectionLimit.ts';

const createLimits = (openFiles: string) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             95000                95000                processes
Max open files            ${openFiles.padEnd(20)} 1048576              files
`;

it.each([
  ['1024', 524],
  ['1048576', 10_000],
  ['unlimited', 10_000],
  ['256', 20],
])('with %s open files allows %i connections', (openFiles, connectionCount) => {
  expect(readConnectionLimit(() => createLimits(openFiles))).toBe(connectionCount);
});

it('has a limit where the system does not tell its own', () => {
  const fail = () => {
    throw new Error('ENOENT');
  };
  expect(readConnectionLimit(fail)).toBe(10_000);
});
