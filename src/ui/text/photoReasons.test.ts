import { describe, expect, it } from 'vitest';
import { explainPhotoReason, photoReasonText } from './photoReasons.ts';

describe('the sentences for reasons of photos', () => {
  it('each say what is wrong and what to do, in one to three short sentences', () => {
    for (const [key, sentence] of Object.entries(photoReasonText))
      expect(sentence, key).toMatch(/^[A-Z][^.]+\.(?: [A-Z][^.]+\.){0,2}$/u);
  });

  it('replace keys, and leave sentences of the backend as they are', () => {
    expect(explainPhotoReason('nobody')).toContain('cannot see a person');
    expect(explainPhotoReason('Photos cannot be dressed here.')).toBe('Photos cannot be dressed here.');
  });
});
