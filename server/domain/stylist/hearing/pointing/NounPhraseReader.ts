import type { Span } from '../../../language/lexicon/Lexicon.ts';
import type { Description, Place } from './Description.ts';
import { NO_DESCRIPTION } from './Description.ts';
import { readCount, readOrdinal, readRank, readSide, readSpot } from './readPlace.ts';
import type { WordRow } from './WordRow.ts';
import { splitPhrases } from './WordRow.ts';

const DEFINITE_WORDS: ReadonlySet<string> = new Set('the that this those these your both either'.split(' '));
const SINGULAR_NOUNS: ReadonlySet<string> = new Set(
  'one option item piece pair pick result suggestion look garment thing number version'.split(' '),
);
const PLURAL_NOUNS: ReadonlySet<string> = new Set(
  'ones options items pieces pairs picks results suggestions looks garments things versions'.split(' '),
);
const PICK_WORDS: ReadonlySet<string> = new Set(['pick', 'picks']);
/** Words that end a description. */
const END_WORDS: ReadonlySet<string> = new Set(
  'is are was were be do does did has have had can could would will should may might must i you he she it we they me him her them us and or but nor so if as than to for of on at in into onto by with without from about like when where while because not no never just only even also then what which who whose how why go goes match matches look looks wear worn cost costs make makes feel feels my your his its our their a an some any all the that this these those there here too very much more less most least same whole rest other next previous'.split(
    ' ',
  ),
);
/** Words for shades that no catalogue states, such as 'light'. */
const SHADE_WORDS: ReadonlySet<string> = new Set(
  'light dark darker lighter bright deep pale very really rather quite'.split(' '),
);
/** Maximum number of pieces in a description with a count. */
const MAX_COUNT = 6;
/** Maximum number of unknown words in a description ('the really nice blue one'). */
const MAX_UNKNOWN = 2;
const NO_PIECE_PATTERN =
  /^(?:time|date|day|thing|week|weekend|hand|season|year|month|dance|dinner|night|minute|hour|birthday|shelf|notch|place|half|part|question|price|size|course|baby|child|job|anniversary|person|people)s?$/u;
const OTHER_WORDS: ReadonlySet<string> = new Set(['other', 'previous']);
const PAIR_PHRASES = splitPhrases('of the two, of those two, of these two, of them two, of the pair, of both');
const ALL_PHRASES = splitPhrases('of those, of these, of them, of the lot, of all, of all of them');
const LINK_PHRASES = splitPhrases(
  'that is made of, thats made of, which is made of, made of, made from, that is, thats, which is, with a, with an, with the, with, in the, in, by, from, that has, that has a',
);

/** Reads the description of a piece that begins with a word such as 'the' or 'that'. */
export class NounPhraseReader {
  readonly #row: WordRow;
  readonly #isTopWorn: boolean;
  #at = 0;
  #place: Place | null = null;
  #rank: ReturnType<typeof readRank> = null;
  #looks: Span[] = [];
  #kinds: Span[] = [];
  #head = '';
  #count: number | null = null;
  #isOther = false;
  #isOfGroup = false;
  #unknown = 0;

  /** `isTopWorn` tells whether any shown piece is a top, because then 'the top' may be a garment. */
  constructor(wordRow: WordRow, isTopWorn: boolean) {
    this.#row = wordRow;
    this.#isTopWorn = isTopWorn;
  }

  /** Reads the description that begins at `start`; returns null if there is none. */
  read(start: number): Description | null {
    const wordRow = this.#row;
    const determiner = wordRow.wordAt(start);
    if (!DEFINITE_WORDS.has(determiner)) return null;
    return this.#readFrom(start, start + 1, determiner);
  }

