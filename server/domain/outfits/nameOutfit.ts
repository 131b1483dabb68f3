import { createDictionary } from '../text/createDictionary.ts';
import { getOccasionFormality } from './occasionFormality.ts';
import type { OutfitDraft } from './OutfitDraft.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { drawNoise, hashText } from './seededNoise.ts';

/** Titles for outfits, by the occasion of most pieces. */
const TITLES_BY_OCCASION: Readonly<Record<string, readonly string[]>> = createDictionary({
  work: ['The Monday Meeting', 'Desk to Dinner', 'Sharp at Nine', 'The Corner Office', 'Quiet Authority'],
  evening: ['After Dark', 'The Late Table', 'Candlelight', 'Last Guest to Leave', 'The Opening Night'],
  party: ['First on the Floor', 'The Guest List', 'Midnight Plans', 'Turn It Up', 'The Good Invitation'],
  wedding: ['The Front Row Guest', 'Garden Vows', 'A Toast to Them', 'The Reception', 'Champagne Hour'],
  date: ['A Table for Two', 'Nine O’Clock Somewhere', 'The Second Look', 'Worth the Wait'],
  holiday: ['The Long Lunch', 'Harbor Hours', 'Out of Office', 'Postcard Weather', 'The Slow Ferry'],
  outdoor: ['Fresh Air', 'The Long Way Home', 'Trailhead', 'Weather Permitting', 'Big Sky Day'],
  travel: ['Carry-On Only', 'Window Seat', 'The Departure Lounge', 'Two Days Away'],
  lounge: ['Slow Sunday', 'The Soft Option', 'Nowhere to Be', 'Second Coffee'],
  weekend: ['Saturday, Unplanned', 'The Market Run', 'Off the Clock', 'Long Weekend', 'Late Breakfast'],
  everyday: ['The Easy Uniform', 'City Errands', 'Everyday, Edited', 'The Reliable One', 'Around the Block'],
});
const FALLBACK_TITLES = ['The Complete Look', 'Head to Toe', 'One of Each', 'Well Put Together'];

/** Maximum difference between the formality of an outfit and that of the occasion in its title. */
const MAX_FORMALITY_GAP = 0.2;

/** Returns a title that fits the occasion of most pieces. The seed selects one of the titles not in `takenNames`. */
export function nameOutfit(draft: OutfitDraft, wish: OutfitWish, takenNames: ReadonlySet<string>): string {
  const titles = [...listOccasions(draft, wish), ''].flatMap((occasion) => {
    const ownTitles = TITLES_BY_OCCASION[occasion] ?? (occasion === '' ? FALLBACK_TITLES : []);
    const firstIndex = Math.floor(drawNoise(hashText(String(wish.seed)), draft.lead.piece.idHash) * ownTitles.length);
    return [...ownTitles.slice(firstIndex), ...ownTitles.slice(0, firstIndex)];
  });
  const freeTitle = titles.find((title) => !takenNames.has(title));
  return freeTitle ?? `${titles[0] ?? ''} ${takenNames.size + 1}`;
}

/**
 * Lists the occasions of the pieces, most frequent first. Leaves out occasions that are more or less formal than the
 * draft.
 */
function listOccasions({ candidates }: OutfitDraft, { occasion: requestedOccasion }: OutfitWish): readonly string[] {
  const counts = new Map<string, number>(
    requestedOccasion === undefined ? [] : [[requestedOccasion, candidates.length]],
  );
  for (const { piece } of candidates) {
    for (const occasion of piece.item.occasions) counts.set(occasion, (counts.get(occasion) ?? 0) + 1);
  }
  const formality = candidates.reduce((sum, { piece }) => sum + piece.formality, 0) / candidates.length;
  return [...counts]
    .filter(([name]) => Math.abs((getOccasionFormality(name) ?? formality) - formality) <= MAX_FORMALITY_GAP)
    .sort(([nameA, countOfA], [nameB, countOfB]) => countOfB - countOfA || (nameA < nameB ? -1 : 1))
    .map(([name]) => name);
}
