import type { Findings, Reply } from './Turn.ts';
import type { Lexicon } from '../language/lexicon/Lexicon.ts';
import { actionsOf } from './answering/actionsOf.ts';
import { inSight } from './inSight.ts';
import { outfitReply } from './outfit/outfitReply.ts';
import { answerReply } from './replying/answerReply.ts';
import { bestPicks } from './replying/bestPicks.ts';
import { counted, lowestPrice } from './replying/counted.ts';
import { companionReason } from './replying/deepReasons.ts';
import type { Direction } from './replying/direction.ts';
import { directionOf } from './replying/direction.ts';
import { searchReply } from './replying/searchReply.ts';
import { Voice } from './replying/Voice.ts';

const MAX_COMPANIONS = 8;

/** Writes the reply to a message. Has no side effects; the same findings give the same words. */
export function replyTo(findings: Findings, lexicon: Lexicon): Reply {
  const { understood, items } = findings;
  const voice = voiceFor(findings);
  announced(findings, voice);
  if (understood.outfit !== undefined && findings.outfit !== undefined)
    return outfitReply(findings, understood.outfit, findings.outfit, voice);
  const { answer } = understood.conversation.heard;
  if (understood.intent !== 'search' && answer) {
    return {
      reply: answerReply(findings, answer, voice, lexicon),
      deepPicks: companionPicks(findings),
      quickPickIds: [],
      actions: actionsOf(answer),
      spoken: voice.spoken,
    };
  }
  const aside = answer ? answerReply(findings, answer, voice, lexicon) : '';
  return {
    reply: [aside, searchReply(findings, voice, lexicon)].filter(Boolean).join('\n\n'),
    ...(answer && { actions: actionsOf(answer) }),
    deepPicks: bestPicks(findings, lexicon),
    quickPickIds: items.map(({ id }) => id),
    spoken: voice.spoken,
  };
}

const ANNOUNCED: Readonly<Partial<Record<Direction, 'announceMore' | 'announceFewer'>>> = {
  widened: 'announceMore',
  narrowed: 'announceFewer',
};

/** Writes the line that is shown after the search and before the reply. */
export function announcement(findings: Findings): string {
  return announced(findings, voiceFor(findings));
}

function announced(findings: Findings, voice: Voice): string {
  const { items, understood } = findings;
  if (understood.intent !== 'search' || items.length === 0 || findings.outfit !== undefined) return '';
  return voice.say(ANNOUNCED[directionOf(findings)] ?? 'announce', {
    count: counted(items),
    from: lowestPrice(items),
  });
}

function voiceFor({ turn }: Findings): Voice {
  return new Voice(turn.profile.preferences.aiTone, turn.said, turn.conversation.spoken);
}

function companionPicks({ companions, understood, turn }: Findings): Reply['deepPicks'] {
  const piece = inSight(turn).get(understood.companionsOf ?? '');
  return piece
    ? companions.slice(0, MAX_COMPANIONS).map((item) => ({ itemId: item.id, reason: companionReason(piece, item) }))
    : [];
}
