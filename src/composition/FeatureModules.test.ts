import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { expect, it } from 'vitest';
import { FeatureModules } from './FeatureModules.ts';

const NEEDLE = Symbol('Needle') as ServiceIdentifier<string>;
const module = () => new ContainerModule(({ bind }) => void bind(NEEDLE).toConstantValue('steel'));

it('binds a feature once, even for concurrent requests', async () => {
  const container = new Container();
  const modules = new FeatureModules(container);
  await Promise.all([modules.load('sewing', async () => module()), modules.load('sewing', async () => module())]);
  await modules.load('sewing', async () => module());
  expect(container.get(NEEDLE)).toBe('steel');
});

it('tries again after a failure', async () => {
  const container = new Container();
  const modules = new FeatureModules(container);
  await expect(modules.load('sewing', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await modules.load('sewing', async () => module());
  expect(container.get(NEEDLE)).toBe('steel');
});
