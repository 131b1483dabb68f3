import type { Findings, Reply, Stylist, Turn, Understood } from '../../server/application/ports/Stylist.ts';
import { createUnderstood } from './chatTurns.ts';

/** A stylist whose interpretation and reply the test sets. A test may also pause it or make it throw. */
export class FakeStylist implements Stylist {
  readonly turns: Turn[] = [];
  readonly findings: Findings[] = [];
  /** Set by the test: overrides parts of the interpretation. */
  understandAs: (turn: Turn) => Partial<Understood> = () => ({});
  /** Set by the test: the pieces of the reply. */
  replyPieces: (findings: Findings) => readonly string[] = ({ items }) => ['I found ', `${items.length} pieces.`];
  selectReply: (findings: Findings) => Omit<Reply, 'reply'> = ({ items, deepPicks }) => ({
    quickPickIds: items.map(({ id }) => id),
    deepPicks: deepPicks.map(({ item, reason }) => ({ itemId: item.id, reason })),
  });
  /** Set by the test to hold or reject a turn. Awaited after each turn arrives and after each piece of a reply. */
  waitBefore: (stage: 'understand' | 'reply', turn: Turn) => Promise<void> = async () => undefined;

  async understand(turn: Turn, signal: AbortSignal): Promise<Understood> {
    this.turns.push(turn);
    await this.waitBefore('understand', turn);
    signal.throwIfAborted();
    return createUnderstood({
      title: `About ${turn.said}`,
      refinedQuery: turn.said,
      filters: turn.filters,
      conversation: { ...turn.conversation, turns: turn.conversation.turns + 1 },
      ...this.understandAs(turn),
    });
  }

  announce({ items }: Findings): string {
    return `${items.length} found.`;
  }

  async reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply> {
    this.findings.push(findings);
    const pieces = this.replyPieces(findings);
    for (const piece of pieces) {
      onText(piece);
      await this.waitBefore('reply', findings.turn);
      signal.throwIfAborted();
    }
    return { reply: pieces.join(''), ...this.selectReply(findings) };
  }
}
