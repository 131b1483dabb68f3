import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { describe, expect, it } from 'vitest';
import { FirstContainer } from './FirstContainer.ts';
import type { Module } from './Module.ts';
import { token } from './token.ts';

const NUMBER_TOKEN = token<number>('Number');
const TEXT_TOKEN = token<{ readonly text: string }>('Text');
const PAIR_TOKEN = token<readonly [number, { readonly text: string }]>('Pair');

const module: Module = ({ bind }) => {
  bind(PAIR_TOKEN).toResolvedValue((number, text) => [number, text] as const, [NUMBER_TOKEN, TEXT_TOKEN]);
  bind(NUMBER_TOKEN).toConstantValue(7);
  bind(TEXT_TOKEN)
    .toResolvedValue((number) => ({ text: String(number) }), [NUMBER_TOKEN])
    .inSingletonScope();
};

interface Resolver {
  get<Service>(service: ServiceIdentifier<Service>): Service;
}

function createInversifyResolver(): Resolver {
  const container = new Container();
  container.load(new ContainerModule(module));
  return container;
}

describe.each([
  ['Inversify', createInversifyResolver],
  ['the container of the first screen', (): Resolver => new FirstContainer([module])],
])('a module in %s', (_, make) => {
  it('binds constants and factories, in any order', () => {
    expect(make().get(PAIR_TOKEN)).toEqual([7, { text: '7' }]);
  });

  it('creates a singleton once and a transient each time', () => {
    const container = make();
    expect(container.get(TEXT_TOKEN)).toBe(container.get(TEXT_TOKEN));
    expect(container.get(PAIR_TOKEN)).not.toBe(container.get(PAIR_TOKEN));
  });

  it('rejects an unbound token and names it', () => {
    expect(() => make().get(token('Nothing'))).toThrow(/Nothing/u);
  });
});
