import { describe, expect, it } from 'vitest';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { ScrollMemory } from './ScrollMemory.ts';

describe('the scroll memory', () => {
  it('survives a reload, but not a new visit', () => {
    const store = new InMemoryKeyValueStore();
    const memory = new ScrollMemory(store);
    memory.savePosition('k1', 'search', 900);
    memory.save();
    expect(new ScrollMemory(store).getPosition('k1', 'search')).toBe(900);
    expect(new ScrollMemory(store).getPosition('k1', 'home')).toBe(0);
    expect(new ScrollMemory(store, true).getPosition('k1', 'search')).toBe(0);
  });

  it('stores only the newest positions', () => {
    const store = new InMemoryKeyValueStore();
    const memory = new ScrollMemory(store);
    for (let entry = 0; entry < 60; entry += 1) memory.savePosition(`k${entry}`, 'search', entry + 1);
    memory.save();
    const reloadedMemory = new ScrollMemory(store);
    expect([reloadedMemory.getPosition('k9', 'search'), reloadedMemory.getPosition('k10', 'search')]).toEqual([0, 11]);
  });

  it('starts empty where what is stored cannot be read', () => {
    const store = new InMemoryKeyValueStore();
    store.set('scroll', '{');
    expect(new ScrollMemory(store).getPosition('k1', 'search')).toBe(0);
  });
});
