import type { Turn, TurnAttachment } from './Turn.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { Lexicon } from '../language/lexicon/Lexicon.ts';
import { joinWords } from '../search/phrasing.ts';
import type { Change, Leads } from './Conversation.ts';
import type { Speech } from './hearing/Speech.ts';
import type { Move } from './wish/foldWish.ts';
import { isSameThing, listWantedKinds } from './wish/groups.ts';
import { pluralizeWords } from './wording/pluralizeWords.ts';
import { nameItem } from './wording/phrases.ts';
import { nameGarments } from './wording/createNounPhrase.ts';
import { listLeaningChanges, listRefusedChanges, listReleasedChanges, listWishChanges } from './listWishChanges.ts';
import type { WishPart } from './wish/WishPart.ts';

interface ChangedFrom {
  readonly turn: Turn;
  readonly speech: Speech;
  readonly move: Move;
  readonly wish: readonly WishPart[];
  readonly filters: Filters;
  /** The filters before the message, with the profile applied. */
  readonly startFilters: Filters;
  readonly leads: Leads;
  /** The attachment that new pieces should match; null if there is none. */
  readonly attachmentToMatch: TurnAttachment | null;
  readonly isForPicture: boolean;
  /** Whether the shopper named a letter size for pieces that have none. */
  readonly isUnsized: boolean;
  readonly lexicon: Lexicon;
}

/** Describes the changes by a message, in words for the reply. */
export function listChanges(from: ChangedFrom): Change[] {
  const { speech, turn, move, startFilters, filters } = from;
  const change = (kind: Change['kind'], words: string): Change[] => (words === '' ? [] : [{ kind, words }]);
  const createChange = (place: Change['place'], words: string): Change[] =>
    words === '' ? [] : [{ kind: 'wish', words, place }];
  const isLater = turn.conversation.turns > 0;
  return [
    ...(isLater && move === 'anew' ? change('anew', 'anew') : []),
    ...(speech.returns
      ? change(
          'returned',
          speech.returns.noun ? `back to the ${pluralizeWords(speech.returns.noun)}` : 'back to what we had',
        )
      : []),
    ...(isLater && move !== 'anew' && !speech.returns ? change('kind', writeNewKinds(from)) : []),
    ...(speech.isDismayed
      ? change('disliked', 'all')
      : change('unshown', speech.unshown || speech.relation === 'unlike' ? 'others' : '')),
    ...change('brand', speech.otherBrand ? (from.leads.leaveOut.brands.at(-1) ?? '') : ''),
    ...change(
      'like',
      speech.relation === 'like' || speech.relation === 'pointed' || speech.relation === 'praised'
        ? namePointedPiece(speech)
        : '',
    ),
    ...change(
      'goesWith',
      (from.isForPicture ? PHOTO_WORDS : speech.relation === 'goesWith' ? namePointedPiece(speech) : '') ||
        nameOfAttached(from),
    ),
    ...change('like', speech.likesPicture ? PHOTO_WORDS : ''),
    ...listLeaningChanges(speech.leanings, from.wish, speech.wish.parts),
    ...describePriceChange(speech, filters),
    ...change('color', speech.wish.wish.colors.length > 0 ? writeColors(speech, filters, from.lexicon) : ''),
    ...listWishChanges(speech.wish.parts),
    ...createChange('after', writeBrands(speech, filters)),
    ...change('size', speech.wish.wish.sizes.length > 0 ? joinWords(filters.size, 'or') : ''),
    ...change(
      'wearer',
      speech.wish.wish.genders.length > 0 && joinWords(filters.gender, 'or') !== joinWords(turn.filters.gender, 'or')
        ? `for ${joinWords(
            filters.gender.map((gender) => (gender === 'Unisex' ? 'anyone' : gender.toLowerCase())),
            'or',
          )}`
        : '',
    ),
    ...change(
      'forgot',
      from.speech.unshown && from.startFilters.color.length > 0 && filters.color.length === 0 ? 'color' : '',
    ),
    ...change('unshown', speech.otherColor ? 'color' : ''),
    ...change('sale', speech.wish.wish.sale ? 'on sale' : ''),
    ...listRefusedChanges(speech.wish.parts, from.wish),
    ...speech.takenBack
      .filter(({ words }) => !filters.color.some((color) => color.toLowerCase() === words))
      .flatMap((withdrawal) => listReleasedChanges(withdrawal, turn.conversation.wish, from.lexicon)),
    ...change(
      'unsized',
      from.isUnsized
        ? joinWords(
            listWantedKinds(from.wish).map(({ words }) => pluralizeWords(words)),
            'and',
          )
        : '',
    ),
    ...(isLater ? [] : change('profile', describeProfileValues(turn.filters, startFilters, filters))),
  ];
}

