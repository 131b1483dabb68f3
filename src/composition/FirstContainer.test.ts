import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { describe, expect, it } from 'vitest';
import { FirstContainer } from './FirstContainer.ts';
import type { Module } from './Module.ts';
import { token } from './token.ts';

const NUMBER = token<number>('Number');
const TEXT = token<{ readonly text: string }>('Text');
const PAIR = token<readonly [number, { readonly text: string }]>('Pair');

const module: Module = ({ bind }) => {
  bind(PAIR).toResolvedValue((number, text) => [number, text] as const, [NUMBER, TEXT]);
  bind(NUMBER).toConstantValue(7);
  bind(TEXT)
    .toResolvedValue((number) => ({ text: String(number) }), [NUMBER])
    .inSingletonScope();
};

interface Resolver {
  get<Service>(service: ServiceIdentifier<Service>): Service;
}

function withInversify(): Resolver {
  const container = new Container();
  container.load(new ContainerModule(module));
  return container;
}

describe.each([
  ['Inversify', withInversify],
  ['the container of the first screen', (): Resolver => new FirstContainer([module])],
])('a module in %s', (_, make) => {
  it('binds constants and factories, in any order', () => {
    expect(make().get(PAIR)).toEqual([7, { text: '7' }]);
  });

  it('creates a singleton once and a transient each time', () => {
    const container = make();
    expect(container.get(TEXT)).toBe(container.get(TEXT));
    expect(container.get(PAIR)).not.toBe(container.get(PAIR));
  });

  it('rejects an unbound token and names it', () => {
    expect(() => make().get(token('Nothing'))).toThrow(/Nothing/u);
  });
});
