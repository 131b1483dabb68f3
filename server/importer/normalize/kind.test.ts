import { describe, expect, it } from 'vitest';
import { judgeKind, type KindTexts } from './kind.ts';
import { getCatalogueKind, getSizeTableName, getTryOnCategory } from './kindUse.ts';

function describeJudgment(title: string, otherTexts: Partial<KindTexts> = {}): string {
  const judgment = judgeKind({ title, categories: [], tags: [], description: '', pictures: [], ...otherTexts });
  if (judgment.is !== 'fashion') return judgment.is === 'other' ? `not: ${judgment.label}` : 'unknown';
  const { kind } = judgment;
  return kind.subkind === getCatalogueKind(kind) ? kind.subkind : `${getCatalogueKind(kind)} / ${kind.subkind}`;
}

describe('judgeKind', () => {
  it.each([
    ['Navy Linen Blazer', 'blazer'],
    ['Navy Pinstripe Double Breasted Suit', 'suit / double-breasted suit'],
    ['SLIM FIT SUIT JACKET', 'blazer / suit jacket'],
    ['Suit trousers in wool', 'trousers / suit trousers'],
    ['Denim shirt dress', 'dress / shirt dress'],
    ["Men's Dress Shirt", 'shirt / dress shirt'],
    ['Tie-Dye Tee', 'tee'],
    ['Tie front blouse', 'blouse'],
    ['Shirt with tie', 'shirt'],
    ['womens solid padded t-shirt bra', 'underwear / T-shirt bra'],
    ['Aqua Vest And Tie Set', 'waistcoat / vest and tie set'],
    ['Striped Skirt and Top', 'coord / skirt and top'],
    ['Human Beings - Black Longsleeve', 'tee / long-sleeved T-shirt'],
    ['Nike Women As Nike Eleme White T-Shirts', 'tee'],
    ['cotton lycra round neck womens cap sleeves top', 'top'],
    ['Chelsea Boots', 'boots / chelsea boots'],
    ['Leinenhemd Herren', 'shirt'],
    ['Sommerkleid mit Gürtel', 'dress'],
    ['Stickad tröja', 'sweater'],
    ['Vestido de verano', 'dress'],
    ['Winterjacke', 'jacket'],
    ['U.S. Polo Assn. Men Black Wallet', 'wallet'],
    ['Gold Hoop Earrings', 'jewelry / hoop earrings'],
    ['Canvas tote', 'bag / tote'],
    ['Printed T-Shirt - Dog', 'tee'],
    ['Blended bikini brief', 'underwear / briefs'],
    ['Ferrari Polo Tshirt', 'polo / polo T-shirt'],
  ])('classifies %j as %s', (title, name) => {
    expect(describeJudgment(title)).toBe(name);
  });

  it.each([
    ['Black Mug', 'not: home'],
    ['Eau de Parfum 50ml', 'not: fragrance'],
    ['Gift Card', 'not: gift card'],
    ['Velodrom Framekit', 'not: bicycle part'],
    ['Presentkort', 'not: gift card'],
    ['Lip Balm', 'not: beauty'],
    ['Moon Phase', 'unknown'],
    ['The Field Report Vol. 2', 'not: stationery'],
  ])('rejects %j as %s', (title, name) => {
    expect(describeJudgment(title)).toBe(name);
  });

  it('lets a specific category override the title, and uses it if the title names no kind', () => {
    expect(describeJudgment('Leather strap dress', { categories: ['Watches'] })).toBe('watch');
    expect(describeJudgment('Lodge', { categories: ['Womens'], tags: ['Shirts'] })).toBe('shirt');
    expect(describeJudgment('Solid bikini - navy', { categories: ['Lingerie&Nightwear-Women'] })).toBe(
      'underwear / briefs',
    );
    expect(describeJudgment('Solid bikini', { categories: ['Lingerie & Swimwear'] })).toBe('swimwear / bikini');
    expect(describeJudgment('Sara Bottom', { categories: ['Swimwear'] })).toBe('swimwear / bikini bottom');
    expect(describeJudgment('Lorene Top', { pictures: ['https://shop.example/lorene-bikini-top.jpg'] })).toBe(
      'swimwear / bikini top',
    );
    expect(
      describeJudgment('Red Baron - Black Hoodie', {
        categories: ['Apparel > Hoodies', 'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets'],
      }),
    ).toBe('hoodie');
    expect(describeJudgment('Black Mug', { categories: ['Home & Garden > Kitchen & Dining'] })).toBe('not: home');
    expect(
      describeJudgment('Cycling jersey', { categories: ['Sporting Goods > Cycling > Cycling Apparel > Jerseys'] }),
    ).toBe('tee');
    expect(describeJudgment('Something', { categories: ['Apparel & Accessories > Clothing'] })).toBe('clothing');
  });
});

describe('the properties of a kind', () => {
  it('are its fitting-room category and its size table', () => {
    const facts = ['Blazer', 'Jeans', 'Dress', 'Tuxedo', 'Sneakers', 'Bikini', 'Belt'].map((title) => {
      const judgment = judgeKind({ title, categories: [], tags: [], description: '', pictures: [] });
      if (judgment.is !== 'fashion') throw new Error(title);
      return [getTryOnCategory(judgment.kind), getSizeTableName(judgment.kind)];
    });
    expect(facts).toEqual([
      ['upper_body', 'upper'],
      ['lower_body', 'lower'],
      ['dresses', 'whole'],
      ['suits', 'whole'],
      [null, 'shoes'],
      [null, 'whole'],
      [null, 'whole'],
    ]);
  });
});
