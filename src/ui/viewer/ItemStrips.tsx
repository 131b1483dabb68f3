import { observer } from 'mobx-react-lite';
import { Button } from '../design/Button.tsx';
import { viewerText } from '../text/viewer.ts';
import type { ItemViewerView } from './ItemViewerView.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import styles from './SuggestionRow.module.css';

/** The rows of recently viewed, similar and matching items, in the order of spec 2.9. Empty rows are omitted. */
export const ItemStrips = observer(function ItemStrips({ view }: { readonly view: ItemViewerView }) {
  const { completeTheLook, similar, previouslyViewed } = view.suggestions;
  const previouslyViewedStrip = { isLoading: false, items: previouslyViewed };
  return (
    <div className={styles.strips}>
      <SuggestionRow title={viewerText.previouslyViewed} strip={previouslyViewedStrip} onChoose={view.openSuggested} />
      <SuggestionRow title={viewerText.youMayAlsoLike} strip={similar} onChoose={view.openSuggested} />
      <SuggestionRow
        title={viewerText.completeTheLook}
        strip={completeTheLook}
        onChoose={view.openSuggested}
        action={
          view.wearableLook.length > 0 && (
            <Button variant="plain" onClick={view.wearLook}>
              {viewerText.wearLook}
            </Button>
          )
        }
      />
    </div>
  );
});
