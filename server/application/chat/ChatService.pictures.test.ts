import { beforeEach, describe, expect, it } from 'vitest';
import { ChatServiceFixture } from '../../../tests/support/ChatServiceFixture.ts';
import { createPictureReading } from '../../../tests/support/pictureReadings.ts';
import { EMPTY_CONVERSATION, NO_LEADS } from '../../domain/stylist/Conversation.ts';
import { ForbiddenError, RefusedFieldError } from '../AccessError.ts';

let fixture: ChatServiceFixture;
beforeEach(async () => {
  fixture = await ChatServiceFixture.open();
});

describe('a picture', () => {
  beforeEach(() =>
    fixture.store.attachments.save({
      id: 'photo',
      userId: 'anna',
      mediaType: 'image/webp',
      width: 1,
      height: 1,
      reading: createPictureReading(),
      at: 0,
    }),
  );
  const createPhotoReference = (kind?: string) => [{ id: 'photo', context: 'chat_attachment' as const, kind }];

  it('is passed to the stylist as recognized or as corrected, and keeps the correction', async () => {
    fixture.stylist.understandAs = () => ({
      conversation: { ...EMPTY_CONVERSATION, leads: { ...NO_LEADS, likePictureIds: ['photo', 'gone'] } },
    });
    const { turn } = await fixture.takeTurn('like this', { attachments: createPhotoReference('coat') });
    expect(fixture.stylist.turns.at(-1)?.attachment).toMatchObject({
      context: 'chat_attachment',
      id: 'photo',
      picture: { kind: 'coat' },
    });
    expect(fixture.engine.queries.at(-1)?.attachedPictures).toEqual([
      { reading: createPictureReading(), kind: 'coat' },
    ]);
    const [question] = await fixture.history.listMessages('anna', turn.chatId);
    expect(question?.attachments).toMatchObject([
      { id: 'photo', kind: 'coat', kinds: ['blazer', 'coat'], colors: ['Blue', 'White'] },
    ]);
    await fixture.takeTurn('cheaper', { chatId: turn.chatId });
    expect(fixture.engine.queries.at(-1)?.attachedPictures).toMatchObject([{ kind: 'coat' }]);
  });

  it('that was deleted before the answer is left out of a turn that is rebuilt', async () => {
    const turn = await fixture.ask('like this', { attachments: createPhotoReference() });
    fixture.store.attachments.byId = async () => null;
    fixture.service = fixture.createOtherNode();
    await fixture.retrieve(turn);
    await fixture.rank(turn);
    expect(fixture.stylist.findings.at(-1)?.turn).toMatchObject({ said: 'like this', attachment: null });
  });

  it('is used as guessed without a correction', async () => {
    await fixture.ask('like this', { attachments: createPhotoReference('blazer') });
    expect(fixture.stylist.turns.at(-1)?.attachment).toMatchObject({ picture: { kind: null } });
  });

  it("is rejected if it is missing, another shopper's, or cannot be of the corrected kind", async () => {
    await expect(fixture.ask('x', { attachments: createPhotoReference('submarine') })).rejects.toThrow(
      RefusedFieldError,
    );
    await expect(fixture.ask('x', { attachments: [{ id: 'none', context: 'chat_attachment' }] })).rejects.toThrow(
      RefusedFieldError,
    );
    await expect(fixture.ask('x', { userId: 'ben', attachments: createPhotoReference() })).rejects.toThrow(
      ForbiddenError,
    );
  });
});
