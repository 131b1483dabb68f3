import { describe, expect, it } from 'vitest';
import { QueryDraft } from './QueryDraft.ts';

it('shows the query of a search that was not typed, and leaves typed words with their spaces', () => {
  const draft = new QueryDraft();
  draft.set('blue coat ');
  draft.replaceUnlessReserved('blue coat');
  expect(draft.snapshot).toBe('blue coat ');
  draft.replaceUnlessReserved('red dress');
  expect(draft.snapshot).toBe('red dress');
});

it('keeps words for the stylist while it is reserved for them', () => {
  const draft = new QueryDraft();
  let isChatOn = true;
  draft.reserveWhile(() => isChatOn);
  draft.set('and in green?');
  draft.replaceUnlessReserved('red dress');
  expect(draft.snapshot).toBe('and in green?');
  isChatOn = false;
  draft.replaceUnlessReserved('red dress');
  expect(draft.snapshot).toBe('red dress');
});

it('notifies of each change', () => {
  const draft = new QueryDraft();
  const seenTexts: string[] = [];
  draft.subscribe(() => seenTexts.push(draft.snapshot));
  draft.set('coat');
  draft.set('coat');
  draft.replaceUnlessReserved('dress');
  expect(seenTexts).toEqual(['coat', 'dress']);
});

it('puts unanswered words before what was typed since', () => {
  const draft = new QueryDraft();
  draft.restore('a coat');
  expect(draft.snapshot).toBe('a coat');
  draft.set('in wool');
  draft.restore('a coat');
  expect(draft.snapshot).toBe('a coat\nin wool');
  draft.set('  ');
  draft.restore('a coat');
  expect(draft.snapshot).toBe('a coat');
});

describe('a request for the focus', () => {
  it('reaches the field, also one that comes later, once', () => {
    const draft = new QueryDraft();
    let focusCount = 0;
    const focusField = () => {
      focusCount += 1;
    };
    draft.requestFocus();
    const stop = draft.onFocusRequest(focusField);
    expect(focusCount).toBe(1);
    draft.requestFocus();
    expect(focusCount).toBe(2);
    stop();
    draft.onFocusRequest(focusField);
    expect(focusCount).toBe(2);
  });
});
