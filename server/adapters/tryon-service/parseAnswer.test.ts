import { expect, it } from 'vitest';
import { parseAnswer } from './parseAnswer.ts';

const MILLION = 1_000_000;

it('reads an answer with a large picture', () => {
  const output = [`data:image/jpeg;base64,${'A'.repeat(MILLION)}`];
  expect(parseAnswer(Buffer.from(JSON.stringify({ status: 'completed', output })))).toEqual({
    status: 'completed',
    output,
  });
});

it.each([
  ['a text that is no JSON', '{"id":'],
  ['a deep list', '['.repeat(MILLION) + ']'.repeat(MILLION)],
  ['deep objects', '{"a":'.repeat(MILLION) + '1' + '}'.repeat(MILLION)],
  ['a long list', `[${'1,'.repeat(MILLION)}1]`],
])('does not read %s', (_name, text) => {
  expect(parseAnswer(Buffer.from(text))).toBeUndefined();
});
