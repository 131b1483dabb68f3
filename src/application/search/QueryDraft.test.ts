import { expect, it } from 'vitest';
import { QueryDraft } from './QueryDraft.ts';

it('shows the query of a search that was not typed, and leaves typed words with their spaces', () => {
  const draft = new QueryDraft();
  draft.set('blue coat ');
  draft.follow('blue coat');
  expect(draft.snapshot).toBe('blue coat ');
  draft.follow('red dress');
  expect(draft.snapshot).toBe('red dress');
});

it('keeps words for the stylist while it is reserved for them', () => {
  const draft = new QueryDraft();
  let chatOn = true;
  draft.reserveWhile(() => chatOn);
  draft.set('and in green?');
  draft.follow('red dress');
  expect(draft.snapshot).toBe('and in green?');
  chatOn = false;
  draft.follow('red dress');
  expect(draft.snapshot).toBe('red dress');
});

it('notifies of each change', () => {
  const draft = new QueryDraft();
  const seen: string[] = [];
  draft.subscribe(() => seen.push(draft.snapshot));
  draft.set('coat');
  draft.set('coat');
  draft.follow('dress');
  expect(seen).toEqual(['coat', 'dress']);
});

it('puts unanswered words before what was typed since', () => {
  const draft = new QueryDraft();
  draft.putBack('a coat');
  expect(draft.snapshot).toBe('a coat');
  draft.set('in wool');
  draft.putBack('a coat');
  expect(draft.snapshot).toBe('a coat\nin wool');
  draft.set('  ');
  draft.putBack('a coat');
  expect(draft.snapshot).toBe('a coat');
});
