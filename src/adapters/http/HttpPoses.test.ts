import { describe, expect, it } from 'vitest';
import { ManualClock } from '../memory/ManualClock.ts';
import { RecordingLogger } from '../memory/RecordingLogger.ts';
import { HttpClient } from './HttpClient.ts';
import { HttpPoses } from './HttpPoses.ts';

describe('poses over HTTP', () => {
  it('leave out a thumbnail that is damaged, and log it', async () => {
    const logger = new RecordingLogger();
    const answer = async () => Response.json({ whole: btoa('picture'), damaged: '%' });
    const poses = new HttpPoses(new HttpClient({ clock: new ManualClock(), logger, fetch: answer }));
    const thumbnails = await poses.fetchThumbnails('anna');
    expect([...thumbnails.keys()]).toEqual(['whole']);
    expect(await thumbnails.get('whole')?.text()).toBe('picture');
    expect(logger.records).toMatchObject([{ level: 'warn', message: 'Left out' }]);
  });
});
