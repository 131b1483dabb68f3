import { addAnswer } from '../addAnswer.ts';
import type { Topic } from '../answering/Answer.ts';
import type { Language } from '../hearing/hear.ts';
import { OUTFIT_PATTERN } from '../outfit/reading/cues.ts';
import { findTravelPlace } from '../../places/findTravelPlace.ts';
import type { Turn, Understood } from '../Turn.ts';
import { listPhrases } from './fashionWords.ts';
import { asksInGeneral, asksWhetherOk, isMisheard, isQuestion, tellsSomething } from './messageWords.ts';
import { isOnlyOccasion } from './isOnlyOccasion.ts';
import { listWords } from './saidParts.ts';
import { listGarments } from './withFaultsAsWishes.ts';

type Understand = (turn: Turn, language: Language) => Understood;

/** Topics of first messages to which the reply adds pieces. */
const ADVICE_TOPICS: ReadonlySet<Topic> = new Set<Topic>(['advice', 'property', 'clothCare', 'itch', 'shrink']);
/** Topics of messages in which the stylist understood no request. */
const UNHEARD_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'wish',
  'remark',
  'unclear',
  'which',
  'greeting',
  'thanks',
  'goodbye',
]);

/**
 * Turns the first message into a search if it was read as a question, was not understood, or names no certain
 * garment.
 */
export function showPieces(
  turn: Turn,
  understanding: Understood,
  language: Language,
  understand: Understand,
): Understood {
  const search = (message: string): Understood => understand({ ...turn, said: message }, language);
  if (understanding.intent === 'search') {
    const plainResult = withoutUnaskedAdvice(understanding, turn);
    const outfit = isOnlyOccasion(understanding, turn.said) ? search(rewordAsOutfit(turn.said)) : plainResult;
    return outfit.outfit === undefined ? plainResult : markAsGuess(outfit, turn.said);
  }
  const { answer } = understanding.conversation.heard;
  const topic = answer?.topic ?? 'wish';
  if (!tellsSomething(turn.said)) return understanding;
  const wishText =
    ADVICE_TOPICS.has(topic) && isQuestion(turn.said)
      ? rewordAdvisedWish(turn.said, language)
      : rewordStatedWish(turn.said, topic, language);
  const foundResult = wishText === null ? understanding : markAsGuess(search(wishText), turn.said);
  if (foundResult.intent !== 'search') return understanding;
  return ADVICE_TOPICS.has(topic) && isQuestion(turn.said) && answer !== null
    ? addAnswer(foundResult, answer)
    : foundResult;
}

/**
 * Marks an outfit as a guess if the message names neither an outfit nor garments, because the shopper may next ask
 * for a single garment.
 */
function markAsGuess(foundResult: Understood, message: string): Understood {
  const { outfit, conversation } = foundResult;
  if (outfit === undefined || !outfit.isWhole || OUTFIT_PATTERN.test(message.toLowerCase())) return foundResult;
  const guess = { ...outfit, isGuess: true as const };
  return { ...foundResult, outfit: guess, conversation: { ...conversation, outfit: guess } };
}

/** Returns the wish in a question for advice: its garments, color or occasion. Returns null if it has none. */
function rewordAdvisedWish(message: string, { lexicon }: Language): string | null {
  const words = listWords(message);
  if (listGarments(words, lexicon).length > 0) return rewordAsWish(message);
  const occasions = listPhrases(words, lexicon, 'occasion', 'season', 'style').join(', ');
  const colors = asksWhetherOk(message) ? listPhrases(words, lexicon, 'color').join(' or ') : '';
  if (colors !== '') return `I want something in ${colors}, ${occasions}`;
  return occasions !== '' && words.some((word) => WEARING_WORDS.has(word)) ? rewordAsOutfit(occasions) : null;
}

/** Returns the wish in a message about the shopper; null if the message is a question to the shop. */
function rewordStatedWish(message: string, topic: Topic, { lexicon }: Language): string | null {
  if (!UNHEARD_TOPICS.has(topic) && !ADVICE_TOPICS.has(topic) && !isMisheard(topic, message)) return null;
  const words = listWords(message);
  if (topic === 'greeting' && listPhrases(words, lexicon, 'kind', 'occasion').length === 0) return null;
  if (UNHEARD_TOPICS.has(topic) && asksInGeneral(message) && !words.some((word) => WEARING_WORDS.has(word)))
    return null;
  return listGarments(words, lexicon).length > 0 ? rewordAsWish(message) : rewordAsOutfit(message);
}

const WEARING_WORDS = new Set('wear wears wearing dress formal smart casual appropriate outfit clothes'.split(' '));

/** Removes advice that the shopper did not ask for: '36 waist, 44 chest' does not ask about sizes. */
function withoutUnaskedAdvice(understanding: Understood, { said }: Turn): Understood {
  const { conversation } = understanding;
  const { answer } = conversation.heard;
  if (answer === null || !ADVICE_TOPICS.has(answer.topic) || isQuestion(said)) return understanding;
  return addAnswer(understanding, null);
}

/** Matches the start of a question that also asks for the garments in it. */
const QUESTION_PATTERN =
  /\b(?:(?:can|could|do|does|should|would|will|may|is it (?:ok|okay|fine|weird|rude|acceptable)(?: (?:for|if|to))?|are) ?(?:(?:guys|men|women|girls|lads|blokes|ladies|people|you|we|i|one|a man|a woman|somebody|anyone) ?)?(?:(?:still|even|actually|really) )?(?:wear|wears|wearing|get away with|pull off|rock)?|is there such a thing as|what about|how about|which|whats the best|what is the best|what are the best|what|any|who makes|who does|whats|how do i find|where do i (?:get|find)|where can i (?:get|find|buy)) (?=[a-z])/iu;

/** Rewrites a question as a wish for the garments in it: 'can guys wear linen trousers to a wedding'. */
function rewordAsWish(message: string): string {
  const wish = message.replace(QUESTION_PATTERN, 'I want ').replace(/\?/gu, '.');
  return wish === message ? `I want ${message}` : wish;
}

const WEATHER_KNOWN_PATTERN =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|aug|sept|oct|nov|dec|winter|summer|spring|autumn|christmas|xmas|easter|degrees|freezing|hot|cold|warm)\b/iu;

/** Rewrites a message as a wish for an outfit. If the message names no weather, uses the usual weather of the place. */
function rewordAsOutfit(message: string): string {
  const isPlaceKnown = findTravelPlace(message) !== null && !WEATHER_KNOWN_PATTERN.test(message);
  return `${isPlaceKnown ? 'An outfit for this week' : 'An outfit'}. ${message}`;
}
