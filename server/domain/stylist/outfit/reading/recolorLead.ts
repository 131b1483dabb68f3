import type { OutfitPlace, OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { describeAnew } from './describeAnew.ts';

const OF_ALL_PATTERN = /\b(?:all|everything|whole|entire|head|outfit|look|every|each|too|both)\b/u;
const LEAD_SLOTS = ['fullBody', 'top', 'bottom'];

/** If the clause only names a color ('teal, then'), limits the change to the most visible piece. */
export function recolorLead(edit: OutfitEdit, text: string, outfit: OutfitPlan | null, language: Language): OutfitEdit {
  if (edit.kind !== 'terms' || outfit === null || outfit.days !== null || OF_ALL_PATTERN.test(text)) return edit;
  const { words, occasion, season } = edit.terms;
  const leadPlace = findLead(outfit);
  if (leadPlace === undefined || occasion !== null || season !== null || !isColor(words, language)) return edit;
  const garment = { slot: leadPlace.slot, kinds: [leadPlace.kind], words: `${words} ${leadPlace.kind}` };
  return {
    kind: 'alter',
    garment,
    words: describeAnew(leadPlace.words, garment, '', language),
    said: '',
    differences: [],
  };
}

const findLead = ({ places }: OutfitPlan): OutfitPlace | undefined =>
  LEAD_SLOTS.flatMap(
    (slot) => places.find((place) => place.slot === slot && place.kind !== '' && !place.isOwned) ?? [],
  )[0];

const DEPTH_WORDS: ReadonlySet<string> = new Set(['soft', 'light', 'pale', 'dark', 'deep', 'bright', 'muted']);

function isColor(words: string, { lexicon, spelling }: Language): boolean {
  const { parts, wish } = readParts(words, lexicon, spelling);
  const isShade = parts
    .filter(({ words: partWords }) => !DEPTH_WORDS.has(partWords))
    .every(({ facet, stance }) => stance === 'wanted' && (facet === 'shade' || facet === 'color'));
  return wish.colors.length > 0 && isShade;
}
