import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aProfile, aSearchResult, someItems } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchFixture } from '../../../tests/support/searchFixture.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import type { Facets } from '../../domain/search/Facets.ts';
import FilterPanelContainer from './FilterPanel.tsx';
import { FilterPanelViewModel } from './FilterPanelViewModel.ts';

const onAccount = vi.fn();
beforeEach(() => void onAccount.mockClear());

const womanProfile = aProfile({ preferences: { genderPreference: ['Women'] } });

function showPanel({ isSortFocused = false, isWide = true, filters = {} } = {}) {
  const matches = window.matchMedia;
  window.matchMedia = (query) => ({
    ...matches(query),
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  const fixture = createSearchFixture(womanProfile);
  fixture.filters.apply(filters);
  let closeCount = 0;
  render(
    <FilterPanelContainer
      createView={() => new FilterPanelViewModel({ filters: fixture.filters, search: fixture.session })}
      open
      onClose={() => {
        closeCount += 1;
      }}
      hasSortFocus={isSortFocused}
      onAccount={onAccount}
    />,
  );
  window.matchMedia = matches;
  const section = (title: string) => screen.getByRole('heading', { name: title }).closest('details')!;
  return {
    ...fixture,
    user: userEvent.setup(),
    section,
    closed: () => closeCount,
    now: (): Filters => fixture.filters.snapshot.filters,
  };
}

const getPriceField = (end: 'Min' | 'Max') => screen.getByRole<HTMLInputElement>('textbox', { name: `${end} ($)` });

describe('the filter panel', () => {
  it('has a section for each filter, all open on a wide screen, and explains the default filters', () => {
    const { section } = showPanel();
    const titles = ['Sort By', 'Gender', 'Size', 'Color', 'Sale', 'Price Range'];
    expect(screen.getByRole('dialog', { name: 'Refine Results' })).toBeInTheDocument();
    for (const title of titles) expect(section(title), title).toHaveAttribute('open');
    expect(screen.getByText(/^Default filters/u)).toHaveTextContent(
      'Default filters are managed through your Account settings. Reset goes back to them; Clear All takes off every filter.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Account settings' }));
    expect(onAccount).toHaveBeenCalledOnce();
  });

  it('opens with sort focus: at the active sort, and on a phone with no other section open', () => {
    const { section } = showPanel({ isSortFocused: true, isWide: false });
    expect(section('Sort By')).toHaveAttribute('open');
    expect(section('Gender')).not.toHaveAttribute('open');
    expect(screen.getByRole('radio', { name: 'Relevance' })).toHaveFocus();
  });

  it('leaves its sections as the shopper put them, on a phone too', async () => {
    const { user, filters, section } = showPanel({ isWide: false, filters: { color: ['Red'], priceRangeMin: 50 } });
    expect(section('Size')).toHaveAttribute('open');
    await user.click(within(section('Size')).getByText('Size'));
    await user.click(screen.getByRole('button', { name: 'Red' }));
    await user.clear(getPriceField('Min'));
    await user.tab();
    expect(filters.snapshot.filters).toEqual({ ...NO_FILTERS, gender: ['Women'] });
    for (const title of ['Color', 'Price Range']) expect(section(title), title).toHaveAttribute('open');
    act(() => void filters.update('size', 'M'));
    expect(section('Size')).not.toHaveAttribute('open');
  });

  it('sets, toggles and shows the active values', async () => {
    const { user, now } = showPanel();
    await user.click(screen.getByRole('radio', { name: 'Price (low/high)' }));
    await user.click(screen.getByRole('button', { name: 'Women' }));
    await user.click(screen.getByRole('button', { name: 'XXL' }));
    await user.click(screen.getByRole('button', { name: 'Multicolor' }));
    await user.click(screen.getByRole('switch', { name: 'On sale only' }));
    expect(now()).toEqual({
      ...NO_FILTERS,
      sort: 'Price (low/high)',
      size: ['XXL'],
      color: ['Multicolor'],
      sale: true,
    });
    expect(screen.getByRole('button', { name: 'Women' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: 'XXL' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'XXL' }));
    expect(now().size).toEqual([]);
  });

  it('offers all seven sizes and fifteen colors', () => {
    showPanel();
    expect(within(screen.getByRole('group', { name: 'Size' })).getAllByRole('button')).toHaveLength(7);
    expect(within(screen.getByRole('group', { name: 'Color' })).getAllByRole('button')).toHaveLength(15);
  });

  it('accepts a price when its field loses the focus or Enter is pressed', async () => {
    const { user, now } = showPanel();
    await user.type(getPriceField('Min'), '50');
    expect(now().priceRangeMin).toBeNull();
    await user.type(getPriceField('Max'), '200{Enter}');
    expect(now()).toMatchObject({ priceRangeMin: 50, priceRangeMax: 200 });
    await user.clear(getPriceField('Max'));
    await user.tab();
    expect(now().priceRangeMax).toBeNull();
  });

  it('leaves Enter to an input method that composes a price', async () => {
    const { user, now } = showPanel();
    await user.type(getPriceField('Max'), '２００');
    fireEvent.keyDown(getPriceField('Max'), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(getPriceField('Max'), { key: 'Enter', keyCode: 229 });
    expect(now().priceRangeMax).toBeNull();
    expect(getPriceField('Max')).toHaveValue('２００');
  });

  it.each([
    ['250', 'Min Price >= Max Price!'],
    ['cheap', 'Price must be a valid number.'],
    ['-1', 'Price must be at least $0.'],
  ])('shows under the field why %s is rejected, and reverts', async (typedText, message) => {
    const { user, now } = showPanel();
    await user.type(getPriceField('Min'), '50');
    await user.type(getPriceField('Max'), '200{Enter}');
    await user.clear(getPriceField('Min'));
    await user.type(getPriceField('Min'), typedText);
    await user.tab();
    expect(getPriceField('Min')).toHaveValue('50');
    expect(getPriceField('Min')).toBeInvalid();
    expect(getPriceField('Min')).toHaveAccessibleDescription(message);
    expect(now()).toMatchObject({ priceRangeMin: 50, priceRangeMax: 200 });
    await user.type(getPriceField('Min'), '0');
    expect(getPriceField('Min')).toBeValid();
  });

  it('resets to the preferences, and clears all', async () => {
    const { user, now } = showPanel();
    await user.type(getPriceField('Max'), '200{Enter}');
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(now()).toEqual(NO_FILTERS);
    expect(getPriceField('Max')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(now()).toEqual({ ...NO_FILTERS, gender: ['Women'] });
  });

  it('shows the number of results, and closes by a press on it', async () => {
    const { user, session, searching, closed } = showPanel();
    await act(async () => {
      void session.search({ query: 'coat' });
      searching.newest.resolve(aSearchResult({ items: someItems(1_204), deepSearchItems: someItems(12) }));
      await settlePromises();
    });
    expect(screen.getByText('1,204 pieces found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 1,204' }));
    expect(closed()).toBe(1);
  });

  describe('with counts', () => {
    const BRANDS = Array.from({ length: 20 }, (_, index) => ({
      value: `Maker ${String.fromCodePoint(65 + index)}`,
      count: 20 - index,
    }));
    const getGroup = (name: string) => screen.getByRole('group', { name });
    const listNames = (name: string) =>
      within(getGroup(name))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));

    async function showResults(panel: ReturnType<typeof showPanel>, facets: Facets, query?: string) {
      await act(async () => {
        if (query !== undefined) void panel.session.search({ query });
        const { filters } = panel.filters.snapshot;
        panel.searching.newest.resolve(aSearchResult({ items: someItems(3), facets, filters }));
        await settlePromises();
      });
    }

    it('shows the count beside each value, and keeps values with zero results selectable', async () => {
      const panel = showPanel();
      await showResults(
        panel,
        {
          gender: [
            { value: 'Women', count: 1_312 },
            { value: 'Men', count: 1 },
          ],
          size: [],
          color: [{ value: 'Red', count: 4 }],
        },
        'coat',
      );
      expect(listNames('Gender')).toEqual(['Men, 1 piece', 'Women, 1,312 pieces', 'Unisex, 0 pieces']);
      expect(within(getGroup('Gender')).getByText('1,312')).toBeInTheDocument();
      expect(listNames('Size')).toContain('XS, 0 pieces');
      await panel.user.click(screen.getByRole('button', { name: 'XS, 0 pieces' }));
      expect(panel.now().size).toEqual(['XS']);
      expect(screen.getByRole('button', { name: 'Red, 4 pieces' })).toBeInTheDocument();
    });

    it('keeps the counts until the next response arrives', async () => {
      const panel = showPanel();
      await showResults(panel, { gender: [{ value: 'Men', count: 7 }] }, 'coat');
      await panel.user.click(screen.getByRole('button', { name: 'Men, 7 pieces' }));
      expect(screen.getByRole('button', { name: 'Men, 7 pieces' })).toHaveAttribute('aria-pressed', 'true');
    });

    it('lists the brands of the results, most frequent first; one that drops to zero stays until the next query', async () => {
      const panel = showPanel();
      await showResults(
        panel,
        {
          brand: [
            { value: 'Øst', count: 2 },
            { value: 'Alder', count: 2 },
            { value: 'Skarvholm', count: 9 },
          ],
        },
        'coat',
      );
      expect(screen.queryByRole('searchbox')).toBeNull();
      expect(listNames('Brand')).toEqual(['Skarvholm, 9 pieces', 'Alder, 2 pieces', 'Øst, 2 pieces']);
      await panel.user.click(screen.getByRole('button', { name: 'Alder, 2 pieces' }));
      await showResults(panel, {
        brand: [
          { value: 'Skarvholm', count: 9 },
          { value: 'Alder', count: 0 },
        ],
      });
      expect(panel.now().brand).toEqual(['Alder']);
      expect(listNames('Brand')).toEqual(['Skarvholm, 9 pieces', 'Alder, 0 pieces', 'Øst, 0 pieces']);
      await showResults(panel, { brand: [{ value: 'Tessaly', count: 3 }] }, 'shoes');
      expect(listNames('Brand')).toEqual(['Tessaly, 3 pieces']);
    });

    it('offers a search among more than twelve brands, ignoring case and accents', async () => {
      const panel = showPanel();
      await showResults(panel, { brand: [...BRANDS, { value: 'Élodie Moreau', count: 1 }] }, 'coat');
      const field = screen.getByRole('searchbox', { name: 'Find a brand' });
      await panel.user.type(field, 'ELODIE');
      expect(listNames('Brand')).toEqual(['Élodie Moreau, 1 piece']);
      await panel.user.clear(field);
      await panel.user.type(field, 'maker c');
      await panel.user.click(screen.getByRole('button', { name: 'Maker C, 18 pieces' }));
      expect(panel.now().brand).toEqual(['Maker C']);
      await panel.user.clear(field);
      await panel.user.type(field, 'zz');
      expect(screen.getByText('Nothing here is called “zz”.')).toBeInTheDocument();
    });
  });
});
