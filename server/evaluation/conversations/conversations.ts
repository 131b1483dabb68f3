import { readFile } from 'node:fs/promises';
import type { Conversation } from './Conversation.ts';

/** `frozen`: written before the stylist and never used for tuning; `development`: used for tuning. */
export type ConversationSet = 'frozen' | 'development';

export async function readConversations(set: ConversationSet): Promise<readonly Conversation[]> {
  const text = await readFile(new URL(`${set}.conversations.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as readonly Conversation[];
}
