import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as MainApp from '../../support/mainApp.tsx';
import { ProjectCopy } from './ProjectCopy.ts';
import { savedLooks } from './savedLooks.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await ProjectCopy.of('contract', 'src', 'server', 'tests/support/mainApp.tsx', 'tests/support/appRouter.tsx');
  await copy.add(savedLooks);
});
afterAll(() => copy.remove());

it('adds a capability by editing three existing files', () => {
  expect(Object.keys(savedLooks.edits).length).toBeLessThanOrEqual(3);
});

it('type-checks', { timeout: 120_000 }, () => {
  const { newFiles, edits } = savedLooks;
  const touched = [...Object.keys(newFiles), ...Object.keys(edits)].filter((path) => /tsx?$/u.test(path));
  expect(copy.typeErrors(...touched)).toEqual({});
});

it('shows its tab in the frame, and its screen in the tab', { timeout: 60_000 }, async () => {
  const { renderMainAppAt } = (await import(join(copy.folder, 'tests/support/mainApp.tsx'))) as typeof MainApp;
  render(renderMainAppAt('/?tab=poses'));
  await userEvent.click(screen.getByRole('tab', { name: 'Looks' }));
  expect(screen.getByRole('tab', { name: 'Looks' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('heading', { name: 'Saved looks' }, { timeout: 20_000 })).toBeVisible();
});
