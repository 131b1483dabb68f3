import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { Language } from '../hearing/hear.ts';
import { takeMoney } from '../hearing/money.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { WishReading } from '../wish/readParts.ts';
import { readParts } from '../wish/readParts.ts';
import {
  ANOTHER,
  ASKS,
  CHEAPER,
  COUNTED,
  DEFINITE,
  DROP,
  HAVE,
  INSTEAD_OF,
  LACKS,
  LOOKS_FOR,
  MONEY,
  MY,
  OUTFIT,
  OWN_ENOUGH,
  PACKING,
  PER_PIECE,
  QUESTION,
  REFUSAL,
  SUM,
  SWAP,
  SWAPPED_FOR,
  SWAPS,
  TOGETHER,
  TRIP,
} from './cues.ts';
import type { NamedGarment, OutfitEdit } from './OutfitEdit.ts';
import { readDays } from './readDays.ts';
import { readGarments, readRefusedGarments, readRefusedSorts } from './readGarments.ts';
import { readTerms, saysSomething } from './readTerms.ts';

/** A clause of a turn; the act says what the shopper does with it, where that is known. */
export interface OutfitClause {
  readonly text: string;
  readonly act: string | null;
}

/** Acts that neither compose nor change an outfit. */
const ASIDE: ReadonlySet<string> = new Set(['person', 'compare', 'choose', 'service', 'social']);
const CENTS = 100;

/**
 * What a turn does to the outfit on the screen, or that it asks for one; empty for a turn about something else.
 * `outfit` is null where none is on the screen.
 */
export function readOutfitEdits(
  clauses: readonly OutfitClause[],
  outfit: OutfitPlan | null,
  language: Language,
): readonly OutfitEdit[] {
  const texts = clauses.map(({ text, act }) => ({ text: new Utterance(text).whole, act }));
  const whole = texts.map(({ text }) => text).join(', ');
  const start = readStart(whole, texts, outfit, language);
  if (start.length === 0 && outfit === null) return [];
  const isPacked = start.some(({ kind }) => kind === 'pack');
  const edits = inOrder(texts)
    .filter(({ text }) => !isPacked || !PACKING.test(text) || SUM.test(text))
    .flatMap((clause) => readClause(clause, start.length === 0 ? outfit : null, language));
  const joined = joinDescriptions(edits);
  const isOnlyTold = edits.every(({ kind }) => kind === 'terms' || kind === 'own');
  if (start.length === 0 && isOnlyTold && LOOKS_FOR.test(whole)) return [];
  return [...start, ...joined];
}

/** 'A belt in leather, brown, simple': what follows a garment describes it. */
function joinDescriptions(edits: readonly OutfitEdit[]): readonly OutfitEdit[] {
  return edits.reduce<readonly OutfitEdit[]>((joined, edit) => {
    const last = joined.at(-1);
    const isDescription = edit.kind === 'terms' && edit.terms.occasion === null && edit.terms.season === null;
    if (!isDescription || last === undefined || (last.kind !== 'add' && last.kind !== 'swap') || last.garment === null)
      return [...joined, edit];
    const garment = { ...last.garment, words: `${last.garment.words}, ${edit.terms.words}` };
    return [...joined.slice(0, -1), { ...last, garment }];
  }, []);
}

/** The clause that names the outfit says best what it is for, so it comes last. */
function inOrder(clauses: readonly OutfitClause[]): readonly OutfitClause[] {
  const names = ({ text }: OutfitClause): boolean => OUTFIT.test(text);
  return [...clauses.filter((clause) => !names(clause)), ...clauses.filter(names)];
}

/** Whether the turn asks for an outfit: by its name, for a trip, or as garments that cost so much together. */
function readStart(
  whole: string,
  clauses: readonly OutfitClause[],
  outfit: OutfitPlan | null,
  language: Language,
): readonly OutfitEdit[] {
  if (PACKING.test(whole) && TRIP.test(whole)) return [{ kind: 'pack', days: readDays(whole) }];
  const asked = clauses.filter(({ act }) => act === null || !ASIDE.has(act));
  const isNamed = asked.some(({ text }) => OUTFIT.test(text));
  if (isNamed && (outfit === null || isForOther(whole, outfit, language))) return [{ kind: 'compose', isWhole: true }];
  if (outfit !== null || !TOGETHER.test(whole) || !MONEY.test(whole)) return [];
  const slots = new Set(asked.flatMap(({ text }) => readGarments(text, language)).map(({ slot }) => slot));
  return slots.size > 1 ? [{ kind: 'compose', isWhole: false }] : [];
}

