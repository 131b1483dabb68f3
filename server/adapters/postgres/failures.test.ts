import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { convertFailure } from './failures.ts';

const createFailure = (facts: object) => Object.assign(new Error('failed'), facts);

describe('failures of the store', () => {
  it.each([
    ['a stopped server behind a socket file', { code: 'ENOENT', syscall: 'connect' }],
    ['a stopped server', { code: 'ECONNREFUSED', syscall: 'connect' }],
    ['a full disk', { code: '53100' }],
    ['a shutdown', { code: '57P01' }],
  ])('are temporary for %s', (_what, facts) => {
    expect(convertFailure(createFailure(facts))).toBeInstanceOf(StoreUnavailableError);
  });

  it.each([
    ['a missing file', { code: 'ENOENT', syscall: 'open' }],
    ['a wrong statement', { code: '42601' }],
    ['anything else', {}],
  ])('are not temporary for %s', (_what, facts) => {
    const cause = createFailure(facts);
    expect(convertFailure(cause)).toBe(cause);
  });
});
