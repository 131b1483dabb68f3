import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';
import { referTo } from '../hearing/pointing/referTo.ts';
import { readAvailability } from '../hearing/availability.ts';
import { takeReturn } from '../hearing/returning.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { Answer, Topic } from './Answer.ts';
import { joinWords } from '../../search/phrasing.ts';
import { findBrands, nameBrand } from './famousBrands.ts';
import { normalizeMessage } from './halves.ts';
import { findListedPieces } from './listedPieces.ts';
import { findMeantPieces, findPointedPieces, type Scene } from './meantPieces.ts';
import { answerOfPiece, suggestsKind } from './pieceAnswers.ts';
import { GLOSSARY_ADVICE } from './advice/glossary.ts';
import { createOpinion, readOpinion } from './opinions/readOpinion.ts';
import { readRivals } from './rivals/readRivals.ts';
import { answerSum } from './sums.ts';
import type { ShopTalk } from './shopTalk.ts';
import { readChoice, readShopTalk } from './shopTalk.ts';
import { withoutNames } from './withoutNames.ts';

/** The maximum number of brands in one answer. */
const MAX_BRANDS = 3;

/**
 * Answers one part of a message; returns null if the part asks nothing. `earlierItems` are the pieces that the
 * previous parts named.
 */
export function answerPart(part: string, scene: Scene, earlierItems: readonly CatalogueItem[] = []): Answer | null {
  const { context, outfit } = scene;
  const words = normalizeMessage(part);
  const pieces = findPointedPieces(part, context, earlierItems);
  if (pieces.length === 0 && GLOSSARY_ADVICE.asks.test(words)) return { topic: 'advice', asked: words, itemIds: [] };
  const opinion = readOpinion(words, pieces, scene);
  if (opinion !== null) return opinion;
  // 'The cotton or the linen one' means two pieces.
  const isOfPieces = pieces.length > 1 && readRivals(words) !== null;
  const shopTalk = isOfPieces
    ? null
    : readShopTalk(withoutNames(part, scene.context), scene.lexicon, scene.lastTopicGroup);
  const ofPiece = answerOfPiece(words, pieces, scene);
  if (ofPiece !== null) return ofPiece;
  const choice = answerChoice(part, pieces, context);
  if (
    shopTalk &&
    CLOTH_TOPICS.has(shopTalk.topic) &&
    (isOfAnotherList(part, context) || suggestsKind(words, scene.lexicon))
  )
    return null;
  if (shopTalk?.topic === 'stock' && readAvailability(part, scene.lexicon) !== null) return null;
  const learnedOpinion = shopTalk?.subject === 'opinion' ? createOpinion(words, pieces, scene) : null;
  if (learnedOpinion !== null && !choice) return learnedOpinion;
  if (shopTalk && !(choice && shopTalk.topic === 'advice'))
    return { ...withoutDoubt(shopTalk), itemIds: listIds(findPieces(part, shopTalk.topic, pieces, scene)) };
  const sum = outfit.length === 0 ? answerSum(part, pieces, scene, earlierItems) : null;
  if (sum !== null) return sum;
  const unsoldBrands = findBrands(words).filter((brand) => !scene.sells(brand));
  if (unsoldBrands.length > 0)
    return {
      topic: 'brandSold',
      asked: joinWords(unsoldBrands.slice(0, MAX_BRANDS).map(nameBrand), 'or'),
      itemIds: [],
    };
  return choice;
}

/** Topics about the cloth of a piece. If no piece is named, the reply asks which piece is meant. */
const CLOTH_TOPICS: ReadonlySet<Topic> = new Set<Topic>(['property', 'shrink', 'itch', 'clothCare']);

const findPieces = (
  half: string,
  topic: Topic,
  pieces: readonly CatalogueItem[],
  scene: Scene,
): readonly CatalogueItem[] =>
  topic === 'keep' || topic === 'letGo'
    ? findListedPieces(half, pieces, scene)
    : findMeantPieces(half, topic, pieces, scene);

function withoutDoubt({ isDoubtful: _, ...talk }: ShopTalk): Omit<ShopTalk, 'isDoubtful'> {
  return talk;
}

/** Whether a part is about an earlier list, or names a piece that is not shown. */
function isOfAnotherList(part: string, context: ReferenceContext): boolean {
  return takeReturn(new Utterance(part)) !== null || referTo(new Utterance(part), context)?.isLost === true;
}

const BETTER_ONE_PATTERN =
  /\b(?:the (?:better|best|nicer|nicest|prettier|warmer|softer|stronger) (?:one|of)|whichever is better)\b/u;

/** Matches comparisons that the facts decide instead of taste, such as which piece is cheaper. */
const MEASURED_PATTERN =
  /\b(?:warmer|warmest|cheaper|cheapest|lighter|lightest|softer|softest|dressier|smarter|dearer|more expensive|least expensive|less)\b/u;
const OR_OF_PATTERN =
  /\b(?:whats|what is|which is|which one is|whichs) (?:better|nicer|best),? (?:the )?([a-z ]{2,24}?) or (?:the )?([a-z]{2,14}(?: ones?)?)\b/u;
/** Matches a choice between two numbers: 'second or fourth if I only own one'. */
const COUNTED_OR_PATTERN =
  /\b(?:first|second|third|fourth|fifth|sixth|last) (?:one )?or (?:the )?(?:first|second|third|fourth|fifth|sixth|last)\b/u;
const BETWEEN_PATTERN = /\bbetween (?:the )?([a-z ]{2,24}?) (?:and|or) (?:the )?([a-z]{2,14}(?: ones?)?)\b/u;

const POINTED_PATTERN = /^(?:it|this|that|these|those|them)(?: ones?)?$/u;

/** Returns the first shown piece for each description in 'between the blue and the floral'. */
function findComparedPieces(words: string, context: ReferenceContext): readonly CatalogueItem[] {
  const [, ...looks] = BETWEEN_PATTERN.exec(words) ?? OR_OF_PATTERN.exec(words) ?? [];
  return looks.flatMap((look) =>
    POINTED_PATTERN.test(look)
      ? [...context.spokenOf, ...context.shown].slice(0, 1)
      : context.describes(look)
        ? (context.shown.find((item) => context.fits(item, look)) ?? [])
        : [],
  );
}

/** Answers a choice between pieces: 'between that and the third, which would you pick', 'the better one'. */
function answerChoice(part: string, pieces: readonly CatalogueItem[], context: ReferenceContext): Answer | null {
  const words = normalizeMessage(part);
  const { spokenOf, shown } = context;
  if (BETTER_ONE_PATTERN.test(words) && pieces.length === 0 && shown.length > 1)
    return { topic: 'favorite', asked: '', itemIds: listIds(spokenOf.length > 1 ? spokenOf : shown.slice(0, 2)) };
  if (MEASURED_PATTERN.test(words)) return null;
  const comparedPieces =
    pieces.length === 0
      ? findComparedPieces(words, context)
      : pieces.length === 1 && /\b(?:that|it|this)\b/u.test(words)
        ? [...spokenOf.slice(0, 1), ...pieces]
        : pieces;
  const isChoice = (COUNTED_OR_PATTERN.test(words) && !/\bwhich\b/u.test(words)) || OR_OF_PATTERN.test(words);
  const criterion = new Set(comparedPieces).size > 1 ? (readChoice(part) ?? (isChoice ? '' : null)) : null;
  return criterion === null
    ? null
    : { topic: 'favorite', asked: criterion, itemIds: listIds([...new Set(comparedPieces)]) };
}

const listIds = (items: readonly CatalogueItem[]): string[] => items.map(({ id }) => id);
