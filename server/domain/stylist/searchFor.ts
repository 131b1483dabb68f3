import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { KINDS_WITHOUT_LETTER_SIZES, SHOE_KINDS } from '../language/lexicon/kinds.ts';
import type { Turn, Understood } from './Turn.ts';
import type { Conversation } from './Conversation.ts';
import { listChanges } from './changes.ts';
import { findExpectedKinds } from './findExpectedKinds.ts';
import { foldFilters, foldStatedBounds } from './filters/foldFilters.ts';
import { findHandEdits } from './filters/findHandEdits.ts';
import { ownsBudget } from './filters/ownsBudget.ts';
import { preselectFilters } from './filters/preselectFilters.ts';
import { foldLeads } from './foldLeads.ts';
import { foldParts } from './foldParts.ts';
import { isPresent } from './hearing/asides.ts';
import type { Language } from './hearing/hear.ts';
import type { ReferenceContext } from './hearing/pointing/ReferenceContext.ts';
import type { Speech } from './hearing/Speech.ts';
import { findMatch } from './findMatch.ts';
import { findMove } from './findMove.ts';
import { findPresentSeason } from './profile/findPresentSeason.ts';
import { readTaste } from './profile/readTaste.ts';
import { meansPicture } from './pictured.ts';
import { rememberPast } from './recall.ts';
import { rememberTurn } from './rememberTurn.ts';
import { writeTitle } from './writeTitle.ts';
import { withWearerOfItem, splitPartsByWearer, findWearerAfter } from './wearing/wearerOfTalk.ts';
import { listWantedKinds } from './wish/groups.ts';
import { settleLeanings } from './wish/orderSteps.ts';
import { readParts } from './wish/readParts.ts';
import type { WishPart } from './wish/WishPart.ts';
import { withoutColors } from './wish/withoutColors.ts';
import { withNeeds, withoutIdleNeeds } from './wish/withNeeds.ts';
import { writeWish } from './wish/writeWish.ts';

/** Maximum number of mentioned pieces that 'it' may mean in the next message. */
const MAX_SPOKEN_OF = 4;

