import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import { ANOTHER, ASKS, DISLIKE, OF_LIST, ORDERS, PREFERS, REFUSAL, QUESTION, REQUESTS, WORN_WITH } from './cues.ts';
import { leaningsOf, readRelative } from './describeAnew.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { readMoved } from './moved/readMoved.ts';
import { ASIDE, ASKING } from './OutfitClause.ts';
import { withoutReasons } from './withoutReasons.ts';
import { withSums } from './readBudget.ts';
import { listMentioned } from './readGarments.ts';
import { findPlace } from '../editing/places.ts';
import { readOwned } from './readOwned.ts';
import { readRefused } from './readRefused.ts';
import { readSwap } from './readSwap.ts';
import { readTerms, saysSomething } from './readTerms.ts';
import { readWanted } from './readWanted.ts';

/** Between what is said of one piece and of another. */
const PART_END =
  / ?[,;.!?]+ ?| (?:but|though|however) | and (?=(?:no|not|the|make|add|swap|drop|lose|keep|another|a different|cheaper|without)\b)/u;

/** After one garment for another: 'with a jacket over it'. */
const SWAP_END = / ?[,;] ?/u;

/** What a clause does to the outfit; `before`: what the turn did already, `outfit`: null while one is composed. */
export function readClause(
  { text, act, move }: OutfitClause,
  before: readonly OutfitEdit[],
  outfit: OutfitPlan | null,
  language: Language,
): readonly OutfitEdit[] {
  if (OF_LIST.test(text)) return [];
  if (outfit === null) return readByWords({ text, act }, before, outfit, language);
  const moved = move === null ? null : readMoved(move, text, outfit, lastGarment(before), language);
  return (
    moved ??
    readByWords({ text: withoutReasons(text), act }, before, outfit, language).filter((edit) => isSaid(edit, act))
  );
}

/** Without a move that is certain, what is told changes nothing. */
const isSaid = (edit: OutfitEdit, act: string | null): boolean =>
  edit.kind !== 'terms' || act === 'want' || act === 'refuse' || edit.terms.words.startsWith('no ');

/** A clause whose move is not certain, or one of the wish for an outfit. */
function readByWords(
  { text, act }: Pick<OutfitClause, 'text' | 'act'>,
  before: readonly OutfitEdit[],
  outfit: OutfitPlan | null,
  language: Language,
): readonly OutfitEdit[] {
  if (!isEdit(text, act)) return [];
  const [main = '', ...more] = text.split(SWAP_END);
  const swapped = outfit === null ? null : readSwap(main, language);
  if (swapped !== null) {
    const rest = more.join(', ');
    return rest === '' ? swapped : [...swapped, ...readByWords({ text: rest, act: 'want' }, swapped, outfit, language)];
  }
  const owned = readOwned(text, act, lastGarment(before), language);
  if (owned !== null)
    return [...owned.edits, ...readByWords({ text: owned.rest, act: 'want' }, before, outfit, language)];
  return text
    .split(PART_END)
    .filter((part) => part.trim() !== '')
    .flatMap((part, _, parts) => readPart(part, actOf(part, act, parts.length), outfit, language));
}

/** 'I never wear heels, could we have flats?': only what is negated is refused. */
const actOf = (part: string, act: string | null, count: number): string | null =>
  act === 'refuse' && count > 1 && !REFUSAL.test(part) && !DISLIKE.test(part) ? 'want' : act;

/** 'Is that too dressy for a bar?' */
const TOO_MUCH_OF = /^(?:\w+ ){0,3}?(?:is|isnt|are|arent|wont|will|would|does)\b.{0,30}\btoo [a-z]+/u;

/** Nothing is asked, ordered or told of others. */
function isEdit(text: string, act: string | null): boolean {
  if (text.trim() === '') return false;
  if (ORDERS.test(text) || PREFERS.test(text)) return true;
  if (act !== null && ASIDE.has(act) && !ASKING.has(act))
    return act === 'choose' || act === 'service' ? REQUESTS.test(text) : false;
  if (TOO_MUCH_OF.test(text) && leaningsOf(readRelative(text)).length > 0) return true;
  const asks = (act !== null && ASKING.has(act)) || ASKS.test(text);
  return !asks || REQUESTS.test(text);
}

