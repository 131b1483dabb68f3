import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import { COLD_BANDS } from '../../../climate/Climate.ts';
import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import { readParts } from '../../wish/readParts.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import {
  ADD_PATTERN,
  ASKS_FOR_OTHERS_PATTERN,
  DEFINITE_PATTERN,
  FEELS_COLD_PATTERN,
  FOR_OUTFIT_PATTERN,
  INCLUDED_PATTERN,
  LOOKS_FOR_PATTERN,
  MORE_PATTERN,
  NAMES_OUTFIT_PATTERN,
  OUTFIT_PATTERN,
  PACKING_PATTERN,
  SAYS_WEARER_PATTERN,
  SUM_PATTERN,
  SWAP_PATTERN,
  ABOVE_WAIST_PATTERN,
  FORGOT_PATTERN,
  LEAVES_PATTERN,
  REPORTS_WISH_PATTERN,
} from './cues.ts';
import { joinClauses } from './joinClauses.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { asksOpinion, isIdle } from './idleClauses.ts';
import { splitContrasts } from './splitContrasts.ts';
import { splitRefusals } from './splitRefusals.ts';
import { namesEvent } from './readEvent.ts';
import { readBudget, readKeptBudget, withoutSum } from './readBudget.ts';
import { readClause } from './readClause.ts';
import type { Speaker } from './readClimate.ts';
import { readClimate } from './readClimate.ts';
import { readOtherDays, joinClimateText } from './toldOfDays.ts';
import { asksOfAll, readAsked } from './readAsked.ts';
import { readTerms } from './readTerms.ts';
import { rewordClause } from './rewordClause.ts';
import { recolorLead } from './recolorLead.ts';
import { withJacket } from './withJacket.ts';
import { withoutPlace } from './withoutPlace.ts';
import { readStart } from './readStart.ts';
import {
  joinDescriptions,
  joinLeanings,
  withKept,
  withOneSum,
  withoutContradictions,
  withoutOtherOnes,
  withoutOverruled,
  withPairs,
} from './settleEdits.ts';

/**
 * Reads the changes in a message to the current outfit, or its wish for an outfit. Returns none if the message is
 * about something else. `outfit` is null if there is none or if the subject changed.
 */
export function readOutfitEdits(
  clauses: readonly OutfitClause[],
  outfit: OutfitPlan | null,
  speaker: Speaker,
  language: Language,
): readonly OutfitEdit[] {
  if (outfit !== null && asksOpinion(clauses)) return [];
  const relevantClauses = outfit === null ? clauses : clauses.filter((clause) => !isIdle(clause));
  const texts = joinClauses(
    splitClauses(relevantClauses, outfit, language).map(({ text, act, move }) => {
      const words = rewordClause(withoutPlace(text, speaker.said, language));
      const isReported = REPORTS_WISH_PATTERN.test(words);
      const isByOtherWearer = speaker.isForOther && SAYS_WEARER_PATTERN.test(words);
      return {
        text: words.replace(REPORTS_WISH_PATTERN, ''),
        act: isReported || ASKS_PLAINLY_PATTERN.test(text.toLowerCase()) ? 'want' : isByOtherWearer ? null : act,
        move: FORGOT_PATTERN.test(text.toLowerCase()) ? 'add' : move,
      };
    }),
  );
  const wholeText = texts.map(({ text }) => text).join(', ');
  if (outfit !== null && LEAVES_PATTERN.test(speaker.said.toLowerCase())) return [];
  const startEdits = readStart(wholeText, texts, outfit, speaker.isOpening, language);
  if (startEdits.length === 0 && (outfit === null || texts.some(({ move }) => move === 'leave'))) return [];
  const isBudgetKept = readKeptBudget(wholeText, outfit?.budgetCents ?? null).length > 0;
  const questionEdit = startEdits.length > 0 || isBudgetKept ? null : readAsked(texts, wholeText, language);
  if (questionEdit?.kind === 'keep') return [questionEdit];
  const toldClauses = questionEdit === null ? texts : texts.filter(({ text, move }) => !asksOfAll(text, move));
  const readEdits = readAll(toldClauses, startEdits, startEdits.length > 0 ? null : outfit, speaker, language);
  if (questionEdit !== null && questionEdit.kind !== 'show' && readEdits.every(({ kind }) => kind === 'budget'))
    return [questionEdit];
  const edits = withKept(readEdits, new Utterance(speaker.said).whole, language);
  const isSwapped = texts.some(({ move }) => move === 'swap');
  const hasLeftOutfit = leavesOutfit(isSwapped ? wholeText.replace(ASKS_WHETHER_SOLD_PATTERN, ' ') : wholeText, edits);
  if (startEdits.length === 0 && (hasLeftOutfit || (outfit?.isGuess && isOfOneGarment(wholeText, edits)))) return [];
  if (questionEdit?.kind === 'show') return [questionEdit, ...edits.filter(({ kind }) => !IGNORED_EDITS.has(kind))];
  return [...startEdits.map((edit) => withCoat(edit, edits)), ...edits];
}