/** Creates a search for garments. The message changes the wish, the filters and the leads. */
export function searchFor(turn: Turn, heardSpeech: Speech, context: ReferenceContext, language: Language): Understood {
  const {
    conversation,
    profile: { preferences },
  } = turn;
  const isForPicture = meansPicture(conversation, heardSpeech, context);
  const aboutPicture: Speech = isForPicture ? { ...heardSpeech, reference: null } : heardSpeech;
  const unsizedSpeech = withoutLetterSizes(aboutPicture, conversation.wish, language);
  const taste = readTaste(preferences, turn.now, language.lexicon, language.spelling);
  const memory = rememberTurn(turn);
  const { addedFilters, removedFilters } = findHandEdits(conversation.filters, turn.filters);
  const match = findMatch(turn, unsizedSpeech, language);
  const speech: Speech = {
    ...unsizedSpeech,
    relation: settleRelation(unsizedSpeech, language),
    leanings: settleLeanings(unsizedSpeech.leanings, conversation.wish, unsizedSpeech.wish.parts),
    wish: {
      ...unsizedSpeech.wish,
      wish: {
        ...unsizedSpeech.wish.wish,
        brands: [...unsizedSpeech.wish.wish.brands, ...findSameBrand(turn, unsizedSpeech, context)],
      },
      parts: [...unsizedSpeech.wish.parts, ...match.parts, ...findPresentSeason(turn, unsizedSpeech, language)],
    },
  };
  const move = findMove(
    conversation,
    { ...unsizedSpeech, relation: speech.relation },
    turn.shown.quick,
    language.lexicon,
  );

  const isForGiving = isPresent(turn.said) || (conversation.isPresent === true && speech.wearer !== 'self');
  const { wearerParts, aside } = splitPartsByWearer(
    [...(conversation.isBegun ? [] : taste.ruledOut), ...withoutGivenOccasion(conversation, speech)],
    conversation,
    speech,
  );
  const wish = foldParts(
    conversation.turns === 0 ? wearerParts : withoutColors(wearerParts, removedFilters.color ?? [], language.lexicon),
    speech,
    move,
    language,
    [...turn.filters.color, ...listPointedColors(speech, context, conversation)],
  );

  const startFilters = conversation.isBegun
    ? turn.filters
    : preselectFilters(turn.filters, memory.undone, preferences, speech);
  const filters = foldFilters({
    filters: withWearerOfItem(
      startFilters,
      turn,
      speech.wish.wish.genders,
      speech.relation === 'goesWith' ? (speech.reference?.items ?? []) : [],
    ),
    speech,
    move,
    byHand: conversation.turns === 0 ? turn.filters : addedFilters,
    shown: turn.shown.quick,
    preferences,
    keepsBudget: conversation.ownsBudget || speech.sameBudget,
    saidBounds: conversation.saidBounds,
    wearer: conversation.wearer,
  });
  const leads = foldLeads({
    leads: conversation.leads,
    speech,
    move,
    attachment: turn.attachment,
    shown: turn.shown.quick,
    spokenOf: context.spokenOf,
    tastes: speech.wearer === 'other' ? [] : taste.liked,
    kinds: match.isMatch ? match.kinds : findExpectedKinds(wish, filters, isForGiving),
    hintedKinds: listHintedKinds(wish, language),
    isWomenswear: listWantedKinds(wish).some(
      ({ concepts, isHinted }) => isHinted !== true && concepts.some((id) => WOMENSWEAR_CONCEPTS.has(id)),
    ),
    emphasis: conversation.turns === 0 ? [] : listEmphasizedWords(speech),
    matchesAttachment: match.isMatch,
    pictured: conversation.pictured ?? null,
    isForPicture,
  });

  const relevantWish = withoutIdleNeeds(wish);
  const title = writeTitle(relevantWish, filters, isForGiving);
  return {
    intent: 'search',
    title,
    refinedQuery: writeWish(
      withNeeds(withoutEveningWear(withoutShoeSize(withoutClimate(relevantWish)), language), language),
    ),
    filters,
    companionsOf: null,
    conversation: {
      ...memory,
      isBegun: true,
      isPresent: isForGiving,
      wish,
      aside,
      filters,
      leads,
      title,
      asked: 0,
      saidBounds: foldStatedBounds({
        filters: startFilters,
        speech,
        move,
        saidBounds: conversation.saidBounds,
        shown: turn.shown.quick,
      }),
      ownsBudget: ownsBudget(turn.said, speech, conversation.ownsBudget),
      wearer: findWearerAfter(conversation, speech),
      past: speech.returns ? conversation.past : rememberPast(turn),
      spokenOf:
        speech.reference && speech.relation !== 'unlike'
          ? speech.reference.items.slice(0, MAX_SPOKEN_OF).map(({ id }) => id)
          : [],
      heard: {
        changes: listChanges({
          turn,
          speech,
          move,
          wish: relevantWish,
          filters,
          startFilters,
          leads,
          isUnsized: unsizedSpeech !== aboutPicture,
          isForPicture,
          lexicon: language.lexicon,
          attachmentToMatch: match.isMatch ? turn.attachment : null,
        }),
        answer: null,
      },
    },
  };
}

/** Removes the birthday of a present if the pieces are now for the shopper. */
function withoutGivenOccasion({ wish, isPresent: isGiven }: Conversation, { wearer }: Speech): readonly WishPart[] {
  return isGiven === true && wearer === 'self' ? wish.filter(({ facet }) => facet !== 'occasion') : wish;
}

/** Removes letter sizes if the garments have none: 'size 8' for boots, 'small' for earrings. */
function withoutLetterSizes(speech: Speech, partsBefore: readonly WishPart[], { lexicon }: Language): Speech {
  const { wish } = speech.wish;
  const namedParts = listWantedKinds(speech.wish.parts);
  const kinds = (namedParts.length > 0 ? namedParts : listWantedKinds(partsBefore)).flatMap(({ concepts }) =>
    concepts.flatMap((id) => Object.keys(lexicon.byId(id)?.kinds ?? {})),
  );
  const haveNoLetterSizes = kinds.length > 0 && kinds.every((kind) => KINDS_WITHOUT_LETTER_SIZES.has(kind));
  return haveNoLetterSizes && wish.sizes.length > 0
    ? { ...speech, wish: { ...speech.wish, wish: { ...wish, sizes: [] } } }
    : speech;
}

const KINDS_WITHOUT_CLIMATE: ReadonlySet<string> = new Set(
  ['shoes', 'bag', 'belt', 'jewelry', 'sunglasses', 'watch'].map((kind) => `kind:${kind}`),
);

