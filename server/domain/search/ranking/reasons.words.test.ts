import { describe, expect, it } from 'vitest';
import { NO_DEMANDS, createGarment, createSmallIndex, createPreference } from '../../../../tests/support/smallIndex.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { readItemFacts } from './itemFacts.ts';
import { writeReasons, type RequestedParts } from './reasons.ts';

const createPreferences = (...ids: readonly string[]) => ids.map((id) => createPreference(id));

function findReasons(
  items: readonly CatalogueItem[],
  { preferences = [], demands = NO_DEMANDS }: Partial<RequestedParts>,
): string[] {
  const { lexicon } = createSmallIndex(items);
  const picks = items.map((item) => ({ item, facts: readItemFacts(item, lexicon) }));
  return writeReasons(picks, { preferences, demands }, lexicon);
}

/** Returns the reason for one coat with these attributes. */
const findReason = (changes: Partial<CatalogueItem>, requestedParts: Partial<RequestedParts> = {}) =>
  findReasons([createGarment('coat', 'coat', changes)], requestedParts)[0];

/** Returns the reasons for a row of equal coats. */
const findReasonsInRow = (
  count: number,
  changes: Partial<CatalogueItem>,
  requestedParts: Partial<RequestedParts> = {},
) =>
  findReasons(
    Array.from({ length: count }, (_, index) => createGarment(`coat-${index}`, 'coat', changes)),
    requestedParts,
  );

describe('the name of a piece', () => {
  it('has the requested fit and at most one such word', () => {
    expect(findReason({ fit: 'slim' }, { preferences: createPreferences('fit:slim') })).toMatch(/^Black slim coat/u);
    expect(findReason({ fit: 'petite' }, { preferences: createPreferences('fit:petite') })).toMatch(
      /^Black petite-fit coat/u,
    );
    const coatChanges = { fit: 'slim', subkind: 'coat', shortDescription: 'pleated coat' };
    expect(findReason(coatChanges, { preferences: createPreferences('fit:slim', 'detail:pleated') })).toMatch(
      /^Black slim coat/u,
    );
  });

  it('has a requested detail that is an adjective', () => {
    const pleated = { shortDescription: 'pleated coat' };
    expect(findReason(pleated, { preferences: createPreferences('detail:pleated') })).toBe('Black pleated coat.');
    expect(findReason(pleated)).toBe('Black coat.');
  });

  it('does not have the requested subtype beside the kind', () => {
    const shoes = createGarment('shoes', 'shoes', {
      ...{ subkind: 'sports shoe', shortDescription: 'Zigdynamic Sneakers', materials: ['mesh'] },
    });
    expect(findReasons([shoes], { preferences: createPreferences('detail:sneaker') })).toEqual([
      'Black mesh sports shoe.',
    ]);
  });

  it('has the requested material first, and otherwise its main one', () => {
    const blend = { materials: ['wool', 'cashmere'] };
    expect(findReason(blend)).toBe('Black wool coat.');
    expect(findReason(blend, { preferences: createPreferences('material:cashmere') })).toBe('Black cashmere coat.');
  });

  it('has no color that its material names', () => {
    expect(findReason({ colors: ['Gold'], materials: ['gold-plated brass'] })).toBe('Gold-plated brass coat.');
  });

  it('has the requested shade instead of the color', () => {
    const navy = { colors: ['Blue' as const], shortDescription: 'navy coat' };
    expect(findReason(navy)).toBe('Blue coat.');
    expect(findReason(navy, { preferences: createPreferences('shade:navy') })).toBe('Navy coat.');
  });

  it('has the color that was requested for its kind', () => {
    const demands = { ...NO_DEMANDS, garments: [{ kinds: { coat: 1 }, colors: ['Blue' as const] }] };
    expect(findReason({ colors: ['Black', 'Blue'] }, { demands })).toBe('Blue coat.');
  });

  it('has no color or pattern if the piece has none', () => {
    expect(findReason({ colors: [], pattern: 'plain' })).toBe('Coat.');
  });

  it('is the kind if there is no finer one', () => {
    expect(findReason({ subkind: '' })).toBe('Black coat.');
    expect(findReason({ subkind: 'trench coat' })).toBe('Black trench coat.');
  });
});

