import type { Act } from '../acts/Act.ts';
import type { Language } from '../hearing/hear.ts';
import { hear } from '../hearing/hear.ts';
import type { Leaning } from '../hearing/qualities.ts';
import { correctSpeech } from '../hearing/correctSpeech.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';
import type { Speech } from '../hearing/Speech.ts';
import type { WishReading } from '../wish/readParts.ts';
import { readAside, withAside } from './asides.ts';
import { rewordUnusualPhrases } from './rewordUnusualPhrases.ts';
import { withoutOtherUses, withoutUnbound } from './binding.ts';
import type { ReadClause, Role } from './Clause.ts';
import { readComplaints } from './complaints.ts';
import { withJudgments } from './judgments.ts';
import type { Listen } from './Listen.ts';
import { listMeant } from './meantMentions.ts';
import type { Person } from './people.ts';
import { findPerson } from './people.ts';
import { withPlentyRefused, withPointedRefusals } from './pointedRefusals.ts';
import { withoutDescribed } from './pointing.ts';
import { findQuestion } from './findQuestion.ts';
import { asksNothing, readPoliteness, withoutStrayWords } from './politeness.ts';
import { readClauses } from './readClauses.ts';
import { withSelfCorrections } from './selfCorrections.ts';
import { withSizesNamed } from './sizeLetters.ts';
import { readRefusals, refuses, withRefusals } from './refusals.ts';
import { settleClauses } from './settleClauses.ts';

export interface TurnContext {
  readonly context: ReferenceContext;
  readonly location: string;
  /** The wearer before this message. */
  readonly wearer: Speech['wearer'];
}

/** Roles of clauses in which words such as 'cheaper' and 'darker' change the search if the message asks no question. */
const EDITING_ROLES: ReadonlySet<Role> = new Set<Role>(['wish', 'refusal', 'advice', 'talk', 'person']);

/** Roles of clauses that ask for nothing. */
const QUIET_ROLES: ReadonlySet<Role> = new Set<Role>(['owned', 'talk']);

