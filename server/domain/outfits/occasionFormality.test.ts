import { describe, expect, it } from 'vitest';
import { EVENT_GROUPS } from '../language/lexicon/events.ts';
import { FASHION_LEXICON } from '../language/lexicon/fashionLexicon.ts';
import { getPlannedFormality } from './occasionFormality.ts';

const rate = (event: string | null, words = '') =>
  getPlannedFormality({ occasion: null, event, dressiness: 0, words }) ?? -1;

describe('the formality of events that no catalogue lists', () => {
  it('is known for each of them', () => {
    for (const { name } of EVENT_GROUPS) expect(rate(name), name).toBeGreaterThan(0);
  });

  it('is that of the place, not of the meal', () => {
    const [event] = FASHION_LEXICON.byPhrase('ski hut dinner');
    expect(event?.id).toBe('occasion:mountain hut');
    expect(rate('mountain hut')).toBeLessThan(rate('day out'));
    expect(rate('day out')).toBeLessThan(rate('performance'));
  });

  it('is lower for what is not too stiff', () => {
    expect(rate('networking event', 'not too stiff')).toBeLessThan(rate('networking event'));
  });
});
