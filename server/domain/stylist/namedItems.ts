import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { shortenTitle } from '../catalogue/shortenTitle.ts';

/** A piece whose name is in a text, with the position of the name. */
export interface NamedItem {
  readonly itemId: string;
  readonly name: string;
}

type Named = Pick<CatalogueItem, 'id' | 'shortDescription' | 'brand' | 'colors'>;

/**
 * Finds the pieces whose names are in a text, in order. If two pieces have the same name, returns the first. 'Jean
 * 09' is not found in 'Jean 091'.
 */
export function findNamedItems(text: string, candidates: readonly Named[]): NamedItem[] {
  const idByName = new Map([...candidates].reverse().map((item) => [shortenTitle(item), item.id]));
  const takenRanges: (readonly [from: number, to: number])[] = [];
  return [...idByName]
    .filter(([name]) => name !== '')
    .sort(([nameA], [nameB]) => nameB.length - nameA.length)
    .flatMap(([name, itemId]) => {
      const position = findName(text, name, takenRanges);
      if (position < 0) return [];
      takenRanges.push([position, position + name.length]);
      return [{ itemId, name, at: position }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ itemId, name }) => ({ itemId, name }));
}

/** Returns the index of a name in the text, but not within a longer name; -1 if there is none. */
function findName(text: string, name: string, takenRanges: readonly (readonly [number, number])[]): number {
  for (let position = text.indexOf(name); position >= 0; position = text.indexOf(name, position + 1)) {
    const isWholeName = !isWordCharacter(text[position - 1]) && !isWordCharacter(text[position + name.length]);
    const isFree = takenRanges.every(([start, end]) => position >= end || position + name.length <= start);
    if (isWholeName && isFree) return position;
  }
  return -1;
}

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);