describe('the requested attributes in a reason', () => {
  it('are two details at most', () => {
    const changes = { shortDescription: 'hooded coat with pockets and buttons' };
    const preferences = createPreferences('detail:pocket', 'detail:hood', 'detail:button');
    expect(findReason(changes, { preferences })).toBe('Black coat, with pockets and a hood.');
  });

  it('are one trait of the piece', () => {
    const changes = { shortDescription: 'warm waterproof coat' };
    expect(findReason(changes, { preferences: createPreferences('function:warm', 'function:waterproof') })).toBe(
      'Black coat, warm to wear.',
    );
    expect(findReason(changes, { preferences: createPreferences('function:waterproof') })).toBe(
      'Black coat, good because it keeps the rain off.',
    );
  });

  it('are a style only if the catalogue gives it', () => {
    const preferences = createPreferences('style:classic');
    expect(findReason({ styles: ['Classic'] }, { preferences })).toBe('Black coat, classic in style.');
    expect(findReason({ shortDescription: 'classic coat' }, { preferences })).toBe('Black coat.');
  });

  it('are three at most, the occasion first, before the details and the traits', () => {
    const changes: Partial<CatalogueItem> = {
      occasions: ['work'],
      styles: ['Classic'],
      shortDescription: 'warm coat with pockets',
    };
    const preferences = createPreferences('style:classic', 'function:warm', 'detail:pocket', 'occasion:work');
    expect(findReason(changes, { preferences })).toBe('Black coat, right for work, with pockets and warm to wear.');
  });

  it('follow the name if a reason begins with the occasion', () => {
    const changes = { occasions: ['work'], shortDescription: 'coat with pockets' };
    expect(findReasonsInRow(2, changes, { preferences: createPreferences('occasion:work', 'detail:pocket') })[1]).toBe(
      'Made for work: a black coat, with pockets.',
    );
  });

  it('are mentioned once, however many words ask for them', () => {
    const preferences = [createPreference('occasion:work'), createPreference('occasion:work', { facet: 'led' })];
    expect(findReason({ occasions: ['work'] }, { preferences })).toBe('Black coat, right for work.');
  });

  it('are those of the words before those of the conversation', () => {
    const preferences = [createPreference('occasion:work', { facet: 'led' }), createPreference('occasion:wedding')];
    expect(findReason({ occasions: ['work', 'wedding'] }, { preferences })).toBe(
      'Black coat, right for a wedding and work.',
    );
  });

  it('are not the colors that go well with others', () => {
    const preferences = [createPreference('color:black', { facet: 'harmony', alternatives: { 'occasion:work': 1 } })];
    expect(findReason({ occasions: ['work'] }, { preferences })).not.toContain('right for');
  });

  it('are the best alternative that the piece has', () => {
    const preferences = [
      createPreference('occasion:party', {
        alternatives: { 'occasion:work': 0.5, 'occasion:wedding': 0.9, 'occasion:party': 1 },
      }),
    ];
    expect(findReason({ occasions: ['work', 'wedding'] }, { preferences })).toBe('Black coat, right for a wedding.');
    expect(findReason({ occasions: ['work'] }, { preferences })).toBe('Black coat, right for work.');
  });
});

describe('occasion and season in a reason', () => {
  it('are two occasions at most', () => {
    const occasions = ['work', 'weekend', 'party'];
    const preferences = createPreferences('occasion:work', 'occasion:weekend', 'occasion:party');
    expect(findReason({ occasions }, { preferences })).toBe('Black coat, right for work and the weekend.');
  });

  it('are joined by "in" if the occasion has no article', () => {
    const preferences = createPreferences('occasion:work', 'season:winter');
    expect(findReason({ occasions: ['work'], seasons: ['winter'] }, { preferences })).toBe(
      'Black coat, right for work in winter.',
    );
  });

  it('have the article of the season', () => {
    const preferences = createPreferences('occasion:wedding', 'season:autumn');
    expect(findReason({ occasions: ['wedding'], seasons: ['autumn'] }, { preferences })).toBe(
      'Black coat, right for an autumn wedding.',
    );
  });

  it('are worded in turn, and only a piece for a celebration is fit for it', () => {
    const wedding = { occasions: ['wedding'] };
    expect(findReasonsInRow(4, wedding, { preferences: createPreferences('occasion:wedding') })[3]).toBe(
      'Right for a wedding: a black coat.',
    );
    expect(findReasonsInRow(3, { occasions: ['work'] }, { preferences: createPreferences('occasion:work') })).toEqual([
      'Black coat, right for work.',
      'Made for work: a black coat.',
      'Black coat, right for work.',
    ]);
    expect(findReasonsInRow(6, wedding, { preferences: createPreferences('occasion:wedding') })[5]).toBe(
      'Fit for a wedding: a black coat.',
    );
  });
});

describe('a piece without any requested attribute', () => {
  it('is said to be for its wearer, if the title says all the rest', () => {
    const bareItem = { colors: [], materials: [], styles: [], occasions: [], fit: '' };
    expect(findReason({ ...bareItem, genders: ['Women'] }, { preferences: [] })).toBe('Coat for women.');
    const namedCoat = {
      ...bareItem,
      colors: ['Gold' as const],
      shortDescription: 'Plain gold coat',
      genders: ['Women' as const],
    };
    expect(findReason(namedCoat, { preferences: [] })).toBe('Gold coat for women.');
    expect(findReason({ ...namedCoat, shortDescription: 'Plain coat' }, { preferences: [] })).toBe('Gold coat.');
    expect(findReason({ ...bareItem, genders: ['Unisex'] }, { preferences: [] })).toBe('Coat.');
  });

  it('is described by its style, its use and its cut in turn', () => {
    const ownAttributes = { styles: ['Classic' as const], occasions: ['work', 'weekend', 'party'], fit: 'oversized' };
    expect(findReasonsInRow(4, ownAttributes)).toEqual([
      'Black coat, classic in style.',
      'Black coat, for work and the weekend.',
      'Black coat, with an oversized cut.',
      'Black coat, classic in style.',
    ]);
  });

  it('is described by what it has if it lacks the one that is next', () => {
    expect(findReasonsInRow(3, { occasions: ['work'] })).toEqual(Array(3).fill('Black coat, for work.'));
    expect(findReasonsInRow(3, { styles: ['Classic'] })).toEqual(Array(3).fill('Black coat, classic in style.'));
    expect(findReasonsInRow(3, { fit: 'regular', styles: ['Classic'] })[2]).toBe('Black coat, classic in style.');
    expect(findReason({ occasions: ['unknown'] })).toBe('Black coat.');
  });
});

describe('a plural garment', () => {
  it('has no article, but a dress has', () => {
    const findSecondReason = (kind: string) =>
      findReasons(
        ['a', 'b'].map((id) => createGarment(id, kind, { occasions: ['wedding'] })),
        { preferences: createPreferences('occasion:wedding') },
      )[1];
    expect(findSecondReason('boots')).toBe('Made for a wedding: black boots.');
    expect(findSecondReason('dress')).toBe('Made for a wedding: a black dress.');
  });
});
