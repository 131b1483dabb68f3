import type { Span } from '../../language/lexicon/Lexicon.ts';
import type { Reading } from './Reading.ts';
import type { KindWeights, Want } from './Wish.ts';

/** An ambiguous word, and the context words that disambiguate it. */
interface Double {
  readonly phrase: string;
  readonly meanings: readonly { readonly hints: ReadonlySet<string>; readonly kinds: KindWeights }[];
}

const ids = (text: string): ReadonlySet<string> => new Set(text.split(',').map((id) => id.trim()));

const DOUBLES: readonly Double[] = [
  {
    // An American vest is a waistcoat, a British one a tank top, and a padded vest is neither.
    phrase: 'vest',
    meanings: [
      {
        hints: ids(
          'occasion:wedding,occasion:work,occasion:interview,occasion:formal event,occasion:church event,style:formal,style:business,style:smart,style:pitti,material:tweed,material:wool,pattern:pinstripe,detail:three piece,detail:double breasted,kind:suit',
        ),
        kinds: { waistcoat: 1 },
      },
      {
        hints: ids(
          'function:warm,function:waterproof,season:winter,material:down,material:fleece,material:nylon,detail:hood,occasion:outdoor,detail:puffer,kind:puffer',
        ),
        kinds: { gilet: 1 },
      },
      {
        hints: ids(
          'material:rib,material:jersey,occasion:sport,style:athletic,occasion:lounge,function:breathable,detail:scoop neck',
        ),
        kinds: { tank: 1 },
      },
    ],
  },
];

/** The wants, with ambiguous words disambiguated by the rest of the query where possible. */
export function settledWants(reading: Reading, garments: readonly Span[], wants: readonly Want[]): readonly Want[] {
  return wants.map((want, at) => {
    const double = DOUBLES.find(({ phrase }) => phrase === garments[at]?.phrase);
    const kinds = double && meant(reading, double);
    return kinds ? { ...want, kinds } : want;
  });
}

function meant(reading: Reading, { phrase, meanings }: Double): KindWeights | undefined {
  const said = ['wanted', 'context', 'modifier'] as const;
  const beside = said.flatMap((role) => reading.withRole(role)).filter((span) => span.phrase !== phrase);
  const held = new Set(beside.flatMap(({ concepts }) => concepts.map(({ id }) => id)));
  return meanings.find(({ hints }) => [...hints].some((id) => held.has(id)))?.kinds;
}
