import { createReadStream, existsSync } from 'node:fs';
import { parse } from 'csv-parse';
import { beforeAll, describe, expect, it } from 'vitest';
import { colorsOfTitle, colorsOfValue } from './color.ts';
import { wearerOfText } from './gender.ts';
import { judgeKind, type Judgment } from './kind.ts';

const FILE = new URL('../../../../shared/data/catalogue/myntra_styles/styles_15k_with_names.csv', import.meta.url)
  .pathname;
const isThere = existsSync(FILE);
if (!isThere)
  process.stderr.write('The readers of titles were not measured: the folder ../shared/data/catalogue is missing.\n');

interface Style {
  readonly gender: string;
  readonly articleType: string;
  readonly baseColour: string;
  readonly productDisplayName: string;
}

/** The proportion of titles on which `agrees` is true, among those for which it is not null. */
function share(styles: readonly Style[], agrees: (style: Style) => boolean | null): number {
  const said = styles.map(agrees).filter((agreed) => agreed !== null);
  expect(said.length).toBeGreaterThan(styles.length * 0.85);
  return said.filter(Boolean).length / said.length;
}

function judged(title: string, category: string): Judgment {
  return judgeKind({ title, categories: category === '' ? [] : [category], tags: [], description: '', pictures: [] });
}

function familyOf(judgment: Judgment): string {
  return judgment.is === 'fashion' ? judgment.kind.family : judgment.is;
}

/** Reads only the titles of 15,000 products, and compares the result with the attributes that the shop assigned. */
describe.skipIf(!isThere)("attributes read from titles, compared with the shop's own", () => {
  const styles: Style[] = [];

  beforeAll(async () => {
    const parser = createReadStream(FILE).pipe(parse({ columns: true, relax_quotes: true, relax_column_count: true }));
    for await (const style of parser as AsyncIterable<Style>) if (style.productDisplayName) styles.push(style);
  }, 60_000);

  it('agrees on the family of garments', () => {
    expect(
      share(
        styles,
        ({ productDisplayName, articleType }) =>
          familyOf(judged(productDisplayName, '')) === familyOf(judged('', articleType)),
      ),
    ).toBeGreaterThan(0.97);
  }, 60_000);

  it('agrees on the color', () => {
    expect(
      share(
        styles.filter(({ baseColour }) => baseColour !== ''),
        ({ productDisplayName, baseColour }) => {
          const colors = colorsOfTitle(productDisplayName);
          return colors.length === 0 ? null : colors.some((color) => colorsOfValue(baseColour).includes(color));
        },
      ),
    ).toBeGreaterThan(0.965);
  }, 60_000);

  it('agrees on the gender', () => {
    expect(
      share(styles, ({ productDisplayName, gender }) => {
        const wearer = wearerOfText(productDisplayName);
        return wearer === null ? null : wearer === (/Boys|Girls/.test(gender) ? 'Children' : gender);
      }),
    ).toBeGreaterThan(0.98);
  }, 60_000);

  it('knows every color of the shop', () => {
    expect(
      [...new Set(styles.map(({ baseColour }) => baseColour))].filter(
        (color) => color !== '' && colorsOfValue(color).length === 0,
      ),
    ).toEqual([]);
  });
});
