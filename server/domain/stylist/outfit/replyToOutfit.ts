import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { Heard } from '../Conversation.ts';
import type { Voice } from '../replying/Voice.ts';
import type { Findings, Reply } from '../Turn.ts';
import { nameOutfitOf } from './titleOutfit.ts';
import { formatDollars, joinWords } from '../../search/phrasing.ts';
import { guessWearer } from '../wearing/weighWearer.ts';
import { writeCount } from './writeCount.ts';
import { writeRemark } from './writeRemark.ts';
import { writePieceReasons } from './pieceReasons.ts';
import { isAllNew, writeChange, writeList, writeOutfit, writeTotal } from './writeOutfit.ts';
import { writeUnchangedReason } from './writeUnchangedReason.ts';

const MAX_NAMED_EDITS = 3;

/** Writes a plain reply for a funeral; returns null for other events. */
function writeMourning({ event }: OutfitPlan, isNew: boolean, change: string): string | null {
  if (event !== 'funeral') return null;
  if (isNew) return 'I’m sorry for your loss. Here is something quiet and dark to wear.';
  return change === '' ? 'Here it is.' : `Changed: ${change}.`;
}

/** Writes a question about who the outfit is for, if no words show the gender. */
function askWearer(
  { filters }: Findings['understood'],
  plan: OutfitPlan,
  isNew: boolean,
  voice: Voice,
): readonly string[] {
  const question =
    isNew &&
    filters.gender.length === 0 &&
    plan.likelyWearer === null &&
    guessWearer(plan.places.map(({ words }) => words).join(', ')) === null
      ? voice.offer('wearer')
      : '';
  return question === '' ? [] : [question];
}

/** Writes that the outfit exceeds the budget; returns '' if it does not, or if the shopper only changed a piece. */
function warnOfPrice({ budgetCents }: OutfitPlan, { totalCents }: FoundOutfit, isLimited: boolean): string {
  if (budgetCents === null || totalCents <= budgetCents || !isLimited) return '';
  const over = formatDollars(totalCents - budgetCents);
  return `This is ${over} over your ${formatDollars(budgetCents)}: I found nothing complete for less.`;
}

/**
 * Returns the opening of a reply if the outfit exceeds the budget; null for the usual opening. Warns only once in a
 * conversation, because the total price repeats the excess. After a later change that does not help, the opening is
 * '', because a cheerful opening would not fit.
 */
function openWithPrice(warning: string, isNew: boolean, voice: Voice): string | null {
  if (warning === '') return null;
  if (voice.hasNoted(warning)) return isNew ? null : '';
  voice.note(warning);
  return warning;
}

function writeLeftOut({ itemIds, words }: NonNullable<Heard['leftOut']>, { pieces, totalCents }: FoundOutfit): string {
  const leftOutPieces = pieces.filter(({ item }) => itemIds.includes(item.id));
  const cents = leftOutPieces.reduce((sum, { item }) => sum + item.priceCents, 0);
  return `Without the ${joinWords([...new Set(words)], 'and')} it is ${formatDollars(totalCents - cents)}.`;
}

function writeAskedAnswer(
  { counted, remark, leftOut, isListed }: Heard,
  plan: OutfitPlan,
  outfit: FoundOutfit,
  turns: number,
): string {
  if (remark !== undefined) return writeRemark(remark, plan, outfit);
  if (counted !== undefined) return writeCount(counted, plan, outfit);
  if (isListed) return writeList(plan, outfit, turns);
  const total = writeTotal(plan, outfit, turns);
  return leftOut === undefined ? total : `${total} ${writeLeftOut(leftOut, outfit)}`;
}

/** Whether an outfit has the same pieces as before. */
function isSameOutfit({ places }: OutfitPlan, { pieces, owned }: FoundOutfit): boolean {
  const idsBefore = places.flatMap(({ itemId }) => itemId ?? []);
  const ownedBefore = places.filter(({ isOwned }) => isOwned).length;
  return (
    idsBefore.length === pieces.length &&
    pieces.every(({ item }) => idsBefore.includes(item.id)) &&
    owned.length === ownedBefore
  );
}

