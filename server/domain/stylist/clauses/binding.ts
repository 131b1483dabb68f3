import type { Facet } from '../../language/lexicon/Concept.ts';
import { FILLER_WORDS } from '../../language/lexicon/commonWords.ts';
import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { tokenize } from '../../language/text/tokens.ts';
import { toSingular } from '../../language/text/wordForms.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What a clause asks for where it names no garment. */
const HEADS = words('one ones something anything pair version piece pieces thing things stuff option options');
/** Verbs and other words after which a clause names what is asked for. */
const ASKING = words(
  'want need love prefer fancy after show see find get give bring looking searching hunting try make go for about any ' +
    'said meant asked wear wearing keep only just rather instead maybe more some please than to or and plus also without no not',
);
const NOT_ASKING_SUBJECTS = words(
  'he she they hes shes theyre it its everyone everybody who which mother father people friend',
);
const NEGATIONS = words('no nothing without avoid nor minus none except hate hates');
const BETWEEN = words('a an any anything something the too with that like of and or');
const BEFORE_NUMBERS = words('size sizes in a an uk us eu wear take im $ £ € under below over up around about');
/** Names of garments and looks that are everyday verbs as well. */
const VERBS_TOO = words(
  'fall check slide train wrap match cut flare dress suit press stretch tie top cap slip crop box lace tank spot watch ring button zip cover fit flat',
);
const BEFORE_VERBS = words(
  'will would ill id can cant could might must wont i we they he she please dont didnt keeps keep',
);
const PARTICLES = words('from off down up out me my him her them into over');
const MEASURES = words('waist inseam leg chest hips long inch inches');
const PRONOUNS = words('he she him her his hers hes shes himself herself');
const PIECES = words('it this that these those them');
/** Words that a clause may begin with and that ask for nothing themselves. */
const OPENERS = words(
  'ok okay and so but now also then well oh hmm right great , . ! no nope yes yeah please hey hi hello',
);
const DEFINITE = words('the this that these those');
const VERBS = words('is are was were isnt arent looks look feels feel seems seem has makes');
const DEGREES = words('too so not never always just really a very');
const WHICH = words('what which whats');
const OFFERS = words('have got sell stock carry offer');
const PREPOSITIONS = words('in with without of from');
const JOINTS = words('and or , &');
const MODIFIERS = words('a an some any the very really more less quite rather pretty so bit little slightly kind sort');
const MODALS = words('should must would could can might may to has have got needs gotta that which');
/** Before 'like' they make a verb of it. */
const LIKING = words('i id ive we wed would really do dont also much you');
const LOOKS: ReadonlySet<Facet> = new Set<Facet>([
  'color',
  'shade',
  'material',
  'pattern',
  'fit',
  'detail',
  'style',
  'brand',
]);

/**
 * The words of a clause that may not ask for anything, without those fashion words in it that are said of no garment
 * to look for: 'her whole side is in maroon', 'strapless stresses me out'.
 */
export function withoutUnbound(text: string, lexicon: Lexicon): string {
  return new Binding(text, lexicon).text;
}

/** The words without people who only come by, without fashion words that are verbs, and without measures of bodies. */
export function withoutFigures(text: string, lexicon: Lexicon): string {
  return new Binding(text, lexicon).textWithoutFigures;
}

/** Words unknown to fashion that describe no garment of the clause: 'a server', 'it should survive a wash'. */
export function listUnboundWords(text: string, lexicon: Lexicon): readonly string[] {
  return new Binding(text, lexicon).unboundWords;
}

/** Whether the clause refuses a word that fashion does not know: 'no giant buckle', but not 'I'm not at a rodeo'. */
export function refusesWord(text: string, word: string, lexicon: Lexicon): boolean {
  return new Binding(text, lexicon).refuses(word);
}

class Binding {
  readonly #said: string;
  readonly #words: readonly string[];
  readonly #spans: readonly Span[];
  /** The first word that says something. */
  readonly #start: number;

