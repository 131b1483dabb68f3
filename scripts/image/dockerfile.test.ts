import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseCopy, parseDockerfile, parseEnv } from './dockerfile.ts';

describe('a Dockerfile', () => {
  it('is read in stages, with comments left out and continued lines joined', () => {
    expect(
      parseDockerfile('# one\nFROM node AS build\nRUN a && \\\n  b\n\nFROM node\nCOPY --from=build /app/x y z/\n'),
    ).toEqual([
      { name: 'build', instructions: [{ name: 'RUN', argumentText: 'a &&  b' }] },
      { name: '1', instructions: [{ name: 'COPY', argumentText: '--from=build /app/x y z/' }] },
    ]);
    expect(parseCopy('--from=build /app/x y z/')).toEqual({
      sourceStage: 'build',
      sources: ['/app/x', 'y'],
      target: 'z/',
    });
    expect(parseEnv('A=1 B=x=y')).toEqual({ A: '1', B: 'x=y' });
  });

  it('of the app installs no development dependency in its last stage, and does not run as root', async () => {
    const stages = parseDockerfile(await readFile(new URL('../../Dockerfile', import.meta.url), 'utf8'));
    const packages = stages.find(({ name }) => name === 'packages');
    expect(packages?.instructions).toContainEqual({ name: 'RUN', argumentText: 'npm ci --omit=dev --ignore-scripts' });
    expect(stages.at(-1)?.instructions).toContainEqual({ name: 'USER', argumentText: 'node' });
    expect(stages.at(-1)?.instructions).toContainEqual({
      name: 'COPY',
      argumentText: '--from=packages /app/node_modules node_modules',
    });
  });
});
