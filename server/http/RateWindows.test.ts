import { describe, expect, it } from 'vitest';
import { RateWindows } from './RateWindows.ts';

function createAsk(time: { ticks: number }) {
  const windows = new RateWindows(() => time.ticks);
  const ask = (key: string, method: 'incr' | 'read' = 'incr') => {
    let answer = { current: 0, ttl: 0 };
    windows[method](
      key,
      (_error, result) => {
        answer = result;
      },
      60_000,
    );
    return answer;
  };
  return ask;
}

describe('windows of a rate limit', () => {
  it('count each key separately until its window ends', () => {
    const time = { ticks: 5 };
    const ask = createAsk(time);
    expect([ask('a').current, ask('a').current, ask('b').current]).toEqual([1, 2, 1]);
    time.ticks += 59_999;
    expect(ask('a')).toEqual({ current: 3, ttl: 1 });
    time.ticks += 1;
    expect(ask('a')).toEqual({ current: 1, ttl: 60_000 });
  });

  it('can be read without counting', () => {
    const ask = createAsk({ ticks: 0 });
    ask('a');
    expect([ask('a', 'read').current, ask('a', 'read').current, ask('new', 'read').current]).toEqual([1, 1, 0]);
  });

  it('evict only the least recently used key when full', () => {
    const ask = createAsk({ ticks: 0 });
    ask('first');
    ask('faithful');
    for (let requestCount = 0; requestCount < 49_998; requestCount++) ask(`passer-by ${requestCount}`);
    ask('faithful');
    ask('one more');
    expect([ask('first', 'read').current, ask('faithful', 'read').current]).toEqual([0, 2]);
  });
});
