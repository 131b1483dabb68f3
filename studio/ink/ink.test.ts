import { describe, expect, it } from 'vitest';
import { loadSilhouettes } from '../register.ts';
import type { Point } from '../tailoring/geometry.ts';
import { randomFrom } from '../tailoring/random.ts';
import { ILLUSTRATIONS } from './illustrations.ts';
import { formatPath, createPenStrokes, simplifyLine } from './pen.ts';
import { drawIllustration } from './writeInk.ts';

const silhouettes = await loadSilhouettes();

describe('ink and wash', () => {
  it.each(ILLUSTRATIONS.map((illustration) => [illustration.name, illustration] as const))(
    'draws %s within its size limit, complete and deterministic',
    (_name, illustration) => {
      const svg = drawIllustration(illustration, silhouettes);
      expect(svg).toBe(drawIllustration(illustration, silhouettes));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(Buffer.byteLength(svg)).toBeLessThan(illustration.pieces.length * 40_000);
      expect(svg, 'steps at the edges').not.toContain('feDisplacementMap');
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, used] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(used);
    },
  );

  it('keeps a line within its tolerance and its ends where they were', () => {
    const line = Array.from({ length: 60 }, (_, i): Point => [i * 4, Math.sin(i / 6) * 30]);
    const short = simplifyLine(line, 0.5);
    expect(short.length).toBeLessThan(line.length / 2);
    expect([short[0], short[short.length - 1]]).toEqual([line[0], line[59]]);
    const offs = line.map(([x, y]) =>
      Math.min(
        ...short.slice(1).map((b, i) => {
          const a = short[i]!;
          const t = Math.max(
            0,
            Math.min(
              1,
              ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2),
            ),
          );
          return Math.hypot(x - a[0] - (b[0] - a[0]) * t, y - a[1] - (b[1] - a[1]) * t);
        }),
      ),
    );
    expect(Math.max(...offs)).toBeLessThanOrEqual(0.5 + 1e-9);
  });

  it('writes path steps that lead back to the points', () => {
    expect(
      formatPath(
        [
          [-400, 0],
          [-399, 1],
          [-398, -1],
        ],
        false,
      ),
    ).toBe('M0 0l2 2 2-4');
  });

  it('covers nearly all of a line with its pen', () => {
    const strokes = createPenStrokes(
      [
        [0, 0],
        [0, 700],
      ],
      randomFrom(5),
      1,
    );
    const drawnLength = strokes.reduce((sum, { line }) => sum + line[line.length - 1]![1] - line[0]![1], 0);
    expect(drawnLength).toBeGreaterThan(580);
  });
});
