import { observer } from 'mobx-react-lite';
import { FILTERS, type FilterName, type Filters } from '../../domain/filters/Filters.ts';
import { Chip } from '../design/Chip.tsx';
import { filterTextByName } from '../text/filters.ts';
import { moreWaysText } from '../text/moreWays.ts';
import type { ChipsView } from './SearchView.ts';

/** A chip that brings back what the shopper chose for the words before. Loads late. */
export default observer(function KeepDropped({ view }: { readonly view: ChipsView }) {
  const { dropped, defaults } = view;
  const choices = dropped === null ? [] : listChoices(dropped).filter((text) => !listChoices(defaults).includes(text));
  if (choices.length === 0) return null;
  return <Chip onClick={view.keepDropped}>{moreWaysText.keep(choices)}</Chip>;
});

function listChoices(filters: Filters): readonly string[] {
  const chosen = (Object.keys(FILTERS) as FilterName[]).flatMap((name) =>
    FILTERS[name].listChips(filters).map((chip) => chip.value ?? filterTextByName[name].chip(chip)),
  );
  return filters.sort === null ? chosen : [...chosen, filters.sort];
}
