import { countActiveFilters } from '../../../../src/domain/filters/filterFacts.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { Findings } from '../Turn.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { formatDollars } from '../../search/ranking/phrasing.ts';
import { inSight } from '../inSight.ts';
import { itemName, pieceName } from '../wording/phrases.ts';
import { wantedKinds } from '../wish/groups.ts';
import { changeWords, soughtWords } from '../wording/soughtWords.ts';
import type { NextStep } from '../wording/Tone.ts';
import { counted } from './counted.ts';
import { directionOf } from './direction.ts';
import type { Merit, Wished } from './merits.ts';
import { meritsOf, predicates, traits } from './merits.ts';
import { unmetWishes } from './unmet.ts';
import type { Voice } from './Voice.ts';

/** So few leave nothing to narrow. */
const FEW = 4;
const MANY = 24;
const MOST_MERITS = 3;
/** Who has not said for whom by then does not want to. */
const EARLY = 3;
/** A second piece that costs so much less, as a share of the first. */
const WORTH_SAYING = 0.15;

/**
 * What is said of what was found: what was understood or had to be given up, one or two pieces and why, one next step.
 */
export function searchReply(findings: Findings, voice: Voice, lexicon: Lexicon): string {
  const { items, understood, turn } = findings;
  const { conversation, filters } = understood;
  const company = conversation.heard.changes.find(({ kind }) => kind === 'goesWith');
  const fresh = new Set([...conversation.leads.emphasis, ...freshKinds(findings)]);
  const unmet = unmetWishes(
    conversation.wish,
    items,
    lexicon,
    turn.conversation.turns === 0 ? new Set(conversation.wish.map(({ words }) => words)) : fresh,
  );
  const sought = `${soughtWords(
    conversation.wish.filter((part) => !unmet.parts.includes(part)),
    filters,
  )}${company ? `, to go with ${company.words}` : ''}`;
  if (items.length === 0 && isNotSold(findings))
    return voice.say('notSold', { sought: soughtWords(wantedKinds(conversation.wish), NO_FILTERS) });
  if (items.length === 0)
    return voice.say(
      understood.conversation.heard.changes.some(({ kind }) => kind === 'unshown') ? 'seenAll' : 'nothing',
      { sought },
    );
  const wished = wishedOf(findings, lexicon);
  const [first] = items;
  const second = contrasting(items);
  const merits = first ? meritsOf(first, wished) : [];
  const body = [
    first ? praised(voice, 'first', first, merits) : '',
    first && second ? praised(voice, 'second', second, otherMerits(second, first, merits, wished)) : '',
  ]
    .filter(Boolean)
    .join(' ');
  const gaveUp = voiceOfRelaxations(findings, voice, unmet.sentences);
  const head = gaveUp.length > 0 ? gaveUp : [opening(findings, voice, sought)];
  return [...head, body, ...fromProfile(findings, voice), offer(findings, voice, first)].filter(Boolean).join('\n\n');
}

/** Garments that this turn asked for. */
function freshKinds({ turn, understood }: Findings): string[] {
  const before = new Set(wantedKinds(turn.conversation.wish).map(({ words }) => words));
  return wantedKinds(understood.conversation.wish)
    .map(({ words }) => words)
    .filter((words) => !before.has(words));
}

/** Search says so, or nothing but a garment was asked for. */
function isNotSold({ understood: { conversation, filters }, relaxations }: Findings): boolean {
  if (relaxations.length > 0) return true;
  const isUnbound = countActiveFilters({ ...filters, gender: [], size: [] }) === 0;
  return isUnbound && conversation.wish.length > 0 && conversation.wish.every(({ facet }) => facet === 'kind');
}

function opening(findings: Findings, voice: Voice, sought: string): string {
  const {
    understood: { conversation },
    items,
  } = findings;
  const { changes } = conversation.heard;
  const change = changeWords(changes);
  const direction = directionOf(findings);
  if (changes.some(({ kind, words }) => kind === 'profile' && words === 'taste'))
    return voice.say('shownAnyway', { count: counted(items) });
  if (direction === 'begun' || change === '') return voice.say('found', { sought, count: counted(items) });
  return voice.say(direction === 'swapped' ? 'refined' : direction, { change, count: counted(items) });
}

export function wishedOf({ understood, turn }: Findings, lexicon: Lexicon): Wished {
  const { conversation, filters } = understood;
  const { changes } = conversation.heard;
  const shown = inSight(turn);
  const model = conversation.leads.likeItemIds.map((id) => shown.get(id)).find((item) => item !== undefined) ?? null;
  return {
    parts: conversation.wish,
    filters,
    model,
    aboutPrice: changes.some(({ kind }) => kind === 'cheaper' || kind === 'dearer'),
    aboutSize: changes.some(({ kind }) => kind === 'size'),
    variant: conversation.turns,
    lexicon,
  };
}

