import hidden from '../../ui/design/VisuallyHidden.module.css';
import button from '../../ui/design/Button.module.css';
import price from '../../ui/design/PriceTag.module.css';
import pictures from '../../ui/shared-piece/PiecePictures.module.css';
import piece from '../../ui/shared-piece/SharedPiece.module.css';

/**
 * The styles of src/ui/shared-piece, in the order in which they override each other. The export keeps the bundler
 * from dropping them.
 */
export const sharedPageStyles = [hidden, button, price, pictures, piece];
