import { observer } from 'mobx-react-lite';
import { PhotoRecipientNote } from '../poses/PhotoRecipientNote.tsx';
import { roomText } from '../text/fittingRoom.ts';
import { FigureChooser } from './FigureChooser.tsx';
import type { BodiesView } from './FittingRoomView.ts';
import styles from './NoBodyChosen.module.css';

/** The drawn figures to choose from, shown before a body is chosen. */
export const NoBodyChosen = observer(function NoBodyChosen({ bodies }: { readonly bodies: BodiesView }) {
  return (
    <div className={styles.nobody}>
      <div className={styles.words}>
        <h3 className={styles.title}>{roomText.selectPose}</h3>
        <p className={styles.text}>{roomText.selectPoseText}</p>
        <PhotoRecipientNote className={styles.text} uploads={bodies.uploads} />
      </div>
      <FigureChooser choice={bodies.figureChoice} />
    </div>
  );
});
