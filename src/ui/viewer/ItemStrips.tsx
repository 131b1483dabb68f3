import { observer } from 'mobx-react-lite';
import { Button } from '../design/Button.tsx';
import { viewerText } from '../text/viewer.ts';
import type { ItemViewerView } from './ItemViewerView.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import styles from './SuggestionRow.module.css';

/** The rows of recently viewed, similar and matching items, in the order of spec 2.9. Leaves out empty rows. */
export const ItemStrips = observer(function ItemStrips({ view }: { readonly view: ItemViewerView }) {
  const { completeTheLook, similar, previouslyViewed } = view.suggestions;
  const previouslyViewedStrip = { isLoading: false, items: previouslyViewed };
  const createRowProps = (title: string) => ({
    title,
    onChoose: view.openSuggested,
    startIndex: view.getScrollPosition(title),
    onIndexChange: (index: number) => view.saveScrollPosition(title, index),
  });
  return (
    <div className={styles.strips}>
      <SuggestionRow {...createRowProps(viewerText.previouslyViewed)} strip={previouslyViewedStrip} />
      <SuggestionRow {...createRowProps(viewerText.youMayAlsoLike)} strip={similar} />
      <SuggestionRow
        {...createRowProps(viewerText.completeTheLook)}
        strip={completeTheLook}
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
