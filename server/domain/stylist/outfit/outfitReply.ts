import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { Voice } from '../replying/Voice.ts';
import type { Findings, Reply } from '../Turn.ts';
import { nameOutfitOf } from './titleOfOutfit.ts';
import { joinWords } from '../../search/phrasing.ts';
import { wordChange, wordOutfit, wordPieceReasons, wordTotal } from './wordOutfit.ts';

const MAX_NAMED_EDITS = 3;

/** The answer to a turn for which an outfit was composed. Its pieces stand first in the list, then what else would go. */
export function outfitReply(
  { turn, understood, items }: Findings,
  plan: OutfitPlan,
  outfit: FoundOutfit,
  voice: Voice,
): Reply {
  const turns = turn.conversation.turns;
  if (understood.intent !== 'search')
    return { reply: wordTotal(plan, outfit, turns), deepPicks: [], quickPickIds: [], spoken: voice.spoken };
  const before = turn.conversation.outfit;
  const edits = understood.conversation.heard.changes.map(({ words }) => words);
  const isNew = before === null || before.places.length === 0 || edits.length === 0;
  const opening = isNew
    ? voice.say('found', { sought: nameOutfitOf(plan) })
    : voice.say('refined', { change: joinWords(edits.slice(0, MAX_NAMED_EDITS), 'and') });
  const paragraphs = isNew ? wordOutfit(plan, outfit, turns) : wordChange(before, plan, outfit, turns);
  const reasons = wordPieceReasons(outfit, plan);
  return {
    reply: [opening, ...paragraphs].join('\n\n'),
    deepPicks: outfit.pieces.map(({ item: { id } }) => ({ itemId: id, reason: reasons.get(id) ?? '' })),
    quickPickIds: items.map(({ id }) => id),
    spoken: voice.spoken,
  };
}
