import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { OutfitRemark } from '../Conversation.ts';
import type { Language } from '../hearing/hear.ts';
import type { Speech } from '../hearing/Speech.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { Turn, Understood } from '../Turn.ts';
import { recordAnswer } from '../recordAnswer.ts';
import { completePlan, findCurrentOutfit } from './currentOutfit.ts';
import { applyEdits, EMPTY_PLAN } from './editing/applyEdits.ts';
import { findPlace } from './editing/places.ts';
import { MOVES_WITHOUT_CHANGE } from './moves/OutfitMove.ts';
import { chooseOffered } from './offeredPieces.ts';
import { listMentioned } from './reading/readGarments.ts';
import { withFocus } from './reading/withFocus.ts';
import type { NamedGarment, OutfitEdit } from './OutfitEdit.ts';
import { STARTING_EDITS } from './OutfitEdit.ts';
import { readAround, readPointed, readSwappedPiece } from './readPointed.ts';
import type { OutfitClause } from './reading/OutfitClause.ts';
import { ASKING_ACTS } from './reading/OutfitClause.ts';
import { withoutPlace } from './reading/withoutPlace.ts';
import { BUILD_AROUND_PATTERN, LUGGAGE_SIZE_PATTERN } from './reading/cues.ts';
import { keepsAll } from './reading/readAsked.ts';
import { readBudget } from './reading/readBudget.ts';
import { readExceptedPiece } from './reading/readExceptedPiece.ts';
import { readPlainWish } from './reading/plain/readPlainWish.ts';
import { readOutfitClauses } from './reading/readOutfitClauses.ts';
import { readRestored } from './reading/readRestored.ts';
import { readQuestion } from './reading/readQuestions.ts';
import { readOutfitEdits } from './reading/readOutfitEdits.ts';
import { readWearer } from './readWearer.ts';
import { guessWearer } from '../wearing/weighWearer.ts';
import { BACK_TO_OWN_PATTERN, readOtherWearer } from './reading/readOtherWearer.ts';
import { withHeld } from './heldTerms.ts';
import { readCommand } from './command/readCommand.ts';
import { withChosenPieces } from './command/withChosenPieces.ts';
import { describeChange, QUESTION_EDITS } from './describeChange.ts';
import { withHeldPieces } from './heldPieces.ts';
import { placeKept } from './placeKept.ts';
import { renameHost } from './renameHost.ts';

/**
 * Understands a message that composes, changes or asks about a whole outfit; returns null for other messages. Has no
 * side effects.
 */
