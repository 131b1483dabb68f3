import { REPEATABLE_SLOTS } from '../editing/places.ts';
import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { KEPT_PATTERN, MONEY_PATTERN, UNTOUCHED_PATTERN } from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { readBudget } from './readBudget.ts';
import { readGarments } from './readGarments.ts';

/** Removes wishes for something that is also refused: 'not beige, I look ill in beige'. */
export function withoutContradictions(edits: readonly OutfitEdit[]): readonly OutfitEdit[] {
  const refusedKinds = new Set(
    edits
      .flatMap((edit) => (edit.kind === 'terms' ? edit.terms.words.split(', ') : []))
      .filter((words) => words.startsWith('no ')),
  );
  return edits.filter((edit) => edit.kind !== 'terms' || !refusedKinds.has(`no ${edit.terms.words}`));
}

/** Adds the pieces to keep to a change of all pieces: 'keep the shoes', 'but change everything else'. */
export function withKept(edits: readonly OutfitEdit[], wholeText: string, language: Language): readonly OutfitEdit[] {
  const keptText = KEPT_PATTERN.exec(wholeText)?.[1] ?? UNTOUCHED_PATTERN.exec(wholeText)?.[1] ?? '';
  return edits.map((edit) =>
    (edit.kind === 'another' || edit.kind === 'cheaper') && keptText !== ''
      ? { ...edit, keeps: readGarments(keptText, language) }
      : edit,
  );
}

/**
 * If the message is about one piece, removes the change that replaces all pieces: 'the jacket is too long, another
 * one'.
 */
export function withoutOtherOnes(edits: readonly OutfitEdit[]): readonly OutfitEdit[] {
  const isOfGarment = edits.some((edit) => 'garment' in edit);
  return isOfGarment ? edits.filter((edit) => edit.kind !== 'another' || edit.keeps.length > 0) : edits;
}

/** Keeps only one budget. If one amount has a currency, the other numbers are sizes or dates. */
export function withOneSum(
  edits: readonly OutfitEdit[],
  clauses: readonly OutfitClause[],
  language: Language,
): readonly OutfitEdit[] {
  const budget = clauses
    .filter(({ text }) => MONEY_PATTERN.test(text))
    .flatMap((clause) => readBudget(clause, true, language))
    .at(-1);
  return budget === undefined ? edits : [...edits.filter(({ kind }) => kind !== 'budget'), budget];
}

/** In a single outfit, keeps only the last change for each slot: 'I sink in with those heels, flats please'. */
export function withoutOverruled(edits: readonly OutfitEdit[], outfit: OutfitPlan | null): readonly OutfitEdit[] {
  const isChange = (edit: OutfitEdit): edit is Extract<OutfitEdit, { kind: 'alter' | 'swap' | 'add' }> =>
    edit.kind === 'alter' || edit.kind === 'swap' || edit.kind === 'add';
  const isPieceCheaper = edits.some((edit) => edit.kind === 'alter' && edit.differences.includes('cheaper'));
  return edits.filter((edit, index) => {
    if (edit.kind === 'cheaper') return !isPieceCheaper;
    // 'The hat is a bit much, leave it out' does not ask for another hat.
    if (
      isChange(edit) &&
      edits.slice(index + 1).some((laterEdit) => laterEdit.kind === 'drop' && laterEdit.garment === edit.garment)
    )
      return false;
    if (outfit === null || outfit.days !== null || !isChange(edit) || REPEATABLE_SLOTS.has(edit.garment.slot))
      return true;
    return !edits
      .slice(index + 1)
      .some((laterEdit) => isChange(laterEdit) && laterEdit.garment.slot === edit.garment.slot);
  });
}

const PAIRS_PATTERN = /^(?:(two|three|four|five)|([2-5])) (?:pairs?|of (?:them|those))\b/u;
const COUNT_WORDS = ['two', 'three', 'four', 'five'];

/** Repeats the last garment as often as a clause says: 'socks, three pairs'. */
export function withPairs(edits: readonly OutfitEdit[], clauses: readonly OutfitClause[]): readonly OutfitEdit[] {
  const [, word, digits] = clauses.flatMap(({ text }) => PAIRS_PATTERN.exec(text) ?? []);
  const lastEdit = edits.findLast(({ kind }) => kind === 'add');
  if (lastEdit === undefined || (word === undefined && digits === undefined)) return edits;
  const count = word === undefined ? Number(digits) : COUNT_WORDS.indexOf(word) + 2;
  return edits.flatMap((edit) => (edit === lastEdit ? Array.from({ length: count }, () => edit) : [edit]));
}

/** Joins descriptions to the previous garment: 'a belt in leather, brown, simple'. */
export function joinDescriptions(edits: readonly OutfitEdit[]): readonly OutfitEdit[] {
  return edits.reduce<readonly OutfitEdit[]>((joinedEdits, edit) => {
    const lastEdit = joinedEdits.at(-1);
    const isDescription = edit.kind === 'terms' && edit.terms.occasion === null && edit.terms.season === null;
    if (!isDescription || lastEdit === undefined || (lastEdit.kind !== 'add' && lastEdit.kind !== 'swap'))
      return [...joinedEdits, edit];
    const describe = (otherEdit: OutfitEdit): OutfitEdit =>
      otherEdit.kind === lastEdit.kind && otherEdit.garment === lastEdit.garment
        ? { ...otherEdit, garment: { ...otherEdit.garment, words: `${otherEdit.garment.words}, ${edit.terms.words}` } }
        : otherEdit;
    return joinedEdits.map(describe);
  }, []);
}
