import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import { readParts } from '../../wish/readParts.ts';
import type { ChoiceOption, OutfitRemark } from '../../Conversation.ts';
import { findPlace } from '../editing/places.ts';
import { rateOption } from '../optionFormality.ts';
import { listMentioned } from './readGarments.ts';

/** Matches words that ask for the stylist's opinion. */
const OPINION_PATTERN =
  /\b(?:which(?: one)?|whats|what is|what do you|what would you|would you|do you (?:think|reckon|like)|you think|(?:is|be|looks?|are) (?:better|nicer|smarter|best)|better|recommend|advise|prefer|should (?:i|it|we)|shall i|your (?:opinion|view|take))\b/u;
/** Matches a request, which asks for no opinion: 'can you add a tie or a belt?' */
const REQUEST_PATTERN =
  /\b(?:add|put in|throw in|chuck in|swap|change|replace|show me|give me|get me|find me|i want|i need|id like|have you got|do you have|got any|is there|are there|in stock)\b/u;
/** Words of a question before and after its alternatives. */
const BEFORE_PATTERN =
  /^(?:(?:and|so|ok|but|hm+|oh|well|wait|then|which|whats|what is|is|are|it|better|best|nicer|smarter|should|shall|would|do|i|we|you|go|going|wear|have|take|pick|choose|with|for|think|reckon|say|prefer|recommend|be|the|an?|my|do you|for this|for that|here|one) )+/u;
const AFTER_PATTERN =
  / (?:with (?:this|that|it|these|the .*)|for (?:this|that|it|a|an|the|my)(?: .*)?|here|then|please|instead|with the (?:outfit|look).*|(?:do|would|dyou|d’you) you .*|you (?:think|reckon).*|(?:is|are|be|looks?|would be|wd be) (?:better|best|nicer|smarter).*|which .*|whats .*|what .*|better.*)$/u;
const MAX_WORDS = 4;

/** Returns the alternatives of a question such as 'bow tie or normal tie?'; null for other words. */
export function readChoice(message: string, outfit: OutfitPlan, language: Language): OutfitRemark | null {
  const sentences = new Utterance(message).whole.split(/(?<=[?.!]) |[,;] (?=(?:which|what|do you|would you)\b)/u);
  const isAsked = sentences.some((text) => OPINION_PATTERN.test(text));
  if (sentences.some((text) => REQUEST_PATTERN.test(text))) return null;
  for (const sentence of sentences) {
    const options =
      describeAll(readCompared(sentence, language), language) ??
      readBetter(sentence, outfit, language) ??
      describeAll(readAlternatives(sentence, isAsked, language) ?? readSuited(sentence, language), language);
    if (options !== null) return { topic: 'choice', itemIds: [], options };
  }
  return null;
}

const describeAll = (options: readonly string[] | null, language: Language): readonly ChoiceOption[] | null =>
  options === null ? null : options.map((words) => describeOption(words, language));

const describeOption = (words: string, { lexicon, spelling }: Language): ChoiceOption => ({
  words,
  slot: null,
  color: readParts(words, lexicon, spelling).wish.colors[0] ?? null,
});

const isOption = (text: string, language: Language): boolean =>
  text !== '' &&
  text.split(' ').length <= MAX_WORDS &&
  (listMentioned(text, language).length > 0 || rateOption(text) !== null || isColorOrCloth(text, language));

function isColorOrCloth(text: string, { lexicon, spelling }: Language): boolean {
  const { parts, wish } = readParts(text, lexicon, spelling);
  return wish.colors.length > 0 || parts.some(({ facet }) => facet === 'material');
}

function readAlternatives(sentence: string, isAsked: boolean, language: Language): readonly string[] | null {
  const text = trimSentence(sentence);
  const [first = '', second = '', ...more] = text.split(/,? or (?:an? |the |some |just |with |my )*/u);
  if (second === '' || more.length > 0) return null;
  const firstOption = (first.split(/[,:] /u).at(-1) ?? '')
    .replace(BEFORE_PATTERN, '')
    .replace(AFTER_PATTERN, '')
    .trim();
  const secondOption = (second.split(/[,:] /u)[0] ?? '').replace(AFTER_PATTERN, '').trim();
  const noun = firstOption.split(' ').at(-1) ?? '';
  const options = [firstOption, secondOption.replace(/\bones?$/u, noun)];
  const isOnlyThat = first.split(' ').length <= MAX_WORDS + 1;
  if (secondOption === `no ${firstOption}` && isOption(firstOption, language)) return [firstOption];
  // 'Camel or cream' without a question mark is a wish.
  const isOfThings = /\?/u.test(sentence) || options.every((option) => rateOption(option) !== null);
  const isQuestion = isAsked || (isOnlyThat && isOfThings);
  if (!options.every((option) => isOption(option, language)) || !isQuestion) return null;
  return withNoun(options);
}

