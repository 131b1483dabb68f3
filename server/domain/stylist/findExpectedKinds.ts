import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { WishPart } from './wish/WishPart.ts';
import { createDictionary } from '../text/createDictionary.ts';

type Wardrobe = Readonly<Record<'Women' | 'Men', readonly string[]>>;

/** Presents that suit people whose taste is hardly known. */
const GIFT_WARDROBE: Wardrobe = {
  Women: ['scarf', 'bag', 'cardigan', 'sweater'],
  Men: ['scarf', 'sweater', 'belt', 'hat'],
};
const CEREMONY_WARDROBE: Wardrobe = {
  Women: ['dress', 'jumpsuit', 'skirt', 'suit'],
  Men: ['suit', 'blazer', 'shirt', 'waistcoat'],
};
const EVENING_WARDROBE: Wardrobe = {
  Women: ['dress', 'jumpsuit', 'blouse', 'skirt'],
  Men: ['shirt', 'blazer', 'polo', 'suit'],
};
const OFFICE_WARDROBE: Wardrobe = {
  Women: ['blazer', 'blouse', 'trousers', 'dress'],
  Men: ['shirt', 'blazer', 'trousers', 'suit'],
};

/** The garments that suit each occasion, most likely first. */
const WARDROBES: Readonly<Record<string, Wardrobe>> = createDictionary({
  'occasion:wedding': CEREMONY_WARDROBE,
  'occasion:church event': CEREMONY_WARDROBE,
  'occasion:races': CEREMONY_WARDROBE,
  'occasion:formal event': { Women: ['dress', 'suit', 'jumpsuit'], Men: ['suit', 'blazer', 'waistcoat'] },
  'occasion:party': EVENING_WARDROBE,
  'occasion:evening': EVENING_WARDROBE,
  'occasion:date': EVENING_WARDROBE,
  'occasion:work': OFFICE_WARDROBE,
  'occasion:interview': OFFICE_WARDROBE,
  'occasion:funeral': {
    Women: ['dress', 'blazer', 'trousers', 'blouse'],
    Men: ['suit', 'blazer', 'shirt', 'trousers'],
  },
  'occasion:lounge': { Women: ['sweater', 'leggings', 'cardigan', 'hoodie'], Men: ['hoodie', 'sweater', 'tee'] },
});

/** Returns the kinds to show first if the wish has an occasion but no garment; otherwise none. */
export function findExpectedKinds(
  wish: readonly WishPart[],
  { gender }: Filters,
  isPresent = false,
): readonly string[] {
  const wantedParts = wish.filter(({ stance }) => stance === 'wanted');
  if (wantedParts.some(({ facet }) => facet === 'kind')) return [];
  const wardrobe =
    isPresent && !wantedParts.some(({ facet }) => facet === 'style' || facet === 'occasion')
      ? GIFT_WARDROBE
      : wantedParts
          .filter(({ facet }) => facet === 'occasion')
          .flatMap(({ concepts }) => concepts)
          .map((id) => WARDROBES[id])
          .find((entry) => entry !== undefined);
  const [wearer] = gender.filter((value) => value !== 'Unisex');
  if (!wardrobe || gender.length > 1) return [];
  const refusedConcepts = new Set(
    wish.filter(({ stance }) => stance === 'refused').flatMap(({ concepts }) => concepts),
  );
  const kinds =
    wearer === undefined
      ? [...new Set([...wardrobe.Women.slice(0, 2), ...wardrobe.Men.slice(0, 2)])]
      : wardrobe[wearer];
  return kinds.filter((kind) => !refusedConcepts.has(`kind:${kind}`));
}
