import type { Findings, Reply, Stylist, Turn, Understood } from '../../server/application/ports/Stylist.ts';
import { understood } from './chatTurns.ts';

/** Understands what the test sets and replies with the results; a test may pause it or make it fail. */
export class FakeStylist implements Stylist {
  readonly heard: Turn[] = [];
  readonly found: Findings[] = [];
  /** How the next turns are understood. */
  means: (turn: Turn) => Partial<Understood> = () => ({});
  /** The reply to the next findings, in pieces. */
  says: (findings: Findings) => readonly string[] = ({ items }) => ['I found ', `${items.length} pieces.`];
  chooses: (findings: Findings) => Omit<Reply, 'reply'> = ({ items, deepPicks }) => ({
    quickPickIds: items.map(({ id }) => id),
    deepPicks: deepPicks.map(({ item, reason }) => ({ itemId: item.id, reason })),
  });
  /** Awaited before understanding, and between the pieces of a reply. */
  pause: (stage: 'understand' | 'reply', turn: Turn) => Promise<void> = async () => undefined;

  async understand(turn: Turn, signal: AbortSignal): Promise<Understood> {
    this.heard.push(turn);
    await this.pause('understand', turn);
    signal.throwIfAborted();
    return understood({
      title: `About ${turn.said}`,
      refinedQuery: turn.said,
      filters: turn.filters,
      conversation: { ...turn.conversation, turns: turn.conversation.turns + 1 },
      ...this.means(turn),
    });
  }

  announce({ items }: Findings): string {
    return `${items.length} found.`;
  }

  async reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply> {
    this.found.push(findings);
    const pieces = this.says(findings);
    for (const piece of pieces) {
      onText(piece);
      await this.pause('reply', findings.turn);
      signal.throwIfAborted();
    }
    return { reply: pieces.join(''), ...this.chooses(findings) };
  }
}
