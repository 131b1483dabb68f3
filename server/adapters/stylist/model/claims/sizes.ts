import { createDictionary } from '../../../../domain/text/createDictionary.ts';

/** A size in a text, in the catalogue's notation, and its position. */
export interface NamedSize {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

const LETTER_SIZE_SOURCE = 'X{0,3}S|X{0,3}L|[2-6]XL|M';
const WORD_SIZE_SOURCE = String.raw`extra[\s-]small|extra[\s-]large|small|medium|large`;
const NUMBER_SIZE_SOURCE = String.raw`\d{1,3}(?:[.,]5)?(?![\d.,]\d|\s?(?:%|["”″]|cm\b|mm\b|in\b|inch|kg\b|\p{L}{4,}))`;
const JOINT_SOURCE = String.raw`(?:\s?[,/&–-]\s?(?:and\s|or\s)?|\s(?:and|or|to|through|up to)\s|\s)`;
const buildRowPattern = (label: string) =>
  String.raw`((?:${label})(?:${JOINT_SOURCE}(?:${label})){0,14})(?![\p{L}\p{N}])`;

const ROW_PATTERNS: readonly RegExp[] = [
  // 'size 42', 'sizes XS to XL', 'in a size medium'
  new RegExp(
    String.raw`\bsizes?\s(?:from\s|up to\s|of\s|range\s|is\s|are\s)?${buildRowPattern(`${LETTER_SIZE_SOURCE}|${WORD_SIZE_SOURCE}|${NUMBER_SIZE_SOURCE}`)}`,
    'giu',
  ),
  // 'in XL', 'up to 3XL', 'an L'
  new RegExp(String.raw`\b(?:in|to|an?|from|the|for)\s(?:an?\s)?${buildRowPattern(LETTER_SIZE_SOURCE)}`, 'gu'),
  // 'in medium'
  new RegExp(
    String.raw`\bin\s(?:an?\s)?(?=(?:${WORD_SIZE_SOURCE})(?:[.,;!?]|$|\s(?:and|or|to|too|as|for|if|only|now)\b))${buildRowPattern(WORD_SIZE_SOURCE)}`,
    'giu',
  ),
  // 'comes in 42', 'available from 36 to 44'
  new RegExp(
    String.raw`\b(?:comes?|available|offered|sold|made|goes|go|runs?|have it|has it|get it)\s(?:\p{L}{1,12}\s){0,2}?(?:in|to|from|up to)\s(?:an?\s)?${buildRowPattern(NUMBER_SIZE_SOURCE)}`,
    'giu',
  ),
];
const LABEL_PATTERN = new RegExp(
  `${WORD_SIZE_SOURCE}|(?:${LETTER_SIZE_SOURCE}|\\d{1,3}(?:[.,]5)?)(?![\\p{L}\\p{N}])`,
  'giu',
);

const LETTER_BY_WORD: Readonly<Record<string, string>> = createDictionary({
  SMALL: 'S',
  MEDIUM: 'M',
  LARGE: 'L',
  'EXTRA SMALL': 'XS',
  'EXTRA LARGE': 'XL',
  '2XL': 'XXL',
});

/** The sizes in a text, as in 'size 42' or 'comes in 42'. For a range, its two ends. */
export function findSizes(text: string): readonly NamedSize[] {
  return ROW_PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: { length }, 1: labels = '' }) =>
      [...labels.matchAll(LABEL_PATTERN)].map(([label]) => ({
        label: toLabel(label),
        from: index,
        to: index + length,
      })),
    ),
  );
}

function toLabel(label: string): string {
  const upperCaseLabel = label.toUpperCase().replaceAll(/[\s-]+/gu, ' ');
  return LETTER_BY_WORD[upperCaseLabel] ?? upperCaseLabel;
}
