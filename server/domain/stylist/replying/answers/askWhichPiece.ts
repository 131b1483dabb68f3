import type { Voice } from '../Voice.ts';

/** Minimum length of a list whose pieces the reply does not count. */
const MIN_UNCOUNTED_LENGTH = 9;

/** Asks which piece the shopper means. Names the number of pieces if there are few. */
export function askWhichPiece(count: number, voice: Voice): string {
  if (count === 0)
    return 'There is nothing on the screen yet. Tell me what to look for, and then ask me about any piece.';
  const countSentence =
    count === 1 ? 'There is only one piece on the screen.' : `There are only ${count} pieces on the screen.`;
  return count < MIN_UNCOUNTED_LENGTH ? `${countSentence} ${voice.say('askWhich')}` : voice.say('askWhich');
}