const splitClauses = (
  clauses: readonly OutfitClause[],
  outfit: OutfitPlan | null,
  language: Language,
): readonly OutfitClause[] => (outfit === null ? splitRefusals(clauses, true) : splitContrasts(clauses, language));

/** Permits a coat in a new outfit if the weather is cool. */
function withCoat(startEdit: OutfitEdit, edits: readonly OutfitEdit[]): OutfitEdit {
  const hasCoolClimate = edits.some((edit) => edit.kind === 'climate' && COLD_BANDS.has(edit.weatherBand));
  return startEdit.kind === 'compose' && hasCoolClimate
    ? { ...startEdit, without: (startEdit.without ?? []).filter((slot) => slot !== 'outer') }
    : startEdit;
}

/** Matches requests for a garment that have the form of a question or a statement. */
const ASKS_PLAINLY_PATTERN = new RegExp(`${ABOVE_WAIST_PATTERN.source}|${FORGOT_PATTERN.source}`, 'u');

/** Kinds of changes to ignore if the words ask for an earlier outfit. */
const IGNORED_EDITS: ReadonlySet<OutfitEdit['kind']> = new Set<OutfitEdit['kind']>(['terms', 'another', 'climate']);

function readAll(
  clauses: readonly OutfitClause[],
  startEdits: readonly OutfitEdit[],
  outfit: OutfitPlan | null,
  speaker: Speaker,
  language: Language,
): readonly OutfitEdit[] {
  const startsOutfit = startEdits.length > 0;
  const startsPacking = startEdits.some(({ kind }) => kind === 'pack');
  const wholeText = clauses.map(({ text }) => text).join(', ');
  const climate = readClimate(startsOutfit ? wholeText : joinClimateText(clauses), speaker, startsPacking);
  const readEdits = sortClauses(clauses, startsOutfit, language).reduce<readonly OutfitEdit[]>((edits, clause) => {
    const unpackedClause = startsPacking ? { ...clause, text: clause.text.split(PACKING_PATTERN).join(' ') } : clause;
    const budget = readBudget(unpackedClause, startsOutfit || clause.move === 'budget', language);
    // A budget that includes a piece is not the price of that piece.
    const garmentEdits =
      budget.length > 0 && INCLUDED_PATTERN.test(unpackedClause.text)
        ? { ...unpackedClause, text: withoutSum(unpackedClause.text) }
        : unpackedClause;
    return [...edits, ...budget, ...readClause(garmentEdits, edits, outfit, language)];
  }, []);
  const keptBudgets = readEdits.some(({ kind }) => kind === 'budget')
    ? []
    : readKeptBudget(wholeText, outfit?.budgetCents ?? null);
  // Who wants to stay within the budget asks for nothing cheaper than that.
  const budgeted =
    keptBudgets.length === 0 ? readEdits : [...readEdits.filter(({ kind }) => kind !== 'cheaper'), ...keptBudgets];
  const pairedEdits = startsOutfit ? readEdits : withPairs(budgeted, clauses);
  const consistent = withoutOverruled(
    withoutOtherOnes(withoutContradictions(withOneSum(pairedEdits, clauses, language))),
    outfit,
  );
  const joined = outfit === null ? consistent : joinLeanings(consistent, wholeText);
  const settledEdits = joinDescriptions(joined).map((edit) => recolorLead(edit, wholeText, outfit, language));
  const statedEdits = startsOutfit
    ? withJacket(withOccasion(settledEdits, wholeText, language), startEdits, wholeText)
    : settledEdits;
  const warmerEdits: readonly OutfitEdit[] = FEELS_COLD_PATTERN.test(wholeText)
    ? [{ kind: 'lean', leaning: { said: 'warmer', dressiness: 0, warmth: 1 } }]
    : [];
  const allEdits = statedEdits.some(({ kind }) => kind === 'lean') ? statedEdits : [...statedEdits, ...warmerEdits];
  const days = startsOutfit ? [] : readOtherDays(clauses, outfit);
  if (climate === null) return [...days, ...allEdits];
  return [{ kind: 'climate', ...climate }, ...days, ...allEdits.filter(isNoWeather).map(withoutSeason)];
}

