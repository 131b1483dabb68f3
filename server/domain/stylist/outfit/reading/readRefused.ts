import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import { createTerms } from '../OutfitEdit.ts';
import {
  DEFINITE_PATTERN,
  DISLIKE_PATTERN,
  DROP_PATTERN,
  ORDERS_PATTERN,
  REFUSAL_PATTERN,
  REFUSED_AFTER_PATTERN,
} from './cues.ts';
import { describeAnew, readRelative } from './describeAnew.ts';
import { listMentioned, readGarments, readRefusedGarments } from './readGarments.ts';

/** What a part of a clause refuses, and the garments that it still wants. */
export interface RefusedPart {
  readonly edits: readonly OutfitEdit[];
  readonly wantedGarments: readonly NamedGarment[];
}

/**
 * Reads what `text` refuses after it was rewritten in words of the search. Words after a refusal are refused; words
 * before it are wanted.
 */
export function readRefused(text: string, act: string | null, language: Language): RefusedPart {
  const reading = readParts(text, language.lexicon, language.spelling);
  const { wantedGarments, refused } = splitByRefusal(text, act, language);
  const refusedGarments = [...readRefusedGarments(reading, language), ...refused];
  const distinctGarments = refusedGarments.filter(
    ({ slot, kinds }, index) =>
      refusedGarments.findIndex((otherGarment) => otherGarment.slot === slot && otherGarment.kinds[0] === kinds[0]) ===
      index,
  );
  return { edits: distinctGarments.map((garment) => refuse(text, garment, language)), wantedGarments };
}

/**
 * Returns the change for a refused garment. 'Not the shoes' asks for other shoes; 'no bag' and 'drop the bag' ask for
 * no bag.
 */
function refuse(text: string, garment: NamedGarment, language: Language): OutfitEdit {
  if (/\b(?:not so many|fewer|less|too many|one less)\b/u.test(text)) return { kind: 'fewer', garment };
  const isOfPiece = DEFINITE_PATTERN.test(text) && !DROP_PATTERN.test(text) && !REFUSED_AFTER_PATTERN.test(text);
  if (!isOfPiece && isSubtype(garment, language)) return { kind: 'terms', terms: createTerms(`no ${garment.words}`) };
  if (!isOfPiece) return { kind: 'drop', garment, isOfPiece: DEFINITE_PATTERN.test(text) };
  const { differences, words, said } = readRelative(text);
  if (differences.length === 0 && words === '') return { kind: 'swap', garment, old: garment };
  const describedText = words === '' ? '' : describeAnew('', garment, words, language);
  return { kind: 'alter', garment, words: describedText, said: said.join(', '), differences };
}

/** Whether a garment is a subtype: heels are a subtype of shoes. */
function isSubtype({ words }: NamedGarment, { lexicon, spelling }: Language): boolean {
  const { parts } = readParts(words, lexicon, spelling);
  return parts.some(({ facet, concepts }) => facet !== 'kind' || concepts.some((id) => !id.startsWith('kind:')));
}

function splitByRefusal(
  text: string,
  act: string | null,
  language: Language,
): { readonly wantedGarments: readonly NamedGarment[]; readonly refused: readonly NamedGarment[] } {
  const isDisliked = DISLIKE_PATTERN.test(text) && DEFINITE_PATTERN.test(text) && act !== 'want';
  if ((act === 'refuse' && !ORDERS_PATTERN.test(text)) || isDisliked || REFUSED_AFTER_PATTERN.test(text))
    return {
      wantedGarments: [],
      refused: isDisliked
        ? listMentioned(text, language)
        : readGarments(text.replace(REFUSED_AFTER_PATTERN, ' ').replace(REFUSAL_PATTERN, ' '), language),
    };
  const cue = DROP_PATTERN.exec(text) ?? REFUSAL_PATTERN.exec(text);
  if (cue === null) return { wantedGarments: readGarments(text, language), refused: [] };
  return {
    wantedGarments: readGarments(text.slice(0, cue.index), language),
    refused: readGarments(text.slice(cue.index + cue[0].length), language),
  };
}
