import { AnswerText } from '../chat/AnswerText.tsx';
import { UserMessage } from '../chat/UserMessage.tsx';
import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import { marketingText } from '../text/marketingText.ts';
import { recordedConversation } from './showcase/recorded.ts';
import { ShowcaseCard } from './ShowcaseCard.tsx';
import sectionStyles from './Section.module.css';
import styles from './ConversationSection.module.css';

const { conversation } = marketingText;

const EMPTY_MESSAGE: Omit<ShownMessage, 'key' | 'id' | 'actor' | 'message'> = {
  timestamp: '',
  attachments: [],
  itemIds: [],
  deepSearchItemIds: [],
  reasons: [],
  namedItems: [],
  pieces: [],
  filters: null,
  aiUpdatedFilters: null,
  relaxations: [],
  refinedQuery: '',
  title: null,
  feedback: null,
  stage: null,
  query: '',
  wishlistChange: { addedItems: [], removedItems: [] },
};

const createMessage = (actor: ShownMessage['actor'], message: string): ShownMessage => ({
  ...EMPTY_MESSAGE,
  key: message,
  id: message,
  actor,
  message,
});

/** A recorded conversation, shown by the components of the app. */
export function ConversationSection({ appUrl }: { readonly appUrl: string }) {
  return (
    <section className={sectionStyles.section} aria-labelledby="conversation-title">
      <div className={styles.columns}>
        <div className={sectionStyles.intro}>
          <h2 className={sectionStyles.title} id="conversation-title">
            {conversation.title}
          </h2>
          <p className={sectionStyles.lead}>{conversation.lead}</p>
          <p className={sectionStyles.note}>{conversation.note}</p>
        </div>
        <div className={styles.log} role="group" aria-label={conversation.label}>
          {recordedConversation.map(({ question, reply, items }) => (
            <div className={styles.turn} key={question}>
              <UserMessage message={createMessage('user', question)} />
              <AnswerText message={createMessage('model', reply)} />
              <ul className={styles.pieces}>
                {items.map((item) => (
                  <li key={item.id}>
                    <ShowcaseCard item={item} appUrl={appUrl} sizes="(width >= 640px) 14rem, 42vw" />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