/** Whether a change is not about warmth. 'It will be 35 degrees' states the weather instead of a wish for warmth. */
const isNoWeather = (edit: OutfitEdit): boolean => edit.kind !== 'lean' || edit.leaning.warmth === 0;
/** Removes the season from a change, because the season of a month depends on the place. */
const withoutSeason = (edit: OutfitEdit): OutfitEdit =>
  edit.kind === 'terms' ? { ...edit, terms: { ...edit.terms, season: null } } : edit;

/** Adds the occasion in a clause about somebody: 'my cousin is getting married'. */
function withOccasion(
  edits: readonly OutfitEdit[],
  wholeText: string,
  { lexicon, spelling }: Language,
): readonly OutfitEdit[] {
  if (edits.some((edit) => edit.kind === 'terms' && edit.terms.occasion !== null)) return edits;
  const terms = readTerms(readParts(wholeText, lexicon, spelling));
  return terms.occasion === null ? edits : [...edits, { kind: 'terms', terms: { ...terms, words: '' } }];
}

/**
 * Sorts the clauses, because the last occasion is used. Events come after other clauses, the first event after later
 * events, and clauses that name the outfit come last.
 */
function sortClauses(
  clauses: readonly OutfitClause[],
  startsOutfit: boolean,
  language: Language,
): readonly OutfitClause[] {
  const names = ({ text }: OutfitClause): boolean => OUTFIT_PATTERN.test(text) && !SUM_PATTERN.test(text);
  const otherClauses = clauses.filter((clause) => !names(clause));
  const events = startsOutfit ? otherClauses.filter(({ text }) => namesEvent(text, language)) : [];
  return [
    ...otherClauses.filter((clause) => !events.includes(clause)),
    ...events.toReversed(),
    ...clauses.filter(names),
  ];
}

/** Whether a message that may ask for an outfit names only one garment: 'long dresses only'. */
function isOfOneGarment(wholeText: string, edits: readonly OutfitEdit[]): boolean {
  const garmentBudgets = edits.flatMap((edit) =>
    'garment' in edit && edit.garment !== null && !refusesAhead(edit) ? [edit] : [],
  );
  const [onlyGarment] = garmentBudgets;
  const namesPieces =
    onlyGarment?.kind === 'add' || (onlyGarment?.kind === 'alter' && onlyGarment.differences.length === 0);
  const isOfOutfit =
    DEFINITE_PATTERN.test(wholeText) ||
    ADD_PATTERN.test(wholeText) ||
    MORE_PATTERN.test(wholeText) ||
    SWAP_PATTERN.test(wholeText);
  return garmentBudgets.length === 1 && namesPieces && BODY_SLOTS.has(onlyGarment.garment.slot) && !isOfOutfit;
}

/** Whether a change refuses a garment that the outfit need not have: 'a midi dress, not a jumpsuit'. */
const refusesAhead = (edit: OutfitEdit): boolean => edit.kind === 'drop' && edit.isOfPiece === false;

/** The slots of pieces that cover the body. */
const BODY_SLOTS: ReadonlySet<string> = new Set(['fullBody', 'top', 'bottom', 'layer', 'outer']);

/** Matches questions such as 'got any loafers?', which may ask for a piece of the outfit. */
const ASKS_WHETHER_SOLD_PATTERN = /\b(?:do (?:you|ye) (?:have|sell|stock)|have (?:you|ye) got|got any)\b/gu;

/**
 * Whether a message asks for single garments: 'show me black dresses'. 'Show me other shoes' replaces the shoes of an
 * outfit that has shoes.
 */
function leavesOutfit(wholeText: string, edits: readonly OutfitEdit[]): boolean {
  const isOnlyTold = edits.every(
    (edit) =>
      ['terms', 'own', 'add', 'swap'].includes(edit.kind) || (edit.kind === 'alter' && edit.differences.length === 0),
  );
  const isOfPieces = ASKS_FOR_OTHERS_PATTERN.test(wholeText) && edits.every(({ kind }) => kind !== 'add');
  return (
    isOnlyTold &&
    LOOKS_FOR_PATTERN.test(wholeText) &&
    !isOfPieces &&
    !FOR_OUTFIT_PATTERN.test(wholeText) &&
    !NAMES_OUTFIT_PATTERN.test(wholeText)
  );
}
