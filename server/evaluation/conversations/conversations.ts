import { readFile } from 'node:fs/promises';
import type { Conversation } from './Conversation.ts';

/** `frozen`: written before the stylist and never tuned on; `development`: what it is tuned on. */
export type ConversationSet = 'frozen' | 'development';

export async function readConversations(set: ConversationSet): Promise<readonly Conversation[]> {
  const text = await readFile(new URL(`${set}.conversations.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as readonly Conversation[];
}
