import type { Language } from '../../hearing/hear.ts';
import { takeMoney } from '../../hearing/money.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import { readParts } from '../../wish/readParts.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { COUNTED, MONEY, OUTFIT, PER_PIECE, NUMBERS, TOGETHER } from './cues.ts';
import { readGarments } from './readGarments.ts';

const CENTS = 100;
const MIN_SUM = 20;

/**
 * A sum for all pieces; one that stands with a single garment is the price of that piece. `isStart`: a sum beside the
 * wish for an outfit is for all of it.
 */
export function readBudget(text: string, isStart: boolean, language: Language): readonly OutfitEdit[] {
  if (PER_PIECE.test(text)) return [];
  const said = withSums(text);
  const slots = new Set(readGarments(said, language).map(({ slot }) => slot));
  const isOfAll = TOGETHER.test(text) || OUTFIT.test(text) || slots.size !== 1;
  if (!isOfAll) return [];
  const isOfMoney = MONEY.test(text) || TOGETHER.test(text) || (slots.size === 0 && !COUNTED.test(text));
  const { wish } = readParts(said, language.lexicon, language.spelling);
  const sum = wish.priceMax ?? (isOfMoney && (!COUNTED.test(text) || MONEY.test(text)) ? findSum(text, isStart) : 0);
  return sum >= MIN_SUM ? [{ kind: 'budget', cents: sum * CENTS }] : [];
}

/** The last number that counts no days, sizes or years. */
function findSum(text: string, isStart: boolean): number {
  const numbers = [...text.matchAll(NUMBERS)].filter(
    ({ 0: said, index }) => !COUNTED.test(text.slice(index, index + said.length + 8).replace(/^[^\d]+/u, '')),
  );
  const [first] = isStart ? numbers.toReversed() : numbers;
  return Number(first?.[1] ?? 0);
}

/** Sums as people say them, in the words of search. */
export function withSums(text: string): string {
  const heard = new Utterance(text);
  takeMoney(heard);
  return heard.rest;
}