/** 'Now an outfit for work' is another one than that for the wedding. */
function isForOther(whole: string, { occasion }: OutfitPlan, { lexicon, spelling }: Language): boolean {
  const named = readTerms(readParts(whole, lexicon, spelling)).occasion;
  return named !== null && named !== occasion;
}

function readClause({ text, act }: OutfitClause, outfit: OutfitPlan | null, language: Language): readonly OutfitEdit[] {
  if (act !== null && ASIDE.has(act)) return [];
  if (TOGETHER.test(text) && !SUM.test(text) && (act === 'fact' || QUESTION.test(text))) return [{ kind: 'total' }];
  const owned = findOwned(text, act, language);
  if (owned !== null) return [...owned.edits, ...readClause({ text: owned.rest, act: 'want' }, outfit, language)];
  if (act === 'fact' || act === 'advice' || (act === null && ASKS.test(text))) return [];
  const swapped = readSwap(text, language);
  if (swapped !== null && outfit !== null) return swapped;
  const reading = readParts(withSums(text), language.lexicon, language.spelling);
  const { wanted, refused } = splitByRefusal(text, act, language);
  const budget = readBudget(text, reading, wanted, outfit);
  return [
    ...[...readRefusedGarments(reading, language), ...refused].map((garment) => refuse(text, garment)),
    ...readRefusedSorts(reading, language).map((garment): OutfitEdit => ({ kind: 'add', garment })),
    ...(budget === null ? [] : [{ kind: 'budget', cents: budget } as const]),
    ...readWanted(text, wanted, outfit, budget !== null),
    ...readTermsOf(reading, text, act, wanted.length + refused.length > 0),
  ];
}

/** 'Not the shoes', 'I do not like these trousers' asks for others; 'no bag' and 'drop the bag' for none. */
function refuse(text: string, garment: NamedGarment): OutfitEdit {
  return DEFINITE.test(text) && !DROP.test(text) ? { kind: 'swap', garment, old: garment } : { kind: 'drop', garment };
}

interface Owned {
  readonly edits: readonly OutfitEdit[];
  /** What else the clause says. */
  readonly rest: string;
}

/** 'I have brown boots' is worn with the rest; 'I have only jeans' says what is not to be shown. */
function findOwned(text: string, act: string | null, language: Language): Owned | null {
  const said = LACKS.test(text) ? null : (HAVE.exec(text) ?? MY.exec(text));
  const isWholeClause = said === null && act === 'own' && !SWAP.test(text) && !DROP.test(text);
  if (said === null && !isWholeClause) return null;
  const [before, words] =
    said?.[1] !== undefined
      ? [text.slice(0, said.index), said[1]]
      : [text.slice(0, said?.index ?? 0), text.slice((said?.index ?? 0) + (said?.[0].length ?? 0))];
  const garments = readGarments(words, language);
  if (garments.length === 0) return null;
  const isOne = said?.[1] !== undefined || /\b(?:an?|this|these|some|pair of|already|now)\b/u.test(text);
  const isWorn = (garment: NamedGarment): boolean => !OWN_ENOUGH.test(text) && (isOne || garment.words.includes(' '));
  return {
    edits: garments.map((garment) => ({ kind: isWorn(garment) ? 'own' : 'drop', garment })),
    rest: before,
  };
}

/** 'A dress, no heels', 'drop the bag': what stands after a refusal is refused, before it is wanted. */
function splitByRefusal(
  text: string,
  act: string | null,
  language: Language,
): { readonly wanted: readonly NamedGarment[]; readonly refused: readonly NamedGarment[] } {
  const said = withSums(text);
  if (act === 'refuse') return { wanted: [], refused: readGarments(said, language) };
  const cue = DROP.exec(said) ?? REFUSAL.exec(said);
  if (cue === null) return { wanted: readGarments(said, language), refused: [] };
  return {
    wanted: readGarments(said.slice(0, cue.index), language),
    refused: readGarments(said.slice(cue.index + cue[0].length), language),
  };
}

