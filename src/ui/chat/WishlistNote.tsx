import { observer } from 'mobx-react-lite';
import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { Chip } from '../design/Chip.tsx';
import { chatText } from '../text/chat.ts';
import type { ChatView } from './ChatView.ts';
import styles from './AnswerFilters.module.css';

interface WishlistNoteProps {
  readonly message: ShownMessage;
  readonly view: ChatView;
}

/** Shows the answer's wishlist changes, with a button to undo them. */
export const WishlistNote = observer(function WishlistNote({ message, view }: WishlistNoteProps) {
  const { addedItems, removedItems } = message.wishlistChange;
  if (addedItems.length + removedItems.length === 0) return null;
  return (
    <div className={styles.filters} role="group" aria-label={chatText.wishlist}>
      {addedItems.length > 0 && <span className={styles.dropped}>{chatText.wished(listNames(addedItems))}</span>}
      {removedItems.length > 0 && <span className={styles.dropped}>{chatText.unwished(listNames(removedItems))}</span>}
      <Chip aria-label={chatText.undoWishlist} onClick={() => view.undoWishlistChange(message.key)}>
        {chatText.undo}
      </Chip>
    </div>
  );
});

function listNames(items: readonly Item[]): string {
  return items.map(({ shortDescription }) => shortDescription).join(', ');
}