/** Reads a message clause by clause, so that only clauses that ask for something change the wish. */
export function hearClauses(
  turn: string,
  { context, location, wearer: wearerBefore }: TurnContext,
  language: Language,
): Speech {
  const message = withSelfCorrections(withSizesNamed(rewordUnusualPhrases(turn, language.lexicon)), language.lexicon);
  const arePiecesShown = context.shown.length > 0;
  const hearJoined: Listen = (givenClauses) =>
    hear(joinTexts(givenClauses, arePiecesShown ? language : null), context, language, location);
  const readings = readClauses(correctSpeech(message, language.spelling), language);
  const complaints = arePiecesShown ? readings.map(readComplaints) : [];
  const criticizedLeanings = complaints.flatMap(({ leanings }) => leanings);
  const keptClauses = complaints.map(({ clause }) => clause).filter(({ text }) => text !== '');
  const namedClauses = arePiecesShown
    ? withJudgments(withPlentyRefused(keptClauses, language.lexicon), language.lexicon)
    : readings.map(readAsFirstWish);
  const clauses = settleClauses(withPointedRefusals(namedClauses, language.lexicon), hearJoined);
  const wholeSpeech = hear(message, context, language, location);
  const people = clauses.flatMap(({ text }) => findPerson(text) ?? []);
  const recipient = people.find(({ isRecipient }) => isRecipient) ?? null;
  const wearer = wholeSpeech.wearer ?? (recipient ? 'other' : null);
  const isForOther = (wearer ?? wearerBefore) === 'other';
  const meantClauses = listMeant(clauses, { isForOther, isShown: arePiecesShown }, language.lexicon);
  const isWritten = (clause: ReadClause): boolean =>
    clause.role === 'wish' ||
    clause.role === 'advice' ||
    (clause.role === 'person' &&
      isOfWearer(clause, people, recipient, isForOther) &&
      (clause.ownRole === null || !QUIET_ROLES.has(clause.ownRole) || refuses(clause, hearJoined)));
  const isRefusedClause = (clause: ReadClause): boolean =>
    clause.role === 'refusal' ||
    (clause.ownRole === 'refusal' && clause.namesFashion && isWritten(clause) && !clause.namesKind) ||
    (isWritten(clause) && !clause.namesKind && findPerson(clause.text) !== null && refuses(clause, hearJoined));
  const refusedClauses = clauses.filter(isRefusedClause);
  const isOnlyPolite = asksNothing(clauses);
  const isErrand = (clause: ReadClause): boolean => !isOnlyPolite && isWritten(clause) && !isRefusedClause(clause);
  const errandClauses = clauses.filter(isErrand);
  const hearGiven = (givenClauses: readonly ReadClause[]): Speech =>
    hearJoined(givenClauses.map((clause) => withOwnWords(clause, language)));
  const meantErrands = meantClauses.flatMap((clause) => (isErrand(clause.clause) ? [clause.meant] : []));
  const errandReading = { ...hearGiven(errandClauses), wish: hearGiven(meantErrands).wish };
  const wish = withoutBlamed(errandReading.wish, errandClauses);
  const asides = meantClauses.flatMap(({ clause, meant }) =>
    isWritten(clause)
      ? []
      : readAside(
          clause.role === 'person' ? clause : { ...meant, text: withoutOtherUses(meant.text, language.lexicon) },
          hearJoined,
        ),
  );
  const question =
    criticizedLeanings.length > 0 && !message.includes('?')
      ? null
      : findQuestion(clauses, wholeSpeech, hearJoined, language);
  const editing = question
    ? [...errandClauses, ...refusedClauses]
    : clauses.filter(({ role }) => EDITING_ROLES.has(role));
  const edits = hearJoined(editing);
  const bounds = hearJoined(
    meantClauses.flatMap((clause) => (editing.includes(clause.clause) ? [clause.meant] : [])),
  ).wish;
  const isPointing = clauses.some(
    (clause) =>
      clause.role === 'talk' ||
      clause.role === 'refusal' ||
      (clause.isTooMuch && clause.pointsAt) ||
      (arePiecesShown && describesPiece(clause, language)),
  );
  const smallTalk = readCourtesy(clauses, wholeSpeech, hearJoined) ?? (isOnlyPolite ? readPoliteness(message) : null);
  return {
    ...errandReading,
    ...pickRelativeEdits(edits),
    leanings: keepDistinctLeanings([...criticizedLeanings, ...edits.leanings]),
    unshown: edits.unshown || clauses.some(({ isForOthers, role }) => isForOthers && role !== 'talk'),
    smallTalk,
    wearer,
    move: wholeSpeech.move,
    isAlternative: wholeSpeech.isAlternative,
    question,
    ...(isPointing ? { reference: wholeSpeech.reference, relation: findRelation(clauses, wholeSpeech) } : {}),
    ...(criticizedLeanings.length > 0 || isChange(edits, wholeSpeech) ? findBlamedPieces(wholeSpeech, message) : {}),
    wish: withoutStrayWords(
      withRefusals(
        asides.reduce(
          withAside,
          question
            ? wish
            : withBounds(
                wish,
                bounds,
                readToldBounds(
                  meantClauses.map(({ meant }) => meant),
                  hearJoined,
                ),
              ),
        ),
        readRefusals(refusedClauses, hearJoined, language)
          .map((reading, index) => spareShownKinds(reading, refusedClauses[index]!, context))
          .filter((reading, index) => !isOverruled(reading, refusedClauses[index]!, errandReading.wish)),
      ),
      meantClauses,
      language.lexicon,
    ),
  };
}

/** Matches words for one piece of the list. In a complaint, 'it' and 'these' mean the whole list. */
const NAMES_PLACE_PATTERN =
  /\b(?:first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|number \w+|top one|that one)\b/iu;
const PRAISES_PATTERN =
  /\b(?:love|lovely|like|nice|great|gorgeous|beautiful|perfect|nearly|almost|pretty|good|cute)\b/iu;

/** Whether the message only asks for more or less of a quality: 'can it be less plain'. */
function isChange({ leanings }: Speech, { relation }: Speech): boolean {
  return leanings.length > 0 && relation === 'pointed';
}

/**
 * Returns the pieces that a complaint is about. If they are also praised ('lovely but a bit short'), similar pieces
 * are searched; otherwise they are rejected.
 */
function findBlamedPieces({ reference }: Speech, message: string): Pick<Speech, 'reference' | 'relation'> {
  if (reference === null || !NAMES_PLACE_PATTERN.test(message)) return { reference: null, relation: null };
  return { reference, relation: PRAISES_PATTERN.test(message) ? 'like' : 'unlike' };
}