export function understandOutfit(
  turn: Turn,
  listen: (message: string) => Speech,
  heardClauses: readonly OutfitClause[],
  language: Language,
  findOffered: (message: string) => readonly CatalogueItem[] = () => [],
): Understood | null {
  const swappedEdits = readSwappedPiece(turn);
  // The text of a button names the old piece, which is not a wish.
  if (swappedEdits !== null && turn.conversation.outfit !== null)
    return answerEdits(language, turn, listen(''), completePlan(turn.conversation.outfit), swappedEdits);
  const foundPlan = findCurrentOutfit(turn, language);
  const currentPlan = foundPlan === null ? null : withChosenPieces(foundPlan, turn, listen(turn.said));
  const { said: words, conversation, now } = turn;
  const chosenItems = heardClauses.filter(({ move }) => move === 'choose').flatMap(({ text }) => findOffered(text));
  const clauses = withFocus(
    heardClauses,
    findFocus(turn, currentPlan),
    (text) => listMentioned(text, language).length > 0,
  );
  const speaker = {
    said: words,
    location: turn.profile.preferences.location,
    now,
    isForOther: conversation.wearer === 'other',
    isOpening: !conversation.isBegun,
  };
  const command = currentPlan === null ? null : readCommand(words, currentPlan, language);
  if (command !== null && currentPlan !== null) {
    const budgets = clauses.flatMap(({ text }) =>
      readBudget({ text: new Utterance(text).whole, act: null, move: null }, true, language),
    );
    return answerEdits(language, turn, listen(''), currentPlan, [...command, ...budgets.slice(-1)]);
  }
  const earlierPlans = withoutSame(conversation.earlierOutfits ?? [], currentPlan);
  const otherPlan = BACK_TO_OWN_PATTERN.test(new Utterance(words).whole)
    ? earlierPlans.find(({ likelyWearer }) => likelyWearer !== currentPlan?.likelyWearer)
    : undefined;
  if (currentPlan !== null && otherPlan !== undefined)
    return answerEdits(language, turn, listen(''), currentPlan, [{ kind: 'restore', plan: otherPlan }]);
  const restoredEdit =
    currentPlan === null
      ? null
      : readRestored(joinChangeTexts(clauses), currentPlan, earlierPlans, undoesChange(clauses), language);
  if (chosenItems.length === 0 && restoredEdit !== null)
    return answerEdits(language, turn, listen(''), currentPlan, [restoredEdit]);
  const excepted =
    currentPlan === null || currentPlan.isGuess ? null : readExceptedPiece(heardClauses, currentPlan, language);
  if (excepted !== null && currentPlan !== null) {
    const otherEdits = readOutfitEdits(excepted.rest, currentPlan, speaker, language);
    return answerEdits(language, turn, listen(''), currentPlan, [...excepted.edits, ...otherEdits]);
  }
  const plain = currentPlan === null || currentPlan.isGuess ? null : readPlainWish(words, currentPlan, language);
  if (plain !== null && chosenItems.length === 0) return answerEdits(language, turn, listen(words), currentPlan, plain);
  const otherGender =
    currentPlan === null ? null : readOtherWearer(words, conversation.wearer === 'other', currentPlan.likelyWearer);
  if (otherGender !== null && currentPlan !== null) {
    const toldEdits = readOutfitEdits(heardClauses, currentPlan, speaker, language).filter(({ kind }) =>
      EDITS_FOR_OTHERS.has(kind),
    );
    const listedEdits = readOutfitEdits(heardClauses, null, speaker, language).filter(({ kind }) => kind === 'add');
    return answerEdits(language, turn, listen(words), currentPlan, [
      { kind: 'otherWearer', gender: otherGender },
      ...toldEdits,
      ...listedEdits,
    ]);
  }
  const readEdits = readOutfitEdits(clauses, currentPlan, speaker, language);
  const asksOfWhole = readEdits.some(({ kind }) => QUESTION_EDITS.has(kind));
  const offeredEdits = currentPlan === null ? [] : chooseOffered(chosenItems, currentPlan);
  const statedEdits = [...offeredEdits.filter(({ kind }) => !asksOfWhole || kind !== 'remark'), ...readEdits];
  if (statedEdits.length === 0 && currentPlan === null && !BUILD_AROUND_PATTERN.test(words)) return null;
  const startsPacking = statedEdits.some(({ kind }) => kind === 'pack');
  const heardText = withoutPlace(words, words, language);
  const speech = listen(
    renameHost(startsPacking ? heardText.replace(LUGGAGE_SIZE_PATTERN, '') : heardText, statedEdits),
  );
  if (
    speech.takenBack.some(({ what }) => what === 'everything') &&
    !statedEdits.some(({ kind }) => STARTING_EDITS.has(kind))
  )
    return null;
  const startsOutfit = statedEdits.some(({ kind }) => kind === 'compose');
  if (currentPlan === null && !startsPacking && (startsOutfit || BUILD_AROUND_PATTERN.test(words.toLowerCase()))) {
    const startEdits = startsOutfit
      ? statedEdits
      : readOutfitEdits([OUTFIT_CLAUSE, ...clauses], null, speaker, language);
    const heldEdits = withHeldPieces(startEdits, turn, speech, language);
    if (startsOutfit || heldEdits.some(({ kind }) => kind === 'addPiece'))
      return answerEdits(language, turn, speech, currentPlan, heldEdits);
  }
  const editsAround = readAround(speech, words, currentPlan);
  if (editsAround.length > 0)
    return answerEdits(language, turn, speech, currentPlan, [
      ...editsAround,
      ...statedEdits.filter(({ kind }) => kind === 'budget'),
    ]);
  const isOfGarments = chosenItems.length > 0 || statedEdits.some((edit) => 'garment' in edit);
  const edits = isOfGarments
    ? placeKept(statedEdits, turn, speech)
    : withPointed(statedEdits, readPointed(speech, clauses, turn.said, currentPlan));
  const allEdits =
    currentPlan === null || edits.some(({ kind }) => STARTING_EDITS.has(kind))
      ? edits
      : [...edits, ...readWearer(turn, speech, clauses)];
  return allEdits.length === 0 ? null : answerEdits(language, turn, speech, currentPlan, allEdits);
}

