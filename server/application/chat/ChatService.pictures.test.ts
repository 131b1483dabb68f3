import { beforeEach, describe, expect, it } from 'vitest';
import { ChatServiceWorld } from '../../../tests/support/ChatServiceWorld.ts';
import { createPictureReading } from '../../../tests/support/pictureReadings.ts';
import { EMPTY_CONVERSATION, NO_LEADS } from '../../domain/stylist/Conversation.ts';
import { ForbiddenError, RefusedFieldError } from '../AccessError.ts';

let world: ChatServiceWorld;
beforeEach(async () => {
  world = await ChatServiceWorld.open();
});

describe('a picture', () => {
  beforeEach(() =>
    world.store.attachments.keep({
      id: 'photo',
      userId: 'anna',
      mediaType: 'image/webp',
      width: 1,
      height: 1,
      reading: createPictureReading(),
      at: 0,
    }),
  );
  const photo = (kind?: string) => [{ id: 'photo', context: 'chat_attachment' as const, kind }];

  it('is passed to the stylist as recognized or as corrected, and keeps the correction', async () => {
    world.stylist.understandAs = () => ({
      conversation: { ...EMPTY_CONVERSATION, leads: { ...NO_LEADS, likePictureIds: ['photo', 'gone'] } },
    });
    const { turn } = await world.takeTurn('like this', { attachments: photo('coat') });
    expect(world.stylist.turns.at(-1)?.attachment).toMatchObject({
      context: 'chat_attachment',
      id: 'photo',
      picture: { kind: 'coat' },
    });
    expect(world.engine.queries.at(-1)?.attachedPictures).toEqual([{ reading: createPictureReading(), kind: 'coat' }]);
    const [question] = await world.history.listMessages('anna', turn.chatId);
    expect(question?.attachments).toMatchObject([
      { id: 'photo', kind: 'coat', kinds: ['blazer', 'coat'], colors: ['Blue', 'White'] },
    ]);
    await world.takeTurn('cheaper', { chatId: turn.chatId });
    expect(world.engine.queries.at(-1)?.attachedPictures).toMatchObject([{ kind: 'coat' }]);
  });

  it('that was deleted before the answer is left out of a turn that is rebuilt', async () => {
    const turn = await world.ask('like this', { attachments: photo() });
    world.store.attachments.byId = async () => null;
    world.service = world.createOtherNode();
    await world.retrieve(turn);
    await world.rank(turn);
    expect(world.stylist.findings.at(-1)?.turn).toMatchObject({ said: 'like this', attachment: null });
  });

  it('is used as guessed without a correction', async () => {
    await world.ask('like this', { attachments: photo('blazer') });
    expect(world.stylist.turns.at(-1)?.attachment).toMatchObject({ picture: { kind: null } });
  });

  it("is rejected if it is missing, another shopper's, or cannot be of the corrected kind", async () => {
    await expect(world.ask('x', { attachments: photo('submarine') })).rejects.toThrow(RefusedFieldError);
    await expect(world.ask('x', { attachments: [{ id: 'none', context: 'chat_attachment' }] })).rejects.toThrow(
      RefusedFieldError,
    );
    await expect(world.ask('x', { userId: 'ben', attachments: photo() })).rejects.toThrow(ForbiddenError);
  });
});
