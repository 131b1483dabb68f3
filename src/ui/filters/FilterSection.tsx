import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { FILTERS, type FilterName } from '../../domain/filters/Filters.ts';
import { Disclosure } from '../design/Disclosure.tsx';
import { filterText, filterWords } from '../text/filters.ts';
import type { AnyChoiceProps } from './AnyChoice.ts';
import { ChipChoice, GridChoice } from './ChipChoice.tsx';
import type { FilterPanelView } from './FilterPanelView.ts';
import { FlagSwitch } from './FlagSwitch.tsx';
import { ListChoice } from './ListChoice.tsx';
import { OneChoice } from './OneChoice.tsx';
import { RangeFields } from './RangeFields.tsx';
import { SwatchChoice } from './SwatchChoice.tsx';

/** Components for specific list filters; other list filters are shown as chips in a row. */
const CHOICES_BY_FILTER: Partial<Record<FilterName, ComponentType<AnyChoiceProps>>> = {
  size: GridChoice,
  color: SwatchChoice,
};

/**
 * The component for a list filter. Fixed values have one by filter name; values from the catalogue are in a searchable
 * list.
 */
function choiceOf(name: FilterName, values: readonly string[] | null): ComponentType<AnyChoiceProps> {
  return values === null ? ListChoice : (CHOICES_BY_FILTER[name] ?? ChipChoice);
}

/** On a phone, sections with at most this many values are initially open. */
const SHORT_LIST_VALUES = 7;

export interface FilterSectionProps {
  readonly view: FilterPanelView;
  readonly name: FilterName;
  /** Whether the screen is wide; all sections are then open (spec 2.8). */
  readonly wide: boolean;
  readonly sortFocus: boolean;
}

/** One section of the panel; its component depends on the kind of filter. */
export const FilterSection = observer(function FilterSection({ view, name, wide, sortFocus }: FilterSectionProps) {
  const { filters, update } = view;
  const definition = FILTERS[name];
  const { section: title, toggle = '' } = filterWords[name];
  const isSet = definition.listChips(filters).length > 0;
  const opens = (wanted: boolean) => wide || (wanted && !sortFocus);
  switch (definition.kind) {
    case 'one': {
      const chosen = filters[definition.name] ?? definition.fallback;
      return (
        <Disclosure title={title} meta={chosen} defaultOpen={wide || sortFocus}>
          <OneChoice
            label={title}
            values={definition.values}
            chosen={chosen}
            focused={sortFocus}
            onChoose={(value) => update(definition.name, value)}
          />
        </Disclosure>
      );
    }
    case 'any': {
      const Choice = choiceOf(name, definition.values);
      const choices = view.choices(definition.name);
      if (choices.length === 0) return null;
      return (
        <Disclosure
          title={title}
          meta={filters[definition.name].join(', ')}
          defaultOpen={opens(isSet || choices.length <= SHORT_LIST_VALUES)}
        >
          <Choice label={title} choices={choices} onToggle={(value) => update(definition.name, value)} />
        </Disclosure>
      );
    }
    case 'flag':
      return (
        <Disclosure title={title} meta={filters[definition.name] && filterText.on} defaultOpen={opens(isSet)}>
          <FlagSwitch label={toggle} on={filters[definition.name]} onChange={(on) => update(definition.name, on)} />
        </Disclosure>
      );
    case 'range':
      return (
        <Disclosure title={title} defaultOpen={opens(isSet)}>
          <RangeFields label={title} view={view} min={definition.min} max={definition.max} />
        </Disclosure>
      );
  }
});
