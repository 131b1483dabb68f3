import { chatText } from '../text/chat.ts';
import styles from './ConversationStarters.module.css';

interface ConversationStartersProps {
  readonly onChoose: (words: string) => void;
  readonly isAboutPiece: boolean;
}

/** Example messages to start a conversation with. */
export function ConversationStarters({ onChoose, isAboutPiece }: ConversationStartersProps) {
  const starters = isAboutPiece ? chatText.pieceOpeners : chatText.openers;
  return (
    <div className={styles.openers}>
      <h3 className={styles.greeting}>{isAboutPiece ? chatText.pieceGreeting : chatText.greeting}</h3>
      {!isAboutPiece && <p className={styles.text}>{chatText.greetingText}</p>}
      <ul className={styles.list}>
        {starters.map((starter) => (
          <li key={starter}>
            <button className={styles.opener} type="button" onClick={() => onChoose(starter)}>
              {starter}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
