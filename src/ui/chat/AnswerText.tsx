import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { ItemLink } from '../items/ItemLink.tsx';
import { chatMessageText } from '../text/chatMessage.ts';
import { splitAtNames, type TextPart } from './splitAtNames.ts';
import styles from './Message.module.css';

export interface AnswerTextProps {
  readonly message: ShownMessage;
  /** Whether to shorten the text to a few lines. */
  readonly isBrief?: boolean;
  /** Opens a piece. If present, the names of pieces in the text are links. */
  readonly onOpenPiece?: (item: Item) => void;
}

/**
 * The text of an answer at its current stage: the title, then the retrieval message, then the reply (spec section 4).
 */
export function AnswerText({ message: answer, isBrief, onOpenPiece }: AnswerTextProps) {
  const { title, message, relaxations, stage } = answer;
  return (
    <div className={isBrief ? styles.brief : undefined}>
      {title && (
        <h4 className={styles.title} dir="auto">
          {title}
        </h4>
      )}
      {message &&
        message.split('\n\n').map((paragraph, index) => (
          <p className={styles.words} dir="auto" key={index}>
            {onOpenPiece ? splitAtNames(paragraph, answer).map(renderPart(onOpenPiece)) : paragraph}
          </p>
        ))}
      {!isBrief &&
        relaxations
          .filter((relaxation) => !message.includes(relaxation))
          .map((relaxation) => (
            <p className={styles.relaxation} dir="auto" key={relaxation}>
              {relaxation}
            </p>
          ))}
      {stage !== null && (
        <p className={styles.stage}>
          <span className={styles.thread} aria-hidden="true" />
          {chatMessageText.stages[stage]}
        </p>
      )}
    </div>
  );
}

const renderPart =
  (onOpenPiece: (item: Item) => void) =>
  ({ text, item }: TextPart, index: number) =>
    item === null ? (
      text
    ) : (
      <ItemLink className={styles.piece} key={index} itemId={item.id} onOpen={() => onOpenPiece(item)}>
        {text}
      </ItemLink>
    );
