import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import {
  ANOTHER_PATTERN,
  QUESTION_PATTERN,
  DISLIKE_PATTERN,
  OF_LIST_PATTERN,
  ORDERS_PATTERN,
  OUTFIT_PATTERN,
  PREFERS_PATTERN,
  REFUSAL_PATTERN,
  REQUESTS_PATTERN,
  WORN_WITH_PATTERN,
} from './cues.ts';
import { listLeanings, readRelative } from './describeAnew.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { readMoved } from './moved/readMoved.ts';
import { ASIDE_ACTS, ASKING_ACTS } from './OutfitClause.ts';
import { withoutReasons } from './withoutReasons.ts';
import { withSums } from './readBudget.ts';
import { listMentions } from './listMentions.ts';
import { listMentioned } from './readGarments.ts';
import { findPlace } from '../editing/places.ts';
import { readOwned } from './readOwned.ts';
import { readRefused } from './readRefused.ts';
import { readSwap } from './readSwap.ts';
import { readTerms, saysSomething } from './readTerms.ts';
import { readWanted } from './readWanted.ts';

/** Matches what separates words about one piece from words about the next. */
const PART_END_PATTERN =
  / ?[,;.!?]+ ?| (?:but|though|however) | and (?=(?:no|not|the|make|add|swap|drop|lose|keep|another|a different|cheaper|without)\b)/u;

/** Matches the end of the new garment in a replacement: the comma in 'a coat, with a jacket over it'. */
const SWAP_END_PATTERN = / ?[,;] ?/u;

/**
 * Reads the changes in a clause. `editsBefore` are the earlier changes in the message; `outfit` is null if there is
 * no outfit yet.
 */
export function readClause(
  { text, act, move }: OutfitClause,
  editsBefore: readonly OutfitEdit[],
  outfit: OutfitPlan | null,
  language: Language,
): readonly OutfitEdit[] {
  if (OF_LIST_PATTERN.test(text)) return [];
  if (outfit === null) return readByWords({ text, act }, editsBefore, outfit, language);
  const spokenGarment = findLastGarment(editsBefore);
  if (spokenGarment !== null && DROPS_IT_PATTERN.test(text))
    return editsBefore.at(-1)?.kind === 'drop' ? [] : [{ kind: 'drop', garment: spokenGarment, isOfPiece: true }];
  if (spokenGarment !== null && OWNS_IT_PATTERN.test(text)) return [{ kind: 'own', garment: spokenGarment }];
  const [sufficientGarment] = ENOUGH_PATTERN.test(text) ? listMentioned(text, language) : [];
  if (sufficientGarment !== undefined && outfit.days !== null) return [{ kind: 'fewer', garment: sufficientGarment }];
  const movedEdits = move === null ? null : readMoved(move, text, outfit, spokenGarment, language);
  return (
    movedEdits ??
    readByWords({ text: withoutReasons(text), act }, editsBefore, outfit, language).filter((edit) =>
      appliesByAct(edit, act),
    )
  );
}

/** Matches words which say that one piece of a kind is enough: 'one pair of shoes is enough'. */
const ENOUGH_PATTERN = /\b(?:one|1|a single)\b.{0,80}\b(?:is|are|will be|s) (?:enough|plenty)\b/u;
/**
 * Matches words which say that the shopper owns the garment of the previous words: 'take off the trousers, got some'.
 */
const OWNS_IT_PATTERN =
  /^(?:(?:and|but|cos|because|as|already) )*(?:(?:i|ive|we|weve) )?(?:already )?(?:have|got|own|ve got) (?:already )?(?:some|one|loads|plenty|mine|those|them|a pair|my own)(?: (?:already|at home|of my own|thanks|somewhere))*[ .!]*$/u;
/** Matches a request to remove the piece of the previous words: 'the hat is a bit much, leave it out'. */
const DROPS_IT_PATTERN =
  /^(?:(?:and|so|ok|just|please|then|nah|no|maybe|lets) )*(?:leave|take|drop|lose|bin|ditch|scrap|skip|remove|cut|nix|lose|chuck|get rid of|forget|without|comot)(?: (?:it|that|them|those|that one))(?: (?:out|off|away|please|then|altogether|completely|so))*[ .!]*$/u;