/** What goes and what comes: 'swap A for B', 'B instead of A'. */
function partSwap(text: string): readonly [oldText: string, newText: string] | null {
  const instead = INSTEAD_OF.exec(text);
  if (instead !== null) return [text.slice(instead.index + instead[0].length), text.slice(0, instead.index)];
  const verb = SWAPS.exec(text);
  const after = verb === null ? '' : text.slice(verb.index + verb[0].length);
  const link = SWAPPED_FOR.exec(after);
  return link === null ? null : [after.slice(0, link.index), after.slice(link.index + link[0].length)];
}

function readSwap(text: string, language: Language): readonly OutfitEdit[] | null {
  const parted = partSwap(text);
  if (parted === null) return null;
  const [oldText, newText] = parted;
  const [old] = readGarments(oldText, language);
  const garments = readGarments(newText, language);
  if (old === undefined) return null;
  if (garments.length === 0) return [{ kind: 'swap', garment: old, old }];
  return garments.map((garment) => ({ kind: 'swap', garment, old }));
}

function readWanted(
  text: string,
  garments: readonly NamedGarment[],
  outfit: OutfitPlan | null,
  hasBudget: boolean,
): readonly OutfitEdit[] {
  if (outfit === null) return garments.map((garment) => ({ kind: 'add', garment }));
  if (CHEAPER.test(text) && !hasBudget)
    return garments.length === 0
      ? [{ kind: 'cheaper', garment: null }]
      : garments.map((garment) => ({ kind: 'cheaper', garment }));
  if (garments.length === 0) return ANOTHER.test(text) ? [{ kind: 'another' }] : [];
  const isSwap = SWAP.test(text);
  const isBrowsing = LOOKS_FOR.test(text) && !/\banother\b/u.test(text);
  return garments
    .filter((garment) => !isBrowsing && (isSwap || !isMany(garment)))
    .map((garment) => (isSwap ? { kind: 'swap', garment, old: null } : { kind: 'add', garment }));
}

/** 'Shirts' are looked through, 'a shirt' and 'boots' are worn. */
function isMany({ words, kinds }: NamedGarment): boolean {
  return (
    /[^s]s$/u.test(words) && !kinds.some((kind) => kind.endsWith('s') || kind === 'jewelry') && !words.endsWith('dress')
  );
}

/** A sum for all pieces; one that stands with a single garment is the price of that piece. */
function readBudget(
  text: string,
  { wish }: WishReading,
  garments: readonly NamedGarment[],
  outfit: OutfitPlan | null,
): number | null {
  if (PER_PIECE.test(text)) return null;
  const slots = new Set(garments.map(({ slot }) => slot));
  const isOfAll = TOGETHER.test(text) || OUTFIT.test(text) || slots.size !== 1;
  if (!isOfAll) return null;
  const isOfMoney =
    MONEY.test(text) || TOGETHER.test(text) || (outfit !== null && garments.length === 0 && !COUNTED.test(text));
  const said = wish.priceMax ?? (isOfMoney ? Number(SUM.exec(text)?.[1] ?? 0) : 0);
  return said > 0 ? said * CENTS : null;
}

function readTermsOf(
  reading: WishReading,
  text: string,
  act: string | null,
  isOfGarments: boolean,
): readonly OutfitEdit[] {
  const terms = readTerms(reading, act === 'want' || act === 'refuse' || (act === null && !QUESTION.test(text)));
  // What stands with a garment is said of that garment.
  const ofAll = isOfGarments ? { ...terms, words: '' } : terms;
  return saysSomething(ofAll) ? [{ kind: 'terms', terms: ofAll }] : [];
}

/** Sums as people say them, in the words of search. */
function withSums(text: string): string {
  const heard = new Utterance(text);
  takeMoney(heard);
  return heard.rest;
}
