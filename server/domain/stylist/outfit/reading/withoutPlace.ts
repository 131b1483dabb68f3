import { splitWords } from '../../../language/text/tokens.ts';
import { findTravelPlace } from '../../../places/findTravelPlace.ts';
import type { Language } from '../../hearing/hear.ts';

/** Returns the text without a place that has the name of a garment: Cape Town is no cape. `said` is the whole turn. */
export function withoutPlace(text: string, said: string, { lexicon }: Language): string {
  const place = findTravelPlace(said)?.name ?? '';
  const isGarment = lexicon
    .findPhrases(splitWords(place))
    .some(({ concepts }) => concepts.some(({ facet }) => facet === 'kind'));
  return isGarment ? text.replace(place, ' ') : text;
}
