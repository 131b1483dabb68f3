import { describe, expect, it } from 'vitest';
import { createOpenPlace, type OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import { applyEdits, EMPTY_PLAN } from './applyEdits.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';

const TRIP_PLAN: OutfitPlan = { ...EMPTY_PLAN, days: 14 };
const listNumbers = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
const name = (slot: NamedGarment['slot'], words: string): NamedGarment => ({ slot, kinds: [words], words });
const editAll = (plan: OutfitPlan, toEdit: (index: number) => OutfitEdit): OutfitPlan =>
  applyEdits(plan, listNumbers(200).map(toEdit));

describe('a plan that a message edits two hundred times', () => {
  it('holds what is owned once, and no more than anybody wears', () => {
    const repeatedPlan = editAll(TRIP_PLAN, () => ({ kind: 'own', garment: name('layer', 'navy blazer') }));
    expect(repeatedPlan.places).toEqual([{ ...createOpenPlace('layer', 'navy blazer'), isOwned: true }]);
    const longPlan = editAll(TRIP_PLAN, (index) => ({ kind: 'own', garment: name('layer', `blazer ${index}`) }));
    expect(longPlan.places.length).toBeLessThanOrEqual(12);
  });

  it('holds what fits into a suitcase, or is worn at once', () => {
    const packedPlan = editAll(TRIP_PLAN, (index) => ({ kind: 'add', garment: name('top', `shirt ${index}`) }));
    expect(packedPlan.places.length).toBeLessThanOrEqual(24);
    expect(packedPlan.places[0]?.words).toBe('shirt 0');
    const wornPlan = editAll(EMPTY_PLAN, (index) => ({ kind: 'add', garment: name('accessory', `scarf ${index}`) }));
    expect(wornPlan.places.length).toBeLessThanOrEqual(5);
  });

  it('holds the newest words', () => {
    const { words } = editAll(EMPTY_PLAN, (index) => ({
      kind: 'terms',
      terms: { words: `word ${index}`, occasion: null, occasionWords: '', event: null, season: null },
    }));
    expect(words.length).toBeLessThanOrEqual(400);
    expect(words).toMatch(/^word \d+, .*word 199$/u);
  });

  it('holds the newest pieces that were turned down, each once', () => {
    const leaveOutIds = [...listNumbers(300), ...listNumbers(50)].map(String);
    const boundedIds = applyEdits({ ...EMPTY_PLAN, leaveOutIds }, [{ kind: 'another', keeps: [] }]).leaveOutIds;
    expect(boundedIds.length).toBeLessThanOrEqual(200);
    expect(boundedIds).toContain('299');
    expect(new Set(boundedIds).size).toBe(boundedIds.length);
  });
});
