import { readParts } from '../wish/readParts.ts';
import type { Language } from './hear.ts';
import type { Speech } from './Speech.ts';

/** Returns the speech of a message without words, which changes nothing. */
export function createWordlessSpeech({ lexicon, spelling }: Language): Speech {
  return {
    smallTalk: null,
    question: null,
    reference: null,
    relation: null,
    likesPicture: false,
    returns: null,
    takenBack: [],
    priceStep: null,
    leanings: [],
    otherBrand: false,
    unshown: false,
    sort: null,
    move: 'refine',
    isAlternative: false,
    sameColor: false,
    otherColor: false,
    sameBudget: false,
    sameBrand: false,
    wearer: null,
    wish: readParts('', lexicon, spelling),
    welcomeColors: [],
    droppedColors: [],
    companyColors: [],
  };
}
