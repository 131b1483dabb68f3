import { describe, expect, it } from 'vitest';
import { MAX_AGE_MS, PersonReadings } from './PersonReadings.ts';

const photo = Uint8Array.of(1, 2, 3);

describe('people that were read', () => {
  it('are forgotten ten minutes after they were read, also if they were used meanwhile', async () => {
    let now = 0;
    let readings = 0;
    const personReadings = new PersonReadings<number>(() => now);
    const countRead = () => personReadings.getOrRead('anna', photo, () => Promise.resolve(++readings));
    expect([await countRead(), await countRead()]).toEqual([1, 1]);
    now = MAX_AGE_MS - 1;
    expect(await countRead()).toBe(1);
    now = MAX_AGE_MS;
    personReadings.forgetOld();
    expect(personReadings.size).toBe(0);
    expect(await countRead()).toBe(2);
  });

  it('are not shared between owners or photos', async () => {
    const personReadings = new PersonReadings<string>(() => 0);
    const [hers, his] = [await personReadings.getOrRead('anna', photo, () => Promise.resolve('hers')), 'his'];
    expect(hers).toBe('hers');
    expect(await personReadings.getOrRead('ben', photo, () => Promise.resolve(his))).toBe('his');
    expect(await personReadings.getOrRead('anna', Uint8Array.of(1), () => Promise.resolve('other'))).toBe('other');
  });

  it('are limited in number: the oldest are dropped', async () => {
    const personReadings = new PersonReadings<number>(() => 0);
    for (let i = 0; i < 30; i++) await personReadings.getOrRead('anna', Uint8Array.of(i), () => Promise.resolve(i));
    expect(personReadings.size).toBeLessThanOrEqual(8);
    expect(await personReadings.getOrRead('anna', Uint8Array.of(29), () => Promise.resolve(-1))).toBe(29);
  });

  it('are read again after a failure', async () => {
    const personReadings = new PersonReadings<number>(() => 0);
    await expect(personReadings.getOrRead('anna', photo, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await personReadings.getOrRead('anna', photo, () => Promise.resolve(7))).toBe(7);
  });
});