/** Removes changes with the same meaning, such as those for 'too shiny' and 'not so shiny'. */
function keepDistinctLeanings(leanings: readonly Leaning[]): readonly Leaning[] {
  return leanings.filter(
    ({ said }, index) => leanings.findIndex((otherLeaning) => otherLeaning.said === said) === index,
  );
}

/** The number of first shown pieces whose kind a refusal spares. */
const SEEN_ITEM_COUNT = 4;
const SUPERLATIVE_PATTERN = /\b(?:[a-z]{3,}est|most|what kind of|what sort of)\b/iu;

/**
 * If nothing is shown yet, reads a question for the best piece of a kind as a wish: 'what is the warmest hoodie you
 * have?'.
 */
function readAsFirstWish(clause: ReadClause): ReadClause {
  const isWishClause =
    clause.act === 'fact' && clause.role === 'talk' && clause.namesKind && SUPERLATIVE_PATTERN.test(clause.text);
  return isWishClause ? { ...clause, role: 'wish', isForPieces: true } : clause;
}

const SURELY_ASKING_ACTS: ReadonlySet<Act> = new Set<Act>(['want', 'relax', 'advice']);

const FOR_SELF_PATTERN = /\bfor (?:me|myself|us)\b/iu;

/** Removes words from a clause that describe no wanted garment. Removes more if the clause may ask for nothing. */
function withOwnWords(clause: ReadClause, { lexicon }: Language): ReadClause {
  const isSureWish =
    clause.isBare ||
    clause.role === 'person' ||
    (clause.role === 'wish' && FOR_SELF_PATTERN.test(clause.text)) ||
    (SURELY_ASKING_ACTS.has(clause.act) && !clause.isDoubtful);
  const isForOther = findPerson(clause.text)?.isRecipient ?? false;
  const isBoundToWish = isSureWish || clause.isRequest || isForOther;
  const text = isBoundToWish ? withoutOtherUses(clause.text, lexicon) : withoutUnbound(clause.text, lexicon);
  return { ...clause, text };
}

/**
 * Returns the polite words of a message. If the message asks a question, only a polite clause counts, so 'that one is
 * lovely, is it lined?' has none.
 */
function readCourtesy(
  clauses: readonly ReadClause[],
  { smallTalk, question }: Speech,
  listen: Listen,
): Speech['smallTalk'] {
  if (smallTalk === null || smallTalk === 'who' || question === null) return smallTalk;
  return listen(clauses.filter(({ act }) => act === 'social')).smallTalk;
}

