import { REPEATABLE_SLOTS } from '../editing/places.ts';
import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import type { Difference } from '../../../outfits/OutfitPlan.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
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
    if (outfit === null || outfit.days !== null || !isChange(edit)) return true;
    // Several accessories may be added at once.
    if (edit.kind === 'add' && REPEATABLE_SLOTS.has(edit.garment.slot)) return true;
    return !edits
      .slice(index + 1)
      .some((laterEdit) => isChange(laterEdit) && takesPlaceOf(laterEdit.garment, edit.garment));
  });
}

/** Whether a garment takes the place of another. Accessories do so only if they are of the same kind. */
const takesPlaceOf = ({ slot, kinds: [kind] }: NamedGarment, other: NamedGarment): boolean =>
  slot === other.slot && (!REPEATABLE_SLOTS.has(slot) || (kind === other.kinds[0] && kind !== 'jewelry'));

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

/**
 * Applies a comparison after a change of one piece to that piece: 'different color shoes? something lighter'. Words for
 * the whole outfit stay a change of all pieces.
 */
export function joinLeanings(edits: readonly OutfitEdit[], wholeText: string): readonly OutfitEdit[] {
  const [leaning] = edits.filter((edit) => edit.kind === 'lean');
  const [changed, ...others] = edits.filter((edit) => edit.kind === 'alter' || edit.kind === 'swap');
  const isOfAll = /\b(?:everything|all of it|it all|whole|outfit|look)\b/u.test(wholeText);
  if (leaning === undefined || changed === undefined || others.length > 0 || isOfAll) return edits;
  if (edits.indexOf(leaning) < edits.indexOf(changed)) return edits;
  const { said, dressiness, warmth } = leaning.leaning;
  const ofWarmth: Difference = warmth > 0 ? 'warmer' : /^light|^cool/u.test(said) ? 'lighter' : 'cooler';
  const ofStyle: Difference = dressiness > 0 ? 'dressier' : 'plainer';
  const difference = warmth === 0 ? ofStyle : ofWarmth;
  const differences = changed.kind === 'alter' ? [...changed.differences, difference] : [difference];
  const { words, said: saidBefore } = changed.kind === 'alter' ? changed : { words: '', said: '' };
  const altered: OutfitEdit = { kind: 'alter', garment: changed.garment, words, said: saidBefore, differences };
  return edits.filter((edit) => edit !== leaning).map((edit) => (edit === changed ? altered : edit));
}

/** Matches words for parts of clothes above the waist, which describe no shoes and no trousers. */
const UPPER_PART_PATTERN =
  /\b(?:neck|necks|neckline|collar|collars|sleeves?|sleeveless|turtle ?necks?|polo ?necks?|roll ?necks?|straps?)\b/u;
const UPPER_SLOTS: ReadonlySet<string> = new Set(['top', 'fullBody', 'under', 'layer', 'outer']);

const concernsGarment = (words: string, { slot }: NamedGarment): boolean =>
  UPPER_SLOTS.has(slot) || !UPPER_PART_PATTERN.test(words);

/** Joins descriptions to the previous garment: 'a belt in leather, brown, simple'. */
export function joinDescriptions(edits: readonly OutfitEdit[]): readonly OutfitEdit[] {
  return edits.reduce<readonly OutfitEdit[]>((joinedEdits, edit) => {
    const lastEdit = joinedEdits.at(-1);
    const isDescription = edit.kind === 'terms' && edit.terms.occasion === null && edit.terms.season === null;
    if (!isDescription || lastEdit === undefined || (lastEdit.kind !== 'add' && lastEdit.kind !== 'swap'))
      return [...joinedEdits, edit];
    if (!concernsGarment(edit.terms.words, lastEdit.garment)) return [...joinedEdits, edit];
    const describe = (otherEdit: OutfitEdit): OutfitEdit =>
      otherEdit.kind === lastEdit.kind && otherEdit.garment === lastEdit.garment
        ? { ...otherEdit, garment: { ...otherEdit.garment, words: `${otherEdit.garment.words}, ${edit.terms.words}` } }
        : otherEdit;
    return joinedEdits.map(describe);
  }, []);
}
