import { readFile } from 'node:fs/promises';
import type { Conversation } from './Conversation.ts';

/**
 * `frozen`: written before the stylist, never used for tuning. `development`: used for tuning. The `unseen` sets were
 * written later by authors who knew neither code nor design: a third for tuning, a third for choosing between designs
 * by totals, and a third for the few runs listed in the README.
 */
export type ConversationSet = 'frozen' | 'development' | 'unseen-development' | 'unseen-choice' | 'unseen-frozen';

export async function readConversations(set: ConversationSet): Promise<readonly Conversation[]> {
  const text = await readFile(new URL(`${set}.conversations.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as readonly Conversation[];
}
