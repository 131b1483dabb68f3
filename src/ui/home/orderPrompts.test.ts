import { describe, expect, it } from 'vitest';
import { PROMPT_SUGGESTIONS } from '../text/promptSuggestions.ts';
import { orderPrompts } from './orderPrompts.ts';

const ALL_TEXTS = PROMPT_SUGGESTIONS.map(({ text }) => text);
const order = (options: Partial<Parameters<typeof orderPrompts>[1]>) =>
  orderPrompts(PROMPT_SUGGESTIONS, { weather: null, genders: [], start: 0, ...options });

describe('the suggestions of the prompt bar', () => {
  it('keep their order for everybody, beginning anywhere', () => {
    expect(order({})).toEqual(ALL_TEXTS);
    expect(order({ start: 0.5 })).toEqual([...ALL_TEXTS.slice(24), ...ALL_TEXTS.slice(0, 24)]);
  });

  it.each(['freezing', 'cold', 'cool'] as const)('end with those for summer on a %s day', (weather) => {
    const texts = order({ weather, start: 0.9 });
    expect(texts.slice(-7)).toContain('Swimwear for a beach holiday');
    expect(texts.slice(0, -7)).toContain('A warm coat for winter');
  });

  it.each(['warm', 'hot'] as const)('end with those for winter on a %s day', (weather) => {
    const texts = order({ weather, start: 0.9 });
    expect(texts.slice(-4)).toContain('A warm coat for winter');
    expect(texts.slice(0, -4)).toContain('Swimwear for a beach holiday');
  });

  it('end with those for other genders', () => {
    expect(order({ genders: ['Men'] }).slice(-8)).toContain('A little black dress');
    expect(order({ genders: ['Women'] }).slice(-2)).toEqual(['Suits for men', 'Polo shirts for men']);
  });

  it('are all 48 in any weather, for any gender and from any start', () => {
    for (const weather of ['cold', 'mild', 'hot'] as const)
      for (const start of [0, 0.37, 0.999])
        expect(order({ weather, start, genders: ['Men'] }).toSorted()).toEqual(ALL_TEXTS.toSorted());
  });
});
