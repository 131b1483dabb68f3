import type { ReactNode } from 'react';
import { PRODUCT } from '../../domain/product.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { getButtonClassNames } from '../design/Button.tsx';
import { Logo } from '../design/Logo.tsx';
import { PriceTag } from '../design/PriceTag.tsx';
import { sharedPieceText as text } from '../text/sharedPiece.ts';
import { PieceFacts } from './PieceFacts.tsx';
import { PiecePictures } from './PiecePictures.tsx';
import styles from './SharedPiece.module.css';

/** The id of the element that contains the app with the login form. */
const LOGIN_ID = 'root';

/** A shared link's piece, shown beside the login. Rendered on the server only, so it must work without scripts. */
export function SharedPiece({ item }: { readonly item: Item }) {
  return (
    <PieceLayout>
      {item.images.length > 0 && <PiecePictures item={item} />}
      <div className={styles.words}>
        <div className={styles.heading}>
          {item.brand !== '' && <p className={styles.brand}>{item.brand}</p>}
          <h1 className={styles.title}>{item.shortDescription}</h1>
          <p className={styles.price}>
            <PriceTag {...item} />
          </p>
        </div>
        {item.isWithdrawn && <p className={styles.note}>{text.withdrawn}</p>}
        <SignInLink label={item.isWithdrawn ? text.signIn : text.signInToKeep} />
        <PieceFacts item={item} />
      </div>
    </PieceLayout>
  );
}

/** Shown for a link to an item that is not in the catalogue. */
export function MissingPiece() {
  return (
    <PieceLayout>
      <div className={styles.words}>
        <h1 className={styles.title}>{text.missingTitle}</h1>
        <p className={styles.note}>{text.missing}</p>
      </div>
    </PieceLayout>
  );
}

function PieceLayout({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.piece} aria-label={text.shared}>
      <p className={styles.product}>
        <Logo className={styles.mark} />
        {PRODUCT.name}
      </p>
      {children}
    </section>
  );
}

function SignInLink({ label }: { readonly label: string }) {
  return (
    <a className={`${getButtonClassNames({})} ${styles.signIn}`} href={`#${LOGIN_ID}`}>
      {label}
    </a>
  );
}
