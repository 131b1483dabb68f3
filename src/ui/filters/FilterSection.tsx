import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { FILTERS, type FilterName } from '../../domain/filters/Filters.ts';
import { Disclosure } from '../design/Disclosure.tsx';
import { filterText } from '../text/filterPanel.ts';
import { filterTextByName } from '../text/filters.ts';
import type { FilterChoicesProps } from './FilterChoice.ts';
import { ChipChoices, GridChoices } from './ChipChoices.tsx';
import type { FilterPanelView } from './FilterPanelView.ts';
import { FlagSwitch } from './FlagSwitch.tsx';
import { ListChoices } from './ListChoices.tsx';
import { RadioChoices } from './RadioChoices.tsx';
import { RangeFields } from './RangeFields.tsx';
import { SwatchChoices } from './SwatchChoices.tsx';

/** The components of certain list filters. Other list filters are chips in a row. */
const CHOICES_BY_FILTER: Partial<Record<FilterName, ComponentType<FilterChoicesProps>>> = {
  size: GridChoices,
  color: SwatchChoices,
};

/** The component for a list filter. Values from the catalogue are shown in a searchable list. */
function getChoiceComponent(name: FilterName, values: readonly string[] | null): ComponentType<FilterChoicesProps> {
  return values === null ? ListChoices : (CHOICES_BY_FILTER[name] ?? ChipChoices);
}

/** On a phone, sections with at most this many values are initially open. */
const MAX_SHORT_LIST_VALUES = 7;

export interface FilterSectionProps {
  readonly view: FilterPanelView;
  readonly name: FilterName;
  /** Whether the screen is wide. All sections are then open (spec 2.8). */
  readonly isWide: boolean;
  readonly isSortFocused: boolean;
}

/** One section of the panel; its component depends on the kind of filter. */
export const FilterSection = observer(function FilterSection({
  view,
  name,
  isWide,
  isSortFocused,
}: FilterSectionProps) {
  const { filters, update } = view;
  const definition = FILTERS[name];
  const { section: title, toggle = '' } = filterTextByName[name];
  const isSet = definition.listChips(filters).length > 0;
  const isInitiallyOpen = (isOpenOnPhone: boolean) => isWide || (isOpenOnPhone && !isSortFocused);
  switch (definition.kind) {
    case 'one': {
      const chosenValue = filters[definition.name] ?? definition.fallback;
      return (
        <Disclosure title={title} meta={chosenValue} defaultOpen={isWide || isSortFocused}>
          <RadioChoices
            label={title}
            values={definition.values}
            chosenValue={chosenValue}
            isFocused={isSortFocused}
            onChoose={(value) => update(definition.name, value)}
          />
        </Disclosure>
      );
    }
    case 'any': {
      const ChoiceComponent = getChoiceComponent(name, definition.values);
      const choices = view.listChoices(definition.name);
      if (choices.length === 0) return null;
      return (
        <Disclosure
          title={title}
          meta={filters[definition.name].join(', ')}
          defaultOpen={isInitiallyOpen(isSet || choices.length <= MAX_SHORT_LIST_VALUES)}
        >
          <ChoiceComponent label={title} choices={choices} onToggle={(value) => update(definition.name, value)} />
        </Disclosure>
      );
    }
    case 'flag':
      return (
        <Disclosure title={title} meta={filters[definition.name] && filterText.on} defaultOpen={isInitiallyOpen(isSet)}>
          <FlagSwitch
            label={toggle}
            isOn={filters[definition.name]}
            onChange={(isOn) => update(definition.name, isOn)}
          />
        </Disclosure>
      );
    case 'range':
      return (
        <Disclosure title={title} defaultOpen={isInitiallyOpen(isSet)}>
          <RangeFields label={title} view={view} min={definition.min} max={definition.max} />
        </Disclosure>
      );
  }
});
