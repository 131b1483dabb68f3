import type { Turn, Understood } from './Turn.ts';
import { Utterance } from './hearing/Utterance.ts';

/** Maximum number of pieces to remember as chosen. */
const MAX_CHOSEN = 6;
/** Matches words with which the shopper decides for the piece that is spoken of. */
const DECIDES_PATTERN =
  /\b(?:(?:ill|i will|id|lets|im gonna|im going to|i think ill|we will|well) (?:just )?(?:go with|go for|take|have|pick|choose|keep)|i (?:really |do |absolutely )?(?:love|like|adore|want) (?:it|this|that|the \w+)(?: one)?\b|thats the one|my favou?rite|(?:is|its|thats) (?:perfect|great|gorgeous|lovely|beautiful))\b/u;
const DOUBTS_PATTERN = /\b(?:but|not|dont|isnt|except|if|whether|too)\b|\?/u;

/**
 * Remembers the pieces that the shopper has put on the wishlist or decided for, newest first, so that an outfit that
 * begins later contains them.
 */
export function rememberChosen(
  { said, conversation: { chosenIds = [] } }: Turn,
  understanding: Understood,
): Understood {
  const { conversation } = understanding;
  const { answer } = conversation.heard;
  const answers = answer === null ? [] : [answer, ...(answer.also ?? [])];
  const addedIds = answers.filter(({ topic }) => topic === 'keep').flatMap(({ itemIds }) => itemIds);
  const removedIds = answers.filter(({ topic }) => topic === 'letGo').flatMap(({ itemIds }) => itemIds);
  const { whole } = new Utterance(said);
  const [praisedId, ...more] = conversation.spokenOf;
  const isDecided =
    understanding.intent !== 'search' &&
    more.length === 0 &&
    DECIDES_PATTERN.test(whole) &&
    !DOUBTS_PATTERN.test(whole);
  const newIds = [...addedIds, ...(isDecided && praisedId !== undefined ? [praisedId] : [])];
  const allIds = [...new Set([...newIds, ...chosenIds])].filter((id) => !removedIds.includes(id)).slice(0, MAX_CHOSEN);
  return allIds.length === 0 && chosenIds.length === 0
    ? understanding
    : { ...understanding, conversation: { ...conversation, chosenIds: allIds } };
}