  /** Reads a description without 'the' or 'that': 'second one', 'last one'. */
  readBare(start: number): Description | null {
    const ordinal = readOrdinal(this.#row, start);
    if (ordinal === null || this.#row.wordAt(ordinal.end) !== 'one') return null;
    return this.#readFrom(start, start, '');
  }

  /** Reads a look that shares its noun with another: 'dark green' in 'the dark green and dark blue one'. */
  readLook(start: number): Description | null {
    const description = this.#readFrom(start, start, 'the');
    return description?.strength === 'precise' && description.looks.length > 0 ? description : null;
  }

  #readFrom(phraseStart: number, bodyStart: number, determiner: string): Description | null {
    this.#at = bodyStart;
    if (determiner === 'both' || determiner === 'either') return this.#readBoth(phraseStart);
    this.#readBody();
    this.#readAfter(determiner);
    const isPlural = PLURAL_NOUNS.has(this.#head) || (this.#count ?? 1) > 1 || /^(?:those|these)$/u.test(determiner);
    const description = {
      ...NO_DESCRIPTION,
      from: this.#row.words[phraseStart]!.from,
      to: this.#row.words[this.#at - 1]!.to,
      place: this.#place,
      rank: this.#rank?.value.rank ?? null,
      isRankOfTwo: this.#rank?.value.degree === 'comparative',
      isOther: this.#isOther,
      looks: this.#looks,
      kinds: this.#kinds,
      isOfGroup: this.#isOfGroup,
      isOfPicks: PICK_WORDS.has(this.#head),
      count: this.#count,
      isPlural,
    };
    const strength = this.#findStrength(determiner);
    return strength === null ? null : { ...description, strength };
  }

  #readBoth(start: number): Description {
    const wordRow = this.#row;
    this.#at += wordRow.findLongestLength([...PAIR_PHRASES, ...ALL_PHRASES], this.#at);
    if (wordRow.wordAt(this.#at) === 'of' && /^(?:the|those|these)$/u.test(wordRow.wordAt(this.#at + 1))) this.#at += 2;
    this.#readKind();
    return {
      ...NO_DESCRIPTION,
      from: wordRow.words[start]!.from,
      to: wordRow.words[this.#at - 1]!.to,
      strength: 'precise',
      kinds: this.#kinds,
      isOfGroup: true,
      count: 2,
      isPlural: true,
    };
  }

  #readBody(): void {
    while (!this.#row.isEnd(this.#at) && this.#readStep()) if (this.#head !== '') break;
    this.#at -= this.#unknown;
  }

  /** Adds the next word to the description. Returns false if the word does not belong to it. */
  #readStep(): boolean {
    const isKnown = this.#readOrder() || this.#readKind() || this.#readLook() || this.#readHead();
    if (isKnown) {
      this.#unknown = 0;
      return true;
    }
    const word = this.#row.wordAt(this.#at);
    const isAfter = this.#kinds.length > 0 || this.#place !== null || this.#rank !== null || this.#isOther;
    if (isAfter || END_WORDS.has(word) || this.#unknown === MAX_UNKNOWN) return false;
    this.#unknown++;
    this.#at++;
    return true;
  }

  #readOrder(): boolean {
    const wordRow = this.#row;
    if (this.#kinds.length > 0) return false;
    if (OTHER_WORDS.has(wordRow.wordAt(this.#at))) return this.#take(this.#at + 1, () => (this.#isOther = true));
    if (wordRow.wordAt(this.#at) === 'next' && this.#place === null)
      return this.#take(this.#at + 1, () => (this.#place = { kind: 'beside', step: 1, reference: null }));
    if (wordRow.wordAt(this.#at) === 'middle')
      return this.#take(this.#at + 1, () => (this.#place = { kind: 'middle' }));
    const ordinal = this.#place === null ? (this.#readTop() ?? readOrdinal(wordRow, this.#at)) : null;
    if (ordinal) return this.#take(ordinal.end, () => (this.#place = { kind: 'nth', index: ordinal.value }));
    const rank = this.#rank === null ? readRank(wordRow, this.#at) : null;
    if (rank) return this.#take(rank.end, () => (this.#rank = rank));
    const count = wordRow.wordAt(this.#at) === 'one' || this.#count !== null ? null : readCount(wordRow, this.#at);
    return count !== null && count.value <= MAX_COUNT && this.#take(count.end, () => this.#countTo(count.value));
  }

  /** Reads 'top' as the first position ('the top one'); returns null if it means a garment. */
  #readTop(): { value: number; end: number } | null {
    if (this.#row.wordAt(this.#at) !== 'top') return null;
    const nextWord = this.#row.wordAt(this.#at + 1);
    const isBeforeNoun =
      SINGULAR_NOUNS.has(nextWord) || PLURAL_NOUNS.has(nextWord) || readCount(this.#row, this.#at + 1) !== null;
    return isBeforeNoun || !this.#isTopWorn ? { value: 0, end: this.#at + 1 } : null;
  }

  /** Adds a count to the description: 'the first two', 'the last three', 'those two'. */
  #countTo(count: number): void {
    this.#count = count;
    if (this.#place?.kind !== 'nth') this.#isOfGroup = this.#place === null;
    else if (this.#place.index === 0) this.#place = { kind: 'run', from: 0, to: count };
    else if (this.#place.index === -1) this.#place = { kind: 'run', from: -count, to: undefined };
  }

  #readKind(): boolean {
    const span = this.#row.findSpanAt(this.#at);
    if (!span?.concepts.some(({ facet }) => facet === 'kind')) return false;
    return this.#take(span.to, () => this.#kinds.push(span));
  }

  #readLook(): boolean {
    const isShade = SHADE_WORDS.has(this.#row.wordAt(this.#at)) && this.#row.findSpanAt(this.#at + 1) !== undefined;
    if (isShade) return this.#take(this.#at + 1, () => undefined);
    const span = this.#row.findSpanAt(this.#at);
    if (!span || this.#kinds.length > 0) return false;
    return this.#take(span.to, () => this.#looks.push(span));
  }

  #readHead(): boolean {
    const word = this.#row.wordAt(this.#at);
    if (!SINGULAR_NOUNS.has(word) && !PLURAL_NOUNS.has(word)) return false;
    return this.#take(this.#at + 1, () => (this.#head = word));
  }

  #take(end: number, recordMatch: () => unknown): true {
    recordMatch();
    this.#at = end;
    return true;
  }

  /** Reads the words after a garment: 'in green', 'next to it', 'of those two'. */
  #readAfter(determiner: string): void {
    for (let hasMore = true; hasMore; )
      hasMore = this.#readGroup() || this.#readLinked() || this.#readWhere(determiner);
  }

  #readGroup(): boolean {
    const pairLength = this.#row.findLongestLength(PAIR_PHRASES, this.#at);
    if (pairLength > 0) return this.#take(this.#at + pairLength, () => (this.#isOfGroup = true));
    const allCount = this.#row.findLongestLength(ALL_PHRASES, this.#at);
    return allCount > 0 && this.#take(this.#at + allCount, () => undefined);
  }

  #readLinked(): boolean {
    if (this.#place !== null || (this.#head === '' && this.#kinds.length === 0)) return false;
    const length = this.#row.findLongestLength(LINK_PHRASES, this.#at);
    const shade = SHADE_WORDS.has(this.#row.wordAt(this.#at + length)) ? 1 : 0;
    const span = length === 0 ? undefined : this.#row.findSpanAt(this.#at + length + shade);
    if (!span || span.concepts.some(({ facet }) => facet === 'kind')) return false;
    return this.#take(span.to, () => this.#looks.push(span));
  }

  #readWhere(determiner: string): boolean {
    if (this.#place !== null || (this.#head === '' && this.#kinds.length === 0)) return false;
    const spot = readSpot(this.#row, this.#at);
    if (spot) return this.#take(spot.end, () => (this.#place = spot.value));
    const side = readSide(this.#row, this.#at);
    if (side === null) return this.#readBefore(determiner);
    const otherDescription = new NounPhraseReader(this.#row, this.#isTopWorn).read(side.end);
    const pronoun = /^(?:it|its|that|this|them|those|these)$/u.test(this.#row.wordAt(side.end)) ? side.end + 1 : 0;
    const end = otherDescription ? this.#row.words.findIndex(({ to }) => to === otherDescription.to) + 1 : pronoun;
    if (end === 0) return this.#readBefore(determiner);
    const anchorReference =
      otherDescription?.strength === 'precise' || otherDescription?.strength === 'noun' ? otherDescription : null;
    return this.#take(end, () => (this.#place = { kind: 'beside', step: side.value, reference: anchorReference }));
  }

  /** Reads 'the one before'. */
  #readBefore(determiner: string): boolean {
    if (determiner !== 'the' || this.#head !== 'one' || !/^(?:before|earlier)$/u.test(this.#row.wordAt(this.#at)))
      return false;
    return this.#take(this.#at + 1, () => (this.#isOther = true));
  }

  #findStrength(determiner: string): Description['strength'] | null {
    const hasNoun = this.#head !== '' || this.#kinds.length > 0;
    const hasOnlyKind = this.#place === null && this.#rank === null && !this.#isOther && this.#count === null;
    // 'Your gray options' asks for gray pieces instead of the shown pieces.
    if (determiner === 'your' && hasOnlyKind) return null;
    if (!hasOnlyKind) return this.#isPointing(determiner) ? 'precise' : null;
    if (this.#looks.length > 0) return hasNoun ? 'precise' : 'near';
    if (this.#kinds.length > 0) return this.#head === '' ? 'noun' : 'precise';
    return this.#head !== '' && /^th(?:at|is|ose|ese)$/u.test(determiner) ? 'near' : null;
  }

  /** Whether the words refer to a piece. 'The second time' and 'the cheap and cheerful' do not. */
  #isPointing(determiner: string): boolean {
    const hasNoun = this.#head !== '' || this.#kinds.length > 0;
    if (NO_PIECE_PATTERN.test(this.#row.wordAt(this.#at)) || NO_PIECE_PATTERN.test(this.#head)) return false;
    if (this.#isOther || this.#place?.kind === 'beside' || this.#place?.kind === 'middle') return hasNoun;
    if (this.#place !== null) return true;
    if (this.#rank === null) return this.#isGroupNamed(determiner);
    const { degree } = this.#rank.value;
    if (PLURAL_NOUNS.has(this.#head)) return degree === 'superlative';
    return (
      degree === 'superlative' || hasNoun || this.#isOfGroup || (degree === 'comparative' && this.#row.isEnd(this.#at))
    );
  }

  /** Whether the words mean several pieces: 'the two', 'those three', but not 'the two weeks'. */
  #isGroupNamed(determiner: string): boolean {
    const hasNounOrEnds = this.#head !== '' || this.#kinds.length > 0 || this.#row.isEnd(this.#at);
    return (this.#count ?? 0) > 1 && (hasNounOrEnds || determiner !== 'your');
  }
}
