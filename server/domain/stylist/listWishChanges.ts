import type { Lexicon } from '../language/lexicon/Lexicon.ts';
import type { Change } from './Conversation.ts';
import type { Leaning } from './hearing/qualities.ts';
import type { Speech } from './hearing/Speech.ts';
import { isSameThing } from './wish/groups.ts';
import type { WishPart } from './wish/WishPart.ts';
import { listRefusalWords } from './wording/listRefusalWords.ts';
import type { Term } from './wording/terms.ts';
import { isName, findTerm } from './wording/terms.ts';

const MAX_WISHES = 4;

/** Lists the added parts of the wish that a reply can name. Leaves out garments, colors and brands. */
export function listWishChanges(parts: readonly WishPart[]): readonly Change[] {
  return parts
    .filter(({ stance }) => stance === 'wanted')
    .flatMap((part): Change[] => {
      const term = findTerm(part);
      if (term === null) return [];
      const { place, words } = term;
      return part.facet === 'material' && place === 'before'
        ? [{ kind: 'cloth', words }]
        : [{ kind: 'wish', words, place }];
    })
    .slice(0, MAX_WISHES);
}

/**
 * Lists the wishes for more or less of a property, such as 'longer' or 'less formal'. Properties that no catalogue
 * states are marked, because they cannot affect the order of the results.
 */
export function listLeaningChanges(
  leanings: readonly Leaning[],
  wish: readonly WishPart[],
  statedParts: readonly WishPart[],
): readonly Change[] {
  return leanings.map((leaning): Change => {
    const canAffectOrder =
      leaning.lessOf.length > 0 || [...wish, ...statedParts].some((part) => isOfLeaning(part, leaning));
    return { kind: canAffectOrder ? 'lessOf' : 'unplaced', words: leaning.said };
  });
}

function isOfLeaning({ leaning, facet }: WishPart, { said, step }: Leaning): boolean {
  return leaning === said || (step !== undefined && step.order !== 'bulk' && facet === 'detail');
}

/** Lists the refusals in a message that are still part of the wish. */
export function listRefusedChanges(statedParts: readonly WishPart[], wish: readonly WishPart[]): readonly Change[] {
  const refusedParts = wish.filter(
    (part) =>
      part.stance === 'refused' &&
      statedParts.some((otherPart) => otherPart.stance === 'refused' && otherPart.words === part.words),
  );
  return listRefusalWords(refusedParts).map((words): Change => ({ kind: 'refused', words }));
}

/** Lists the wishes that are no longer required, and the refusals that no longer apply. */
export function listReleasedChanges(
  { what, words }: Speech['takenBack'][number],
  partsBefore: readonly WishPart[],
  lexicon: Lexicon,
): readonly Change[] {
  if (what !== 'words' && what !== 'welcome') return [{ kind: 'forgot', words: what }];
  const namedPart = findPartNamed(words, lexicon);
  const oldPart = partsBefore.find(
    (part) => part.words === words || (namedPart !== null && isSameThing(namedPart, part)),
  );
  if (oldPart && oldPart.stance !== 'wanted') return isName(words) ? [{ kind: 'forgot', words }] : [];
  const part = oldPart ?? namedPart;
  if (part === null) return [];
  if (what === 'welcome') return describeWelcome(part);
  return oldPart ? describeDropped(oldPart) : [];
}

function findPartNamed(words: string, lexicon: Lexicon): WishPart | null {
  const [span] = lexicon.findPhrases(words.split(' '));
  const [firstConcept] = span?.concepts ?? [];
  if (!span || !firstConcept || firstConcept.facet === 'gender' || firstConcept.facet === 'size') return null;
  return {
    stance: 'wanted',
    facet: firstConcept.facet,
    concepts: span.concepts.map(({ id }) => id),
    words: span.phrase,
    isPersonal: false,
  };
}

/** Describes values that the shopper would also accept: 'in lambswool too', 'with pockets too'. */
function describeWelcome(part: WishPart): readonly Change[] {
  const phrase = isColor(part) ? `in ${part.words}` : findWordsAfterGarment(findTerm(part), part);
  return phrase === '' ? [] : [{ kind: 'wish', words: `${phrase} too`, place: 'after' }];
}

/** Describes values that the shopper no longer requires: 'no longer for work', 'no longer floral'. */
function describeDropped(part: WishPart): readonly Change[] {
  if (isColor(part)) return [{ kind: 'dropped', words: part.words }];
  const term = findTerm(part);
  const words = term?.place === 'before' && part.facet !== 'material' ? term.words : findWordsAfterGarment(term, part);
  return words === '' ? [] : [{ kind: 'dropped', words }];
}

const isColor = ({ facet }: WishPart): boolean => facet === 'color' || facet === 'shade';

/** Returns the words of a term after the garment's name; '' for an adjective. */
function findWordsAfterGarment(term: Term | null, { facet }: WishPart): string {
  if (term === null) return '';
  if (term.place === 'with') return `with ${term.words}`;
  if (facet === 'material') return `in ${term.words}`;
  return term.place === 'after' ? term.words : '';
}
