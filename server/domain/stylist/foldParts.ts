import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { createBrandId } from '../language/lexicon/catalogueLexicon.ts';
import type { Language } from './hearing/hear.ts';
import type { Speech } from './hearing/Speech.ts';
import type { Move } from './wish/foldWish.ts';
import { foldWish, withoutThing } from './wish/foldWish.ts';
import { isSameThing } from './wish/groups.ts';
import { readParts } from './wish/readParts.ts';
import type { WishPart } from './wish/WishPart.ts';

/** Computes the parts of the wish after a message. */
export function foldParts(
  partsBefore: readonly WishPart[],
  speech: Speech,
  move: Move,
  language: Language,
  chosenColors: readonly Color[] = [],
): WishPart[] {
  const clearedParts = withoutLength(listWithdrawnParts(partsBefore, speech, language), speech);
  const statedParts = [
    ...speech.wish.parts,
    ...withSleeves(speech, clearedParts, language),
    ...findKindOfModel(speech, clearedParts, language),
    ...readLeaningParts(speech, language),
    ...(speech.otherColor ? refuseColors(chosenColors, language) : []),
  ];
  const newParts = statedParts.filter(
    (part, index) =>
      statedParts.findIndex((otherPart) => isSameThing(otherPart, part) && otherPart.stance === part.stance) === index,
  );
  const foldedParts = foldWish(clearedParts, newParts, move);
  const { colors, brands } = speech.wish.wish;
  const wantedIds = new Set([...colors.map((color) => `color:${color.toLowerCase()}`), ...brands.map(createBrandId)]);
  const allowed = foldedParts.filter(
    ({ stance, concepts }) => stance === 'wanted' || !concepts.some((id) => wantedIds.has(id)),
  );
  return speech.wish.wish.colors.length > 0 || speech.otherColor || takesColor(speech)
    ? withoutStaleShades(allowed, speech)
    : allowed;
}

/** Removes the length from a garment's name if another length is wanted: 'too long' after 'maxi skirts'. */
function withoutLength(parts: readonly WishPart[], { leanings }: Speech): WishPart[] {
  const isMoved = leanings.some(({ step }) => step?.order === 'length');
  return parts.map((part) =>
    isMoved && part.facet === 'kind' && LENGTH_PATTERN.test(part.words)
      ? {
          ...part,
          words: part.words.replace(LENGTH_PATTERN, ''),
          concepts: part.concepts.filter((id) => id.startsWith('kind:')),
        }
      : part,
  );
}

const LENGTH_PATTERN = /^(?:mini|midi|maxi) (?=\S)/u;

function takesColor({ takenBack: withdrawals }: Speech): boolean {
  return withdrawals.some(({ what }) => what === 'color');
}

/** Removes shades that a new color replaces: 'in green now' removes navy. */
function withoutStaleShades(parts: readonly WishPart[], { wish }: Speech): WishPart[] {
  const statedWords = new Set(wish.parts.map(({ words }) => words));
  return parts.filter(
    (part) =>
      !(part.stance === 'wanted' && (part.facet === 'shade' || part.facet === 'color')) || statedWords.has(part.words),
  );
}

/** Garments that never have sleeves. A wish for sleeves replaces them with another garment. */
const SLEEVELESS_CONCEPTS: ReadonlySet<string> = new Set(['kind:tank', 'kind:camisole']);

function withSleeves({ wish }: Speech, partsBefore: readonly WishPart[], { lexicon, spelling }: Language): WishPart[] {
  const wantsSleeves = wish.parts.some(
    ({ words, stance }) => stance === 'wanted' && /\bsleeves?d?$/u.test(words) && !words.includes('sleeveless'),
  );
  const isSleeveless = partsBefore.some(
    ({ concepts, stance }) => stance === 'wanted' && concepts.some((id) => SLEEVELESS_CONCEPTS.has(id)),
  );
  return wantsSleeves && isSleeveless ? [...readParts('tee or shirt or sweater', lexicon, spelling).parts] : [];
}

/** Returns parts of the wish that refuse the present colors, for 'another color'. */
function refuseColors(colors: readonly Color[], { lexicon, spelling }: Language): WishPart[] {
  return colors.flatMap((color) => readParts(`no ${color.toLowerCase()}`, lexicon, spelling).parts);
}

/** Returns the kind of the piece that the results should resemble; none if the words name another kind. */
function findKindOfModel(
  { reference, relation, wish }: Speech,
  partsBefore: readonly WishPart[],
  { lexicon, spelling }: Language,
): WishPart[] {
  const [modelItem] =
    relation === 'like' || relation === 'praised' || relation === 'pointed' ? (reference?.items ?? []) : [];
  if (!modelItem || wish.parts.some(({ facet, stance }) => facet === 'kind' && stance === 'wanted')) return [];
  const kinds = readParts(modelItem.kind, lexicon, spelling).parts.filter(({ facet }) => facet === 'kind');
  const wantsKindOfModel = (part: WishPart): boolean =>
    part.stance === 'wanted' && part.concepts.some((id) => (lexicon.byId(id)?.kinds[modelItem.kind] ?? 0) > 0);
  return partsBefore.some(wantsKindOfModel) ? [] : kinds.map((part) => ({ ...part, isHinted: true }));
}

/** Returns parts of the wish for words such as 'warmer' or 'less formal'. */
function readLeaningParts({ leanings }: Speech, { lexicon, spelling }: Language): WishPart[] {
  const readStated = (words: string): readonly WishPart[] => readParts(words, lexicon, spelling).parts;
  return leanings.flatMap(({ wantedWords, lessOf, said }) => [
    ...wantedWords.flatMap(readStated).map((part): WishPart => ({ ...part, leaning: said })),
    ...lessOf
      .flatMap((words) => readStated(`not too ${words}`))
      .map((part): WishPart => ({ ...part, stance: 'lessOf' })),
  ]);
}

function listWithdrawnParts(
  partsBefore: readonly WishPart[],
  { takenBack: withdrawals }: Speech,
  { lexicon, spelling }: Language,
): WishPart[] {
  return withdrawals.reduce<WishPart[]>(
    (parts, { what, words }) => {
      if (what === 'everything') return parts.filter(({ isPersonal }) => isPersonal);
      if (what === 'price') return parts.filter(({ concepts }) => !concepts.includes('price:leaning'));
      if (what === 'color') return parts.filter(({ facet }) => facet !== 'color' && facet !== 'shade');
      if (what === 'occasion' || what === 'pattern' || what === 'brand')
        return parts.filter(({ facet }) => facet !== what);
      if (what !== 'words' && what !== 'welcome') return parts;
      const namedParts = readParts(words, lexicon, spelling).parts;
      const wider = namedParts.map((part) => ({
        ...part,
        concepts: part.concepts.flatMap((id) => lexicon.findLineage(id)),
      }));
      const isRefusedBefore = partsBefore.some(
        (part) =>
          part.stance !== 'wanted' && (part.words === words || wider.some((otherPart) => isSameThing(otherPart, part))),
      );
      if (what === 'welcome' && !isRefusedBefore) return foldWish(parts, namedParts, 'or');
      return wider.length > 0
        ? wider.reduce((remainingParts, part) => withoutThing(remainingParts, part), parts)
        : withoutThing(parts, { concepts: [], words });
    },
    [...partsBefore],
  );
}
