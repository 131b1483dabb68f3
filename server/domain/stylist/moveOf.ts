import type { Conversation } from './Conversation.ts';
import type { Speech } from './hearing/Speech.ts';
import type { Move } from './wish/foldWish.ts';
import { isSameThing } from './wish/groups.ts';

/**
 * How a turn stands to what was said before. Another garment with nothing to tie it to the last one is another
 * subject; without a garment the words refine what is there, unless they tell of another occasion altogether.
 */
export function moveOf({ wish, turns }: Pick<Conversation, 'wish' | 'turns'>, speech: Speech): Move {
  if (speech.takenBack.some(({ what }) => what === 'everything')) return 'anew';
  if (speech.likesPicture) return 'anew';
  if (turns === 0 || wish.length === 0) return 'refine';
  const kinds = speech.wish.parts.filter(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
  const before = wish.filter(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
  const isOther =
    kinds.length > 0 && before.length > 0 && !kinds.some((kind) => before.some((part) => isSameThing(part, kind)));
  if (speech.relation === 'goesWith' && kinds.length > 0) return 'beside';
  if (speech.reference && speech.relation !== 'unlike')
    return isOther && (speech.relation !== 'like' || speech.sameColor) ? 'beside' : 'refine';
  if (isOther) return speech.move;
  return speech.isAlternative ? 'or' : 'refine';
}