/** Describes the requested brands: 'by Skarvholm'. */
function writeBrands({ wish }: Speech, { brand }: Filters): string {
  const requestedBrands = brand.filter((name) => wish.wish.brands.includes(name));
  return requestedBrands.length === 0 ? '' : `by ${joinWords(requestedBrands, 'or')}`;
}

/** Returns the newly requested garments in the plural. */
function writeNewKinds({ speech, turn }: ChangedFrom): string {
  const partsBefore = listWantedKinds(turn.conversation.wish);
  const statedParts = listWantedKinds(speech.wish.parts).filter(
    (part) => !partsBefore.some((otherPart) => isSameThing(otherPart, part)),
  );
  return nameGarments(statedParts);
}

/** Returns the colors of the filter in the shopper's words. */
function writeColors({ wish }: Speech, { color }: Filters, lexicon: Lexicon): string {
  const shades = wish.parts.filter(({ facet, stance }) => facet === 'shade' && stance === 'wanted');
  const statedColors = new Set(
    shades.flatMap(({ concepts }) => concepts.flatMap((id) => lexicon.byId(id)?.colors ?? [])),
  );
  return joinWords(
    [
      ...shades.map(({ words }) => words),
      ...color.filter((value) => !statedColors.has(value)).map((value) => value.toLowerCase()),
    ],
    'or',
  );
}

const PHOTO_WORDS = 'your photo';

function nameOfAttached({ attachmentToMatch }: ChangedFrom): string {
  return attachmentToMatch === null
    ? ''
    : attachmentToMatch.context === 'item'
      ? nameItem(attachmentToMatch.item)
      : PHOTO_WORDS;
}

function namePointedPiece({ reference }: Speech): string {
  const [item] = reference?.items ?? [];
  return item ? nameItem(item) : '';
}

function describePriceChange({ priceStep, wish }: Speech, { priceRangeMin, priceRangeMax }: Filters): Change[] {
  if (priceStep?.direction === 'cheaper' && priceRangeMax !== null)
    return [{ kind: 'cheaper', words: `up to $${priceRangeMax}` }];
  if (priceStep?.direction === 'dearer' && priceRangeMin !== null)
    return [{ kind: 'dearer', words: `from $${priceRangeMin}` }];
  if (wish.wish.priceMax !== null && priceRangeMax !== null)
    return [{ kind: 'price', words: `up to $${priceRangeMax}` }];
  return wish.wish.priceMin !== null && priceRangeMin !== null
    ? [{ kind: 'price', words: `from $${priceRangeMin}` }]
    : [];
}

/** Describes the sizes and genders that come from the profile because the words name no others. */
function describeProfileValues(onScreen: Filters, startFilters: Filters, filters: Filters): string {
  const size = startFilters.size.filter((value) => !onScreen.size.includes(value) && filters.size.includes(value));
  const gender = startFilters.gender.filter(
    (value) => !onScreen.gender.includes(value) && filters.gender.includes(value),
  );
  return joinWords(
    [
      ...(size.length > 0 ? [`size ${joinWords(size, 'or')}`] : []),
      ...gender.map((value) => (value === 'Unisex' ? 'unisex pieces' : `${value.toLowerCase()}’s pieces`)),
    ],
    'and',
  );
}
