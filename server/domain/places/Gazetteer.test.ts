import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '../../../tests/support/cpuTime.ts';
import { foldName } from './foldName.ts';
import { Gazetteer } from './Gazetteer.ts';
import { readGazetteerRow, type GazetteerRow } from './GazetteerRow.ts';

function createRow(name: string, changes: Partial<GazetteerRow> = {}): GazetteerRow {
  return {
    ...{ name, otherNames: [], latitude: 0, longitude: 0, countryCode: 'DE', regionCode: '', population: 1_000 },
    ...{ elevation: 0, timeZone: '' },
    ...changes,
  };
}

const suggestNames = (rows: readonly GazetteerRow[], text: string): readonly string[] =>
  new Gazetteer(rows).suggest(text).map(({ formatted }) => formatted);

describe('suggestions of places', () => {
  it('find a place by any of its names, with and without accents, and show its own name', () => {
    const munich = createRow('Munich', {
      otherNames: ['München', 'Monaco di Baviera', '慕尼黑'],
      population: 1_260_000,
    });
    for (const text of ['munich', 'MÜNCH', 'Munchen', 'monaco di', '慕尼'])
      expect(suggestNames([munich], text)).toEqual(['Munich, Germany']);
  });

  it('start with the largest place, unless a smaller one has exactly the typed name', () => {
    const rows = [
      createRow('Nicetown', { population: 9_000 }),
      createRow('Nice', { population: 3_000 }),
      createRow('Nicosia'),
    ];
    expect(suggestNames(rows, 'nic')).toEqual(['Nicetown, Germany', 'Nice, Germany', 'Nicosia, Germany']);
    expect(suggestNames(rows, 'nice')[0]).toBe('Nice, Germany');
  });

  it('prefer the own name of a place to a name that another place has in some language', () => {
    const rows = [
      createRow('Wien', { population: 2_000 }),
      createRow('Vienne', { otherNames: ['Wien'], population: 5_000 }),
    ];
    expect(suggestNames(rows, 'wien')[0]).toBe('Wien, Germany');
  });

  it('do not take the code of an airport for a whole name, but find a place by it', () => {
    const maturin = createRow('Maturín', { otherNames: ['MUN'], population: 410_000 });
    const rows = [maturin, createRow('Munich', { population: 1_260_000 })];
    expect(suggestNames(rows, 'mun')).toEqual(['Munich, Germany', 'Maturín, Germany']);
  });

  it('are narrowed by state or country after a comma', () => {
    const rows = [
      createRow('Paris', { countryCode: 'FR', population: 2_000_000 }),
      createRow('Paris', { countryCode: 'US', regionCode: 'TX' }),
    ];
    for (const text of ['paris, tex', 'Paris, TX', 'paris,texas,united states', 'paris, usa'])
      expect(suggestNames(rows, text)).toEqual(['Paris, Texas, United States']);
    expect(suggestNames(rows, 'paris, fr')).toEqual(['Paris, France']);
    expect(suggestNames(rows, 'paris,')).toEqual(['Paris, France', 'Paris, Texas, United States']);
  });

  it('show each text once, and at most six', () => {
    const rows = Array.from({ length: 12 }, (_, index) => createRow(`Neustadt ${'abcdefgh'.charAt(index % 8)}`));
    expect(new Set(suggestNames(rows, 'neustadt')).size).toBe(6);
  });

  it('take little time for a short name and many regions, however often they are asked for', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) =>
      createRow(`A${index.toString(36)}`, {
        countryCode: 'US',
        regionCode: index % 2 === 0 ? 'TX' : 'OH',
        population: index,
      }),
    );
    const gazetteer = new Gazetteer(rows);
    const texts = [`a${','.repeat(199)}`, `a${',o'.repeat(99)}`, `a${',tex'.repeat(49)}`, 'a,x', 'a,', 'a'];
    const spentMs = await measureCpuMs(() => {
      for (let round = 0; round < 20; round += 1) for (const text of texts) gazetteer.suggest(text);
    });
    expect(gazetteer.suggest(texts[1]!).map(({ formatted }) => formatted.slice(-20))).toEqual(
      Array.from({ length: 6 }, () => expect.stringContaining('Ohio')),
    );
    // A version that compared each place with each region took 5 s.
    expect(spentMs).toBeLessThan(1_000);
  });

  it('are none for a text without letters or digits', () => {
    for (const text of ['', '  ', '-', ',', ', germany']) expect(suggestNames([createRow('Bonn')], text)).toEqual([]);
  });

  it('contain every place that is asked for by its whole name', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[A-Za-zÀ-ÿ][a-zß-ÿ' -]{0,12}$/u), {
      minLength: 1,
      maxLength: 40,
      selector: foldName,
    });
    fc.assert(
      fc.property(names, (allNames) => {
        const gazetteer = new Gazetteer(allNames.map((name) => createRow(name)));
        const isFound = (name: string): boolean =>
          gazetteer.suggest(name).some(({ formatted }) => formatted === `${name}, Germany`);
        return allNames.every((name) => foldName(name) === '' || isFound(name));
      }),
    );
  });
});

