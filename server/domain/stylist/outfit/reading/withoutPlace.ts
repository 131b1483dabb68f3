import { splitWords } from '../../../language/text/tokens.ts';
import { findTravelPlace } from '../../../places/findTravelPlace.ts';
import type { Language } from '../../hearing/hear.ts';

/** Removes names of places that contain a garment from the text, such as Cape Town. `message` is the whole message. */
export function withoutPlace(text: string, message: string, { lexicon }: Language): string {
  const place = findTravelPlace(message)?.name ?? '';
  const namesGarment = lexicon
    .findPhrases(splitWords(place))
    .some(({ concepts }) => concepts.some(({ facet }) => facet === 'kind'));
  return namesGarment ? text.replace(place, ' ') : text;
}
