import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition, rest } from './fullPriceFilter.ts';
import { ProjectCopy } from './ProjectCopy.ts';

/** The folders that use filters, in which a new filter may cause type errors. */
const FILTER_FOLDERS = [
  'contract',
  'src/domain',
  'src/application',
  'src/adapters/http',
  'src/adapters/memory',
  'src/ui/chat',
  'src/ui/filters',
  'src/ui/search',
  'src/ui/text',
  'server/application/search',
  'server/domain/search',
  'server/http/wire',
];

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await ProjectCopy.of('contract', 'src', 'server/domain', 'server/application', 'server/http');
});
afterAll(() => copy.remove());

it('adds a filter in five files, and the type checker names those that are still missing', {
  timeout: 120_000,
}, async () => {
  await copy.add(definition);
  const missing = copy.typeErrors(...FILTER_FOLDERS);
  expect(Object.keys(missing).toSorted()).toEqual(Object.keys(rest.edits).toSorted());
  for (const message of Object.values(missing)) expect(message).toContain('fullPrice');

  await copy.add(rest);
  const touched = [definition, rest].flatMap(({ newFiles, edits }) => [
    ...Object.keys(newFiles),
    ...Object.keys(edits),
  ]);
  expect(touched).toHaveLength(5);
  expect(copy.typeErrors(...touched)).toEqual({});
});
