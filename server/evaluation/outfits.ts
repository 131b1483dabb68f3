import { readFile } from 'node:fs/promises';
import { FASHION_LEXICON } from '../domain/language/lexicon/fashionLexicon.ts';
import { splitWords } from '../domain/language/text/tokens.ts';
import { findPairingNumber, getPairingWeight } from '../domain/outfits/pairings.ts';
import { findPieceGroup } from '../domain/outfits/pieceGroups.ts';

/** An item of an outfit composed by a person. The data has no colors and no pictures. */
export interface LabeledPiece {
  readonly kind: string;
  /** A group within the kind, such as sneakers among shoes, as named in the pairing weights. */
  readonly group: string;
}

export type LabeledOutfit = readonly LabeledPiece[];

const OUTFITS_FOLDER = 'outfits/polyvore_maryland/';
const MIN_PIECES = 3;

/** The outfits in a file of the data. Leaves out items that are not part of an outfit. */
export async function readLabeledOutfits(data: URL, part: 'train' | 'test'): Promise<readonly LabeledOutfit[]> {
  const read = (name: string): Promise<string> => readFile(new URL(`${OUTFITS_FOLDER}${name}`, data), 'utf8');
  const pieces = readPiecesByCategory(await read('category_id.txt'));
  const outfits = JSON.parse(await read(`${part}_no_dup_new_100.json`)) as readonly {
    readonly items_category: readonly number[];
  }[];
  return outfits
    .map(({ items_category: categories }) => categories.flatMap((category) => pieces.get(category) ?? []))
    .filter(({ length }) => length >= MIN_PIECES);
}

function readPiecesByCategory(text: string): Map<number, LabeledPiece> {
  const pieces = new Map<number, LabeledPiece>();
  for (const line of text.split('\n')) {
    const [id, ...words] = line.trim().split(' ');
    const name = splitWords(words.join(' ')).filter((word) => word !== 'mens');
    const readHeadNoun = FASHION_LEXICON.findPhrases(name).findLast(({ concepts }) =>
      concepts.some(({ facet }) => facet === 'kind'),
    );
    const kind = readHeadNoun?.concepts.find(({ facet }) => facet === 'kind')?.name;
    if (kind !== undefined) pieces.set(Number(id), { kind, group: findPieceGroup(kind, ` ${name.join(' ')} `) });
  }
  return pieces;
}

/** The accuracy of the pairing weights, of always choosing the most common kind or group, and of guessing. */
export interface OutfitFigures {
  readonly questionCount: number;
  readonly outfitCount: number;
  readonly rightCount: number;
  readonly commonestRightCount: number;
  readonly chanceShare: number;
}

const CHOICE_COUNT = 5;

/**
 * Fill-in-the-blank task with outfits by people: one item is removed, and the item that best completes the outfit is
 * chosen from five of different kinds (or, which is harder, groups). The distractors are drawn from other outfits, by
 * frequency and deterministically, because the data's own candidates all have one kind.
 */
export function measureOutfits(outfits: readonly LabeledOutfit[], differingField: keyof LabeledPiece): OutfitFigures {
  const allPieces = outfits.flat();
  const frequencies = countValues(allPieces.map((piece) => piece[differingField]));
  const drawIndex = createDice();
  let rightCount = 0;
  let commonestRightCount = 0;
  let questionCount = 0;
  for (const outfit of outfits) {
    for (const [blankIndex, answer] of outfit.entries()) {
      const otherPieces = outfit.filter((_, index) => index !== blankIndex);
      const choices = drawChoices(answer, allPieces, differingField, drawIndex);
      questionCount++;
      if (chooseBest(choices, (piece) => rateWithPieces(piece, otherPieces)) === answer) rightCount++;
      if (chooseBest(choices, (piece) => frequencies.get(piece[differingField]) ?? 0) === answer) commonestRightCount++;
    }
  }
  return {
    questionCount,
    outfitCount: outfits.length,
    rightCount: rightCount / questionCount,
    commonestRightCount: commonestRightCount / questionCount,
    chanceShare: 1 / CHOICE_COUNT,
  };
}

function rateWithPieces({ group }: LabeledPiece, otherPieces: LabeledOutfit): number {
  const pairingNumber = findPairingNumber(group);
  return otherPieces.reduce(
    (sum, otherPiece) => sum + getPairingWeight(pairingNumber, findPairingNumber(otherPiece.group)),
    0,
  );
}

function drawChoices(
  answer: LabeledPiece,
  allPieces: LabeledOutfit,
  differingField: keyof LabeledPiece,
  draw: (limit: number) => number,
): readonly LabeledPiece[] {
  const choices = [answer];
  while (choices.length < CHOICE_COUNT) {
    const piece = allPieces[draw(allPieces.length)] ?? answer;
    if (!choices.some((choice) => choice[differingField] === piece[differingField])) choices.push(piece);
  }
  return choices.sort((a, b) => (a[differingField] < b[differingField] ? -1 : 1));
}

/** The best choice. The choices are sorted by name, so that their order does not reveal the answer. */
function chooseBest(choices: readonly LabeledPiece[], rate: (piece: LabeledPiece) => number): LabeledPiece | undefined {
  return choices.reduce<LabeledPiece | undefined>(
    (bestPiece, piece) => (bestPiece === undefined || rate(piece) > rate(bestPiece) ? piece : bestPiece),
    undefined,
  );
}

function countValues(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function createDice(): (limit: number) => number {
  let state = 20_261_121;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
