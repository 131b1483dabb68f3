import { expect, it } from 'vitest';
import { createContainer } from './container.ts';
import type { LazyModule } from './Feature.ts';
import { FeatureModules } from './FeatureModules.ts';
import { FirstContainer } from './FirstContainer.ts';
import { token } from './token.ts';

const NEEDLE_TOKEN = token<string>('Needle');
const sewingModule: LazyModule = {
  name: 'sewing',
  load:
    async () =>
    ({ bind }) =>
      bind(NEEDLE_TOKEN).toConstantValue('steel'),
};
/** Creates the modules under test. Their lazy container is created on first use, as in the app. */
function createModules(firstContainer = new FirstContainer([])): FeatureModules {
  const container = createContainer(firstContainer);
  return new FeatureModules(
    async () => container,
    (load) => load(),
  );
}

it('binds a feature once, even for concurrent requests', async () => {
  const featureModules = createModules();
  await Promise.all([featureModules.load(sewingModule), featureModules.load(sewingModule)]);
  expect(await featureModules.get(sewingModule, NEEDLE_TOKEN)).toBe('steel');
});

it('tries again after a failure', async () => {
  const featureModules = createModules();
  const failingModule: LazyModule = { ...sewingModule, load: () => Promise.reject(new Error('offline')) };
  await expect(featureModules.load(failingModule)).rejects.toThrow('offline');
  expect(await featureModules.get(sewingModule, NEEDLE_TOKEN)).toBe('steel');
});

it('binds the required modules of a module with it', async () => {
  const THREAD_TOKEN = token<string>('Thread');
  const mendingModule: LazyModule = {
    name: 'mending',
    requiredModules: [sewingModule],
    load:
      async () =>
      ({ bind }) =>
        void bind(THREAD_TOKEN).toResolvedValue((needle) => `thread for ${needle}`, [NEEDLE_TOKEN]),
  };
  expect(await createModules().get(mendingModule, THREAD_TOKEN)).toBe('thread for steel');
});

it('shares the services of the first screen', async () => {
  const BASKET_TOKEN = token<{ readonly isFull: boolean }>('Basket');
  const CONTENT_TOKEN = token<unknown>('Content');
  const firstContainer = new FirstContainer([
    ({ bind }) =>
      void bind(BASKET_TOKEN)
        .toResolvedValue(() => ({ isFull: false }))
        .inSingletonScope(),
  ]);
  const shoppingModule: LazyModule = {
    name: 'shopping',
    load:
      async () =>
      ({ bind }) =>
        void bind(CONTENT_TOKEN).toResolvedValue((basket) => basket, [BASKET_TOKEN]),
  };
  expect(await createModules(firstContainer).get(shoppingModule, CONTENT_TOKEN)).toBe(firstContainer.get(BASKET_TOKEN));
});
