import { afterAll, beforeAll, expect, it } from 'vitest';
import { filterDefinition, requiredEntries } from './fullPriceFilter.ts';
import { ProjectCopy } from './ProjectCopy.ts';

/** Folders in which a new filter may cause type errors. */
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

let projectCopy: ProjectCopy;
beforeAll(async () => {
  projectCopy = await ProjectCopy.of('contract', 'src', 'server/domain', 'server/application', 'server/http');
});
afterAll(() => projectCopy.remove());

it('adds a filter in five files, and the type checker names those that are still missing', {
  timeout: 120_000,
}, async () => {
  await projectCopy.addFiles(filterDefinition);
  const typeErrorByFile = projectCopy.findTypeErrors(...FILTER_FOLDERS);
  expect(Object.keys(typeErrorByFile).toSorted()).toEqual(Object.keys(requiredEntries.edits).toSorted());
  for (const message of Object.values(typeErrorByFile)) expect(message).toContain('fullPrice');

  await projectCopy.addFiles(requiredEntries);
  const touchedFiles = [filterDefinition, requiredEntries].flatMap(({ newFiles, edits }) => [
    ...Object.keys(newFiles),
    ...Object.keys(edits),
  ]);
  expect(touchedFiles).toHaveLength(5);
  expect(projectCopy.findTypeErrors(...touchedFiles)).toEqual({});
});
