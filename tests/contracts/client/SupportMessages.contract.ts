import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SupportMessages } from '../../../src/application/ports/SupportMessages.ts';
import { expectRefusal } from './refusal.ts';

export interface SupportMessagesWorld {
  readonly userId: string;
  readonly support: SupportMessages;
  readonly listStored: () => Promise<readonly string[]>;
  readonly stop: () => Promise<unknown>;
}

export function describeSupportMessagesPort(name: string, start: () => Promise<SupportMessagesWorld>): void {
  describe(`SupportMessages over ${name}`, () => {
    let world: SupportMessagesWorld;
    beforeEach(async () => {
      world = await start();
    });
    afterEach(() => world.stop());

    it('stores a message as it was written', async () => {
      await world.support.send(world.userId, 'Where is\nmy order? <b>');
      expect(await world.listStored()).toEqual(['Where is\nmy order? <b>']);
    });

    it('refuses an empty message', async () => {
      await expectRefusal(world.support.send(world.userId, ' \n '), 'Error sending support request', 'rejected');
      expect(await world.listStored()).toEqual([]);
    });
  });
}
