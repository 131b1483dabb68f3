import { isEnglishWord } from '../../../../domain/language/lexicon/englishWords.ts';
import type { KnownFacts } from './KnownFacts.ts';
import { findWrittenWords } from './words.ts';

/** Words that English capitalizes but that are not names of brands. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ' +
    'christmas easter halloween thanksgiving eve english british american italian french parisian spanish german japanese scandinavian nordic mediterranean european ' +
    'irish scottish russian indian moroccan hawaiian mexican korean swedish danish swiss belgian greek roman victorian edwardian ' +
    'italy france paris london england britain europe america milan rome spain japan tokyo scotland ireland york mediterranean riviera ' +
    'oxford derby chelsea breton henley bermuda fair isle peter pan mary janes jane prince wales nehru mao raglan harris cuban eton panama ascot aran argyle ' +
    'us usa uk eu uv ok tv am pm xxs xs xl xxl xxxl atelier ' +
    'ah aha aw hm hmm oh ooh'
  ).split(' '),
);

/**
 * Famous brands. A brand that neither the pieces nor the conversation mention must not be named, even in lower case.
 */
const FAMOUS_BRANDS: ReadonlySet<string> = new Set(
  (
    'gucci prada chanel dior versace armani balenciaga burberry hermes hermès fendi givenchy valentino moncler zara nike adidas puma reebok uniqlo asos shein temu primark ' +
    'topshop zalando bershka stradivarius benetton lacoste lululemon patagonia levis wrangler timberland nordstrom bloomingdale macys walmart amazon ebay etsy vuitton cartier ' +
    'rolex tiffany bottega loewe celine céline miumiu moschino missoni ferragamo zegna boden everlane anthropologie aritzia mytheresa farfetch'
  ).split(' '),
);

const ENGLISH_WORD_PATTERN = /\b(?:the|and|with|for|you|your|this|are|of|it|by|is)\b/iu;
const OTHER_MAKER_PATTERN =
  /\b(?:not|no|nothing|never|without|n[’']t|unlike|instead of|rather than|similar to|inspired by)\b/iu;

export function mentionsUnknownBrand(sentence: string, knownFacts: KnownFacts): boolean {
  const words = findWrittenWords(sentence);
  if (words.some((word) => FAMOUS_BRANDS.has(word.toLowerCase()) && !isKnownWord(word, knownFacts))) return true;
  // Check capitalized words only in English, because other languages capitalize more words.
  if (!ENGLISH_WORD_PATTERN.test(sentence)) return false;
  return words.some(
    (word, index) =>
      isCapitalized(word) && (isUnknownWord(word, knownFacts) || isUnknownMaker(words, index, sentence, knownFacts)),
  );
}

const isCapitalized = (word: string) => word.length > 1 && /^\p{Lu}/u.test(word);

function isKnownWord(word: string, { pieceWords, talkWords }: KnownFacts): boolean {
  return pieceWords.has(word.toLowerCase()) || talkWords.has(word.toLowerCase());
}

function isUnknownWord(word: string, knownFacts: KnownFacts): boolean {
  const lowerCaseWord = word.toLowerCase();
  const wordRoot = lowerCaseWord.replace(/^(?:un|re|out|over)/u, '');
  return (
    !isKnownWord(word, knownFacts) &&
    !EVERYDAY_WORDS.has(lowerCaseWord) &&
    !isEnglishWord(lowerCaseWord) &&
    !isEnglishWord(wordRoot)
  );
}

/** Whether the word after 'by' or 'from' is a brand of no piece. A common word can be a brand ('Coach'). */
function isUnknownMaker(
  words: readonly string[],
  index: number,
  sentence: string,
  { brandWords, pieceWords }: KnownFacts,
): boolean {
  const wordBefore = words[index - 1]?.toLowerCase();
  const word = words[index]?.toLowerCase() ?? '';
  if (wordBefore === 'by')
    return !brandWords.has(word) && !EVERYDAY_WORDS.has(word) && !OTHER_MAKER_PATTERN.test(sentence);
  return (
    wordBefore === 'from' && !pieceWords.has(word) && !EVERYDAY_WORDS.has(word) && !OTHER_MAKER_PATTERN.test(sentence)
  );
}
