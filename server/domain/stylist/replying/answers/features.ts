import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { formatDollars } from '../../../search/phrasing.ts';
import { describeFeature } from '../../answering/features/describeFeature.ts';
import { normalizeMessage } from '../../answering/halves.ts';
import { judgeQuality } from '../../answering/qualities.ts';
import { judgeSale, findSentence, summarize, judgeFeature, writePattern } from '../../answering/statements.ts';
import { nameItem, listColors, listWithAnd, toPlainWord } from '../../wording/phrases.ts';
import type { Asked } from './Asked.ts';
import { writeVerdict, sayUnknown } from './Asked.ts';
import { createDictionary } from '../../../text/createDictionary.ts';

/** Words about care in a description. 'Washed' is left out, because 'washed linen' tells how cloth was made. */
const CARE = ['wash', 'washing', 'washable', 'machine wash', 'dry clean', 'iron', 'ironing', 'launder'];
const MAX_NAMED = 3;

/** Answers 'tell me more' about a piece, and 'do any of these contain leather' by naming the pieces that do. */
export function writeFeatureReply(question: Asked): string {
  const { items, answer, lexicon, voice } = question;
  const feature =
    items.length === 1 && answer.asked === ''
      ? describeFeature(question.item, normalizeMessage(question.findings.turn.said))
      : '';
  if (feature !== '') return feature;
  if (answer.asked === '')
    return items
      .slice(0, 2)
      .map((item) => voice.say('about', { piece: nameItem(item), fact: summarize(item) }))
      .join('\n\n');
  if (items.length === 1 && / or /u.test(answer.asked)) return judgeAlternatives(question);
  if (items.length === 1) return writeVerdict(question, judgeFeature(question.item, answer.asked, lexicon));
  const verdicts = items.map((item) => ({ item, verdict: judgeFeature(item, answer.asked, lexicon) }));
  const piecesWithFeature = verdicts.filter(({ verdict }) => verdict.holds === true).slice(0, MAX_NAMED);
  if (piecesWithFeature.length > 0)
    return voice.say('yes', {
      fact: `That holds for ${listWithAnd(piecesWithFeature.map(({ item }) => nameItem(item)))}.`,
    });
  return verdicts.every(({ verdict }) => verdict.holds === null)
    ? sayUnknown({ ...question, item: { ...question.item, materials: [] } }, answer.asked)
    : voice.say('no', { fact: 'None of those shown has it on record.' });
}

/** Answers a question that names alternatives ('wool or synthetic'). */
function judgeAlternatives({ item, answer, lexicon, voice }: Asked): string {
  const facets = new Set(
    lexicon.findPhrases(answer.asked.split(' ')).flatMap(({ concepts }) => concepts.map(({ facet }) => facet)),
  );
  if (facets.has('material') && item.materials.length > 0)
    return voice.say('fabric', { item: nameItem(item), list: listWithAnd(item.materials) });
  if (facets.has('color') || facets.has('shade'))
    return voice.say('colors', {
      item: nameItem(item),
      list: listColors(item),
    });
  const { fact } = judgeQuality(item, answer.asked) ?? { fact: summarize(item) };
  return voice.say('about', { piece: nameItem(item), fact: fact || summarize(item) });
}

/** Writes what the description says about care, or that it says nothing about it. */
export function replyToCare(question: Asked): string {
  const sentence = findSentence(question.item, CARE);
  return sentence
    ? question.voice.say('about', { piece: nameItem(question.item), fact: `The makers say: “${sentence}”` })
    : sayUnknown(question, 'how to care for it');
}

export function replyToSale(question: Asked): string {
  return question.items.length > 1 ? replyToSaleOfAll(question) : writeVerdict(question, judgeSale(question.item));
}

function replyToSaleOfAll({ items, voice }: Asked): string {
  const reduced = items.filter(({ priceCents, fullPriceCents }) => priceCents < fullPriceCents).slice(0, MAX_NAMED);
  return reduced.length > 0
    ? voice.say('yes', {
        fact: `On sale: ${listWithAnd(reduced.map((item) => `${nameItem(item)} at ${formatDollars(item.priceCents)} instead of ${formatDollars(item.fullPriceCents)}`))}.`,
      })
    : voice.say('no', { fact: 'None of these is on sale.' });
}

export function writeFitReply(question: Asked): string {
  const { item, answer, voice, lexicon } = question;
  if (answer.asked) return writeVerdict(question, judgeFeature(item, answer.asked, lexicon));
  return item.fit
    ? voice.say('about', {
        piece: nameItem(item),
        fact: `Its cut is listed as ${toPlainWord(item.fit)}; how it falls on you I cannot say from here.`,
      })
    : sayUnknown(question, 'the fit');
}

export function writePatternReply(question: Asked): string {
  const { item, answer, voice, lexicon } = question;
  return answer.asked
    ? writeVerdict(question, judgeFeature(item, answer.asked, lexicon))
    : voice.say('about', { piece: nameItem(item), fact: `It is ${writePattern(item)}.` });
}

const SEASONS: ReadonlySet<string> = new Set(['spring', 'summer', 'autumn', 'winter']);
const VALUES_BY_FACET: Readonly<Record<string, (item: CatalogueItem) => readonly string[]>> = createDictionary({
  occasion: ({ occasions }) => occasions,
  season: ({ seasons }) => seasons,
});
/** Minimum similarity of an occasion or season of the piece to the one in the question. */
const MIN_SIMILARITY = 0.7;

/** Answers whether a piece suits a purpose, from its occasions, its seasons and its description. */
export function writePurposeReply(question: Asked): string {
  const { item, answer, lexicon, voice } = question;
  if (/\brain\b/u.test(answer.asked))
    return writeVerdict(
      { ...question, answer: { ...answer, asked: 'how it takes the rain' } },
      judgeFeature(item, 'waterproof', lexicon),
    );
  const recordedValues = VALUES_BY_FACET[answer.topic]?.(item) ?? [];
  const names = lexicon
    .findPhrases(answer.asked.split(' '))
    .flatMap(({ concepts }) => concepts)
    .filter(({ facet }) => facet === answer.topic || facet === 'season' || facet === 'occasion')
    .flatMap(({ name, weightByNearConcept }) => [
      name,
      ...Object.entries(weightByNearConcept)
        .filter(([, service]) => service >= MIN_SIMILARITY)
        .map(([id]) => id.split(':')[1] ?? ''),
    ]);
  if (recordedValues.length === 0) return sayUnknown(question, answer.asked);
  if (names.length === 0 && answer.asked !== '') return sayUnknown(question, answer.asked);
  if (names.length === 0)
    return voice.say('about', {
      piece: nameItem(item),
      fact: `It is meant for ${listWithAnd(recordedValues.map(toPlainWord))}${item.materials.length > 0 ? ` and made of ${listWithAnd(item.materials)}` : ''}.`,
    });
  const list = listWithAnd((names.some((name) => SEASONS.has(name)) ? item.seasons : recordedValues).map(toPlainWord));
  const suitsPurpose = names.some((name) => [...item.occasions, ...item.seasons].includes(name));
  return voice.say(suitsPurpose ? 'yes' : 'no', { fact: `${nameItem(item)} is meant for ${list}.` });
}