  constructor(said: string, lexicon: Lexicon) {
    this.#said = said;
    this.#words = tokenize(said).map(({ text }) => text);
    this.#spans = lexicon.findPhrases(this.#words);
    this.#start = Math.max(
      0,
      this.#words.findIndex((word) => !OPENERS.has(word)),
    );
  }

  get text(): string {
    return this.#without(
      (span) => !this.#isBound(span) || this.#isVerb(span) || this.#isMeasure(span),
      (at) => this.#isStrayNumber(at),
    );
  }

  get textWithoutFigures(): string {
    return this.#without(
      (span) => this.#isBystander(span) || this.#isVerb(span) || this.#isMeasure(span),
      () => false,
    );
  }

  /** 'I will fall', 'please check', 'chiffon slides off': a word that names something else is a verb here. */
  #isVerb({ from, to }: Span): boolean {
    const word = this.#words[from] ?? '';
    if (to - from > 1 || !(VERBS_TOO.has(word) || VERBS_TOO.has(toSingular(word)))) return false;
    const isAfterNoun = this.#spanEndingAt(from) !== undefined && PARTICLES.has(this.#words[to] ?? '');
    const isAsked = this.#words[from - 1] === 'you' && BEFORE_VERBS.has(this.#words[from - 2] ?? '');
    return BEFORE_VERBS.has(this.#words[from - 1] ?? '') || isAsked || isAfterNoun;
  }

  /** 'Trousers 34 waist' tells a size. */
  #isMeasure({ from, to }: Span): boolean {
    return (
      this.#kindAt(from) !== undefined &&
      /^\d{2}$/u.test(this.#words[to] ?? '') &&
      MEASURES.has(this.#words[to + 1] ?? '')
    );
  }

  #isBystander({ from, to, concepts }: Span): boolean {
    return (
      concepts.some(({ facet }) => facet === 'gender') &&
      this.#words.slice(Math.max(0, from - 2), from).some((word) => DEFINITE.has(word)) &&
      !this.#isWearer({ from, to })
    );
  }

  #without(isLost: (span: Span) => boolean, isLostAt: (at: number) => boolean): string {
    const lost = this.#spans.filter(isLost);
    const isUnbound = (at: number): boolean => lost.some(({ from, to }) => from <= at && at < to) || isLostAt(at);
    if (!this.#words.some((_word, at) => isUnbound(at))) return this.#said;
    return this.#words.map((word, at) => (isUnbound(at) ? ',' : word)).join(' ');
  }

  refuses(word: string): boolean {
    const at = this.#words.indexOf(word);
    const negation = this.#words.slice(0, Math.max(0, at)).findLastIndex((other) => NEGATIONS.has(other));
    if (at < 0 || negation < 0) return false;
    return this.#words.slice(negation + 1, at).every((between) => BETWEEN.has(between) || !FILLER_WORDS.has(between));
  }

  /** 'Those only go to 32': a number is a size or a sum where the words say so. */
  #isStrayNumber(at: number): boolean {
    return /^\d{1,3}$/u.test(this.#words[at]!) && !BEFORE_NUMBERS.has(this.#words[at - 1] ?? '');
  }

  get unboundWords(): readonly string[] {
    return this.#words.filter((_word, at) => !this.#isCovered(at) && !this.#isWordBound(at));
  }

  #isCovered(at: number): boolean {
    return this.#spans.some(({ from, to }) => from <= at && at < to);
  }

  /** 'Unicorn shirt', 'something with feathers'. */
  #isWordBound(at: number): boolean {
    if (this.#headAfter(at + 1) !== null) return true;
    const before = this.#skipBack(at - 1);
    return PREPOSITIONS.has(this.#words[before] ?? '') && this.#isOfHead(before);
  }

  #isBound(span: Span): boolean {
    const facets = new Set(span.concepts.map(({ facet }) => facet));
    if (facets.has('kind')) return this.#isAskedFor(span);
    if (facets.has('gender')) return this.#isWearer(span);
    if (facets.has('size')) return this.#isOwnSize(span);
    return [...facets].every((facet) => !LOOKS.has(facet)) || this.#describesWanted(span);
  }

  /** A garment is asked for where the words before it ask, or nothing stands before it. */
  #isAskedFor({ from, to }: Span): boolean {
    const isSubject = VERBS.has(this.#words[to] ?? '');
    if (isSubject && (DEFINITE.has(this.#words[from - 1] ?? '') || DEGREES.has(this.#words[to + 1] ?? '')))
      return false;
    const at = this.#skipBack(from - 1);
    return at < this.#start || WHICH.has(this.#words[at]!) || this.#asksAt(at);
  }

  #asksAt(at: number): boolean {
    const word = this.#words[at] ?? '';
    if (word === 'like') return LIKING.has(this.#words[at - 1] ?? '') && !this.#isOfOthers(at);
    if (OFFERS.has(word)) return this.#words.slice(0, at).includes('you');
    return ASKING.has(word) && !this.#isOfOthers(at);
  }

  /** 'For him', 'mens shirts', 'ankle ones, women'. */
  #isWearer({ from, to }: Pick<Span, 'from' | 'to'>): boolean {
    const isFor = this.#words.slice(Math.max(0, from - 3), from).includes('for');
    const isApart = from <= this.#start || /^[,.;]$/u.test(this.#words[from - 1] ?? '');
    if (PRONOUNS.has(this.#words[from]!)) return isFor;
    return isFor || isApart || this.#kindAt(to) !== undefined;
  }

  #isOwnSize({ from }: Span): boolean {
    return /^(?:size|sizes|in|an?|wear|take|im|am)$/u.test(this.#words[from - 1] ?? '');
  }

  /** 'Navy one', 'something in linen', 'it should be long', 'I want blue'. */
  #describesWanted(span: Span): boolean {
    const head = this.#headAfter(span.to);
    if (head !== null) return HEADS.has(this.#words[head] ?? '') || this.#isAskedFor(this.#kindAt(head)!);
    const at = this.#skipBack(span.from - 1);
    const before = this.#words[at];
    if (before === undefined || at < this.#start) return true;
    if (PREPOSITIONS.has(before)) return this.#isOfHead(at);
    if (before === 'be')
      return MODALS.has(this.#words[at - 1] ?? '') && !this.#words.some((word) => PRONOUNS.has(word));
    if (HEADS.has(before) || this.#spanEndingAt(at + 1) !== undefined) return true;
    return this.#asksAt(at);
  }

  #isOfHead(at: number): boolean {
    const from = Math.max(0, at - 4);
    const row = this.#words.slice(from, at);
    const isKindNear = this.#spans.some(
      (span) => span.to <= at && span.to > at - 4 && span.concepts.some(({ facet }) => facet === 'kind'),
    );
    return (
      at <= this.#start ||
      isKindNear ||
      row.some((word) => HEADS.has(word) || PIECES.has(word)) ||
      row.some((_word, i) => this.#asksAt(from + i))
    );
  }

  /** The subject is somebody or something else than the shopper. */
  #isOfOthers(at: number): boolean {
    const row = this.#words.slice(0, at);
    return (
      row.some((word) => NOT_ASKING_SUBJECTS.has(word)) && !row.some((word) => /^(?:i|id|im|ive|you|we)$/u.test(word))
    );
  }

  #headAfter(from: number): number | null {
    for (let at = from; at < this.#words.length; ) {
      const span = this.#spanAt(at);
      if (HEADS.has(this.#words[at]!) || this.#kindAt(at)) return at;
      if (!span && !JOINTS.has(this.#words[at]!)) return null;
      at = span?.to ?? at + 1;
    }
    return null;
  }

  /** Back over articles, other looks and what joins them. */
  #skipBack(from: number): number {
    let at = from;
    while (at >= 0) {
      const span = this.#spanEndingAt(at + 1);
      const isLook = span?.concepts.every(({ facet }) => facet !== 'kind') ?? false;
      if (span && isLook) at = span.from - 1;
      else if (MODIFIERS.has(this.#words[at]!) || (JOINTS.has(this.#words[at]!) && at > 0)) at--;
      else break;
    }
    return at;
  }

  #spanAt(at: number): Span | undefined {
    return this.#spans.find(({ from }) => from === at);
  }

  #spanEndingAt(end: number): Span | undefined {
    return this.#spans.find(({ to }) => to === end);
  }

  #kindAt(at: number): Span | undefined {
    const span = this.#spanAt(at);
    return span?.concepts.some(({ facet }) => facet === 'kind') ? span : undefined;
  }
}
