import type { ChatSnapshot, ShownMessage } from './ChatSnapshot.ts';

/** The answer whose results are on the screen, if they are an outfit and no carousel is above them. */
export function findShownOutfit({
  messages,
  shownAnswerKey,
  carouselAnswerKey,
}: Pick<ChatSnapshot, 'messages' | 'shownAnswerKey' | 'carouselAnswerKey'>): ShownMessage | undefined {
  if (carouselAnswerKey !== null) return undefined;
  return messages.find(({ key, outfit }) => outfit !== undefined && key === shownAnswerKey);
}
