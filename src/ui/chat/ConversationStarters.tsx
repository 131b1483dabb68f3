import { chatText } from '../text/chat.ts';
import styles from './ConversationStarters.module.css';

/** Example messages to start a conversation with. */
export function ConversationStarters({ onChoose }: { readonly onChoose: (words: string) => void }) {
  return (
    <div className={styles.openers}>
      <h3 className={styles.greeting}>{chatText.greeting}</h3>
      <p className={styles.text}>{chatText.greetingText}</p>
      <ul className={styles.list}>
        {chatText.openers.map((opener) => (
          <li key={opener}>
            <button className={styles.opener} type="button" onClick={() => onChoose(opener)}>
              {opener}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
