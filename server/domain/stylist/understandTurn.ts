import type { Turn, Understood } from './Turn.ts';
import { answered, askedBack } from './answered.ts';
import type { Answer } from './answering/Answer.ts';
import { answerTo } from './answering/answerTo.ts';
import { hasContent, onlyStartsOver } from './hasContent.ts';
import { acceptedOffer } from './hearing/acceptedOffer.ts';
import type { Language } from './hearing/hear.ts';
import { hear } from './hearing/hear.ts';
import { pointable } from './hearing/pointable.ts';
import type { Pointable } from './hearing/referTo.ts';
import type { Speech } from './hearing/Speech.ts';
import { sought } from './sought.ts';
import { afresh, withoutContent } from './withoutContent.ts';

/** Understands one turn. Pure: the same turn gives the same answer. Never throws. */
export function understandTurn(turn: Turn, language: Language): Understood {
  const at = pointedFrom(turn, language);
  const speech = hear(turn.said, at, language, turn.profile.preferences.location);
  const answer = answerTo(speech, at);
  if (answer && !isErrand(turn, speech, answer)) return answer.topic === 'which' ? askedBack(turn, answer) : answered(turn, answer);
  if (!hasContent(turn, speech)) return takenUp(turn, at, speech, language) ?? withoutContent(turn, speech, language);
  return onlyStartsOver(turn, speech) ? afresh(turn) : sought(turn, speech, at, language);
}

function pointedFrom({ conversation, shown, attachment }: Turn, { lexicon }: Language): Pointable {
  return pointable({
    quick: shown.quick, picks: shown.deep.map(({ item }) => item), spokenOf: conversation.spokenOf,
    attached: attachment?.context === 'item' ? attachment.item : null, sent: conversation.attached,
  }, lexicon);
}

/** Something is attached that the question is not about, so it is a search after all. */
function isErrand({ attachment }: Turn, { wish }: Speech, answer: Answer): boolean {
  return attachment?.context === 'chat_attachment' && answer.topic !== 'who' && (answer.itemIds.length === 0 || wish.parts.length > 0);
}

/** 'Yes' to what the stylist offered; null where nothing was. */
function takenUp(turn: Turn, at: Pointable, speech: Speech, language: Language): Understood | null {
  const [first] = turn.shown.quick;
  const offer = first ? acceptedOffer(turn) : null;
  if (!first || offer === null) return null;
  if (offer === 'pair') return answered(turn, { topic: 'goesWith', itemIds: [first.id], asked: '' });
  return sought(turn, { ...speech, takenBack: [{ what: turn.filters.color.length > 0 ? 'color' : 'price', words: '' }] }, at, language);
}