/** Says of a message that it asks for an outfit, although it names none: 'complete the look'. */
const OUTFIT_CLAUSE: OutfitClause = { text: 'an outfit', act: 'want', move: 'compose' };

/** Kinds of changes that may also be in words about somebody else's outfit. */
const EDITS_FOR_OTHERS: ReadonlySet<OutfitEdit['kind']> = new Set<OutfitEdit['kind']>([
  'terms',
  'budget',
  'drop',
  'climate',
]);

/**
 * Returns the text of clauses that may ask for an earlier outfit. Leaves out questions and statements ('can I send it
 * back?').
 */
const joinChangeTexts = (clauses: readonly OutfitClause[]): string =>
  clauses
    .filter(({ move, act }) =>
      move === null ? act === null || !ASKING_ACTS.has(act) : !MOVES_WITHOUT_CHANGE.has(move),
    )
    .map(({ text }) => new Utterance(text).whole)
    .join(', ');

/** Returns the name of the piece that the last answer was about; null unless there was exactly one. */
function findFocus({ conversation: { spokenOf } }: Turn, outfit: OutfitPlan | null): string | null {
  const places = outfit?.places.filter(({ itemId }) => itemId !== null && spokenOf.includes(itemId)) ?? [];
  return places.length === 1 ? (places[0]?.kind ?? null) : null;
}

/**
 * Leaves out the newest earlier outfits if they have the same pieces as the present outfit, because restoring them
 * would change nothing.
 */
function withoutSame(earlierPlans: readonly OutfitPlan[], currentPlan: OutfitPlan | null): readonly OutfitPlan[] {
  const joinIds = ({ places }: OutfitPlan): string => places.map(({ itemId }) => itemId ?? '').join(' ');
  const firstIndex = earlierPlans.findIndex((plan) => currentPlan === null || joinIds(plan) !== joinIds(currentPlan));
  return firstIndex < 0 ? [] : earlierPlans.slice(firstIndex);
}

const undoesChange = (clauses: readonly OutfitClause[]): boolean => clauses.some(({ move }) => move === 'undo');

/** Shows the unchanged outfit with a remark. */
export function answerWithRemark(
  turn: Turn,
  remark: OutfitRemark,
  listen: (message: string) => Speech,
  language: Language,
): Understood | null {
  const { outfit } = turn.conversation;
  return outfit === null
    ? null
    : answerEdits(language, turn, listen(''), completePlan(outfit), [{ kind: 'remark', remark }]);
}

/** Whether a message puts the outfit on the wishlist or asks for its price. Just 'save' means the outfit. */
export function isOfOutfit(turn: Turn, language: Language): boolean {
  if (findCurrentOutfit(turn, language) === null) return false;
  const { whole } = new Utterance(turn.said);
  if (isCommand(turn, language)) return true;
  if (ASKS_OF_BUDGET_PATTERN.test(whole)) return true;
  const clauses = readOutfitClauses(turn.said, language);
  return keepsAll(clauses, whole, language) || readQuestion(whole, language)?.kind === 'keep';
}

