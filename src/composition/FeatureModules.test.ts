import { expect, it } from 'vitest';
import { containerOn } from './container.ts';
import type { LazyModule } from './Feature.ts';
import { FeatureModules } from './FeatureModules.ts';
import { FirstContainer } from './FirstContainer.ts';
import { token } from './token.ts';

const NEEDLE_TOKEN = token<string>('Needle');
const sewing: LazyModule = {
  name: 'sewing',
  load:
    async () =>
    ({ bind }) =>
      bind(NEEDLE_TOKEN).toConstantValue('steel'),
};
/** The modules under test, with a single lazy container that is created on first use, as in the app. */
function modules(first = new FirstContainer([])): FeatureModules {
  const container = containerOn(first);
  return new FeatureModules(
    async () => container,
    (load) => load(),
  );
}

it('binds a feature once, even for concurrent requests', async () => {
  const features = modules();
  await Promise.all([features.load(sewing), features.load(sewing)]);
  expect(await features.get(sewing, NEEDLE_TOKEN)).toBe('steel');
});

it('tries again after a failure', async () => {
  const features = modules();
  const failing: LazyModule = { ...sewing, load: () => Promise.reject(new Error('offline')) };
  await expect(features.load(failing)).rejects.toThrow('offline');
  expect(await features.get(sewing, NEEDLE_TOKEN)).toBe('steel');
});

it('binds what a module needs with it', async () => {
  const THREAD = token<string>('Thread');
  const mending: LazyModule = {
    name: 'mending',
    needs: [sewing],
    load:
      async () =>
      ({ bind }) =>
        void bind(THREAD).toResolvedValue((needle) => `thread for ${needle}`, [NEEDLE_TOKEN]),
  };
  expect(await modules().get(mending, THREAD)).toBe('thread for steel');
});

it('shares the services of the first screen', async () => {
  const BASKET = token<{ readonly full: boolean }>('Basket');
  const CONTENT = token<unknown>('Content');
  const first = new FirstContainer([
    ({ bind }) =>
      void bind(BASKET)
        .toResolvedValue(() => ({ full: false }))
        .inSingletonScope(),
  ]);
  const shopping: LazyModule = {
    name: 'shopping',
    load:
      async () =>
      ({ bind }) =>
        void bind(CONTENT).toResolvedValue((basket) => basket, [BASKET]),
  };
  expect(await modules(first).get(shopping, CONTENT)).toBe(first.get(BASKET));
});
