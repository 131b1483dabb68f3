import type { ComponentType } from 'react';
import { HttpChats } from '../../../adapters/http/HttpChats.ts';
import { HttpSearchHistories } from '../../../adapters/http/HttpSearchHistories.ts';
import { HistoryList } from '../../../application/history/HistoryList.ts';
import type { TabContentProps } from '../../../ui/frame/TabContent.ts';
import { turnOffChatMode } from '../../../ui/home/turnOffChatMode.ts';
import RecentActivity from '../../../ui/home/RecentActivity.tsx';
import { BASE } from '../../base.tokens.ts';
import type { FirstContainer } from '../../FirstContainer.ts';
import { CHAT } from '../chat/tokens.ts';

/** Number of entries of each kind (spec section 9). */
const ENTRY_COUNT = 5;

/** Composes the recent activity of the Home tab, whose code loads last. */
export function createRecentActivity(
  services: Pick<FirstContainer, 'get'>,
): ComponentType<Pick<TabContentProps, 'isActive'>> {
  const http = services.get(BASE.http);
  const shopper = services.get(BASE.shopper);
  const clock = services.get(BASE.clock);
  const histories = new HttpSearchHistories(http);
  const chats = new HttpChats(http);
  const searchList = new HistoryList({
    shopper,
    limit: ENTRY_COUNT,
    fetch: (userId, limit, signal) => histories.fetchSearchHistory(userId, limit, signal),
  });
  const chatList = new HistoryList({
    shopper,
    limit: ENTRY_COUNT,
    fetch: (userId, limit, signal) => chats.fetchChatHistory(userId, limit, signal),
  });
  const stylist = services.get(CHAT.lazyStylist);
  const notices = services.get(BASE.notices);
  const reopenChat = async (chatId: string) => {
    try {
      await (await stylist.loadStylist()).session.open(chatId);
    } catch {
      notices.showError('part-not-loaded');
    }
  };
  return function Recent({ isActive }) {
    return (
      <RecentActivity
        searches={searchList}
        chats={chatList}
        clock={clock}
        isActive={isActive}
        onOpenSearch={() => void turnOffChatMode({ stylist, shopper, notices })}
        onReopenChat={(chatId) => void reopenChat(chatId)}
      />
    );
  };
}
