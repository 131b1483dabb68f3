import { describe, expect, it } from 'vitest';
import { withFile } from '../../tests/support/importing.ts';
import { readCommand } from './commandLine.ts';

describe('readCommand', () => {
  it('names the source after the file, and understands every option', async () => {
    expect(await readCommand(['feeds/Spring Feed.xml'])).toMatchObject({
      file: 'feeds/Spring Feed.xml',
      options: { source: 'spring-feed', map: null, isInStockOnly: false },
    });
    expect(
      await readCommand([
        'a.csv',
        '--source',
        'Acme',
        '--map',
        'title=Name,full_price=List Price',
        '--currency',
        'inr',
        '--currency-rate',
        'INR=0.012',
        '--currency-rate',
        'EUR=1.1',
        '--brand',
        'Acme',
        '--gender',
        'women',
        '--website',
        'https://acme.example/shop',
        '--size-system',
        'uk',
        '--images',
        'pics',
        '--complete',
        '--withdraw-most',
        '--in-stock-only',
        '--encoding',
        'UTF-16LE',
        '--report',
        'r.txt',
      ]),
    ).toEqual({
      file: 'a.csv',
      encoding: 'utf-16le',
      picturesFolder: 'pics',
      reportFile: 'r.txt',
      options: {
        source: 'acme',
        map: { title: ['Name'], fullPrice: ['List Price'] },
        currency: 'INR',
        dollarRates: new Map([
          ['INR', 0.012],
          ['EUR', 1.1],
        ]),
        brand: 'Acme',
        gender: 'Women',
        website: 'acme.example',
        sizeSystem: 'UK',
        isInStockOnly: true,
        isComplete: true,
        withdrawsMost: true,
      },
    });
  });

  it('reads a column map from a file', async () => {
    await withFile('map.json', '{"title": "Name", "image": ["Front", "Back"]}', async (path) => {
      expect((await readCommand(['a.csv', '--map', path]))?.options.map).toEqual({
        title: ['Name'],
        image: ['Front', 'Back'],
      });
    });
  });

  it('asks for nothing more than help', async () => {
    expect(await readCommand(['--help'])).toBeNull();
  });

  it.each([
    [[], 'Name one file'],
    [['a.csv', 'b.csv'], 'Name one file'],
    [['a.csv', '--colour', 'red'], "Unknown option '--colour'"],
    [['a.csv', '--map', 'titel=Name'], '"titel" is not a field'],
    [['a.csv', '--map', 'title'], '--map is like'],
    [['a.csv', '--map', 'none.json'], 'no column map at'],
    [['a.csv', '--currency', 'euro'], 'a code of three letters'],
    [['a.csv', '--currency-rate', 'INR'], 'like INR=0.012'],
    [['a.csv', '--currency-rate', 'INR=0'], 'like INR=0.012'],
    [['a.csv', '--gender', 'all'], 'one of Men, Women, Unisex'],
    [['a.csv', '--website', 'my shop'], 'a host such as'],
    [['a.csv', '--source', 'demo'], "product's own catalogue"],
  ])('refuses %j in one line', async (args, message) => {
    await expect(readCommand(args)).rejects.toThrow(message);
  });
});
