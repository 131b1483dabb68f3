import type { Turn, Understood } from './Turn.ts';
import { Utterance } from './hearing/Utterance.ts';

/** Maximum number of pieces to remember as chosen. */
const MAX_CHOSEN = 6;
const PRAISE_SOURCE =
  'perfect|great|gorgeous|lovely|beautiful|sick|class|fire|stunning|amazing|ace|banging|dope|brilliant|ideal|spot on|the one|my favou?rite|unreal|mint|cracking|deadly|nice|good|fab|fabulous|so pretty|so cute|cute|super|wonderful|excellent|mine';
/** Matches words with which the shopper decides for the piece that is spoken of. */
const DECIDES_PATTERN = new RegExp(
  [
    String.raw`\b(?:(?:ill|i will|id|i|lets|im gonna|im going to|i think ill|we will|well|we) (?:just |only )?(?:go(?:ing)? with|go(?:ing)? for|take|taking|have|pick|choose|keep)|im (?:going|sold)`,
    String.raw`i (?:really |do |absolutely )?(?:love|like|adore|want|fancy) (?:it|this|that|them|the \w+)(?: one| pair| ones)?\b|^(?:ooh? |oh |omg |yes |yeah |aw )*(?:love|like|loving) (?:it|this|that|them|the \w+)(?: one| pair| ones)?\b`,
    String.raw`thats the one|my favou?rite|(?:is|its|thats|are|look|looks) (?:just |really |so |absolutely |well |proper |very |actually )?(?:${PRAISE_SOURCE})\b`,
    String.raw`^(?:ok |yes |yeah |right )*the (?:first|second|third|fourth|fifth|last|blue|black|navy|green|red|white|\w+) (?:one|pair|ones)(?: please| then| thanks| it is| works| will do)*$)`,
  ].join('|'),
  'u',
);
const DOUBTS_PATTERN = /\b(?:but|not|dont|isnt|arent|except|if|whether|too|would|should|which|or)\b|\?/u;
const SENTENCE_END_PATTERN = /(?<=[?.!;,]) | (?=(?:what|which|how|can|could|show|build|make|do|does|is)\b)/u;

/** Whether a clause of a message decides for a piece, without a doubt: 'first one is sick. what shorts with that?'. */
export const decidesFor = (message: string): boolean =>
  new Utterance(message).whole
    .split(SENTENCE_END_PATTERN)
    .some((clause) => DECIDES_PATTERN.test(clause.replace(/[.!,]{1,3}$/u, '').trim()) && !DOUBTS_PATTERN.test(clause));

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
  const praisedId = understanding.outfit === undefined && decidesFor(said) ? findSpokenOf(understanding) : undefined;
  const newIds = [...addedIds, ...(praisedId === undefined ? [] : [praisedId])];
  const allIds = [...new Set([...newIds, ...chosenIds])].filter((id) => !removedIds.includes(id)).slice(0, MAX_CHOSEN);
  return allIds.length === 0 && chosenIds.length === 0
    ? understanding
    : { ...understanding, conversation: { ...conversation, chosenIds: allIds } };
}

/** Returns the id of the only piece that a message is about; undefined if it is about several or none. */
function findSpokenOf({ intent, conversation: { spokenOf, leads } }: Understood): string | undefined {
  const [id, ...more] = intent === 'search' && spokenOf.length === 0 ? leads.likeItemIds : spokenOf;
  return more.length === 0 ? id : undefined;
}