/** Words at the end of a message that say nothing. */
const CHATTER: ReadonlySet<string> = new Set('lol haha hmm idk help pls please thanks mate babe hun'.split(' '));
const MARKS = '?.!, ';

/** Returns a sentence without its end marks, and without words at the end that say nothing. */
function trimSentence(sentence: string): string {
  let end = sentence.length;
  while (end > 0 && MARKS.includes(sentence[end - 1] ?? '')) end--;
  const words = sentence.slice(0, end).split(' ');
  const lastSaying = words.findLastIndex((word) => !CHATTER.has(word));
  const text = words.slice(0, lastSaying + 1).join(' ');
  return text.endsWith(',') ? text.slice(0, -1) : text;
}

/** Reads 'do you think a waistcoat is better than a blazer?'. */
function readCompared(sentence: string, language: Language): readonly string[] | null {
  const [, option = '', other = ''] = COMPARED_PATTERN.exec(trimSentence(sentence)) ?? [];
  const options = [option, other].map((words) => words.replace(BEFORE_PATTERN, '').replace(AFTER_PATTERN, '').trim());
  return options.every((words) => isOption(words, language)) ? options : null;
}

const COMPARED_PATTERN =
  /([a-z ]{2,40}) (?:is|are|would be|looks?|be) (?:better|nicer|smarter|more suitable) (?:than|to|instead of) (?:an? |the |some )?([a-z ]{2,30})$/u;

/** Reads 'would trainers look ok with this?', which has no alternative. */
function readSuited(sentence: string, language: Language): readonly string[] | null {
  const [, words = ''] = sentence.includes('?') ? (SUITED_PATTERN.exec(sentence) ?? []) : [];
  const option = words
    .split(' ')
    .filter((word) => !SUITING_WORDS.has(word))
    .join(' ');
  return option !== '' && rateOption(option) !== null && isOption(option, language) ? [option] : null;
}

const SUITED_PATTERN =
  /^(?:(?:and|so|but|ok|hm|oh) ){0,3}(?:(?:can|could|may|would|will) (?:i|you|one) (?:get away with|do|go with|wear)|would|will|do|does|could|can|are|is) ([a-z ]{2,40}?) (?:with|for|to) (?:this|it|that|the|an?|my)\b/u;
const SUITING_WORDS: ReadonlySet<string> = new Set(
  'look be work go ok okay fine alright suit my some a an the white black brown any weird silly too'.split(' '),
);

/** Completes 'brown or black shoes' to 'brown shoes' and 'black shoes'. */
function withNoun([first = '', second = '']: readonly string[]): readonly string[] {
  const noun = second.includes(' ') ? second.split(' ').at(-1) : undefined;
  const lacksNoun = noun !== undefined && !first.includes(' ') && first !== noun && rateOption(first) === null;
  return lacksNoun ? [`${first} ${noun}`, second] : [first, second];
}

const BETTER_PATTERN =
  /\b(?:would|wouldnt|is|are|might|could|will) (?:an? |the |some )?(.{2,40}?) (?:be |look |work )?(?:better|nicer|smarter|more suitable|best)\b(?: (?:than|instead of) (?:the |that |this |those |these |my )?([a-z ]{2,30}))?/u;

/** Reads 'would a clutch be better than that bag?'. The other alternative is always the present piece. */
function readBetter(sentence: string, outfit: OutfitPlan, language: Language): readonly ChoiceOption[] | null {
  const [, option = '', other = ''] = BETTER_PATTERN.exec(sentence) ?? [];
  if (option === '' || /\bor\b/u.test(sentence) || !isOption(option, language)) return null;
  const [garment] = listMentioned(option, language);
  const present = garment === undefined ? undefined : findPlace(outfit, garment);
  if (present === undefined || present.itemId === null) return null;
  const isNamed = present.kind !== '' || listMentioned(other, language).length > 0;
  return isNamed ? [describeOption(option, language), { words: present.kind, slot: present.slot, color: null }] : null;
}
