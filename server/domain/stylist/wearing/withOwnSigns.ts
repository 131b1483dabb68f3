import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { EVERYTHING_PATTERN } from '../hearing/takenBack.ts';
import type { Turn, Understood } from '../Turn.ts';
import {
  addSigns,
  findGender,
  findStatedGender,
  LIKELY_WEIGHT,
  NO_SIGNS,
  weighWearer,
  type WearerSigns,
} from './weighWearer.ts';

/**
 * Adds up what the messages tell of the shopper's gender. What shoppers say about themselves becomes the filter; the
 * garments that they name only hint at it. Without either, the gender stays open.
 */
export function withOwnSigns(
  understanding: Understood,
  { said, conversation: before, filters: seen }: Turn,
): Understood {
  const { conversation, filters } = understanding;
  const isForOther = conversation.wearer === 'other';
  const areShoes = conversation.wish.some(({ concepts }) => concepts.includes('kind:shoes'));
  const told = weighWearer(said, isForOther, areShoes);
  const signs = addSigns(findSignsBefore(before, said), told);
  const remembering = { ...understanding, conversation: { ...conversation, signs } };
  if (understanding.intent !== 'search') return remembering;
  const own = isOfNewPerson(understanding, before) ? findStatedGender(signs) : findGender(told.stated);
  if (own !== null && contradicts(understanding, own, said)) return withGender(remembering, own);
  if (filters.gender.length > 0) return remembering;
  if (isForOther) return withLikelyWearer(remembering);
  const isRemoved = (gender: Gender): boolean =>
    conversation.undone.gender?.includes(gender) === true || (seen.gender.length === 0 && wasFiltered(before, gender));
  const stated = findStatedGender(signs);
  if (stated !== null && !isRemoved(stated)) return withGender(remembering, stated);
  const likely = findGender(sumSigns(signs));
  return likely === null || isRemoved(likely) ? withLikelyWearer(remembering, signs) : withHint(remembering, likely);
}

/** Who starts over keeps the body that they told, but not the garments that they named. */
const findSignsBefore = ({ signs = NO_SIGNS }: Turn['conversation'], said: string): WearerSigns =>
  EVERYTHING_PATTERN.test(said.toLowerCase()) ? { ...signs, hints: 0 } : signs;

const wasFiltered = ({ filters }: Turn['conversation'], gender: Gender): boolean => filters.gender.includes(gender);

const sumSigns = ({ stated, hints }: WearerSigns): number => stated + hints;

/** Words that name the wearer: 'men's', 'for him'. */
const NAMES_WEARER_PATTERN =
  /\b(?:wom[ae]n|m[ae]n|lad(?:y|ies)|gent(?:s|lemen|leman)?|males?|females?|guys?|girls?|boys?|mens|womens|for (?:him|her|my|our|the)(?! [a-z]+[’']s\b))\b/iu;

/**
 * Whether the gender in the filters is new and may come from a person who is only mentioned: 'my hubby's 60th, what do
 * I wear, 5'2 and plus size'.
 */
function isOfNewPerson({ filters }: Understood, before: Turn['conversation']): boolean {
  const [gender] = filters.gender;
  return gender !== undefined && filters.gender.length === 1 && !before.filters.gender.includes(gender);
}

/** Whether the filters have another gender than the one that shoppers told of themselves, without naming the wearer. */
function contradicts({ filters, conversation }: Understood, own: Gender, said: string): boolean {
  const [gender] = filters.gender;
  return (
    filters.gender.length === 1 &&
    gender !== own &&
    gender !== 'Unisex' &&
    conversation.wearer === 'self' &&
    !NAMES_WEARER_PATTERN.test(said)
  );
}

function withGender(understanding: Understood, gender: Gender): Understood {
  const filters = { ...understanding.filters, gender: [gender] };
  const outfit = understanding.outfit && { ...understanding.outfit, likelyWearer: gender };
  return {
    ...understanding,
    filters,
    ...(outfit && { outfit }),
    conversation: { ...understanding.conversation, filters, ...(outfit && { outfit }) },
  };
}

function withHint(understanding: Understood, gender: Gender): Understood {
  const { conversation, outfit } = understanding;
  const plan = outfit && { ...outfit, likelyWearer: outfit.likelyWearer ?? gender };
  return {
    ...understanding,
    ...(plan && { outfit: plan }),
    conversation: {
      ...conversation,
      ...(plan && { outfit: plan }),
      leads: { ...conversation.leads, hintedGenders: [gender] },
    },
  };
}

/** Adds the likely wearer to an outfit while the wearer is unknown. */
function withLikelyWearer(understanding: Understood, signs: WearerSigns = NO_SIGNS): Understood {
  const { conversation, outfit } = understanding;
  const likely = findGender(sumSigns(signs), LIKELY_WEIGHT);
  if (outfit === undefined) return understanding;
  const plan = { ...outfit, likelyWearer: outfit.likelyWearer ?? likely };
  return { ...understanding, outfit: plan, conversation: { ...conversation, outfit: plan } };
}
