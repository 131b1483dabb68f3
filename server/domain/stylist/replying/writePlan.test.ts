import { expect, it } from 'vitest';
import { createCatalogueItem } from '../../../../tests/support/catalogueItems.ts';
import type { Merit } from './merits.ts';
import type { PlannedPiece } from './ReplyPlan.ts';
import { Voice } from './Voice.ts';
import { writePlan } from './writePlan.ts';

const createCloth = (words: string): Merit => ({
  aspect: 'material',
  verb: 'is',
  words,
  trait: `cool ${words}`,
  effect: 'stays cool',
});
const createPiece = (id: string, cloth: string): PlannedPiece => ({
  item: createCatalogueItem({ id, kind: 'dress', subkind: 'Sheath dress', shortDescription: `Dress ${id}` }),
  merits: [createCloth(cloth)],
  lacks: '',
});

it('tells an effect of the cloth of one piece of a reply only', () => {
  const plan = { opening: null, shortfalls: [], fromProfile: '', offers: [] };
  const pieces = [createPiece('one', 'linen'), createPiece('two', 'chiffon')];
  for (const message of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const reply = writePlan({ ...plan, pieces }, new Voice('Friendly', message));
    expect(reply.match(/stays cool/gu)?.length ?? 0, reply).toBeLessThanOrEqual(1);
  }
});
