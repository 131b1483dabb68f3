import type { Findings, Reply } from './Turn.ts';
import type { Lexicon } from '../language/lexicon/Lexicon.ts';
import { listActions } from './answering/listActions.ts';
import { listItemsInSight } from './listItemsInSight.ts';
import { replyToOutfit } from './outfit/replyToOutfit.ts';
import { writeAnswerReply } from './replying/writeAnswerReply.ts';
import { chooseBestPicks } from './replying/chooseBestPicks.ts';
import { countItemsInWords, describeLowestPrice } from './replying/countItemsInWords.ts';
import { explainCompanion } from './replying/deepReasons.ts';
import type { Direction } from './replying/direction.ts';
import { findDirection } from './replying/direction.ts';
import { writeSearchReply } from './replying/writeSearchReply.ts';
import { Voice } from './replying/Voice.ts';

const MAX_COMPANIONS = 8;

/** Writes the reply to a message. Has no side effects; the same findings give the same words. */
export function replyTo(findings: Findings, lexicon: Lexicon): Reply {
  const { converted } = findings.understood.conversation.heard;
  const reply = writeReply(findings, lexicon);
  return converted === undefined ? reply : { ...reply, reply: `${converted}\n\n${reply.reply}` };
}

function writeReply(findings: Findings, lexicon: Lexicon): Reply {
  const { understood, items } = findings;
  const voice = createVoice(findings);
  writeAnnouncementIn(findings, voice);
  if (understood.outfit !== undefined && findings.outfit !== undefined)
    return replyToOutfit(findings, understood.outfit, findings.outfit, voice);
  const { answer } = understood.conversation.heard;
  if (understood.intent !== 'search' && answer) {
    return {
      reply: writeAnswerReply(findings, answer, voice, lexicon),
      deepPicks: listCompanionPicks(findings),
      quickPickIds: [],
      actions: listActions(answer),
      spoken: voice.spoken,
    };
  }
  const aside = answer ? writeAnswerReply(findings, answer, voice, lexicon) : '';
  return {
    reply: [aside, writeSearchReply(findings, voice, lexicon)].filter(Boolean).join('\n\n'),
    ...(answer && { actions: listActions(answer) }),
    deepPicks: chooseBestPicks(findings, lexicon),
    quickPickIds: items.map(({ id }) => id),
    spoken: voice.spoken,
  };
}

const MOMENT_BY_DIRECTION: Readonly<Partial<Record<Direction, 'announceMore' | 'announceFewer'>>> = {
  widened: 'announceMore',
  narrowed: 'announceFewer',
};

/** Writes the line that is shown after the search and before the reply. */
export function writeAnnouncement(findings: Findings): string {
  return writeAnnouncementIn(findings, createVoice(findings));
}

function writeAnnouncementIn(findings: Findings, voice: Voice): string {
  const { items, understood } = findings;
  if (understood.intent !== 'search' || items.length === 0 || findings.outfit !== undefined) return '';
  return voice.say(MOMENT_BY_DIRECTION[findDirection(findings)] ?? 'announce', {
    count: countItemsInWords(items),
    from: describeLowestPrice(items),
  });
}

function createVoice({ turn }: Findings): Voice {
  return new Voice(turn.profile.preferences.aiTone, turn.said, turn.conversation.spoken);
}

function listCompanionPicks({ companions, understood, turn }: Findings): Reply['deepPicks'] {
  const piece = listItemsInSight(turn).get(understood.companionsOf ?? '');
  return piece
    ? companions.slice(0, MAX_COMPANIONS).map((item) => ({ itemId: item.id, reason: explainCompanion(piece, item) }))
    : [];
}
