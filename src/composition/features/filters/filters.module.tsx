import FilterPanel from '../../../ui/filters/FilterPanel.tsx';
import { FilterPanelViewModel } from '../../../ui/filters/FilterPanelViewModel.ts';
import { useOpenPanel } from '../../../ui/shared/useOpenPanel.ts';
import { STYLE_ADDRESS } from '../account/addresses.ts';
import { SEARCH } from '../search/tokens.ts';
import { SORT_ADDRESS } from './addresses.ts';
import { FILTER_PANEL } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Binds the filter panel. Its address may ask for sort focus. */
export const filterPanelModule: Module = ({ bind }) => {
  bind(FILTER_PANEL.createView).toResolvedValue(
    (filters, search) => () => new FilterPanelViewModel({ filters, search }),
    [SEARCH.filters, SEARCH.session],
  );
  bind(FILTER_PANEL.panel).toResolvedValue(
    (createView) =>
      function Filters({ open, onClose, address }) {
        const openPanel = useOpenPanel();
        return (
          <FilterPanel
            createView={createView}
            open={open}
            onClose={onClose}
            hasSortFocus={address === SORT_ADDRESS}
            onAccount={() => openPanel(STYLE_ADDRESS)}
          />
        );
      },
    [FILTER_PANEL.createView],
  );
};