/**
 * Whether a change applies in a clause whose move is unknown. New words for all pieces apply only if the clause wants
 * or refuses something.
 */
const appliesByAct = (edit: OutfitEdit, act: string | null): boolean =>
  edit.kind !== 'terms' || act === 'want' || act === 'refuse' || edit.terms.words.startsWith('no ');

/** Reads the changes in a clause whose move is unknown, or in the wish for an outfit. */
function readByWords(
  { text, act }: Pick<OutfitClause, 'text' | 'act'>,
  editsBefore: readonly OutfitEdit[],
  outfit: OutfitPlan | null,
  language: Language,
): readonly OutfitEdit[] {
  if (!isEdit(text, act)) return [];
  const [mainText = '', ...otherTexts] = text.split(SWAP_END_PATTERN);
  const swappedEdits = outfit === null ? null : readSwap(mainText, language);
  if (swappedEdits !== null) {
    const remainingText = otherTexts.join(', ');
    return remainingText === ''
      ? swappedEdits
      : [...swappedEdits, ...readByWords({ text: remainingText, act: 'want' }, swappedEdits, outfit, language)];
  }
  const ownedGarment = readOwned(text, act, findLastGarment(editsBefore), language);
  if (ownedGarment !== null)
    return [
      ...ownedGarment.edits,
      ...readByWords({ text: ownedGarment.remainingText, act: 'want' }, editsBefore, outfit, language),
    ];
  return text
    .split(PART_END_PATTERN)
    .filter((part) => part.trim() !== '')
    .flatMap((part, _, parts) => readPart(part, findAct(part, act, parts.length), outfit, language));
}

/**
 * Returns the act of a part of a clause. In 'I never wear heels, could we have flats?', only the part with 'never'
 * refuses.
 */
const findAct = (part: string, act: string | null, count: number): string | null =>
  act === 'refuse' && count > 1 && !REFUSAL_PATTERN.test(part) && !DISLIKE_PATTERN.test(part) ? 'want' : act;

/** Matches questions about whether something is too much: 'is that too dressy for a bar?'. */
const TOO_MUCH_OF_PATTERN = /^(?:\w+ ){0,3}?(?:is|isnt|are|arent|wont|will|would|does)\b.{0,30}\btoo [a-z]+/u;

/** Whether a clause may be a change, because it is neither a question nor about other people. */
function isEdit(text: string, act: string | null): boolean {
  if (text.trim() === '') return false;
  if (ORDERS_PATTERN.test(text) || PREFERS_PATTERN.test(text)) return true;
  if (act !== null && ASIDE_ACTS.has(act) && !ASKING_ACTS.has(act))
    return act === 'choose' || act === 'service' ? REQUESTS_PATTERN.test(text) : false;
  if (TOO_MUCH_OF_PATTERN.test(text) && listLeanings(readRelative(text)).length > 0) return true;
  const asks = (act !== null && ASKING_ACTS.has(act)) || QUESTION_PATTERN.test(text);
  return !asks || REQUESTS_PATTERN.test(text);
}

/** Returns the words before 'instead of', which are the wish: 'navy instead of gray'. */
const withoutReplaced = (text: string): string => text.split(/\binstead of /u, 1)[0] ?? text;

