import type { ServiceIdentifier } from 'inversify';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeMainApp } from '../../tests/support/mainApp.tsx';
import type { LinkedPanel, LinkedTab } from '../ui/shared/paths.ts';
import { BASE } from './base.tokens.ts';
import type { LazyModule } from './Feature.ts';
import { FEATURES } from './features.ts';

const tabs = FEATURES.flatMap(({ tab }) => tab ?? []);
const panels = FEATURES.flatMap(({ panel }) => panel ?? []);
const screens: readonly { token: ServiceIdentifier<unknown>; lazy?: LazyModule }[] = [
  ...tabs.filter((tab) => 'token' in tab),
  ...panels,
];

describe('the manifests', () => {
  it('have unique names for tabs, panels and lazy modules', () => {
    const names = [
      tabs.map(({ id }) => id),
      panels.flatMap(({ addresses }) => addresses),
      screens.flatMap(({ lazy }) => lazy?.name ?? []),
    ];
    for (const featureNames of names) expect(new Set(featureNames).size).toBe(featureNames.length);
  });
});

/** The type of this record requires all linked tabs. */
const LINKED_TABS: Record<LinkedTab, true> = { home: true, search: true, wishlist: true };
const LINKED_PANELS: Record<LinkedPanel, true> = { filters: true, sort: true, 'fitting-room': true, account: true };

it('define every tab and panel that other features link to', () => {
  expect(tabs.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(LINKED_TABS)));
  expect(panels.flatMap(({ addresses }) => addresses)).toEqual(expect.arrayContaining(Object.keys(LINKED_PANELS)));
});

describe('each feature', () => {
  let container: ReturnType<typeof composeMainApp>;
  beforeAll(() => {
    container = composeMainApp();
  });

  it.each(screens.map((screen) => [String(screen.token), screen] as const))(
    'binds its screen: %s',
    async (_, { token, lazy }) => {
      const screen = lazy ? await container.get(BASE.modules).get(lazy, token) : container.get(token);
      expect(typeof screen).toMatch(/function|object/u);
    },
  );

  it('composes each first screen from the services of the first container', async () => {
    for (const tab of tabs) if ('compose' in tab) expect(typeof (await tab.compose(container))).toBe('function');
  });

  it('binds its overlay and its services', () => {
    for (const { overlay, services = [] } of FEATURES) {
      if (overlay) expect(container.get(overlay)).toBeTruthy();
      for (const service of services) expect(typeof container.get(service).start).toBe('function');
    }
  });
});
