import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Contacts } from '../../../src/application/ports/Contacts.ts';
import { createPdf } from '../../support/documents.ts';
import { expectRefusal } from './refusal.ts';

export interface StoredContact {
  readonly message: string;
  readonly cvName: string | null;
}

export interface ContactsUnderTest {
  readonly contacts: Contacts;
  readonly listStoredMessages: () => Promise<readonly StoredContact[]>;
  readonly stop: () => Promise<unknown>;
}

const ADA = { name: 'Ada', email: 'ada@example.com', message: 'Hello\nthere <b>', website: '' };
const CV = new File([new Uint8Array(createPdf())], 'Ada Lovelace.pdf');

export function describeContactsPort(name: string, start: () => Promise<ContactsUnderTest>): void {
  describe(`Contacts over ${name}`, () => {
    let fixture: ContactsUnderTest;
    beforeEach(async () => {
      fixture = await start();
    });
    afterEach(() => fixture.stop());

    it('stores a message as it was written', async () => {
      await fixture.contacts.sendContact(ADA);
      expect(await fixture.listStoredMessages()).toEqual([{ message: ADA.message, cvName: null }]);
    });

    it('stores a CV with its message', async () => {
      await fixture.contacts.sendCareer(ADA, CV);
      expect(await fixture.listStoredMessages()).toEqual([{ message: ADA.message, cvName: 'Ada Lovelace.pdf' }]);
    });

    it('answers a program that fills in the hidden field as any other, and stores nothing', async () => {
      await fixture.contacts.sendContact({ ...ADA, website: 'https://spam.example' });
      await fixture.contacts.sendCareer({ ...ADA, website: 'https://spam.example' }, CV);
      expect(await fixture.listStoredMessages()).toEqual([]);
    });

    it('refuses an empty message and a file of another kind', async () => {
      await expectRefusal(
        fixture.contacts.sendContact({ ...ADA, message: ' \n ' }),
        'Failed to send message',
        'rejected',
      );
      const text = new File(['My life'], 'ada.txt');
      await expectRefusal(fixture.contacts.sendCareer(ADA, text), 'Failed to send message', 'rejected');
      expect(await fixture.listStoredMessages()).toEqual([]);
    });
  });
}
