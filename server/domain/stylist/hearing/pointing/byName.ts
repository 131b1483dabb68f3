import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Utterance } from '../Utterance.ts';
import type { ReferenceContext, Reference } from './ReferenceContext.ts';
import { GARMENTS, found } from './ReferenceContext.ts';

const DESCRIBED = new RegExp(
  String.raw`\b(?:the|that|this|those) ((?:[a-z-]{2,14} ){1,4}?)(ones?|pair|thing|print|number|version|${GARMENTS})\b`,
  'u',
);
const GENERAL_NOUN = /^(?:ones?|pair|thing|number|version)$/u;
const ALONE =
  /(?:^|[,.!?] ?|\b(?:ok|ooh|oh|hmm|then|yes|like|love|take) )(?:the|that) ([a-z-]{3,14}(?: [a-z-]{3,14})?)(?: colou?r)?(?= ?(?:[,.!?]|in (?:an? )?(?:size )?(?:x*[sml]|\d)|$))/u;
/** A name may hold them, yet who says them means something else. */
const ORDINARY_IN_NAMES = new Set(
  'first second third last with that this from like more made only some what when which same long short wide light dark deep soft warm cool late early day night city garden market summer winter spring autumn studio house work week weekend over under every everyday double second chance easy good great sunday friday morning evening party wedding office beach holiday travel date right best high rise neck necked necks roll crew boat scoop collar collars sleeve sleeves sleeved pocket pockets hood hooded belt belted zip button buttons waist waisted length knee ankle line leg'.split(
    ' ',
  ),
);
/** The number of pieces from the top among which a name is looked for. */
const LOOKED_AT = 60;

/** By the words of its name that no other shown item has ('the Persephone'). */
export function named(heard: Utterance, at: ReferenceContext): Reference | null {
  const words = new Set(heard.rest.match(/[a-z]{4,}/gu));
  const names = ({ shortDescription }: CatalogueItem): string[] =>
    shortDescription.toLowerCase().match(/[a-z]{4,}/gu) ?? [];
  const isMeant = (word: string): boolean => words.has(word) && !at.describes(word) && !ORDINARY_IN_NAMES.has(word);
  const hits = [...at.spokenOf, ...at.shown.slice(0, LOOKED_AT), ...at.past.flat()].filter((item) =>
    names(item).some(isMeant),
  );
  const [first] = hits;
  if (!first) return null;
  const name = names(first);
  const spoken = name.filter((word) => words.has(word));
  const best = [...new Set(hits)].filter((item) => spoken.every((word) => names(item).includes(word)));
  heard.take(new RegExp(String.raw`\b(?:the |that )?(?:${anyOf(spoken)})(?: (?:${anyOf(name)}|one)){0,8}\b`, 'u'));
  return found(best.slice(0, 1));
}

/**
 * Each word once: of one that stands twice every repetition could be read in two ways. They are small letters alone.
 */
function anyOf(words: readonly string[]): string {
  return [...new Set(words)].join('|');
}

/** 'The striped one', 'the charcoal pair': said with 'the', and there is one; else it is a wish. */
export function described(heard: Utterance, at: ReferenceContext): Reference | null {
  const match = DESCRIBED.exec(heard.rest);
  if (!match) return describedAlone(heard, at);
  const noun = match[2] ?? '';
  const words = `${match[1] ?? ''}${GENERAL_NOUN.test(noun) ? '' : noun}`.trim();
  const isSelection =
    noun === 'ones' && /^(?:(?:only|just|show me|i want|rather) )?the [a-z -]+ ones[ .!]*$/u.test(heard.whole);
  if (!at.describes(words) || isSelection) return null;
  const hits = [...new Set([...at.spokenOf, ...at.shown, ...at.picks])].filter((item) => at.fits(item, words));
  if (hits.length === 0) return null;
  heard.take(DESCRIBED);
  return found(noun === 'ones' ? hits : hits.slice(0, 1));
}

/** 'The emerald, does it stretch?', 'ooh the camel color': a look alone, before anything else is said. */
function describedAlone(heard: Utterance, at: ReferenceContext): Reference | null {
  const words = ALONE.exec(heard.rest)?.[1] ?? '';
  if (words === '' || !at.describes(words) || heard.rest.trim() === `the ${words}`) return null;
  const hits = [...new Set([...at.spokenOf, ...at.shown, ...at.picks])].filter((item) => at.fits(item, words));
  if (hits.length === 0 || hits.length === at.shown.length) return null;
  heard.take(ALONE);
  return found(hits.slice(0, 1));
}
