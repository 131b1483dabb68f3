import { VISIBLE_LOOK_FACETS } from '../looks.ts';
import { listClasses } from '../classifying/wordClasses.ts';
import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { tokenize } from '../../language/text/tokens.ts';

const createWordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const NEGATIONS = createWordSet(
  'no not nothing never none without except minus neither nor dont doesnt didnt cant cannot wont wouldnt isnt arent',
);
/** Words that occur in sentences but not in lists of garments. */
const SENTENCE_WORDS = createWordSet(
  'i im id ive ill my me we us our you your he she they his her hes shes theyre it its is are was were be does do did have has had got get ' +
    'can could would will should shall may might what which how why who where when whats whos this that these those them one ones the another ' +
    'thanks thank hi hello hey bye',
);
const SUBJECT_WORDS = createWordSet(
  'i im id ive ill we you he she they it this that these those there show find give need want looking can could do',
);
/** Words that may precede the first meaningful word of a clause. */
const OPENERS = createWordSet('and but so please also just though ok okay well');
/** Words that may follow a 'no' or 'not' that refuses nothing, as in 'no problem'. */
const WORDS_AFTER_HARMLESS_NEGATION = createWordSet(
  'more less over under above below the that this those these mind matter problem worries limit too so very',
);
/** Words after a 'no' that is only an interjection: 'no, red was better', 'no wait'. */
const WORDS_AFTER_INTERJECTION = createWordSet(
  ', . ! like wait actually sorry thanks thank i im its it he she they we you just',
);
const POINTING_WORDS = createWordSet(
  'the this that these those it its they them both one ones first second third last',
);
const QUESTION_STARTS = createWordSet('which whichs what whats how is are was does do did has have why who whose');
const INDEFINITE_WORDS = createWordSet('anything something any some options another others else');
const SELLING_VERBS = createWordSet('have got sell stock carry show offer');
const COMPANY_WORDS = createWordSet('with over under match goes go');
/** Words other than garments after 'other' and 'more' that ask for other pieces. */
const CHOICE_WORDS = createWordSet(
  'one ones option options idea ideas suggestion suggestions recommendation recommendations choice choices piece pieces ' +
    'style styles design designs thing things item items stuff model models result results pair pairs you to i that please ?',
);
const LIKING_WORDS = createWordSet('like love want need wear fancy enjoy care');
const PIECE_PRONOUNS = createWordSet('it this that these those them');
const EVERYBODY_WORDS = createWordSet('everybody everyone people guests');
const ALL_WORDS = createWordSet('all everything always');

/** The words of a clause, and what they tell regardless of its act. */
export class ClauseWords {
  readonly #words: readonly string[];
  readonly #spans: readonly Span[];

  constructor(text: string, lexicon: Lexicon) {
    this.#words = tokenize(text).map((token) => token.text);
    this.#spans = lexicon.findPhrases([...this.#words]);
  }

  /** Whether the clause has a subject or joins several things. */
  get isSentence(): boolean {
    return (
      SUBJECT_WORDS.has(this.#words.find((word) => !OPENERS.has(word)) ?? '') ||
      this.#words.some((word) => /^(?:and|but|or)$/u.test(word))
    );
  }

  /** Whether the clause is a comparison: 'like a child in his father's coat'. */
  get isSimile(): boolean {
    const position = this.#words.findIndex((word) => !OPENERS.has(word));
    return this.#words[position] === 'like' && /^(?:an?|the|my|some)$/u.test(this.#words[position + 1] ?? '');
  }

  get isPraise(): boolean {
    return this.#words.some((word) => listClasses(word).includes('good')) && !this.isNegated;
  }

  get isNegated(): boolean {
    return this.#has(NEGATIONS);
  }

  get pointsAt(): boolean {
    return this.#has(POINTING_WORDS);
  }

  get namesKind(): boolean {
    return this.#kinds.length > 0;
  }

  get namesFashion(): boolean {
    const namesClothes = this.#spans.some(({ concepts }) => concepts.some(({ facet }) => facet !== 'gender'));
    return namesClothes || this.#words.some((word) => /^\d/u.test(word));
  }

  /** Whether the clause is incomplete without the next words: 'they are', 'not'. */
  get isFragment(): boolean {
    return this.#words.every((word) => SENTENCE_WORDS.has(word) || NEGATIONS.has(word));
  }

  /** Whether the clause only names clothes or looks: 'navy or charcoal', 'chinos'. */
  get isBare(): boolean {
    const isNamedAt = (index: number): boolean =>
      this.#spans.some(
        ({ from, to, concepts }) => from <= index && index < to && concepts.some(({ facet }) => facet !== 'gender'),
      );
    const isNaming = this.#spans.length > 0 || this.namesFashion;
    return (
      isNaming &&
      !this.isSimile &&
      !this.#words.some((word, position) => SENTENCE_WORDS.has(word) && !isNamedAt(position))
    );
  }

