import type { Findings, Reply } from './Turn.ts';
import type { Lexicon } from '../language/lexicon/Lexicon.ts';
import { answerReply } from './replying/answerReply.ts';
import { inSight } from './inSight.ts';
import { counted, lowestPrice } from './replying/counted.ts';
import type { Direction } from './replying/direction.ts';
import { directionOf } from './replying/direction.ts';
import { companionReason, reasonOf } from './replying/deepReasons.ts';
import { searchReply, wishedOf } from './replying/searchReply.ts';
import { Voice } from './replying/Voice.ts';

const MOST_COMPANIONS = 8;

/** The whole answer to a turn. Pure: the same findings give the same words. */
export function replyTo(findings: Findings, lexicon: Lexicon): Reply {
  const { understood, items, deepPicks } = findings;
  const voice = voiceFor(findings);
  const { answer } = understood.conversation.heard;
  if (understood.intent !== 'search' && answer) {
    return {
      reply: answerReply(findings, answer, voice, lexicon),
      deepPicks: companionPicks(findings),
      quickPickIds: [],
    };
  }
  const wished = wishedOf(findings, lexicon);
  return {
    reply: searchReply(findings, voice, lexicon),
    deepPicks: deepPicks.map((pick, at) => ({ itemId: pick.item.id, reason: reasonOf(pick, wished, at) })),
    quickPickIds: items.map(({ id }) => id),
  };
}

const ANNOUNCED: Readonly<Partial<Record<Direction, 'announceMore' | 'announceFewer'>>> = {
  widened: 'announceMore',
  narrowed: 'announceFewer',
};

/** The line between search and reply. */
export function announcement(findings: Findings): string {
  const { items, understood } = findings;
  if (understood.intent !== 'search' || items.length === 0) return '';
  return voiceFor(findings).say(ANNOUNCED[directionOf(findings)] ?? 'announce', {
    count: counted(items),
    from: lowestPrice(items),
  });
}

function voiceFor({ turn }: Findings): Voice {
  return new Voice(turn.profile.preferences.aiTone, turn.conversation.turns, turn.said);
}

function companionPicks({ companions, understood, turn }: Findings): Reply['deepPicks'] {
  const piece = inSight(turn).get(understood.companionsOf ?? '');
  return piece
    ? companions.slice(0, MOST_COMPANIONS).map((item) => ({ itemId: item.id, reason: companionReason(piece, item) }))
    : [];
}
