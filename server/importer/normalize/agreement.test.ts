import { createReadStream, existsSync } from 'node:fs';
import { parse } from 'csv-parse';
import { beforeAll, describe, expect, it } from 'vitest';
import { findColorsInTitle, findColorsInValue } from './color.ts';
import { findWearerInText } from './gender.ts';
import { judgeKind, type Judgment } from './kind.ts';

const STYLES_FILE = new URL(
  '../../../../shared/data/catalogue/myntra_styles/styles_15k_with_names.csv',
  import.meta.url,
).pathname;
const hasStylesFile = existsSync(STYLES_FILE);
if (!hasStylesFile)
  process.stderr.write('The readers of titles were not measured: the folder ../shared/data/catalogue is missing.\n');

interface Style {
  readonly gender: string;
  readonly articleType: string;
  readonly baseColour: string;
  readonly productDisplayName: string;
}

/** Returns the fraction of titles for which `agrees` is true. Leaves out titles for which it is null. */
function computeAgreeingShare(styles: readonly Style[], agrees: (style: Style) => boolean | null): number {
  const agreements = styles.map(agrees).filter((agreed) => agreed !== null);
  expect(agreements.length).toBeGreaterThan(styles.length * 0.85);
  return agreements.filter(Boolean).length / agreements.length;
}

function judgeTitle(title: string, category: string): Judgment {
  return judgeKind({ title, categories: category === '' ? [] : [category], tags: [], description: '', pictures: [] });
}

function getFamily(judgment: Judgment): string {
  return judgment.is === 'fashion' ? judgment.kind.family : judgment.is;
}

/**
 * Reads only the titles of 15,000 products. Compares the attributes found in them with those that the shop assigned.
 */
describe.skipIf(!hasStylesFile)("attributes read from titles, compared with the shop's own", () => {
  const styles: Style[] = [];

  beforeAll(async () => {
    const parser = createReadStream(STYLES_FILE).pipe(
      parse({ columns: true, relax_quotes: true, relax_column_count: true }),
    );
    for await (const style of parser as AsyncIterable<Style>) if (style.productDisplayName) styles.push(style);
  }, 60_000);

  it('agrees on the family of garments', () => {
    expect(
      computeAgreeingShare(
        styles,
        ({ productDisplayName, articleType }) =>
          getFamily(judgeTitle(productDisplayName, '')) === getFamily(judgeTitle('', articleType)),
      ),
    ).toBeGreaterThan(0.97);
  }, 60_000);

  it('agrees on the color', () => {
    expect(
      computeAgreeingShare(
        styles.filter(({ baseColour }) => baseColour !== ''),
        ({ productDisplayName, baseColour }) => {
          const colors = findColorsInTitle(productDisplayName);
          return colors.length === 0 ? null : colors.some((color) => findColorsInValue(baseColour).includes(color));
        },
      ),
    ).toBeGreaterThan(0.965);
  }, 60_000);

  it('agrees on the gender', () => {
    expect(
      computeAgreeingShare(styles, ({ productDisplayName, gender }) => {
        const wearer = findWearerInText(productDisplayName);
        return wearer === null ? null : wearer === (/Boys|Girls/.test(gender) ? 'Children' : gender);
      }),
    ).toBeGreaterThan(0.98);
  }, 60_000);

  it('knows every color of the shop', () => {
    expect(
      [...new Set(styles.map(({ baseColour }) => baseColour))].filter(
        (color) => color !== '' && findColorsInValue(color).length === 0,
      ),
    ).toEqual([]);
  });
});
