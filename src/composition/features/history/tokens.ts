import type { ComponentType } from 'react';
import type { ChatHistory } from '../../../application/chat/ChatHistory.ts';
import type { SearchHistories } from '../../../application/ports/SearchHistories.ts';
import type { SearchHistory } from '../../../application/search/SearchHistory.ts';
import type { PanelProps } from '../../../ui/frame/FrameContent.ts';
import type { HistoryViewModel } from '../../../ui/history/HistoryViewModel.ts';
import { token } from '../../token.ts';

export const HISTORY = {
  searchHistories: token<SearchHistories>('SearchHistories'),
  chats: token<ChatHistory>('ChatHistory'),
  searches: token<SearchHistory>('SearchHistory'),
  createView: token<() => HistoryViewModel>('HistoryViewModel'),
  panel: token<ComponentType<PanelProps>>('ChatHistoryPanel'),
} as const;
