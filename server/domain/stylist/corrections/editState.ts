import type { FilterKey, Filters } from '../../../../src/domain/filters/Filters.ts';
import type { Change, Conversation } from '../Conversation.ts';
import { joinFilters } from '../filters/findHandEdits.ts';
import type { Language } from '../hearing/hear.ts';
import { foldWish } from '../wish/foldWish.ts';
import { isSameThing } from '../wish/groups.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { withoutColors } from '../wish/withoutColors.ts';
import { toConstraint } from './constraints.ts';
import { readRefused, readWanted } from './readValue.ts';
import type { Constraint, Slot, SlotEdit } from './TurnReading.ts';
import { listRefusedChanges } from '../listWishChanges.ts';
import { describeAddition, describeRemoval } from './describeChange.ts';

/** The state to change, and the changes so far. */
export interface EditedState {
  readonly wish: readonly WishPart[];
  readonly filters: Filters;
  /** The changes that the reply names. */
  readonly changes: readonly Change[];
  /** Added words, which weigh more in the order of the results. */
  readonly addedWords: readonly string[];
}

type StateEdit = Exclude<SlotEdit, { do: 'refer' }>;

/** Returns the state after a change. Returns the same object if the change is not understood or has no effect. */
export function editState(
  state: EditedState,
  edit: StateEdit,
  undone: Conversation['undone'],
  language: Language,
): EditedState {
  switch (edit.do) {
    case 'add':
      return addValue(state, edit, undone, language);
    case 'refuse':
      return refuse(state, edit, language);
    case 'remove':
      return remove(state, edit.old, language);
    case 'replace':
      return replace(state, edit, undone, language);
  }
}

interface NewValue {
  readonly slot: Slot;
  readonly value: string;
}

function addValue(
  state: EditedState,
  { slot, value }: NewValue,
  undone: Conversation['undone'],
  language: Language,
): EditedState {
  const { parts, filters } = readWanted(slot, value, language);
  const newParts = parts.filter((part) => !state.wish.some((otherPart) => isEqual(otherPart, part)));
  if (parts.length > 0 && newParts.length === 0) return state;
  const welcomeFilters = withoutUndone(filters, state.filters, undone);
  const mergedFilters = joinFilters(state.filters, welcomeFilters) as Filters;
  const isNew = newParts.length > 0 || !areEqual(mergedFilters, state.filters);
  if (!isNew || !isRange(mergedFilters)) return state;
  return {
    wish: foldWish(state.wish, newParts, 'or'),
    filters: mergedFilters,
    changes: [...state.changes, describeAddition(slot, newParts, welcomeFilters)],
    addedWords: [...state.addedWords, ...newParts.filter(({ facet }) => facet !== 'kind').map(({ words }) => words)],
  };
}

function refuse(state: EditedState, { slot, value }: NewValue, language: Language): EditedState {
  const refusedParts = readRefused(slot, value, language).filter(
    (part) => !state.wish.some((otherPart) => isEqual(otherPart, part)),
  );
  if (refusedParts.length === 0) return state;
  const colors = listColors(refusedParts, language);
  return {
    ...state,
    wish: foldWish(state.wish, refusedParts, 'refine'),
    filters: { ...state.filters, color: state.filters.color.filter((color) => !colors.includes(color)) },
    changes: [...state.changes, ...listRefusedChanges(refusedParts, refusedParts)],
  };
}

function remove(state: EditedState, oldConstraint: Constraint, language: Language): EditedState {
  const removedParts = state.wish.filter((part) => isConstraint(part, oldConstraint));
  const stateWithout = { ...state, wish: state.wish.filter((part) => !removedParts.includes(part)) };
  const colors = listColors(removedParts, language).map(String);
  const removedFilters = removeFilters(stateWithout, oldConstraint, colors);
  const isUnchangedState = removedParts.length === 0 && areEqual(removedFilters.filters, state.filters);
  if (isUnchangedState) return state;
  const wish =
    oldConstraint.slot === 'color' && removedParts.length === 0
      ? withoutColors(
          removedFilters.wish,
          state.filters.color.filter((color) => color === oldConstraint.value),
          language.lexicon,
        )
      : removedFilters.wish;
  return { ...removedFilters, wish, changes: [...state.changes, describeRemoval(oldConstraint)] };
}

function removeFilters(state: EditedState, { slot, value }: Constraint, colors: readonly string[]): EditedState {
  const { filters } = state;
  const dropValues = <Value extends string>(values: readonly Value[]): readonly Value[] =>
    values.filter((name) => name !== value);
  const filtersBySlot: Readonly<Partial<Record<Slot, Partial<Filters>>>> = {
    gender: { gender: dropValues(filters.gender) },
    size: { size: dropValues(filters.size) },
    color: { color: dropValues(filters.color).filter((name) => !colors.includes(name)) },
    brand: { brand: dropValues(filters.brand) },
    sale: { sale: false },
    minPrice: { priceRangeMin: null },
    maxPrice: { priceRangeMax: null },
  };
  return { ...state, filters: { ...filters, ...filtersBySlot[slot] } };
}

/** Replaces a value. Keeps the old value if the new one is not understood. */
function replace(
  state: EditedState,
  { old, slot, value }: Extract<StateEdit, { do: 'replace' }>,
  undone: Conversation['undone'],
  language: Language,
): EditedState {
  const { parts, filters } = readWanted(slot, value, language);
  if (parts.length === 0 && !hasValue(filters)) return state;
  const clearedState = remove(state, old, language);
  const replacedState = addValue({ ...clearedState, changes: state.changes }, { slot, value }, undone, language);
  return replacedState.changes === state.changes && clearedState === state ? state : replacedState;
}

/** Removes values from the new filters that the shopper removed by hand, unless the shopper sets them again. */
function withoutUndone(
  statedFilters: Partial<Filters>,
  standingFilters: Filters,
  undone: Conversation['undone'],
): Partial<Filters> {
  return Object.fromEntries(
    (Object.keys(statedFilters) as FilterKey[]).flatMap((key) => {
      const [value, removedValues, valueBefore] = [statedFilters[key], undone[key], standingFilters[key]];
      if (!Array.isArray(value)) return value === removedValues && value !== valueBefore ? [] : [[key, value]];
      const taken = (removedValues ?? []) as readonly unknown[];
      const keptValues = value.filter(
        (name) => !taken.includes(name) || (valueBefore as readonly unknown[]).includes(name),
      );
      return [[key, keptValues]];
    }),
  );
}

const isRange = ({ priceRangeMin: min, priceRangeMax: max }: Filters): boolean =>
  min === null || max === null || min < max;

const hasValue = (filters: Partial<Filters>): boolean =>
  Object.values(filters).some((value) => !Array.isArray(value) || value.length > 0);

const isEqual = (firstPart: WishPart, secondPart: WishPart): boolean =>
  firstPart.stance === secondPart.stance && isSameThing(firstPart, secondPart);

function isConstraint(part: WishPart, { slot, value, stance }: Constraint): boolean {
  const constraint = toConstraint(part);
  return constraint.slot === slot && constraint.value === value && constraint.stance === stance;
}

function listColors(parts: readonly WishPart[], { lexicon }: Language): Filters['color'] {
  return parts
    .filter(({ facet }) => facet === 'shade' || facet === 'color')
    .flatMap(({ concepts }) => concepts.flatMap((id) => lexicon.byId(id)?.colors ?? []));
}

function areEqual(firstFilters: Filters, secondFilters: Filters): boolean {
  return (Object.keys(firstFilters) as FilterKey[]).every(
    (key) => String(firstFilters[key]) === String(secondFilters[key]),
  );
}