function readPart(
  text: string,
  act: string | null,
  outfit: OutfitPlan | null,
  language: Language,
): readonly OutfitEdit[] {
  if (outfit !== null && ANOTHER_PATTERN.test(text)) return [{ kind: 'another', keeps: [] }];
  const wording = withSums(
    outfit === null ? text.replace(OUTFIT_PATTERN, ' ') : withoutReplaced(text.replace(WORN_WITH_PATTERN, ' ')),
  );
  const { edits: refusedEdits, wantedGarments: namedGarments } = readRefused(wording, act, language);
  // 'I am a 44 short in the jacket' states a size and asks for no jacket.
  const toldMentions =
    outfit === null && act === 'self' ? listMentions(wording, language).filter(({ isDefinite }) => isDefinite) : [];
  const wantedGarments = namedGarments.filter(
    ({ words }) => !toldMentions.some(({ garment }) => words.includes(garment.words)),
  );
  const relative = readRelative(text);
  const meantGarments =
    outfit === null || refusedEdits.length + wantedGarments.length > 0
      ? wantedGarments
      : readNamed(text, outfit, language);
  const edits = [...refusedEdits, ...readWanted(text, meantGarments, relative, outfit, language)];
  return [
    ...edits,
    ...(edits.length === 0 && outfit !== null ? readEditsOfAll(relative) : []),
    ...readWishTerms(text, act, relative, edits.length > 0, outfit, language),
  ];
}

/** Reads changes to garments of the outfit that the text names: 'something less boring for the shoes'. */
function readNamed(text: string, outfit: OutfitPlan, language: Language): readonly NamedGarment[] {
  return listMentioned(text, language).filter((garment) => findPlace(outfit, garment) !== undefined);
}

/** Reads changes to all pieces from comparisons that name no garment. */
function readEditsOfAll(relative: ReturnType<typeof readRelative>): readonly OutfitEdit[] {
  const { differences } = relative;
  return [
    ...(differences.includes('cheaper') ? [{ kind: 'cheaper' } as const] : []),
    ...(differences.includes('dearer') ? [{ kind: 'dearer' } as const] : []),
    ...(differences.includes('otherColor') ? [{ kind: 'another', keeps: [] } as const] : []),
    ...listLeanings(relative).map((leaning) => ({ kind: 'lean', leaning }) as const),
  ];
}

/** Reads the wishes for the whole outfit in a text. Leaves out words that describe one garment. */
function readWishTerms(
  text: string,
  act: string | null,
  { remainingText, words, said: leanings }: ReturnType<typeof readRelative>,
  isOfGarments: boolean,
  outfit: OutfitPlan | null,
  { lexicon, spelling }: Language,
): readonly OutfitEdit[] {
  const weatherproof = isOfGarments ? '' : (WEATHERPROOF_PATTERN.exec(remainingText)?.[0] ?? '');
  if (weatherproof !== '') return [createCover(weatherproof)];
  const isNew = outfit === null;
  const wording = withSums(
    isNew
      ? text.replace(PUT_TOGETHER_PATTERN, ' ').replace(OUTFIT_PATTERN, ' ')
      : remainingText.replace(COMPARED_WITH_PATTERN, ' '),
  );
  const terms = readTerms(readParts(wording, lexicon, spelling), isNew && act === 'want');
  const earlierWords = isNew ? '' : words;
  const outfitTerms = {
    ...terms,
    words: isOfGarments ? '' : [terms.words, earlierWords].filter((part) => part !== '').join(', '),
    ...(earlierWords !== '' && terms.words === '' && { said: leanings.join(', ') }),
  };
  return saysSomething(outfitTerms) ? [{ kind: 'terms', terms: outfitTerms }] : [];
}

/** Matches the second half of a comparison, which is not a wish: 'than black' in 'softer than black'. */
const COMPARED_WITH_PATTERN = /\bthan (?:the |a |an |in )?[a-z]+/gu;
/** Matches a request to compose an outfit, in which 'put together' does not mean a style. */
const PUT_TOGETHER_PATTERN = /\b(?:put|throw|pull)(?: (?:me|us|something|it))? together\b/u;
/** Matches words for protection from rain and wind, which only the outermost piece of an outfit needs. */
const WEATHERPROOF_PATTERN = /\b(?:water ?(?:proof|resistant|repellent)|rain ?proof|showerproof|wind ?proof)\b/u;

function createCover(weatherproof: string): OutfitEdit {
  return { kind: 'add', garment: { slot: 'outer', kinds: ['jacket', 'coat'], words: `${weatherproof} jacket` } };
}

function findLastGarment(edits: readonly OutfitEdit[]): NamedGarment | null {
  return edits.flatMap((edit) => ('garment' in edit ? [edit.garment] : [])).at(-1) ?? null;
}
