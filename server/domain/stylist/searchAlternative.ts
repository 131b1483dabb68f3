import { addAnswer } from './addAnswer.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { pluralizeKind } from '../search/phrasing.ts';
import type { Answer } from './answering/Answer.ts';
import { judgeFeature } from './answering/statements.ts';
import { readAvailability, type Availability } from './hearing/availability.ts';
import { hasContent } from './hasContent.ts';
import type { Language } from './hearing/hear.ts';
import { listNearest } from './hearing/pointing/resolve.ts';
import type { ReferenceContext } from './hearing/pointing/ReferenceContext.ts';
import type { Speech } from './hearing/Speech.ts';
import type { Turn, Understood } from './Turn.ts';

/**
 * Searches for pieces like a shown one with another property: 'do you have it in green?'. The reply first says that
 * the piece itself has no such property, if that is known. Returns null for other messages, and if the piece has it.
 */
export function searchAlternative(
  turn: Turn,
  speech: Speech,
  answer: Answer | null,
  context: ReferenceContext,
  language: Language,
  understand: (turn: Turn, language: Language) => Understood,
): Understood | null {
  if (turn.shown.quick.length === 0 || turn.attachment !== null) return null;
  // Words that are a wish as they stand need no change.
  if (answer === null && hasContent(turn, speech)) return null;
  const asked = readAvailability(turn.said, language.lexicon);
  if (asked === null) return null;
  const [item] = speech.reference?.items.length ? speech.reference.items : listNearest(context);
  if (item === undefined) return null;
  const verdict =
    asked.isOfOne && !asked.isComparison ? judgeFeature(item, nameProperty(asked.property), language.lexicon) : null;
  if (verdict?.holds === true) return null;
  const result = understand({ ...turn, said: writeAlternative(asked, item, turn) }, language);
  if (result.intent !== 'search') return null;
  const isFact = verdict?.holds === false && answer !== null && FACTS.has(answer.topic) && answer.itemIds.length > 0;
  return isFact ? addAnswer(result, { ...answer, itemIds: [item.id] }) : result;
}

/** Topics whose answer is a short fact about the piece. */
const FACTS: ReadonlySet<Answer['topic']> = new Set<Answer['topic']>(['color', 'fabric', 'about', 'pattern', 'fit']);

const nameProperty = (property: string): string =>
  (property.split(/[.?!;]/u, 1)[0] ?? '').replace(/^(?:(?:but|only|just|in|with|a|an|some|any|made|of) )+/u, '');

/** Writes the wish without the question. Names the kind of the piece if the wish does not tell which kind is meant. */
function writeAlternative(
  { before, likeWords, property, isComparison }: Availability,
  { kind }: CatalogueItem,
  { conversation }: Turn,
): string {
  const kindParts = conversation.wish.filter(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
  const noun = kindParts.length === 1 ? '' : pluralizeKind(kind);
  const wanted = likeWords === '' ? noun || (isComparison ? 'something' : '') : `${noun || 'something'} ${likeWords}`;
  const text = property
    .replace(/^any /u, '')
    .replace(/^(?:but|only|just) /u, '')
    .replace(/\?/gu, '.');
  const context = PRAISED_PATTERN.test(before) ? '' : before;
  return [context, `${wanted} ${text}`.trim()].filter(Boolean).join('. ');
}

/** Matches words before the question that only praise or name the piece. */
const PRAISED_PATTERN =
  /\b(?:like|love|nice|lovely|great|gorgeous|pretty|beautiful|perfect|cute|good|fan of|fab|cool|stunning|the one)\b/u;
