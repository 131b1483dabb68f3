import { findStem } from '../../language/text/wordForms.ts';
import type { ItemIndex } from './ItemIndex.ts';

/**
 * Returns the given words for a wanted thing if no piece of the catalogue has them in its name; otherwise an empty
 * list.
 */
export function findMissingThing(index: ItemIndex, thing: readonly string[]): readonly string[] {
  const [firstDocs, ...furtherDocs] = thing.map((word) => listNamed(index, findStem(word)));
  if (firstDocs === undefined) return [];
  const hasName = [...firstDocs].some((doc) => furtherDocs.every((docs) => docs.has(doc)));
  return hasName ? [] : thing;
}

/** Lists the docs whose names contain the stem. */
function listNamed(index: ItemIndex, stem: string): ReadonlySet<number> {
  const { docs, namedFlags } = index.findStem(stem);
  return new Set([...docs].filter((_doc, position) => namedFlags[position] === 1));
}

export function describeMissingThing(thing: readonly string[], resultCount: number): readonly string[] {
  if (thing.length === 0) return [];
  const noMatchText = `Nothing here is called “${thing.join(' ')}”`;
  return [resultCount === 0 ? `${noMatchText}.` : `${noMatchText}; these pieces mention it or fit your other words.`];
}
