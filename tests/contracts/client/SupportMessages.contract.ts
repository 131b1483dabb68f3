import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SupportMessages } from '../../../src/application/ports/SupportMessages.ts';
import { expectRefusal } from './refusal.ts';

export interface SupportMessagesUnderTest {
  readonly userId: string;
  readonly support: SupportMessages;
  readonly listStoredMessages: () => Promise<readonly string[]>;
  readonly stop: () => Promise<unknown>;
}

export function describeSupportMessagesPort(name: string, start: () => Promise<SupportMessagesUnderTest>): void {
  describe(`SupportMessages over ${name}`, () => {
    let fixture: SupportMessagesUnderTest;
    beforeEach(async () => {
      fixture = await start();
    });
    afterEach(() => fixture.stop());

    it('stores a message as it was written', async () => {
      await fixture.support.send(fixture.userId, 'Where is\nmy order? <b>');
      expect(await fixture.listStoredMessages()).toEqual(['Where is\nmy order? <b>']);
    });

    it('refuses an empty message', async () => {
      await expectRefusal(fixture.support.send(fixture.userId, ' \n '), 'Error sending support request', 'rejected');
      expect(await fixture.listStoredMessages()).toEqual([]);
    });
  });
}
