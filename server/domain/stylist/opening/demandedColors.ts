import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** People who may decide how others dress, such as a bride. */
const HOSTS = words(
  'bride brides groom couple hosts host mum mom mam mother dad father sister brother friend friends boss manager she he they we wife husband school club company firm choir band church family team invite invitation theme code uniform colour color colours colors palette everyone everybody girls bridesmaids organisers organizers captain nan gran granny aunt auntie daughter son mil ebi partner guests law',
);
const DEMANDS = words(
  'wants want wanted said says saying say asked asks insists insisted chose chosen picked put has have had decided demands requests requested told is are going went gone named specified specifies requires required must',
);
/** Words that may stand between a demand ('she wants') and a color. */
const BETWEEN = words(
  'us me we you everyone everybody all of guests people them that to must should have has had be wear come go dress dressed wearing in on is it its any some a an the shade shades tone tones only for girls family bridesmaids asked put told everything kind bit something going',
);
/** Verbs for a demand that names no person: 'has to be all black'. */
const OBLIGATIONS = words('has have must needs need should gotta got supposed');

/**
 * Finds a color that somebody demands of the wearer: 'she wants us all in yellow', 'the bride said any shade of
 * sage'. Returns the words from the color on; null if there is none.
 */
export function findDemandedColor(said: readonly string[], lexicon: Lexicon): string | null {
  const spans = lexicon.findPhrases([...said]);
  const isColor = (at: number): boolean =>
    spans.some(
      ({ from, to, concepts }) =>
        from <= at && at < to && concepts.some(({ facet }) => facet === 'color' || facet === 'shade'),
    );
  for (let at = 0; at < said.length; at++) {
    const start = startOfDemand(said, at);
    if (start === null) continue;
    let next = start;
    while (BETWEEN.has(said[next] ?? '')) next++;
    if (isColor(next) && !said.slice(0, next).some((word) => NEGATIONS.has(word)))
      return [listLooks(said, next, spans), occasionOf(said, at, spans)].filter(Boolean).join(' for ');
  }
  return null;
}

const OF_WEDDING = words('bride brides groom couple bridesmaids');

/** Returns the occasion of a demand: a wedding if a bride makes it, otherwise the one that the words name. */
function occasionOf(said: readonly string[], at: number, spans: readonly Span[]): string {
  if (OF_WEDDING.has(said[at] ?? '')) return 'a wedding';
  return spans.find(({ concepts }) => concepts.some(({ facet }) => facet === 'occasion'))?.phrase ?? '';
}

/** Lists the color with the looks and garments joined to it: 'navy or wine dresses'. */
function listLooks(said: readonly string[], from: number, spans: readonly Span[]): string {
  let to = spans.find((span) => span.from <= from && from < span.to)?.to ?? from;
  for (;;) {
    const at = /^(?:and|or|with|&)$/u.test(said[to] ?? '') ? to + 1 : to;
    const span = spans.find((other) => other.from === at);
    if (span === undefined) return said.slice(from, to).join(' ');
    to = span.to;
  }
}

const NEGATIONS = words('not no never dont doesnt isnt arent without cant wont');
const ONLY_SEEN = words('seen wearing wore');

/** Returns the position after the start of a demand such as 'she wants' or 'has to be'; null if none starts here. */
function startOfDemand(said: readonly string[], at: number): number | null {
  const [word = '', next = ''] = [said[at], said[at + 1]];
  if (OBLIGATIONS.has(word) && next === 'to' && said[at + 2] === 'be') return at + 3;
  if (word === 'must' && next === 'be') return at + 2;
  if (!HOSTS.has(word) || !DEMANDS.has(next) || ONLY_SEEN.has(said[at + 2] ?? '')) return null;
  // 'The girls are all in long dresses' and 'the groomsmen are in tan' only tell what others wear.
  if (/^(?:are|is|has|have|had)$/u.test(next) && !/^(?:code|theme|colou?rs?|palette|ebi|uniform)$/u.test(word)) {
    return /^(?:put|asked|told|chosen|picked|decided|said)$/u.test(said[at + 2] ?? '') ? at + 3 : null;
  }
  return at + 2;
}
