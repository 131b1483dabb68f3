import type { OutfitPiece } from '../../domain/trends/Trends.ts';
import { ItemLink } from '../items/ItemLink.tsx';
import { formatPrice } from '../text/formatPrice.ts';
import { homeText } from '../text/homeText.ts';
import type { HomeView } from './HomeView.ts';
import styles from './PieceList.module.css';

export interface PieceListProps {
  readonly pieces: readonly OutfitPiece[];
  readonly view: Pick<HomeView, 'openPiece'>;
  /** The piece whose picture is shown. */
  readonly shownIndex: number;
  /** Called when the shopper points at a piece, to show its picture. */
  readonly onShowPicture: (index: number) => void;
}

/** The pieces of an outfit as a list of brands, names and prices. */
export function PieceList({ pieces, view, shownIndex, onShowPicture }: PieceListProps) {
  return (
    <ul className={styles.pieces} aria-label={homeText.pieces}>
      {pieces.map((piece, index) => (
        <li
          key={index}
          className={styles.piece}
          data-shown={index === shownIndex}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShowPicture(index)}
        >
          {piece.itemId === null ? (
            <PieceName piece={piece} />
          ) : (
            <ItemLink
              className={styles.link}
              itemId={piece.itemId}
              onFocus={() => onShowPicture(index)}
              onOpen={() => view.openPiece(piece, pieces)}
            >
              <PieceName piece={piece} />
            </ItemLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function PieceName({ piece: { name, shortDescription, price } }: { readonly piece: OutfitPiece }) {
  const hasOwnName = name !== '' && name !== shortDescription;
  return (
    <>
      <span className={styles.name}>
        {hasOwnName && <span className={styles.brand}>{name} </span>}
        {shortDescription || name}
      </span>
      {price !== null && <span className={styles.price}>{formatPrice(price)}</span>}
    </>
  );
}
