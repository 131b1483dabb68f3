import type { Span } from '../../language/lexicon/Lexicon.ts';
import type { Reading } from './Reading.ts';
import type { KindWeights, RequestedGarment } from './Wish.ts';

/** A word with several meanings, and the neighboring words that show which one is meant. */
interface AmbiguousWord {
  readonly phrase: string;
  readonly meanings: readonly { readonly hints: ReadonlySet<string>; readonly kinds: KindWeights }[];
}

const listIds = (text: string): ReadonlySet<string> => new Set(text.split(',').map((id) => id.trim()));

const AMBIGUOUS_WORDS: readonly AmbiguousWord[] = [
  {
    // An American vest is a waistcoat, a British vest is a tank top, and a padded vest is a gilet.
    phrase: 'vest',
    meanings: [
      {
        hints: listIds(
          'occasion:wedding,occasion:work,occasion:interview,occasion:formal event,occasion:church event,style:formal,style:business,style:smart,style:pitti,material:tweed,material:wool,pattern:pinstripe,detail:three piece,detail:double breasted,kind:suit',
        ),
        kinds: { waistcoat: 1 },
      },
      {
        hints: listIds(
          'function:warm,function:waterproof,season:winter,material:down,material:fleece,material:nylon,detail:hood,occasion:outdoor,detail:puffer,kind:puffer',
        ),
        kinds: { gilet: 1 },
      },
      {
        hints: listIds(
          'material:rib,material:jersey,occasion:sport,style:athletic,occasion:lounge,function:breathable,detail:scoop neck',
        ),
        kinds: { tank: 1 },
      },
    ],
  },
];

/**
 * Returns the wanted garments. Where the other words of the query show the meaning of an ambiguous word, keeps only
 * that meaning.
 */
export function resolveAmbiguousGarments(
  reading: Reading,
  garments: readonly Span[],
  wants: readonly RequestedGarment[],
): readonly RequestedGarment[] {
  return wants.map((garment, index) => {
    const ambiguousWord = AMBIGUOUS_WORDS.find(({ phrase }) => phrase === garments[index]?.phrase);
    const kinds = ambiguousWord && findMeaning(reading, ambiguousWord);
    return kinds ? { ...garment, kinds } : garment;
  });
}

function findMeaning(reading: Reading, { phrase, meanings }: AmbiguousWord): KindWeights | undefined {
  const meaningfulRoles = ['wanted', 'context', 'modifier'] as const;
  const otherSpans = meaningfulRoles
    .flatMap((role) => reading.findSpansWithRole(role))
    .filter((span) => span.phrase !== phrase);
  const mentionedIds = new Set(otherSpans.flatMap(({ concepts }) => concepts.map(({ id }) => id)));
  return meanings.find(({ hints }) => [...hints].some((id) => mentionedIds.has(id)))?.kinds;
}
