import type { Ranking, Translation } from '../../src/domain/chat/Chat.ts';
import { NO_FILTERS, type Filters } from '../../src/domain/filters/Filters.ts';
import { aRanking, aRetrieval, aTranslation, createChatFixture } from './chatFixture.ts';
import { settlePromises } from './HeldCalls.ts';

export type ChatFixture = ReturnType<typeof createChatFixture>;

export const FIRST_MESSAGE = 'a dress for a garden wedding, nothing floral';
export const UNDERSTOOD: Filters = { ...NO_FILTERS, priceRangeMax: 250 };

/** Answers the stages of the pending turn up to and including `stage`. */
export async function answerUntilStage(
  { held }: ChatFixture,
  stage: 'translate' | 'retrieve' | 'rank',
  overrides: Partial<Translation> = {},
  ranking: Partial<Ranking> = {},
): Promise<void> {
  held.translate.newest.resolve(aTranslation(overrides));
  await settlePromises();
  if (stage === 'translate') return;
  held.retrieve.newest.resolve(aRetrieval());
  await settlePromises();
  if (stage === 'retrieve') return;
  held.rank.newest.resolve(aRanking(ranking));
  await settlePromises();
}

/** A conversation with one message that was answered with results. */
export async function createAnsweredFixture(
  overrides?: Partial<Translation>,
  ranking?: Partial<Ranking>,
): Promise<ChatFixture> {
  const fixture = createChatFixture();
  void fixture.sendMessage(FIRST_MESSAGE);
  await answerUntilStage(fixture, 'rank', overrides, ranking);
  return fixture;
}

export const getLastMessage = ({ chat }: ChatFixture) => chat.snapshot.messages.at(-1);
