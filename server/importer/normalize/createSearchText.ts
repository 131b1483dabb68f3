import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { kindBook, type Kind } from './kindBook.ts';
import { splitIntoWords } from './words.ts';
import { createDictionary } from '../../domain/text/createDictionary.ts';

type DescribedFacts = Pick<
  CatalogueItem,
  'kind' | 'subkind' | 'genders' | 'colors' | 'materials' | 'pattern' | 'fit' | 'seasons' | 'occasions' | 'styles'
>;

const WEARER_PHRASES: Readonly<Record<string, string>> = createDictionary({
  Men: 'for men',
  Women: 'for women',
  Unisex: 'for women and men',
});
const MAX_TAGS = 12;

/**
 * Describes an item in an English text with all known facts, the shop's color names and the tags. Leaves out tags
 * that name another garment, because some shops tag all swimsuits 'bikini'.
 */
export function createSearchText(
  facts: DescribedFacts,
  garment: Pick<Kind, 'kind'>,
  title: string,
  shades: readonly string[],
  tags: readonly string[],
): string {
  const lookWords = [
    facts.colors.join(' and '),
    facts.pattern === 'plain' ? '' : facts.pattern,
    facts.fit && `${facts.fit} fit`,
  ];
  const name = facts.subkind === facts.kind ? facts.kind : `${facts.subkind}, ${facts.kind}`;
  const materialPhrase = facts.materials.length > 0 ? `in ${facts.materials.join(', ')}` : '';
  const wearerPhrase = facts.genders.map((gender) => WEARER_PHRASES[gender]).join(' ');
  const sentences = [
    [...lookWords, name, materialPhrase, wearerPhrase].filter((part) => part !== '').join(' '),
    title,
    shades.slice(0, MAX_TAGS).join(', '),
    [...facts.seasons, ...facts.occasions].join(', '),
    facts.styles.join(', '),
    tags
      .filter((tag) => !namesOtherGarment(tag, garment))
      .slice(0, MAX_TAGS)
      .join(', '),
  ];
  return sentences
    .filter((sentence) => sentence !== '')
    .join('. ')
    .slice(0, 1_000);
}

function namesOtherGarment(tag: string, { kind }: Pick<Kind, 'kind'>): boolean {
  const namedKinds = kindBook
    .findMatches(splitIntoWords(tag))
    .flatMap(({ value }) => (value.is === 'kind' && !value.isWeak ? [value.kind.kind] : []));
  return namedKinds.length > 0 && !namedKinds.includes(kind);
}