/** What speaks for the second piece and was not said of the first; what it costs less is worth a word. */
function otherMerits(second: CatalogueItem, first: CatalogueItem, said: readonly Merit[], wished: Wished): Merit[] {
  const spoken = said.slice(0, MOST_MERITS).map(({ predicate }) => predicate);
  const fresh = meritsOf(second, wished)
    .map((merit) => withoutEcho(merit, spoken))
    .filter(({ predicate, aspect }) => !spoken.includes(predicate) && aspect !== 'price');
  const less = first.priceCents - second.priceCents;
  const cheaper: Merit[] =
    less >= first.priceCents * WORTH_SAYING
      ? [{ aspect: 'price', predicate: `costs ${formatDollars(less)} less`, trait: `${formatDollars(less)} less` }]
      : [];
  return [...fresh.slice(0, 1), ...cheaper, ...fresh.slice(1)];
}

/** 'Is silk, which stays cool' after 'is linen, which stays cool' is silk. */
function withoutEcho(merit: Merit, spoken: readonly string[]): Merit {
  const [own = '', effect] = merit.predicate.split(', which ');
  return effect !== undefined && spoken.some((words) => words.endsWith(`, which ${effect}`))
    ? { ...merit, predicate: own }
    : merit;
}

function praised(voice: Voice, moment: 'first' | 'second', item: CatalogueItem, merits: readonly Merit[]): string {
  const most = moment === 'first' ? MOST_MERITS : 2;
  return voice.say(moment, { piece: pieceName(item), why: predicates(merits, most), traits: traits(merits, most) });
}

/** Of the next few the one least like the first. */
function contrasting(items: readonly CatalogueItem[]): CatalogueItem | undefined {
  const [first, ...rest] = items.slice(0, 6);
  if (!first) return undefined;
  const shared = (item: CatalogueItem): number =>
    Number(item.brand === first.brand) +
    Number(item.kind === first.kind) +
    Number(item.colors[0] === first.colors[0]) +
    Number(item.materials[0] === first.materials[0]);
  return rest.reduce<CatalogueItem | undefined>(
    (best, item) => (best === undefined || shared(item) < shared(best) ? item : best),
    undefined,
  );
}

/** What was said of it lately need not be said again. */
function voiceOfRelaxations(findings: Findings, voice: Voice, unmet: readonly string[]): string[] {
  const { relaxations, turn } = findings;
  const before = turn.earlier.map(({ reply }) => reply).join(' ');
  const sentences = [...relaxations, ...unmet, unsized(findings)].filter(
    (sentence) => sentence !== '' && !before.includes(sentence.slice(1)),
  );
  return sentences.length === 0 ? [] : [voice.relax(sentences)];
}

function unsized({ understood }: Findings): string {
  const kinds = understood.conversation.heard.changes.find(({ kind }) => kind === 'unsized');
  return kinds ? `Which sizes the ${kinds.words} come in is not on record here, so none are left out for it.` : '';
}

function fromProfile({ understood }: Findings, voice: Voice): string[] {
  const taken = understood.conversation.heard.changes.find(
    ({ kind, words }) => kind === 'profile' && words !== 'taste',
  );
  return taken ? [voice.say('profile', { word: taken.words })] : [];
}

/** One thing to do next; what was offered last is not offered again at once. */
function offer(findings: Findings, voice: Voice, first: CatalogueItem | undefined): string {
  const before = findings.turn.earlier.at(-1)?.reply ?? '';
  const isFresh = (step: NextStep): boolean =>
    !voice
      .next(step, { item: '|' })
      .split('|')
      .every((part) => before.includes(part.trim()));
  const step = nextSteps(findings).find(isFresh);
  return step ? voice.next(step, { item: first ? itemName(first) : '' }) : '';
}

/** What would help most now first. */
function nextSteps({ items, understood, turn }: Findings): NextStep[] {
  const {
    filters,
    conversation: { wish, turns, wearer },
  } = understood;
  const isBound = filters.priceRangeMax !== null || filters.color.length > 0;
  if (items.length < FEW) return [isBound ? 'loosen' : 'pair', 'pair'];
  const wearers = new Set(items.slice(0, MANY).flatMap(({ genders }) => genders));
  const open: NextStep[] = [
    ...(turn.conversation.turns < EARLY && filters.gender.length === 0 && wearers.has('Men') && wearers.has('Women')
      ? ['wearer' as const]
      : []),
    ...(wearer === 'other' || wish.some(({ facet, stance }) => facet === 'occasion' && stance === 'wanted')
      ? []
      : ['occasion' as const]),
    ...(items.length > MANY && filters.color.length === 0 ? ['color' as const] : []),
    ...(filters.priceRangeMax === null ? ['budget' as const] : []),
  ];
  const later: NextStep[] = ['alike', 'pair'];
  const steps = turn.conversation.turns === 0 ? [...open, ...later] : [...later, ...open];
  const at = (turns - 1) % steps.length;
  return [...steps.slice(at), ...steps.slice(0, at)];
}
