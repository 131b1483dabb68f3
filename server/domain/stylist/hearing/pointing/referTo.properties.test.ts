import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../../tests/support/testShop.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { FASHION_LEXICON } from '../../../language/lexicon/fashionLexicon.ts';
import { createReferenceContext } from '../createReferenceContext.ts';
import { Utterance } from '../Utterance.ts';
import type { ReferenceContext } from './ReferenceContext.ts';
import { referTo } from './referTo.ts';

const { items } = openTestShop();
const SCREEN_LENGTH = 9;
const SENTENCE_FRAMES = ['how much is DESC?', 'i like DESC', 'is DESC lined?', 'DESC is nice but what is it made of'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', '9th'];

function createContext(
  shownItems: readonly CatalogueItem[],
  changes: Partial<ReferenceContext> = {},
): ReferenceContext {
  const screen = {
    quick: shownItems,
    picks: [],
    attached: null,
    sent: null,
    isPictured: false,
    spokenOf: [],
    spokenBefore: [],
    namedItems: [],
    outfit: [],
    onceSpokenOf: [],
    past: [],
    keptItems: [],
    recalled: [],
  };
  return { ...createReferenceContext(screen, FASHION_LEXICON), ...changes };
}

const listIds = (pieces: readonly (CatalogueItem | undefined)[]): readonly (string | undefined)[] =>
  pieces.map((piece) => piece?.id);
const refer = (message: string, context: ReferenceContext): readonly (string | undefined)[] =>
  listIds(referTo(new Utterance(message), context)?.items ?? []);

/** Checks random lists of items from the demo shop, each with a sentence that refers to one of the items. */
function checkScreens(check: (shownItems: readonly CatalogueItem[], index: number, sentence: string) => void): void {
  const places = fc.uniqueArray(fc.nat(items().length - 1), { minLength: SCREEN_LENGTH, maxLength: SCREEN_LENGTH });
  const property = fc.property(
    places,
    fc.nat(SCREEN_LENGTH - 1),
    fc.constantFrom(...SENTENCE_FRAMES),
    (row, index, sentence) =>
      check(
        row.map((place) => items()[place]!),
        index,
        sentence,
      ),
  );
  fc.assert(property, { numRuns: 150, seed: 7 });
}

/** Lists descriptions that fit this piece but no other piece on the screen. */
function describeApart(piece: CatalogueItem, shownItems: readonly CatalogueItem[]): string[] {
  const otherItems = shownItems.filter((item) => item !== piece);
  const color = piece.colors[0]!;
  const isUnique = (has: (item: CatalogueItem) => boolean): boolean => !otherItems.some(has);
  const { rate, listDescribingSpans: spansIn } = createContext(shownItems);
  const describesItem = (words: string, item: CatalogueItem): boolean =>
    spansIn(words.split(' ')).every((span) => rate(item, span) > 0);
  const describesNoOther = (words: string): boolean =>
    spansIn([piece.kind]).length > 0 && describesItem(words, piece) && isUnique((item) => describesItem(words, item));
  const kind = `the ${color.toLowerCase()} ${piece.kind}`;
  const [cloth = ''] = piece.materials;
  return [
    ...(isUnique(({ colors }) => colors.includes(color)) ? [`the ${color.toLowerCase()} one`] : []),
    ...(describesNoOther(`${color.toLowerCase()} ${piece.kind}`) ? [kind] : []),
    ...(spansIn([cloth]).length > 0 && describesNoOther(cloth) ? [`the ${cloth} one`] : []),
  ];
}

describe('words that point', () => {
  it('find the piece whose looks they tell', () => {
    checkScreens((shownItems, index, sentence) => {
      const piece = shownItems[index]!;
      for (const description of describeApart(piece, shownItems))
        expect([description, refer(sentence.replace('DESC', description), createContext(shownItems))]).toEqual([
          description,
          [piece.id],
        ]);
    });
  });

  it('find the piece that they name', () => {
    checkScreens((shownItems, index, sentence) => {
      const name = shownItems[index]!.shortDescription;
      if (shownItems.filter(({ shortDescription }) => shortDescription === name).length > 1 || !name.includes(' '))
        return;
      expect([name, refer(sentence.replace('DESC', `the ${name}`), createContext(shownItems))]).toEqual([
        name,
        listIds([shownItems[index]]),
      ]);
    });
  });

  it('find the place that they tell', () => {
    checkScreens((shownItems, index, sentence) => {
      const context = createContext(shownItems);
      const findReferredIds = (description: string): readonly (string | undefined)[] =>
        refer(sentence.replace('DESC', description), context);
      expect(findReferredIds(`the ${ORDINALS[index]!} one`)).toEqual(listIds([shownItems[index]]));
      expect(findReferredIds(`number ${index + 1}`)).toEqual(listIds([shownItems[index]]));
      expect(findReferredIds('the last one')).toEqual(listIds([shownItems.at(-1)]));
      expect(findReferredIds('the second last one')).toEqual(listIds([shownItems.at(-2)]));
      expect(findReferredIds('the one at the front')).toEqual(listIds([shownItems[0]]));
    });
  });

  it('find what is next to a piece that was spoken of', () => {
    checkScreens((shownItems, index, sentence) => {
      const context = createContext(shownItems, { spokenOf: [shownItems[index]!] });
      const nextItem = shownItems[index + 1] ?? shownItems[index - 1];
      expect(refer(sentence.replace('DESC', 'the one next to it'), context)).toEqual(listIds([nextItem]));
      if (index > 0)
        expect(refer(sentence.replace('DESC', 'the one left of it'), context)).toEqual(
          listIds([shownItems[index - 1]]),
        );
    });
  });

  it('find the other of two, and the cheaper and the dearer one', () => {
    checkScreens((shownItems, _index, sentence) => {
      const [firstItem, secondItem] = [shownItems[2]!, shownItems[5]!];
      const findReferredIds = (description: string): readonly (string | undefined)[] =>
        refer(
          sentence.replace('DESC', description),
          createContext(shownItems, { spokenOf: [firstItem], spokenBefore: [secondItem] }),
        );
      expect(findReferredIds('the other one')).toEqual(listIds([secondItem]));
      if (firstItem.priceCents === secondItem.priceCents) return;
      const [cheaperItem, dearerItem] = [firstItem, secondItem].toSorted((a, b) => a.priceCents - b.priceCents);
      expect(findReferredIds('the cheaper of those two')).toEqual(listIds([cheaperItem]));
      expect(findReferredIds('the cheaper one')).toEqual(listIds([cheaperItem]));
      expect(findReferredIds('the pricier of the two')).toEqual(listIds([dearerItem]));
    });
  });

  it('never find a piece that they contradict', () => {
    const looks = ['green', 'navy', 'linen', 'striped', 'floral', 'black leather', 'wide', 'red wool'];
    const kinds = ['one', 'dress', 'jacket', 'boots', 'shirt'];
    checkScreens((shownItems, index) => {
      for (const look of looks)
        for (const kind of kinds) {
          const context = createContext(shownItems, { spokenOf: [shownItems[index]!] });
          const spans = context.listDescribingSpans(`${look} ${kind}`.split(' '));
          const foundItems = referTo(new Utterance(`how much is the ${look} ${kind}?`), context)?.items ?? [];
          const contradicted = foundItems.filter((item) => spans.some((span) => context.rate(item, span) === 0));
          expect(contradicted).toEqual([]);
        }
    });
  });
});

describe('words that point at nothing', () => {
  it.each([
    'the second time today',
    'i leave on the 15th',
    'the other day',
    'for the last wedding season',
    'the two weeks',
  ])('find no piece: "%s"', (message) => {
    expect(referTo(new Utterance(message), createContext(items().slice(0, SCREEN_LENGTH)))).toBeNull();
  });
});
