import { createDictionary } from '../text/createDictionary.ts';

const FORMALITY_BY_OCCASION: Readonly<Record<string, number>> = createDictionary({
  wedding: 0.75,
  evening: 0.75,
  party: 0.65,
  work: 0.6,
  date: 0.6,
  everyday: 0.4,
  travel: 0.35,
  weekend: 0.35,
  holiday: 0.35,
  outdoor: 0.25,
  lounge: 0.15,
});

/** How formal clothes for an occasion are, 0 (sports) to 1 (black tie); undefined for an unknown occasion. */
export function getOccasionFormality(occasion: string): number | undefined {
  return FORMALITY_BY_OCCASION[occasion];
}
