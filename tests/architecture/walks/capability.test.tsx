import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as MainApp from '../../support/mainApp.tsx';
import { ProjectCopy } from './ProjectCopy.ts';
import { savedLooksAddition } from './savedLooks.ts';

let projectCopy: ProjectCopy;
beforeAll(async () => {
  projectCopy = await ProjectCopy.of(
    'contract',
    'src',
    'server',
    'tests/support/mainApp.tsx',
    'tests/support/appRouter.tsx',
  );
  await projectCopy.addFiles(savedLooksAddition);
});
afterAll(() => projectCopy.remove());

it('adds a capability by editing three existing files', () => {
  expect(Object.keys(savedLooksAddition.edits).length).toBeLessThanOrEqual(3);
});

it('type-checks', { timeout: 120_000 }, () => {
  const { newFiles, edits } = savedLooksAddition;
  const touchedFiles = [...Object.keys(newFiles), ...Object.keys(edits)].filter((path) => /tsx?$/u.test(path));
  expect(projectCopy.findTypeErrors(...touchedFiles)).toEqual({});
});

it('shows its tab in the frame, and its screen in the tab', { timeout: 60_000 }, async () => {
  const { renderMainAppAt } = (await import(join(projectCopy.folder, 'tests/support/mainApp.tsx'))) as typeof MainApp;
  render(renderMainAppAt('/?tab=poses'));
  await userEvent.click(screen.getByRole('tab', { name: 'Looks' }));
  expect(screen.getByRole('tab', { name: 'Looks' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('heading', { name: 'Saved looks' }, { timeout: 20_000 })).toBeVisible();
});
