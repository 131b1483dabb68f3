import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';

const createWordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** People who may decide how others dress, such as a bride. */
const HOST_WORDS = createWordSet(
  'bride brides groom couple hosts host mum mom mam mother dad father sister brother friend friends boss manager she he they we wife husband school club company firm choir band church family team invite invitation theme code uniform colour color colours colors palette everyone everybody girls bridesmaids organisers organizers captain nan gran granny aunt auntie daughter son mil ebi partner guests law',
);
const DEMAND_VERBS = createWordSet(
  'wants want wanted said says saying say asked asks insists insisted chose chosen picked put has have had decided demands requests requested told is are going went gone named specified specifies requires required must',
);
/** Words that may stand between a demand ('she wants') and a color. */
const WORDS_BETWEEN = createWordSet(
  'us me we you everyone everybody all of guests people them that to must should have has had be wear come go dress dressed wearing in on is it its any some a an the shade shades tone tones only for girls family bridesmaids asked put told everything kind bit something going',
);
/** Verbs for a demand that names no person: 'has to be all black'. */
const OBLIGATION_VERBS = createWordSet('has have must needs need should gotta got supposed');

/**
 * Finds a color that somebody demands of the wearer: 'she wants us all in yellow', 'the bride said any shade of
 * sage'. Returns the words from the color to the end; null if nobody demands a color.
 */
export function findDemandedColor(words: readonly string[], lexicon: Lexicon): string | null {
  const spans = lexicon.findPhrases([...words]);
  const isColor = (index: number): boolean =>
    spans.some(
      ({ from, to, concepts }) =>
        from <= index && index < to && concepts.some(({ facet }) => facet === 'color' || facet === 'shade'),
    );
  for (let index = 0; index < words.length; index++) {
    const start = findDemandStart(words, index);
    if (start === null) continue;
    let nextPosition = start;
    while (WORDS_BETWEEN.has(words[nextPosition] ?? '')) nextPosition++;
    if (isColor(nextPosition) && !words.slice(0, nextPosition).some((word) => NEGATIONS.has(word)))
      return [listLooks(words, nextPosition, spans), findOccasion(words, index, spans)].filter(Boolean).join(' for ');
  }
  return null;
}

const WEDDING_WORDS = createWordSet('bride brides groom couple bridesmaids');

/**
 * Returns the occasion of a demand: a wedding if a bride makes the demand, otherwise the occasion that the words
 * name.
 */
function findOccasion(words: readonly string[], position: number, spans: readonly Span[]): string {
  if (WEDDING_WORDS.has(words[position] ?? '')) return 'a wedding';
  return spans.find(({ concepts }) => concepts.some(({ facet }) => facet === 'occasion'))?.phrase ?? '';
}

/** Lists the color with the looks and garments joined to it: 'navy or wine dresses', but 'green' of 'green suits me'. */
function listLooks(words: readonly string[], start: number, spans: readonly Span[]): string {
  let end = spans.find((span) => span.from <= start && start < span.to)?.to ?? start;
  for (;;) {
    const index = /^(?:and|or|with|&)$/u.test(words[end] ?? '') ? end + 1 : end;
    const span = spans.find((otherSpan) => otherSpan.from === index);
    const isVerb = /^suits?$/u.test(span?.phrase ?? '') && /^(?:me|him|her|us|them)$/u.test(words[span?.to ?? 0] ?? '');
    if (span === undefined || isVerb) return words.slice(start, end).join(' ');
    end = span.to;
  }
}

const NEGATIONS = createWordSet('not no never dont doesnt isnt arent without cant wont');
const WORDS_OF_SEEING = createWordSet('seen wearing wore');

/** Returns the position after the start of a demand such as 'she wants' or 'has to be'; null if none starts here. */
function findDemandStart(words: readonly string[], position: number): number | null {
  const [word = '', nextWord = ''] = [words[position], words[position + 1]];
  if (OBLIGATION_VERBS.has(word) && nextWord === 'to' && words[position + 2] === 'be') return position + 3;
  if (word === 'must' && nextWord === 'be') return position + 2;
  if (!HOST_WORDS.has(word) || !DEMAND_VERBS.has(nextWord) || WORDS_OF_SEEING.has(words[position + 2] ?? ''))
    return null;
  // 'The girls are all in long dresses' and 'the groomsmen are in tan' only tell what others wear.
  if (/^(?:are|is|has|have|had)$/u.test(nextWord) && !/^(?:code|theme|colou?rs?|palette|ebi|uniform)$/u.test(word)) {
    return /^(?:put|asked|told|chosen|picked|decided|said)$/u.test(words[position + 2] ?? '') ? position + 3 : null;
  }
  return position + 2;
}
