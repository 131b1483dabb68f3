import type { Turn } from './Turn.ts';
import type { Speech } from './hearing/Speech.ts';

/** Whether a message says anything that can be searched for or changed. */
export function hasContent({ attachment, said }: Pick<Turn, 'attachment' | 'said'>, speech: Speech): boolean {
  if (attachment !== null) return true;
  return (
    !speech.wish.isForeign &&
    (namesSomething(speech) || changesSomething(speech) || (speech.reference !== null && said !== ''))
  );
}

/** Whether the words say anything about a garment. Ignores everyday words that no catalogue contains. */
function namesSomething({ wish: { parts, wish, unknown, isSold } }: Speech): boolean {
  const hasMeaning = parts.some(({ facet, words }) => facet !== 'word' || (isSold(words) && !unknown.includes(words)));
  const { colors, genders, sizes, brands, sale, priceMin, priceMax } = wish;
  return (
    hasMeaning ||
    [colors, genders, sizes, brands].some(({ length }) => length > 0) ||
    sale ||
    priceMin !== null ||
    priceMax !== null
  );
}

function changesSomething({
  takenBack,
  priceStep,
  leanings,
  otherBrand,
  otherColor,
  sameBrand,
  unshown,
  sort,
  wearer,
  likesPicture,
}: Speech): boolean {
  return (
    likesPicture ||
    takenBack.length > 0 ||
    leanings.length > 0 ||
    priceStep !== null ||
    sort !== null ||
    otherBrand ||
    otherColor ||
    sameBrand ||
    unshown ||
    wearer === 'self'
  );
}

/** Whether a message only says 'start over'. */
export function onlyStartsOver({ attachment }: Pick<Turn, 'attachment'>, speech: Speech): boolean {
  return attachment === null && !namesSomething(speech) && speech.takenBack.some(({ what }) => what === 'everything');
}
