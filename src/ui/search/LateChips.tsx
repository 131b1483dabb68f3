import { observer } from 'mobx-react-lite';
import { FILTERS, type FilterName, type Filters } from '../../domain/filters/Filters.ts';
import type { QueryReading } from '../../domain/search/QueryReading.ts';
import { Chip, RemovableChip } from '../design/Chip.tsx';
import { PlusIcon } from '../design/icons/icons.tsx';
import { filterTextByName } from '../text/filters.ts';
import { fewResultsText } from '../text/fewResults.ts';
import type { ChipsView } from './SearchView.ts';
import styles from './LateChips.module.css';

/** The chips after those of the filters: understood words, removed words, and previous filters to restore. */
export default observer(function LateChips({ view }: { readonly view: ChipsView }) {
  return (
    <>
      {view.reading && <WordChips reading={view.reading} onRemoveWords={view.removeWords} />}
      <DroppedFiltersChip view={view} />
    </>
  );
});

interface WordChipsProps {
  readonly reading: QueryReading;
  readonly onRemoveWords: (words: readonly string[]) => void;
}

/** The understood words, each with a button to remove it. A removed word has a button to restore it. */
function WordChips({ reading: { understood, unused, removed }, onRemoveWords }: WordChipsProps) {
  return (
    <>
      {understood.map((words) => (
        <RemovableChip
          key={words}
          label={words}
          onRemove={() => changeAndMoveFocus(() => onRemoveWords([...removed, words]))}
        />
      ))}
      {removed.map((words) => (
        <Chip
          key={words}
          aria-label={fewResultsText.putBack(words)}
          onClick={() => changeAndMoveFocus(() => onRemoveWords(removed.filter((otherWords) => otherWords !== words)))}
        >
          <PlusIcon /> <s>{words}</s>
        </Chip>
      ))}
      {unused.length > 0 && <p className={styles.unused}>{fewResultsText.unused(unused)}</p>}
    </>
  );
}

/** Applies `change`. Moves the focus to the next chip first, because the pressed chip will disappear. */
function changeAndMoveFocus(change: () => void): void {
  const chips = [...(document.activeElement?.parentElement?.querySelectorAll('button') ?? [])];
  const index = chips.indexOf(document.activeElement as HTMLButtonElement);
  (chips[index + 1] ?? chips[index - 1])?.focus({ preventScroll: true });
  change();
}

/** A chip that restores the filters that the shopper chose for the previous query. */
const DroppedFiltersChip = observer(function DroppedFiltersChip({ view }: { readonly view: ChipsView }) {
  const { droppedFilters, defaults } = view;
  const choices =
    droppedFilters === null ? [] : listChoices(droppedFilters).filter((text) => !listChoices(defaults).includes(text));
  if (choices.length === 0) return null;
  return <Chip onClick={view.restoreDropped}>{fewResultsText.keep(choices)}</Chip>;
});

function listChoices(filters: Filters): readonly string[] {
  const chosenNames = (Object.keys(FILTERS) as FilterName[]).flatMap((name) =>
    FILTERS[name].listChips(filters).map((chip) => chip.value ?? filterTextByName[name].chip(chip)),
  );
  return filters.sort === null ? chosenNames : [...chosenNames, filters.sort];
}
