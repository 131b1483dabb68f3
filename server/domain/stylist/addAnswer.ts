import type { Answer } from './answering/Answer.ts';
import type { Understood } from './Turn.ts';

/** Replaces the answer that the reply to an understood message contains; null for none. */
export function addAnswer(understanding: Understood, answer: Answer | null): Understood {
  const { conversation } = understanding;
  return { ...understanding, conversation: { ...conversation, heard: { ...conversation.heard, answer } } };
}
