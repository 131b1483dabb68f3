import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { GENDERS } from '../../../../src/domain/catalogue/vocabulary.ts';
import { RELATIONS } from '../../language/lexicon/people.ts';
import { singular } from '../../language/text/wordForms.ts';
import type { Reading } from './Reading.ts';
import { isKind, ofFacet } from './Reading.ts';

const EVENTS = new Set(
  'wedding birthday party graduation christening baptism shower prom funeral anniversary engagement house home place parents family friends friend school baby dinner garden'.split(
    ' ',
  ),
);
/** Relations that name a cut directly before a garment ('boyfriend blazer', 'mom jeans'), unless they are possessive. */
const CUTS = new Set('boyfriend girlfriend mom mum dad grandpa grandma'.split(' '));
const OWNERS = new Set('my for his her our a the'.split(' '));
/** A person who is only quoted is not the wearer: 'my wife says my cardigans are old'. */
const SPEAKING = new Set('says said thinks thought told tells reckons insists suggested'.split(' '));
const COMPANY = new Set(['with', 'meet', 'meeting', 'impress']);

/** The genders that the garment is for. 'My brother's wedding' names an occasion, 'boyfriend jeans' a cut. */
export function readGenders(reading: Reading): Gender[] {
  const mentions: { genders: readonly Gender[]; at: number; afterFor: boolean }[] = [];
  for (const span of reading.spans) {
    const genders = ofFacet(span, 'gender').flatMap((entry) => entry.genders);
    const role = reading.roleOf(span);
    if (genders.length === 0 || role === 'dropped' || role === 'refused') continue;
    if (isOnlyAnOccasion(reading, span.from, span.to)) continue;
    mentions.push({ genders, at: span.from, afterFor: isAfterFor(reading, span.from) });
  }
  const joined = mentions.length === 2 && areJoined(reading, mentions[0]?.at ?? 0, mentions[1]?.at ?? 0);
  const chosen = joined ? mentions : [mentions.find(({ afterFor }) => afterFor) ?? mentions[0]];
  return GENDERS.filter((gender) => chosen.some((mention) => mention?.genders.includes(gender)));
}

function isOnlyAnOccasion(reading: Reading, from: number, to: number): boolean {
  const word = reading.word(from);
  const next = reading.word(to);
  if (CUTS.has(word) && garmentAt(reading, to) && !OWNERS.has(reading.word(from - 1))) return true;
  const isRelation = RELATIONS.has(word) || RELATIONS.has(singular(word));
  if (isRelation && (EVENTS.has(next) || SPEAKING.has(next))) return true;
  if (isRelation && word.endsWith('s') && EVENTS.has(reading.word(to + 1)) && !garmentAt(reading, to)) return true;
  if (['her', 'his'].includes(word) && EVENTS.has(next)) return true;
  return (
    COMPANY.has(reading.word(from - 1)) ||
    (COMPANY.has(reading.word(from - 2)) && ['my', 'her', 'his', 'the'].includes(reading.word(from - 1)))
  );
}

function garmentAt(reading: Reading, at: number): boolean {
  const span = reading.spanAt(at);
  return span !== undefined && isKind(span);
}

function isAfterFor(reading: Reading, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4) && !reading.isBreak(back); back--) {
    if (reading.word(back) === 'for') return true;
  }
  return false;
}

/** 'For men and women', 'his or hers'. */
function areJoined(reading: Reading, first: number, second: number): boolean {
  return second - first === 2 && ['and', 'or'].includes(reading.word(first + 1));
}
