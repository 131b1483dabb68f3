import { addArticle, formatDollars } from '../../search/phrasing.ts';
import { withArticle } from '../wording/purposes.ts';
import type { NamedGarment, OutfitEdit } from './OutfitEdit.ts';

/** What a turn changed, in the shopper's words, for the middle of a sentence; empty for a new outfit. */
export function wordEdits(edits: readonly OutfitEdit[]): readonly string[] {
  if (edits.some(({ kind }) => kind === 'compose' || kind === 'pack')) return [];
  return [...new Set(edits.map(wordEdit))].filter((words) => words !== '');
}

function wordEdit(edit: OutfitEdit): string {
  switch (edit.kind) {
    case 'own':
      return `your own ${nameOf(edit.garment)}`;
    case 'add':
      return withCount(edit.garment);
    case 'swap':
      if (edit.garment === null) return '';
      return edit.old === edit.garment || (edit.old === null && nameOf(edit.garment) === edit.garment.kinds[0])
        ? another(edit.garment)
        : `${withCount(edit.garment)} instead`;
    case 'swapPiece':
      return 'something else in its place';
    case 'drop':
      return `no ${nameOf(edit.garment)}`;
    case 'budget':
      return `${formatDollars(edit.cents)} for all of it`;
    case 'cheaper':
      return edit.garment === null ? 'for less' : `a cheaper ${nameOf(edit.garment)}`;
    case 'another':
      return 'another outfit';
    case 'terms':
      return (
        edit.terms.words || (edit.terms.occasionWords === '' ? '' : `for ${withArticle(edit.terms.occasionWords)}`)
      );
    default:
      return '';
  }
}

/** Without price and refusals, which are said in words of search. */
function nameOf({ words, kinds }: NamedGarment): string {
  return (
    words.replace(/(?<=\S) under \$\d+|(?<=\S), .*$/gu, '').replace(/^,? ?no (\S+)$/u, '$1 left out') ||
    (kinds[0] ?? '')
  );
}

const isPlural = (words: string): boolean => /s$/u.test(words) && !/(?:ss|dress)$/u.test(words);

function another(garment: NamedGarment): string {
  const name = nameOf(garment);
  return isPlural(name) ? `other ${name}` : `another ${name}`;
}

function withCount(garment: NamedGarment): string {
  const name = nameOf(garment);
  return isPlural(name) ? name : addArticle(name);
}
