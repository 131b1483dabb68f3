import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Utterance } from '../Utterance.ts';
import type { ReferenceContext } from './ReferenceContext.ts';
import { GARMENT_SOURCE } from './ReferenceContext.ts';

const SHOWN_SOURCE = String.raw`(?:that |which )?(?:(?:you|we|i) )?(?:(?:had )?(?:showed?|shown|suggested|recommended|found|gave|looked at|saw|had|were) )(?:me )?`;
const WHO_SHOWED_PATTERN = new RegExp(SHOWN_SOURCE, 'u');
const FIRST_PATTERN = new RegExp(
  String.raw`\b(?:${SHOWN_SOURCE})?(?:at the (?:very )?(?:start|beginning)|in the beginning|to begin with|originally|the first time|from the (?:very )?(?:start|beginning|first list))\b`,
  'u',
);
const EARLIER_PATTERN = new RegExp(
  String.raw`\b(?:${SHOWN_SOURCE})?(?:(?<!\bone )before|earlier|previously|a moment ago|a minute ago|just now|last time|from before)\b`,
  'u',
);
/** Matches a garment in any earlier list: 'the first pair you showed me'. */
const SHOWN_SUCH_PATTERN = new RegExp(String.raw`\b(?:pair|${GARMENT_SOURCE}) ${SHOWN_SOURCE}`, 'u');
/** Matches 'pair', which can mean several kinds of garments. */
const PAIRED_PATTERN = /\bpair\b/u;
const PAIRED_KINDS: ReadonlySet<string> = new Set(['trousers', 'jeans', 'shorts', 'leggings', 'shoes', 'boots']);
const NOUN_PATTERN = new RegExp(String.raw`\b(${GARMENT_SOURCE})\b`, 'u');

/**
 * Finds the earlier list that the words mean ('the first one you showed me at the start'), and removes these words.
 * Returns the context of that list, or the same context if there is no such list.
 */
export function takeEarlierList(utterance: Utterance, context: ReferenceContext): ReferenceContext {
  const eraPattern = [FIRST_PATTERN, EARLIER_PATTERN, SHOWN_SUCH_PATTERN].find((pattern) =>
    pattern.test(utterance.rest),
  );
  if (context.past.length === 0 || !eraPattern || !/\b(?:the|that|those) /u.test(utterance.rest)) return context;
  const shownItems = findMeantRow(utterance, context, eraPattern);
  utterance.take(eraPattern === SHOWN_SUCH_PATTERN ? WHO_SHOWED_PATTERN : eraPattern);
  return {
    ...context,
    shown: shownItems,
    picks: [],
    spokenOf: [],
    spokenBefore: [],
    namedItems: [],
    attached: null,
    onceSpokenOf: [],
    past: [],
  };
}

/** Returns the earlier list that words mean: the first list of all, or the first or newest list with such a piece. */
function findMeantRow(utterance: Utterance, context: ReferenceContext, eraPattern: RegExp): readonly CatalogueItem[] {
  if (eraPattern === FIRST_PATTERN) return context.past.at(-1) ?? [];
  const [noun = ''] = NOUN_PATTERN.exec(utterance.rest) ?? [];
  const isOfNoun = (item: CatalogueItem): boolean =>
    PAIRED_PATTERN.test(utterance.rest) ? PAIRED_KINDS.has(item.kind) : noun === '' || context.isA(item, noun);
  if (eraPattern === SHOWN_SUCH_PATTERN) return context.past.findLast((list) => list.some(isOfNoun)) ?? context.shown;
  return context.past.find((list) => list.some(isOfNoun)) ?? context.past[0] ?? [];
}
