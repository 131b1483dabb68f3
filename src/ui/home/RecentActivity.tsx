import { useEffect } from 'react';
import type { HistoryList, HistorySnapshot } from '../../application/history/HistoryList.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { ChatHistoryEntry } from '../../domain/chat/Chat.ts';
import { formatRelativeTime } from '../../domain/history/relativeTime.ts';
import type { SearchHistoryEntry } from '../../domain/search/Search.ts';
import { Button } from '../design/Button.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { readChatId } from '../search/chatAddress.ts';
import { createSearchEntryPath } from '../search/createSearchEntryPath.ts';
import { useAddress } from '../shared/AddressRouter.tsx';
import { Link } from '../shared/Link.tsx';
import { PATHS, QUERY, SEARCH_TAB } from '../shared/paths.ts';
import { useSnapshot } from '../shared/useSnapshot.ts';
import { commonText } from '../text/commonText.ts';
import { homeSectionsText } from '../text/homeSectionsText.ts';
import { homeText } from '../text/homeText.ts';
import styles from './RecentActivity.module.css';

export interface RecentActivityProps {
  readonly searches: HistoryList<SearchHistoryEntry>;
  readonly chats: HistoryList<ChatHistoryEntry>;
  readonly clock: Pick<Clock, 'now'>;
  /** Whether the tab is open. The lists are fetched each time it opens. */
  readonly isActive: boolean;
  /** Called before the link of a search is followed. */
  readonly onOpenSearch: () => void;
  /** Opens a conversation whose link is already in the URL, because following the link would change nothing. */
  readonly onReopenChat: (chatId: string) => void;
}

/** Links to the last five searches and conversations (spec 2.5). */
export default function RecentActivity({
  searches,
  chats,
  clock,
  isActive,
  onOpenSearch,
  onReopenChat,
}: RecentActivityProps) {
  const address = useAddress();
  const searchList = useSnapshot(searches);
  const chatList = useSnapshot(chats);
  useEffect(() => {
    const stopFunctions = [searches.start(), chats.start()];
    return () => stopFunctions.forEach((stop) => stop());
  }, [searches, chats]);
  useEffect(() => {
    if (!isActive) return;
    void searches.load();
    void chats.load();
  }, [searches, chats, isActive]);
  const now = clock.now();
  if (hasFailed(searchList) || hasFailed(chatList)) {
    const retry = () => void Promise.all([searches.load(), chats.load()]);
    return (
      <p className={styles.note}>
        {homeSectionsText.activityFailed}{' '}
        <Button variant="plain" onClick={retry}>
          {commonText.retry}
        </Button>
      </p>
    );
  }
  if (isEmpty(searchList) && isEmpty(chatList)) return <p className={styles.note}>{homeText.nothingToShow}</p>;
  return (
    <div className={styles.lists}>
      <EntryList
        title={homeSectionsText.searches}
        list={searchList}
        now={now}
        describe={({ id, query }) => [query || homeSectionsText.wordlessSearch, createSearchEntryPath(id, query)]}
        onOpen={onOpenSearch}
      />
      <EntryList
        title={homeSectionsText.chats}
        list={chatList}
        now={now}
        describe={({ id, title }) => [title || homeSectionsText.untitledChat, createChatPath(id)]}
        onOpen={({ id }) => {
          if (readChatId(new URLSearchParams(address.snapshot.query)) === id) onReopenChat(id);
        }}
      />
    </div>
  );
}

interface EntryListProps<Entry> {
  readonly title: string;
  readonly list: HistorySnapshot<Entry>;
  readonly now: number;
  /** Returns the text and the link of an entry. */
  readonly describe: (entry: Entry) => readonly [text: string, path: string];
  /** Called before the link opens in this browser tab. */
  readonly onOpen: (entry: Entry) => void;
}

function EntryList<Entry extends { readonly id: string; readonly timestamp: string }>({
  title,
  list,
  now,
  describe,
  onOpen,
}: EntryListProps<Entry>) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {isEmpty(list) && <p className={styles.note}>{homeText.nothingToShow}</p>}
      {isFirstLoad(list) && <Skeleton height="9rem" />}
      <ul>
        {list.entries.map((entry) => {
          const [text, path] = describe(entry);
          return (
            <li key={entry.id} className={styles.entry}>
              <Link className={styles.link} to={path} onFollow={() => onOpen(entry)}>
                <span className={styles.text}>{text}</span>
                <time className={styles.time} dateTime={entry.timestamp}>
                  {formatRelativeTime(Date.parse(entry.timestamp), now)}
                </time>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const hasFailed = ({ status, entries }: HistorySnapshot<unknown>) => status === 'failed' && entries.length === 0;
const isEmpty = ({ status, entries }: HistorySnapshot<unknown>) => status === 'ready' && entries.length === 0;
const isFirstLoad = ({ status, entries }: HistorySnapshot<unknown>) => status !== 'ready' && entries.length === 0;

const createChatPath = (chatId: string): string =>
  `${PATHS.app}?${new URLSearchParams({ [QUERY.tab]: SEARCH_TAB, [QUERY.chat]: chatId }).toString()}`;
