import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OverdueError } from '../../application/ports/TextReader.ts';
import { WaitingTexts } from './WaitingTexts.ts';

let waitingTexts: WaitingTexts<string>;
let startedNames: string[];
const wait = (name: string, length: number, signal?: AbortSignal) =>
  waitingTexts.wait(length, signal).then(
    () => void startedNames.push(name),
    (cause: unknown) => void startedNames.push(`${name}: ${(cause as Error).message}`),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  waitingTexts = new WaitingTexts({ maxWaiting: 3, timeoutMs: 700 });
  startedNames = [];
});
afterEach(() => void vi.useRealTimers());

describe('texts that wait for a thread', () => {
  it('are read from the shortest to the longest, and in the order of their arrival', async () => {
    const texts = [wait('long', 2_000), wait('short', 20), wait('second short', 20)];
    for (let index = 0; index < 3; index += 1) expect(waitingTexts.begin('thread')).toBe(true);
    await Promise.all(texts);
    expect(startedNames).toEqual(['short', 'second short', 'long']);
    expect(waitingTexts.begin('thread')).toBe(false);
  });

  it('are refused for a shorter one when too many wait', async () => {
    const texts = [wait('long', 2_000), wait('longer', 2_001), wait('short', 20)];
    texts.push(wait('shorter', 10));
    await texts[1];
    expect(startedNames).toEqual(['longer: Too many texts wait for a reader.']);
    expect(() => waitingTexts.wait(2_000)).toThrow(OverdueError);
    vi.advanceTimersByTime(700);
    await Promise.all(texts);
    expect(startedNames.slice(1).every((entry) => entry.endsWith('No reader thread was free in time.'))).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are removed when their caller aborts', async () => {
    const controller = new AbortController();
    const text = wait('left', 20, controller.signal);
    controller.abort(new Error('gone'));
    await text;
    expect(startedNames).toEqual(['left: gone']);
    expect(waitingTexts.begin('thread')).toBe(false);
  });
});