it('a place has the height and the time zone of its row', () => {
  const denver = createRow('Denver', { elevation: 1_609, timeZone: 'America/Denver' });
  expect(new Gazetteer([denver]).suggest('denver')).toEqual([
    { formatted: 'Denver, Germany', latitude: 0, longitude: 0, elevation: 1_609, timeZone: 'America/Denver' },
  ]);
});

describe('the place at coordinates', () => {
  const gazetteer = new Gazetteer([
    createRow('Bonn', { latitude: 50.73, longitude: 7.1 }),
    createRow('Cologne', { latitude: 50.94, longitude: 6.96 }),
    createRow('Labasa', { latitude: -16.43, longitude: 179.95, countryCode: 'FJ' }),
  ]);

  it('is the nearest one, also across the date line', () => {
    expect(gazetteer.findNearest(50.8, 7.05)?.formatted).toBe('Bonn, Germany');
    expect(gazetteer.findNearest(-16.4, -179.9)?.formatted).toBe('Labasa, Fiji');
  });

  it('is found among many places without looking at each', async () => {
    const rows = Array.from({ length: 30_000 }, (_, index) =>
      createRow(`Place ${index}`, {
        latitude: ((index * 7) % 1_800) / 10 - 90,
        longitude: ((index * 11) % 3_600) / 10 - 180,
      }),
    );
    const largeGazetteer = new Gazetteer(rows);
    const spentMs = await measureCpuMs(() => {
      for (let longitude = -180; longitude < 180; longitude += 0.25) largeGazetteer.findNearest(42.01, longitude);
    });
    const lastRow = rows.at(-1)!;
    expect(largeGazetteer.findNearest(lastRow.latitude, lastRow.longitude)).toMatchObject({
      latitude: lastRow.latitude,
      longitude: lastRow.longitude,
    });
    // A version that checked each place took 600 ms.
    expect(spentMs).toBeLessThan(200);
  });

  it('is none farther away than 60 km', () => {
    expect(gazetteer.findNearest(48, 7)).toBeNull();
    expect(gazetteer.findNearest(90, 0)).toBeNull();
  });
});

describe('a line of the gazetteer', () => {
  const createLine = (feature: string): string =>
    ['1', 'Köln', 'Koln', 'Cologne,Colonia', '50.93', '6.95', 'P', feature, 'DE', '', '07'].join('\t') +
    '\t\t\t\t963395\t\t52\tEurope/Berlin\t2025-01-01';

  it('is read by its columns', () => {
    expect(readGazetteerRow(createLine('PPLA2'))).toEqual({
      ...{ name: 'Köln', otherNames: ['Koln', 'Cologne', 'Colonia'], latitude: 50.93, longitude: 6.95 },
      ...{ countryCode: 'DE', regionCode: '07', population: 963_395 },
      ...{ elevation: 52, timeZone: 'Europe/Berlin' },
    });
  });

  it('has height 0 if the height is unknown', () => {
    expect(readGazetteerRow(createLine('PPL').replace('\t52\t', '\t-9999\t'))?.elevation).toBe(0);
  });

  it('is ignored for parts of cities, abandoned places, and when it is empty', () => {
    for (const feature of ['PPLX', 'PPLQ', 'PPLH']) expect(readGazetteerRow(createLine(feature))).toBeNull();
    expect(readGazetteerRow('')).toBeNull();
  });
});
