import { describe, expect, it } from 'vitest';
import { isMet, scoresOf } from './scores.ts';

const fileOf = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) });

describe('the scores of a mutation run', () => {
  it('are counted by folder, and only where mutants were tried', () => {
    const scores = scoresOf({
      files: {
        'src/domain/search/wish.ts': fileOf('Killed', 'Survived'),
        'src/domain/filters/price.ts': fileOf('Timeout', 'NoCoverage', 'Ignored', 'RuntimeError'),
        'src/application/search/SearchOpening.ts': fileOf('Ignored'),
        'server/domain/search/ranking/score.ts': fileOf('Killed'),
      },
    });
    expect(scores.map(({ folder, killed, timedOut, tried }) => [folder, killed, timedOut, tried])).toEqual([
      ['src/domain', 2, 1, 4],
      ['server/domain/search/ranking', 1, 0, 1],
    ]);
  });

  it('meet a limit that they reach exactly', () => {
    const score = { folder: 'src/domain', timedOut: 0, tried: 100, limit: 85 };
    expect(isMet({ ...score, killed: 85 })).toBe(true);
    expect(isMet({ ...score, killed: 84 })).toBe(false);
  });
});
