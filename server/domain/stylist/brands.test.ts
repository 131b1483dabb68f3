import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('a brand in the chat', () => {
  it('sets the filter, and leaves the words', async () => {
    const conversation = talk();
    const { refinedQuery, filters } = await conversation.say('a coat, only Skarvholm');
    expect(filters.brand).toEqual(['Skarvholm']);
    expect(refinedQuery).toBe('coat');
    expect(conversation.shown.length).toBeGreaterThan(0);
    expect(new Set(conversation.shown.map(({ brand }) => brand))).toEqual(new Set(['Skarvholm']));
  });

  it.each(['Skarvholm only', 'anything by Skarvholm'])('is content enough: "%s"', async (message) => {
    const { intent, filters } = await talk().say(message);
    expect([intent, filters.brand]).toEqual(['search', ['Skarvholm']]);
  });

  it('replaces the one before, or joins it', async () => {
    const conversation = talk();
    await conversation.say('a coat by Skarvholm');
    await conversation.say('only Tessaly please');
    expect(conversation.filters.brand).toEqual(['Tessaly']);
    await conversation.say('or Skarvholm');
    expect([...conversation.filters.brand].sort()).toEqual(['Skarvholm', 'Tessaly']);
    await conversation.say('any brand is fine');
    expect(conversation.filters.brand).toEqual([]);
  });

  it('can be refused, and wanted again', async () => {
    const conversation = talk();
    await conversation.say('a coat by Skarvholm');
    const { refinedQuery } = await conversation.say('no Skarvholm');
    expect(conversation.filters.brand).toEqual([]);
    expect(refinedQuery).toContain('no skarvholm');
    expect(conversation.shown.map(({ brand }) => brand)).not.toContain('Skarvholm');
    const repeatedResult = await conversation.say('only Skarvholm');
    expect(repeatedResult.refinedQuery).not.toContain('no skarvholm');
    expect(conversation.filters.brand).toEqual(['Skarvholm']);
    expect(conversation.shown.length).toBeGreaterThan(0);
  });

  it('is left out after "not that brand again", until it is asked for', async () => {
    const conversation = talk();
    await conversation.say('a coat by Skarvholm');
    await conversation.say('not that brand again');
    expect(conversation.filters.brand).toEqual([]);
    expect(conversation.shown.map(({ brand }) => brand)).not.toContain('Skarvholm');
    await conversation.say('only Skarvholm');
    expect(new Set(conversation.shown.map(({ brand }) => brand))).toEqual(new Set(['Skarvholm']));
  });

  it('is that of a piece with "more from the same brand"', async () => {
    const conversation = talk();
    await conversation.say('a coat');
    const brand = conversation.shown[0]!.brand;
    await conversation.say('more from the same brand');
    expect(conversation.filters.brand).toEqual([brand]);
  });

  it('ends with its subject', async () => {
    const conversation = talk();
    await conversation.say('a coat by Skarvholm');
    await conversation.say('show me dresses');
    expect(conversation.filters.brand).toEqual([]);
  });
});
