import type { ComponentType } from 'react';
import type { ChatMode } from '../../../application/chat/ChatMode.ts';
import type { ChatSession } from '../../../application/chat/ChatSession.ts';
import type { Chats } from '../../../application/ports/Chats.ts';
import type { SnapshotHolder } from '../../../application/Snapshots.ts';
import type { LazyStylist, Stylist } from '../../../ui/search/ChatSwitch.ts';
import type { ConversationProps } from '../../../ui/search/SearchTab.tsx';
import { token } from '../../token.ts';

export const CHAT = {
  chats: token<Chats>('Chats'),
  mode: token<ChatMode>('ChatMode'),
  session: token<ChatSession>('ChatSession'),
  /** The stylist. Created and started on first use. */
  stylist: token<Stylist>('Stylist'),
  /** The stylist; null until its code has loaded. */
  loadedStylist: token<SnapshotHolder<Stylist | null>>('LoadedStylist'),
  lazyStylist: token<LazyStylist>('LazyStylist'),
  conversation: token<ComponentType<ConversationProps>>('Conversation'),
} as const;
