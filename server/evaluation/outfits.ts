import { readFile } from 'node:fs/promises';
import { companionsOf, slotOf } from '../domain/outfits/companions.ts';
import { FASHION_LEXICON } from '../domain/language/lexicon/fashionLexicon.ts';
import { wordsOf } from '../domain/language/text/tokens.ts';

interface Outfit {
  readonly items_category: readonly number[];
}

/** Accuracy of our rules, of always choosing the most common kind, and of guessing. */
export interface OutfitFigures {
  readonly questions: number;
  readonly outfits: number;
  readonly right: number;
  readonly commonest: number;
  readonly chance: number;
}

const CHOICE_COUNT = 5;
const OUTFITS_FOLDER = 'outfits/polyvore_maryland/';

/**
 * Fill-in-the-blank task over outfits made by people: one piece is removed, and the kind that best completes the
 * outfit is chosen from five. The data has kinds only (no colors), and all five of its own candidates share one
 * kind, so the four distractors are drawn from other outfits instead, by frequency and deterministically.
 */
export async function measureOutfits(data: URL): Promise<OutfitFigures> {
  const read = (name: string): Promise<string> => readFile(new URL(`${OUTFITS_FOLDER}${name}`, data), 'utf8');
  const kinds = kindsByCategory(await read('category_id.txt'));
  const outfits = (JSON.parse(await read('test_no_dup_new_100.json')) as readonly Outfit[])
    .map(({ items_category: categories }) => categories.flatMap((category) => kinds.get(category) ?? []))
    .filter(({ length }) => length >= 3);
  const all = outfits.flat();
  const draw = dice();
  let right = 0;
  let commonest = 0;
  let questions = 0;
  for (const outfit of outfits) {
    for (const [blank, answer] of outfit.entries()) {
      const rest = outfit.filter((_, at) => at !== blank);
      const candidates = choices(answer, all, draw);
      questions++;
      if (best(candidates, (kind) => fitness(kind, rest)) === answer) right++;
      if (best(candidates, (kind) => frequency(all).get(kind) ?? 0) === answer) commonest++;
    }
  }
  return {
    questions,
    outfits: outfits.length,
    right: right / questions,
    commonest: commonest / questions,
    chance: 1 / CHOICE_COUNT,
  };
}

/** Mean compatibility with the rest, with a penalty for an occupied slot. */
function fitness(kind: string, rest: readonly string[]): number {
  const readiness = rest.map((other) =>
    Math.max(companionsOf(other).get(kind) ?? 0, companionsOf(kind).get(other) ?? 0),
  );
  const mean = readiness.reduce((sum, value) => sum + value, 0) / rest.length;
  const slot = slotOf(kind);
  const isTaken = slot !== 'adornment' && rest.some((other) => slotOf(other) === slot);
  const isCovered = (slot === 'lower' || slot === 'upper') && rest.some((other) => slotOf(other) === 'full');
  return mean - (isTaken ? 0.5 : 0) - (isCovered ? 0.4 : 0);
}

function choices(answer: string, all: readonly string[], draw: (limit: number) => number): string[] {
  const chosen = [answer];
  while (chosen.length < CHOICE_COUNT) {
    const kind = all[draw(all.length)] ?? answer;
    if (!chosen.includes(kind)) chosen.push(kind);
  }
  return chosen.sort();
}

function best(candidates: readonly string[], worth: (kind: string) => number): string | undefined {
  return candidates.reduce<string | undefined>(
    (top, kind) => (top === undefined || worth(kind) > worth(top) ? kind : top),
    undefined,
  );
}

let counted: { of: readonly string[]; counts: ReadonlyMap<string, number> } | null = null;

function frequency(all: readonly string[]): ReadonlyMap<string, number> {
  if (counted?.of === all) return counted.counts;
  const counts = new Map<string, number>();
  for (const kind of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  counted = { of: all, counts };
  return counts;
}

function kindsByCategory(text: string): Map<number, string> {
  const kinds = new Map<number, string>();
  for (const line of text.split('\n')) {
    const [id, ...words] = line.trim().split(' ');
    const name = wordsOf(words.join(' '))
      .filter((word) => word !== 'mens')
      .join(' ');
    const head = FASHION_LEXICON.findPhrases(name.split(' ')).findLast(({ concepts }) =>
      concepts.some(({ facet }) => facet === 'kind'),
    );
    const kind = head?.concepts.find(({ facet }) => facet === 'kind')?.name;
    if (kind !== undefined) kinds.set(Number(id), kind);
  }
  return kinds;
}

function dice(): (limit: number) => number {
  let state = 20_261_121;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