/** 'Navy instead of gray' asks for what stands before; a garment that stands there is swapped. */
const withoutReplaced = (text: string): string => text.split(/\binstead of /u, 1)[0] ?? text;

function readPart(
  text: string,
  act: string | null,
  outfit: OutfitPlan | null,
  language: Language,
): readonly OutfitEdit[] {
  if (outfit !== null && ANOTHER.test(text)) return [{ kind: 'another', keeps: [] }];
  const said = withSums(outfit === null ? text : withoutReplaced(text.replace(WORN_WITH, ' ')));
  const { edits: refused, wanted } = readRefused(said, act, language);
  const relative = readRelative(text);
  const named = outfit === null || refused.length + wanted.length > 0 ? wanted : readNamed(text, outfit, language);
  const edits = [...refused, ...readWanted(text, named, relative, outfit, language)];
  return [
    ...edits,
    ...(edits.length === 0 && outfit !== null ? ofAll(relative) : []),
    ...termsOf(text, act, relative, edits.length > 0, outfit, language),
  ];
}

/** 'Something less boring for the shoes': a garment of the outfit that is mentioned is meant. */
function readNamed(text: string, outfit: OutfitPlan, language: Language): readonly NamedGarment[] {
  return listMentioned(text, language).filter((garment) => findPlace(outfit, garment) !== undefined);
}

/** What is said of no garment is said of all. */
function ofAll(relative: ReturnType<typeof readRelative>): readonly OutfitEdit[] {
  const { differences } = relative;
  return [
    ...(differences.includes('cheaper') ? [{ kind: 'cheaper' } as const] : []),
    ...(differences.includes('dearer') ? [{ kind: 'dearer' } as const] : []),
    ...(differences.includes('otherColor') ? [{ kind: 'another', keeps: [] } as const] : []),
    ...leaningsOf(relative).map((leaning) => ({ kind: 'lean', leaning }) as const),
  ];
}

/** What stands with a garment is said of that garment. */
function termsOf(
  text: string,
  act: string | null,
  { rest, words, said: leanings }: ReturnType<typeof readRelative>,
  isOfGarments: boolean,
  outfit: OutfitPlan | null,
  { lexicon, spelling }: Language,
): readonly OutfitEdit[] {
  const weatherproof = outfit === null || isOfGarments ? '' : (WEATHERPROOF.exec(rest)?.[0] ?? '');
  if (weatherproof !== '') return [coverFor(weatherproof)];
  const isWish = act === 'want' || act === 'refuse' || (act === null && !QUESTION.test(text));
  const isNew = outfit === null;
  const said = withSums(isNew ? text.replace(PUT_TOGETHER, ' ') : rest.replace(COMPARED_WITH, ' '));
  const terms = readTerms(readParts(said, lexicon, spelling), isWish && isNew);
  const more = isNew ? '' : words;
  const ofOutfit = {
    ...terms,
    words: isOfGarments ? '' : [terms.words, more].filter((part) => part !== '').join(', '),
    ...(more !== '' && terms.words === '' && { said: leanings.join(', ') }),
  };
  return saysSomething(ofOutfit) ? [{ kind: 'terms', terms: ofOutfit }] : [];
}

/** 'Softer than black' does not ask for black. */
const COMPARED_WITH = /\bthan (?:the |a |an |in )?[a-z]+/gu;
/** Asks for the outfit; elsewhere it is a style. */
const PUT_TOGETHER = /\b(?:put|throw|pull)(?: (?:me|us|something|it))? together\b/u;
/** What is asked of an outfit against the weather is asked of what is worn over it. */
const WEATHERPROOF = /\b(?:water ?(?:proof|resistant|repellent)|rain ?proof|showerproof|wind ?proof)\b/u;

function coverFor(weatherproof: string): OutfitEdit {
  return { kind: 'add', garment: { slot: 'outer', kinds: ['jacket', 'coat'], words: `${weatherproof} jacket` } };
}

function lastGarment(edits: readonly OutfitEdit[]): NamedGarment | null {
  return edits.flatMap((edit) => ('garment' in edit ? [edit.garment] : [])).at(-1) ?? null;
}
