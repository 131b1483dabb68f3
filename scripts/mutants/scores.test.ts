import { describe, expect, it } from 'vitest';
import { isMet, findFolderScores } from './scores.ts';

const createFile = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) });

describe('the scores of a mutation run', () => {
  it('are counted by folder, and only where mutants were tried', () => {
    const scores = findFolderScores({
      files: {
        'src/domain/search/wish.ts': createFile('Killed', 'Survived'),
        'src/domain/filters/price.ts': createFile('Timeout', 'NoCoverage', 'Ignored', 'RuntimeError'),
        'src/application/search/SearchOpening.ts': createFile('Ignored'),
        'server/domain/search/ranking/score.ts': createFile('Killed'),
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
