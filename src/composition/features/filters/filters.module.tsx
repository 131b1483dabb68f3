import FilterPanel from '../../../ui/filters/FilterPanel.tsx';
import { FilterPanelViewModel } from '../../../ui/filters/FilterPanelViewModel.ts';
import { SEARCH } from '../search/tokens.ts';
import { SORT_ADDRESS } from './addresses.ts';
import { FILTER_PANEL } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Binds the filter panel; its address may ask for sort focus. */
export const filterPanelModule: Module = ({ bind }) => {
  bind(FILTER_PANEL.createView).toResolvedValue(
    (filters, search) => () => new FilterPanelViewModel({ filters, search }),
    [SEARCH.filters, SEARCH.session],
  );
  bind(FILTER_PANEL.panel).toResolvedValue(
    (createView) =>
      ({ open, onClose, address }) => (
        <FilterPanel createView={createView} open={open} onClose={onClose} sortFocus={address === SORT_ADDRESS} />
      ),
    [FILTER_PANEL.createView],
  );
};