/** If the wish is only for garments such as shoes or bags, removes what the shopper said about feeling warm or cold. */
function withoutClimate(wish: readonly WishPart[]): readonly WishPart[] {
  const kinds = wish.filter(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
  const haveNoClimate =
    kinds.length > 0 && kinds.every(({ concepts }) => concepts.some((id) => KINDS_WITHOUT_CLIMATE.has(id)));
  return haveNoClimate ? wish.filter(({ isPersonal, facet }) => !(isPersonal && facet === 'function')) : wish;
}

const SHOE_CONCEPTS: ReadonlySet<string> = new Set([...SHOE_KINDS].map((kind) => `kind:${kind}`));

/** Removes a shoe size from the search for other garments. */
function withoutShoeSize(wish: readonly WishPart[]): readonly WishPart[] {
  const areShoes = listWantedKinds(wish).every(({ concepts }) => concepts.some((id) => SHOE_CONCEPTS.has(id)));
  return areShoes ? wish : wish.filter(({ facet }) => facet !== 'shoe size');
}

const DAY_OCCASIONS: ReadonlySet<string> = new Set(['occasion:work', 'occasion:interview', 'occasion:funeral']);

/** Adds a refusal of tuxedos to a wish for a suit for the office. */
function withoutEveningWear(wish: readonly WishPart[], { lexicon, spelling }: Language): readonly WishPart[] {
  const isSuit = listWantedKinds(wish).some(({ concepts }) => concepts.includes('kind:suit'));
  const isByDay = wish.some(
    ({ stance, concepts }) => stance === 'wanted' && concepts.some((id) => DAY_OCCASIONS.has(id)),
  );
  return isSuit && isByDay ? [...wish, ...readParts('not too tuxedo', lexicon, spelling).parts] : wish;
}

const WOMENSWEAR_CONCEPTS: ReadonlySet<string> = new Set(
  ['dress', 'skirt', 'blouse', 'camisole'].map((kind) => `kind:${kind}`),
);

/**
 * Returns the kinds in the wish that the shopper did not name. They come from a piece that the results should
 * resemble.
 */
function listHintedKinds(wish: readonly WishPart[], { lexicon }: Language): readonly string[] {
  const kinds = listWantedKinds(wish);
  const isHinted = kinds.length > 0 && kinds.every((part) => part.isHinted === true);
  return isHinted
    ? [
        ...new Set(
          kinds.flatMap(({ concepts }) => concepts.flatMap((id) => Object.keys(lexicon.byId(id)?.kinds ?? {}))),
        ),
      ]
    : [];
}

/**
 * Returns the relation to the mentioned piece. If the message names another garment, that garment should go with the
 * piece: 'I'll take that one. Do I need a jacket?'.
 */
function settleRelation({ reference, relation, wish }: Speech, { lexicon }: Language): Speech['relation'] {
  const kinds = wish.parts
    .filter(({ facet, stance }) => facet === 'kind' && stance === 'wanted')
    .flatMap(({ concepts }) => concepts);
  const isOtherGarment =
    kinds.length > 0 &&
    (reference?.items ?? []).every(({ kind }) => kinds.every((id) => (lexicon.byId(id)?.kinds[kind] ?? 0) === 0));
  return isOtherGarment && reference && (relation === 'praised' || relation === 'pointed') ? 'goesWith' : relation;
}

/** Returns the colors of the mentioned piece, which 'in another colour' excludes. */
function listPointedColors(
  { otherColor, reference }: Speech,
  { spokenOf }: ReferenceContext,
  { leads, pictured }: Conversation,
): readonly Color[] {
  const [piece] = [
    ...(reference?.items ?? []),
    ...spokenOf,
    ...(leads.likePictureIds.length > 0 && pictured ? [pictured] : []),
  ];
  return otherColor && piece ? piece.colors.slice(0, 1) : [];
}

/** Returns the brand of the mentioned piece, or else of the first shown piece, for 'from the same brand'. */
function findSameBrand(
  { shown }: Turn,
  { sameBrand, reference }: Speech,
  { spokenOf }: ReferenceContext,
): readonly string[] {
  const [piece] = [...(reference?.items ?? []), ...spokenOf, ...shown.quick];
  return sameBrand && piece && piece.brand !== '' ? [piece.brand] : [];
}

/** Returns the words that this message added. They weigh more in the order of the results. */
function listEmphasizedWords({ wish, leanings }: Speech): string[] {
  const wantedWords = wish.parts
    .filter(({ stance, facet }) => stance === 'wanted' && facet !== 'kind' && facet !== 'word')
    .map(({ words }) => words);
  return [...wantedWords, ...leanings.flatMap(({ wantedWords: wanted }) => wanted)];
}
