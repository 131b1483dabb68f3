import type { OutfitEdit } from '../OutfitEdit.ts';

/** Matches clothes that need a jacket. */
const NEEDS_JACKET_PATTERN =
  /\b(?:formal (?:attire|wear|dress|clothes|clothing|look|outfit)|business formal|waistcoat|rig ?out)\b|\binterview\b.{0,60}\b(?:bank|law|legal|corporate|finance|court|consult\w+|insurance|accountan\w+)\b/u;

/** Adds a shirt if there is a tie, and a jacket to a whole formal outfit that has none. */
export function withJacket(
  edits: readonly OutfitEdit[],
  [startEdit]: readonly OutfitEdit[],
  wholeText: string,
): readonly OutfitEdit[] {
  const isWhole = startEdit?.kind === 'compose' && startEdit.isWhole && !startEdit.isGuess;
  const addedGarments = edits.flatMap((edit) => (edit.kind === 'add' ? [edit.garment] : []));
  const hasJacket = addedGarments.some(
    ({ slot, kinds }) => slot === 'fullBody' || slot === 'outer' || kinds.includes('blazer'),
  );
  const isForWomen = addedGarments.some(({ kinds }) => kinds.some((kind) => kind === 'skirt' || kind === 'blouse'));
  const hasTop = addedGarments.some(({ slot }) => slot === 'top' || slot === 'fullBody');
  // A tie needs a shirt.
  const shirt: readonly OutfitEdit[] =
    !hasTop && addedGarments.some(({ kinds }) => kinds[0] === 'tie')
      ? [{ kind: 'add', garment: { slot: 'top', kinds: ['shirt'], words: 'shirt' } }]
      : [];
  if (!isWhole || hasJacket || isForWomen || !NEEDS_JACKET_PATTERN.test(wholeText))
    return isWhole ? [...edits, ...shirt] : edits;
  return [...edits, ...shirt, { kind: 'add', garment: { slot: 'layer', kinds: ['blazer'], words: 'blazer' } }];
}