const REFUSING_PATTERN = /\b(?:no|not|nothing|never|none|without|except|minus|nor|enough|n['’]t|dont|cant|wont)\b/iu;

/**
 * Removes the kind of the shown pieces from a refusal: 'ugly boots make me sad' does not refuse boots. Keeps the kind
 * if the words clearly refuse it.
 */
function spareShownKinds(reading: WishReading, { text }: ReadClause, { shown, isA }: ReferenceContext): WishReading {
  if (shown.length === 0 || REFUSING_PATTERN.test(text)) return reading;
  const areShownPieces = (words: string): boolean => shown.slice(0, SEEN_ITEM_COUNT).every((item) => isA(item, words));
  return { ...reading, parts: reading.parts.filter(({ facet, words }) => facet !== 'kind' || !areShownPieces(words)) };
}

/** Whether the shopper wants what somebody else refuses: 'my ex hated me in red, so definitely red'. */
function isOverruled({ wish }: WishReading, { text }: ReadClause, errandReading: WishReading): boolean {
  const { colors } = wish.refusals;
  const namesPerson = findPerson(text) !== null;
  return namesPerson && colors.length > 0 && colors.every((color) => errandReading.wish.colors.includes(color));
}

/** Removes the gender from the wish if the message only complains: 'that's for grannies'. */
function withoutBlamed(errandReading: WishReading, errandClauses: readonly ReadClause[]): WishReading {
  const isOnlyCriticism =
    errandClauses.length > 0 && errandClauses.every(({ act, isDoubtful }) => act === 'criticise' && !isDoubtful);
  return isOnlyCriticism ? { ...errandReading, wish: { ...errandReading.wish, genders: [] } } : errandReading;
}

/**
 * Returns how the clauses relate to the pieces that they mention. 'The first is too princess for me' rejects the
 * piece.
 */
function findRelation(clauses: readonly ReadClause[], { relation }: Speech): Speech['relation'] {
  const isPieceTurnedDown = clauses.some(({ isTooMuch, pointsAt }) => isTooMuch && pointsAt);
  return isPieceTurnedDown && relation !== null && relation !== 'goesWith' ? 'unlike' : relation;
}

/**
 * Reads price limits in clauses about the shopper or the occasion, which ask for nothing: 'I have about 600 in all'.
 */
function readToldBounds(clauses: readonly ReadClause[], listen: Listen): WishReading | null {
  const toldClauses = clauses.filter(({ role }) => role === 'body' || role === 'setting');
  return toldClauses.length > 0 ? listen(toldClauses).wish : null;
}

/** Adds a price limit from any clause to the wish, unless the message asks a question. */
function withBounds(errandReading: WishReading, edits: WishReading, toldBounds: WishReading | null): WishReading {
  const { priceMin, priceMax } = edits.wish;
  const statesPrice = priceMin !== null || priceMax !== null;
  const bounds = statesPrice || toldBounds === null ? edits.wish : toldBounds.wish;
  return { ...errandReading, wish: { ...errandReading.wish, priceMin: bounds.priceMin, priceMax: bounds.priceMax } };
}

/** Matches words for the shopper: 'she liked me in blue'. */
const OF_SHOPPER_PATTERN = /\b(?:me|us|myself)\b/iu;

/** Matches a clause about something that belongs to another person: 'his team is burnt orange'. */
const THING_OF_OTHERS_PATTERN =
  /^(?:(?:and|but|so|also|because|well|oh) )*(?:his|her|their) (?!size|feet|foot|waist|chest|shoulders|neck|head|hips|legs|arms|taste|style|look|fav)[a-z]+(?: [a-z]+)?['’]?s? (?:is|are|was|has|have|wears?|will|does|plays?|said|says|wants?)\b/iu;

/** Whether a clause is about the wearer: the recipient by name, or 'she' or 'he' if nobody else is named. */
function isOfWearer(
  { text }: ReadClause,
  people: readonly Person[],
  recipient: Person | null,
  isForOther: boolean,
): boolean {
  const name = findPerson(text)?.name ?? '';
  if (name === '' && OF_SHOPPER_PATTERN.test(text)) return false;
  if (!isForOther && THING_OF_OTHERS_PATTERN.test(text)) return false;
  if (name === '') return isForOther || people.every((person) => person.name === '');
  return isForOther && (recipient === null || recipient.name === '' || name === recipient.name);
}

/** Matches a short description ('the velvet one'), which is a wish if no shown piece fits. */
const SHORT_NAMING_PATTERN = /^(?:\S+ ){1,2}ones?$/u;

function describesPiece({ text, role }: ReadClause, { lexicon }: Language): boolean {
  const isNaming = role === 'wish' && SHORT_NAMING_PATTERN.test(text);
  return !isNaming && withoutDescribed(text, lexicon) !== text;
}

/** Joins the clauses to one text. If pieces are shown, leaves out their descriptions. */
function joinTexts(clauses: readonly ReadClause[], language: Language | null): string {
  return clauses
    .map((clause, index) => {
      const isDescribed = language !== null && describesPiece(clause, language);
      const text = isDescribed ? withoutDescribed(clause.text, language.lexicon) : clause.text;
      return index === clauses.length - 1 ? text : `${text}${clause.divider}`;
    })
    .join('');
}

/** Returns the changes relative to the shown pieces or the filters, such as 'cheaper'. They apply in any clause. */
function pickRelativeEdits(edits: Speech): Partial<Speech> {
  const { returns, takenBack, droppedColors, welcomeColors, priceStep, leanings, unshown, sort } = edits;
  const { otherBrand, sameColor, otherColor, sameBudget, sameBrand } = edits;
  return {
    ...{ returns, takenBack, droppedColors, welcomeColors, priceStep, leanings, unshown, sort },
    ...{ otherBrand, sameColor, otherColor, sameBudget, sameBrand },
  };
}
