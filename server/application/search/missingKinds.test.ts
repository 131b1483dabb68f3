import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { createEngine } from '../../../tests/support/searchEngine.ts';

const createPiece = (kind: string, description = '') =>
  createCatalogueItem({ id: kind, kind, subkind: kind, shortDescription: `Plain ${kind}`, description });
const SHOP = await createEngine([
  createPiece('coat', 'Hangs beside an umbrella and a candle.'),
  ...['dress', 'bag', 'tie', 'waistcoat', 'hat', 'shoes', 'tights', 'skirt', 'belt', 'swimwear'].map((kind) =>
    createPiece(kind),
  ),
]);

async function ask(query: string) {
  const request = { query, filters: NO_FILTERS, filtersAreFinal: false, attachedItems: [], limit: 50 };
  const { items, remarks, relaxations, divider, reading } = await SHOP.search(request);
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return { kinds, reading, notes: [...remarks, ...relaxations, divider?.exact ?? ''].join(' ') };
}

/** Things that few fashion shops sell. */
const WORDS =
  'umbrella,red umbrella,parasol,cummerbund,pocket square,handkerchief,money clip,lapel pin,keyring,lanyard,phone case,passport holder,makeup bag,suitcase,garment bag,earmuffs,fascinator,tiara,wig,turban,shoelaces,insoles,shoe polish,garter,leg warmers,petticoat,leotard,wetsuit,towel,duvet,curtains,sleeping bag,yoga mat,water bottle,helmet,knee pads,coat hanger,laundry basket,apron,face mask,perfume,lipstick,nail polish,shampoo,lingerie,bathrobe,pajamas,wallet,sari,candle,lampshade,veil,monocle,vase,drone,headphones,red table,guitar,garden gnome,puzzle'.split(
    ',',
  );

describe('a wanted thing that the shop does not have', () => {
  it.each(WORDS)('is named: %s', async (words) => {
    const { notes } = await ask(`I need a ${words}`);
    expect(notes).toMatch(/^(?:There (?:is|are) no|Nothing here is called) /u);
    expect(notes).toContain((words.split(' ').at(-1) ?? '').slice(0, 3));
  });

  it.each([
    ['umbrella', 'coat'],
    ['cummerbund', 'waistcoat'],
    ['keyring', 'bag'],
    ['shoelaces', 'shoes'],
    ['fascinator', 'hat'],
  ])('is followed by the nearest help: %s', async (words, kind) => {
    expect((await ask(words)).kinds).toEqual([kind]);
  });

  it('shows only pieces that mention it, and does not list its words again', async () => {
    const { kinds, notes, reading } = await ask('candle');
    expect(kinds).toEqual(['coat']);
    expect(notes).toContain('Nothing here is called “candle”; these pieces mention it or fit your other words');
    expect(reading.unused).toEqual([]);
    expect((await ask('monocle')).notes).toBe('Nothing here is called “monocle”. ');
  });

  it('is not named if a piece is called so', async () => {
    expect((await ask('plain')).notes).toBe('');
  });
});
