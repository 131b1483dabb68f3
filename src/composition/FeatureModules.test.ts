import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { expect, it } from 'vitest';
import type { LazyModule } from './Feature.ts';
import { FeatureModules } from './FeatureModules.ts';

const NEEDLE = Symbol('Needle') as ServiceIdentifier<string>;
const module = () => new ContainerModule(({ bind }) => void bind(NEEDLE).toConstantValue('steel'));

it('binds a feature once, even for concurrent requests', async () => {
  const container = new Container();
  const modules = new FeatureModules(container, (load) => load());
  const sewing: LazyModule = { name: 'sewing', load: async () => module() };
  await Promise.all([modules.load(sewing), modules.load(sewing)]);
  expect(await modules.get(sewing, NEEDLE)).toBe('steel');
});

it('tries again after a failure', async () => {
  const container = new Container();
  const modules = new FeatureModules(container, (load) => load());
  const failing: LazyModule = { name: 'sewing', load: () => Promise.reject(new Error('offline')) };
  await expect(modules.load(failing)).rejects.toThrow('offline');
  await modules.load({ ...failing, load: async () => module() });
  expect(container.get(NEEDLE)).toBe('steel');
});

it('binds what a module needs with it', async () => {
  const container = new Container();
  const modules = new FeatureModules(container, (load) => load());
  const THREAD = Symbol('Thread') as ServiceIdentifier<string>;
  const sewing: LazyModule = { name: 'sewing', load: async () => module() };
  const mending: LazyModule = {
    name: 'mending',
    needs: [sewing],
    load: async () =>
      new ContainerModule(
        ({ bind }) => void bind(THREAD).toResolvedValue((needle) => `thread for ${needle}`, [NEEDLE]),
      ),
  };
  expect(await modules.get(mending, THREAD)).toBe('thread for steel');
});
