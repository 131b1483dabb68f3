import { nameItem } from '../wording/phrases.ts';
import type { Merit } from './merits.ts';
import { joinMeritTraits } from './merits.ts';
import { praiseItem } from './praiseItem.ts';
import type { PlannedPiece, ReplyPlan } from './ReplyPlan.ts';
import type { Voice } from './Voice.ts';

const MAX_MERITS = { first: 3, second: 2 } as const;

/** Writes the text of a reply, with blank lines between paragraphs. */
export function writePlan({ opening, shortfalls, pieces, fromProfile, offers }: ReplyPlan, voice: Voice): string {
  const [firstPiece, secondPiece] = pieces;
  const effects = new Set<string>();
  const praised = [
    firstPiece && writePiece('first', firstPiece, voice, effects),
    secondPiece && writePiece('second', secondPiece, voice, effects),
  ];
  return [
    ...(opening ? ['words' in opening ? opening.words : voice.say(opening.moment, opening.slots)] : []),
    ...(shortfalls.length > 0 ? [voice.relax(shortfalls)] : []),
    praised.filter(Boolean).join(' '),
    fromProfile && voice.say('profile', { word: fromProfile }),
    writeOffer(offers, firstPiece, voice),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Writes the sentence about a piece. Starts with statements that are not true of the previous piece, and leaves out
 * effects of the cloth that the reply has already told ('the linen stays cool').
 */
function writePiece(
  moment: 'first' | 'second',
  { item, merits, lacks }: PlannedPiece,
  voice: Voice,
  toldEffects: Set<string>,
): string {
  const maxMerits = MAX_MERITS[moment];
  const createNoteKey = ({ aspect, trait }: Merit): string => `said:${item.id}:${aspect}:${trait}`;
  const newMerits = merits.filter((merit) => !voice.hasNoted(createNoteKey(merit)));
  const toldMerits = [...newMerits, ...merits.filter((merit) => !newMerits.includes(merit))].slice(0, maxMerits);
  for (const merit of toldMerits) voice.note(createNoteKey(merit));
  return voice.say(moment, {
    piece: nameItem(item),
    why: `${praiseItem(item, withoutToldEffects(toldMerits, toldEffects))}${lacks && `, though ${lacks}`}`,
    traits: `${joinMeritTraits(toldMerits, maxMerits)}${lacks && `, ${lacks}`}`,
  });
}

/** Removes the effects that the set contains, and adds the other effects to the set. */
function withoutToldEffects(merits: readonly Merit[], toldEffects: Set<string>): readonly Merit[] {
  return merits.map(({ effect, ...merit }) => {
    if (!effect || toldEffects.has(effect)) return merit;
    toldEffects.add(effect);
    return { ...merit, effect };
  });
}

function writeOffer(steps: ReplyPlan['offers'], firstPiece: PlannedPiece | undefined, voice: Voice): string {
  for (const step of steps) {
    const words = voice.offer(step, { item: firstPiece ? nameItem(firstPiece.item) : '' });
    if (words !== '') return words;
  }
  return '';
}
