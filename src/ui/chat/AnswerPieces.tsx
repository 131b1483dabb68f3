import { observer } from 'mobx-react-lite';
import type { Item } from '../../domain/catalogue/Item.ts';
import { ItemCard } from '../items/ItemCard.tsx';
import { chatText } from '../text/chat.ts';
import type { ChatView } from './ChatView.ts';
import styles from './AnswerPieces.module.css';

interface AnswerPiecesProps {
  readonly pieces: readonly Item[];
  readonly view: ChatView;
}

/** The pieces of an answer as cards side by side, named ones first. */
export const AnswerPieces = observer(function AnswerPieces({ pieces, view }: AnswerPiecesProps) {
  const { wishlistItems, toggleItem } = view.wishlistToggling;
  if (pieces.length === 0) return null;
  return (
    <ul className={styles.pieces} aria-label={chatText.pieces}>
      {pieces.map((item) => (
        <li key={item.id}>
          <ItemCard
            item={item}
            sizes="136px"
            isOnWishlist={wishlistItems.has(item.id)}
            onOpen={(piece) => view.openPiece(piece, pieces)}
            onToggleWishlist={toggleItem}
          />
        </li>
      ))}
    </ul>
  );
});
