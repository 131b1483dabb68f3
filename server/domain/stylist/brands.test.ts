import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('a brand in the chat', () => {
  it('sets the filter, and leaves the words', async () => {
    const held = talk();
    const { refinedQuery, filters } = await held.say('a coat, only Skarvholm');
    expect(filters.brand).toEqual(['Skarvholm']);
    expect(refinedQuery).toBe('coat');
    expect(held.shown.length).toBeGreaterThan(0);
    expect(new Set(held.shown.map(({ brand }) => brand))).toEqual(new Set(['Skarvholm']));
  });

  it.each(['Skarvholm only', 'anything by Skarvholm'])('is content enough: "%s"', async (said) => {
    const { intent, filters } = await talk().say(said);
    expect([intent, filters.brand]).toEqual(['search', ['Skarvholm']]);
  });

  it('replaces the one before, or joins it', async () => {
    const held = talk();
    await held.say('a coat by Skarvholm');
    await held.say('only Tessaly please');
    expect(held.filters.brand).toEqual(['Tessaly']);
    await held.say('or Skarvholm');
    expect([...held.filters.brand].sort()).toEqual(['Skarvholm', 'Tessaly']);
    await held.say('any brand is fine');
    expect(held.filters.brand).toEqual([]);
  });

  it('can be refused, and wanted again', async () => {
    const held = talk();
    await held.say('a coat by Skarvholm');
    const { refinedQuery } = await held.say('no Skarvholm');
    expect(held.filters.brand).toEqual([]);
    expect(refinedQuery).toContain('no skarvholm');
    expect(held.shown.map(({ brand }) => brand)).not.toContain('Skarvholm');
    const again = await held.say('only Skarvholm');
    expect(again.refinedQuery).not.toContain('no skarvholm');
    expect(held.filters.brand).toEqual(['Skarvholm']);
    expect(held.shown.length).toBeGreaterThan(0);
  });

  it('is left out after "not that brand again", until it is asked for', async () => {
    const held = talk();
    await held.say('a coat by Skarvholm');
    await held.say('not that brand again');
    expect(held.filters.brand).toEqual([]);
    expect(held.shown.map(({ brand }) => brand)).not.toContain('Skarvholm');
    await held.say('only Skarvholm');
    expect(new Set(held.shown.map(({ brand }) => brand))).toEqual(new Set(['Skarvholm']));
  });

  it('is that of a piece with "more from the same brand"', async () => {
    const held = talk();
    await held.say('a coat');
    const brand = held.shown[0]!.brand;
    await held.say('more from the same brand');
    expect(held.filters.brand).toEqual([brand]);
  });

  it('ends with its subject', async () => {
    const held = talk();
    await held.say('a coat by Skarvholm');
    await held.say('show me dresses');
    expect(held.filters.brand).toEqual([]);
  });
});