  /** Whether the clause refuses something: 'not a big coat', 'and no wool', 'white no'. */
  get isRefusal(): boolean {
    const words = this.#words;
    const index = words.findIndex((word) => !OPENERS.has(word));
    const startsWithRefusal =
      NEGATIONS.has(words[index] ?? '') &&
      index + 1 < words.length &&
      !WORDS_AFTER_INTERJECTION.has(words[index + 1] ?? '') &&
      !words.slice(index, index + 3).some((word) => WORDS_AFTER_HARMLESS_NEGATION.has(word));
    const isDisliked =
      this.namesFashion &&
      words.some(
        (word, position) =>
          NEGATIONS.has(word) && LIKING_WORDS.has(words[position + 1] ?? '') && !(word === 'no' && position === 0),
      );
    return startsWithRefusal || isDisliked || (words.length <= 4 && words.at(-1) === 'no' && this.#spans.length > 0);
  }

  /** Whether the clause says that there is too much of something: 'too much flowers'. */
  get isTooMuchOf(): boolean {
    const words = this.#words;
    const index = words.findIndex(
      (word, position) => word === 'too' && /^(?:much|many)$/u.test(words[position + 1] ?? ''),
    );
    return index >= 0 && this.#spans.some(({ from }) => from > index) && !this.isNegated;
  }

  /**
   * Whether the clause describes all shown pieces ('these are all black'); false for 'all the same coat', which asks
   * for other coats.
   */
  get isAllOfIt(): boolean {
    const isOfShown = this.#words.length > 2 && this.#words[0] !== 'all' && !this.#words.includes('same');
    return isOfShown && this.#spans.length > 0 && !this.isNegated && this.#has(ALL_WORDS);
  }

  /** Whether the clause only says whom a piece is for: 'that is for the bride'. */
  get isReserved(): boolean {
    const [firstWord = '', ...remainingWords] = this.#words;
    const position = remainingWords.indexOf('for');
    const pointsAtShown = /^(?:thats|that|its|those|theyre)$/u.test(firstWord) && position >= 0 && position <= 2;
    return pointsAtShown && /^(?:the|my|our|a|old|young)$/u.test(remainingWords[position + 1] ?? '') && !this.namesKind;
  }

  /** Whether the clause is about people in general: 'when everybody comes in jeans'. */
  get isOfEverybody(): boolean {
    return this.#has(EVERYBODY_WORDS);
  }

  /** Whether the clause continues the previous clause: 'and anything pink', or 'no' after 'white'. */
  get isContinuation(): boolean {
    const [firstWord = ''] = this.#words;
    if (firstWord === 'no' && this.#words.every((word, position) => position === 0 || !/[a-z\d]/u.test(word)))
      return true;
    const isLook = this.#spans.some(({ concepts }) => concepts.some(({ facet }) => VISIBLE_LOOK_FACETS.has(facet)));
    return /^(?:and|or|nor)$/u.test(firstWord) && isLook && this.isBare && !this.isNegated && !this.namesKind;
  }

  /** Whether the clause asks for something to go with a piece: 'and boots for it'. */
  get isForCompany(): boolean {
    return (
      this.namesKind &&
      this.#words.some(
        (word, position) =>
          /^(?:for|with|over|under)$/u.test(word) && PIECE_PRONOUNS.has(this.#words[position + 1] ?? ''),
      )
    );
  }

  /** Whether the clause says that a piece has too much of something: 'the first is too princess for me'. */
  get isTooMuch(): boolean {
    return this.#words.some((word, position) => word === 'too' && position > 0 && position < this.#words.length - 1);
  }

  /** Whether the clause has the form of a question. */
  get isQuestion(): boolean {
    return this.#words.includes('?') || QUESTION_STARTS.has(this.#words.find((word) => !OPENERS.has(word)) ?? '');
  }

  /**
   * Whether the clause asks the stylist for something: 'could you recommend a tee', 'which of your coats are warm?'.
   */
  get isRequest(): boolean {
    return this.isQuestion || this.#words.includes('you');
  }

  /** Whether the clause asks for pieces in general: 'do you sell handbags', 'anything in XS'. */
  get isForPieces(): boolean {
    const isPointing = this.#words.some(
      (word, position) =>
        POINTING_WORDS.has(word) && !(word === 'one' && INDEFINITE_WORDS.has(this.#words[position - 1] ?? '')),
    );
    const isOfShop = this.#words.includes('you') && this.#has(SELLING_VERBS);
    if (isOfShop && this.#words.some((word) => word === 'any' || word === 'anything')) return true;
    return !isPointing && (isOfShop || this.#has(INDEFINITE_WORDS) || this.namesKind);
  }

  /** Whether the clause asks for pieces that are not shown yet: 'what else have you got', 'any others'. */
  get isForOthers(): boolean {
    if (this.isNegated || this.#has(COMPANY_WORDS)) return false;
    return this.#words.some((word, position) => {
      const nextWord = this.#words[position + 1] ?? '?';
      if (word === 'else' || word === 'others') return true;
      if (word === 'more')
        return (
          /^(?:any|some)$/u.test(this.#words[position - 1] ?? '') &&
          (CHOICE_WORDS.has(nextWord) || this.#isKindAt(position + 1))
        );
      return (
        /^(?:other|another|different)$/u.test(word) && (CHOICE_WORDS.has(nextWord) || this.#isKindAt(position + 1))
      );
    });
  }

  /** Whether the clause asks for a kind to go with a piece: 'what shoes with the first one'. */
  get asksWhichKind(): boolean {
    const position = this.#words.findIndex((word) => word === 'what' || word === 'which');
    return position >= 0 && this.#has(COMPANY_WORDS) && this.#isKindAt(position + 1);
  }

  get #kinds(): readonly Span[] {
    return this.#spans.filter(({ concepts }) => concepts.some(({ facet }) => facet === 'kind'));
  }

  #isKindAt(index: number): boolean {
    return this.#kinds.some(({ from }) => from === index);
  }

  #has(givenWords: ReadonlySet<string>): boolean {
    return this.#words.some((word) => givenWords.has(word));
  }
}
