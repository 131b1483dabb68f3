import { describe, expect, it } from 'vitest';
import { createUsualEdge } from './collarEdge.ts';

describe('the usual opening of a collar', () => {
  it('lies below the back edge, so that a label on the back stays behind the neck', () => {
    const halfWidth = 50;
    const [left, right] = [
      [100, 60],
      [200, 60],
    ] as const;
    for (const backRow of [60, 75, 85])
      expect(createUsualEdge(left, right, backRow)(150) - backRow).toBeGreaterThanOrEqual(0.19 * halfWidth);
  });
});