/** Whether a message tells as a whole what happens to the outfit. */
export function isCommand(turn: Turn, language: Language): boolean {
  const outfit = turn.attachment === null ? findCurrentOutfit(turn, language) : null;
  return outfit !== null && readCommand(turn.said, outfit, language) !== null;
}

/** Matches a question about the budget, which is no question about what is still in stock. */
const ASKS_OF_BUDGET_PATTERN = /\b(?:within|in|under|over|on) (?:the |my |our )?budget\b[^?]{0,20}\?/u;

/** If the message refers to pieces, returns the changes to these pieces and, of the other changes, only the budget. */
function withPointed(statedEdits: readonly OutfitEdit[], pointedEdits: readonly OutfitEdit[]): readonly OutfitEdit[] {
  if (pointedEdits.length === 0 || statedEdits.some(({ kind }) => QUESTION_EDITS.has(kind) || STARTING_EDITS.has(kind)))
    return statedEdits;
  return [...statedEdits.filter(({ kind }) => kind === 'budget'), ...pointedEdits];
}

/** Kinds of changes that a message about single garments may also contain. */
const EDITS_OF_ANY_SEARCH: ReadonlySet<OutfitEdit['kind']> = new Set<OutfitEdit['kind']>([
  ...STARTING_EDITS,
  'terms',
  'budget',
  'climate',
  'drop',
  'wearer',
  'lean',
  'cheaper',
]);

function answerEdits(
  language: Language,
  turn: Turn,
  speech: Speech,
  currentPlan: OutfitPlan | null,
  edits: readonly OutfitEdit[],
): Understood | null {
  const isOnlyQuestion = edits.every(({ kind }) => QUESTION_EDITS.has(kind));
  if (isOnlyQuestion && currentPlan === null) return null;
  const [firstEdit] = edits;
  if (firstEdit?.kind === 'keep' && currentPlan !== null) return keepPieces(turn, currentPlan, firstEdit.without);
  const startPlan = currentPlan === null ? EMPTY_PLAN : currentPlan;
  const editedPlan = applyEdits(withHandEdits(startPlan, turn), withHeld(edits, turn, language));
  const { isGuess: _, ...certain } = editedPlan;
  const plan = {
    ...(edits.every(({ kind }) => EDITS_OF_ANY_SEARCH.has(kind)) ? editedPlan : certain),
    likelyWearer: editedPlan.likelyWearer ?? guessWearerOf(turn),
  };
  return describeChange(turn, speech, plan, edits);
}

/** Guesses the wearer from the last messages. Returns null if the outfit is for somebody else. */
function guessWearerOf({ said, earlier, conversation }: Turn): OutfitPlan['likelyWearer'] {
  if (conversation.wearer === 'other') return guessWearer(said);
  return guessWearer(said) ?? guessWearer(earlier.map((exchange) => exchange.said).join('. '));
}

/** Puts all pieces on the wishlist. Does not change the outfit. */
function keepPieces(turn: Turn, { places }: OutfitPlan, exceptions: readonly NamedGarment[]): Understood {
  const remainingPlaces = leaveOut({ places }, exceptions).places;
  const itemIds = remainingPlaces.flatMap(({ itemId }) => itemId ?? []);
  return recordAnswer(turn, { topic: 'keep', itemIds, asked: '' });
}

function leaveOut<Plan extends Pick<OutfitPlan, 'places'>>(plan: Plan, exceptions: readonly NamedGarment[]): Plan {
  const removedPlaces = exceptions.flatMap((garment) => findPlace(plan, garment) ?? []);
  return { ...plan, places: plan.places.filter((place) => !removedPlaces.includes(place)) };
}

/** Removes the price limit from the plan if the shopper removed it from the filters. */
function withHandEdits(plan: OutfitPlan, { conversation, filters }: Turn): OutfitPlan {
  const wasLimited = conversation.filters.priceRangeMax !== null && plan.budgetCents !== null;
  return wasLimited && filters.priceRangeMax === null ? { ...plan, budgetCents: null } : plan;
}