/** Writes how a new outfit differs from the earlier outfit: 'Here is one that is bolder'. */
function writeNewOutfit(edits: readonly string[], voice: Voice): string {
  const [firstEdit = ''] = edits;
  if (firstEdit === '' || firstEdit === 'another outfit') return voice.vary('another', OTHER_OUTFIT_SENTENCES);
  if (/^(?:another|an?|the) /u.test(firstEdit)) return `Here is ${firstEdit}.`;
  if (firstEdit.startsWith('$')) return `Here is one within ${firstEdit.split(' ', 1)[0] ?? ''}.`;
  if (/^(?:for|in|with|without|of) /u.test(firstEdit)) return `Here is one ${firstEdit}.`;
  return edits.every((words) => COMPARES_PATTERN.test(words))
    ? `Here is one that is ${joinWords(edits.slice(0, MAX_NAMED_EDITS), 'and')}.`
    : `Here it is anew: ${joinWords(edits.slice(0, MAX_NAMED_EDITS), 'and')}.`;
}

const OTHER_OUTFIT_SENTENCES = [
  'Here is another outfit.',
  'Here is a different one.',
  'How about these together?',
  'Then let us try this one.',
  'A fresh start.',
  'One more idea.',
  'And another.',
  '',
];

const COMPARES_PATTERN = /^(?:(?:more|less) [a-z]+|[a-z]+er)(?: in color)?$/u;

/** Takes note of the shopper's own pieces, which change nothing else. */
function writeOwned({ places }: OutfitPlan, { owned }: FoundOutfit): string {
  const addedPieces = owned.filter(({ words }) => !places.some((place) => place.isOwned && place.words === words));
  const namedPieces = addedPieces.length > 0 ? addedPieces : owned;
  const names = joinWords(
    namedPieces.map(({ words }) => words.split(',', 1)[0] ?? ''),
    'and',
  );
  return names === '' ? 'It stays as it is.' : `Noted: your own ${names} it is, so I add none.`;
}

/**
 * Writes the reply to a message about an outfit. In the list, the pieces of the outfit come first, then other pieces
 * that go with them.
 */
export function replyToOutfit(
  { turn, understood, items }: Findings,
  plan: OutfitPlan,
  outfit: FoundOutfit,
  voice: Voice,
): Reply {
  const turns = turn.conversation.turns;
  if (understood.intent !== 'search') {
    const reply = writeAskedAnswer(understood.conversation.heard, plan, outfit, turns);
    return { reply, deepPicks: [], quickPickIds: [], spoken: voice.spoken };
  }
  const planBefore = turn.conversation.outfit;
  const edits = understood.conversation.heard.changes.map(({ words }) => words);
  const isNew = planBefore === null || planBefore.places.length === 0 || edits.length === 0;
  const change = joinWords(edits.slice(0, MAX_NAMED_EDITS), 'and');
  const isLimited = isNew || isAllNew(planBefore, outfit) || plan.targetCents !== null;
  const warning = openWithPrice(warnOfPrice(plan, outfit, isLimited), isNew, voice);
  const mourning = writeMourning(plan, isNew || planBefore?.event !== plan.event, change);
  const isUnchanged = !isNew && isSameOutfit(planBefore, outfit);
  const opening = isNew
    ? (mourning ?? voice.say('found', { sought: nameOutfitOf(plan) }))
    : (mourning ?? (isAllNew(planBefore, outfit) ? writeNewOutfit(edits, voice) : ''));
  const paragraphs = isNew
    ? writeOutfit(plan, outfit, turns)
    : isUnchanged
      ? [writeUnchangedReason(understood.conversation.heard, planBefore, plan, outfit, voice, turns)]
      : writeChange(planBefore, plan, outfit, turns);
  const texts = paragraphs.length > 0 || isNew ? paragraphs : [writeOwned(planBefore, outfit)];
  const reasons = writePieceReasons(outfit, plan);
  const beginning = warning ?? (isUnchanged ? '' : opening);
  return {
    reply: [...(beginning === '' ? [] : [beginning]), ...texts, ...askWearer(understood, plan, isNew, voice)].join(
      '\n\n',
    ),
    deepPicks: outfit.pieces.map(({ item: { id } }) => ({ itemId: id, reason: reasons.get(id) ?? '' })),
    quickPickIds: items.map(({ id }) => id),
    spoken: voice.spoken,
  };
}
