import { describe, expect, it } from 'vitest';
import type { PictureReading } from '../pictures/PictureReading.ts';
import { openTestShop } from '../../../tests/support/testShop.ts';
import type { TurnAttachment } from './Turn.ts';

const { talk } = openTestShop();

/** A picture of a red garment that may be a jacket, a coat or a blazer. */
const reading: PictureReading = {
  version: 1,
  kind: null,
  kinds: [
    { kind: 'jacket', certainty: 0.4 },
    { kind: 'blazer', certainty: 0.3 },
    { kind: 'coat', certainty: 0.2 },
  ],
  pattern: null,
  patterns: [{ pattern: 'plain', certainty: 0.5 }],
  colors: [{ color: 'Red', share: 0.9 }],
  palette: [{ lab: [40, 60, 40], share: 1 }],
  cutOut: { box: [0, 0, 1, 1], share: 0.5, certainty: 0.9, isWorn: false },
};
const photo: TurnAttachment = { context: 'chat_attachment', id: 'photo', picture: { reading, kind: null } };
const LAYERS = ['jacket', 'blazer', 'coat'];

describe('a photo', () => {
  it.each(['I have this, what would go with it?', 'what goes with this', 'something to wear with this'])(
    'is company for other garments where that is asked for: "%s"',
    async (message) => {
      const currentTalk = talk();
      const { conversation } = await currentTalk.say(message, { attachment: photo });
      expect(conversation.leads.likePictureIds).toEqual([]);
      expect(conversation.leads.goesWith).toEqual(['Red']);
      expect(currentTalk.shown.slice(0, 8).some(({ kind }) => LAYERS.includes(kind))).toBe(false);
      expect(currentTalk.reply).toMatch(/your photo/u);
    },
  );

  it('says nothing of who wears what goes with it', async () => {
    const currentTalk = talk();
    const { conversation } = await currentTalk.say('what goes with this', { attachment: photo });
    expect(conversation.leads.hintedGenders).toEqual([]);
    expect(conversation.leads.hintedKinds.length).toBeGreaterThan(1);
  });

  it('is still what "it" means later', async () => {
    const currentTalk = talk();
    await currentTalk.say('what would go with this?', { attachment: photo });
    await currentTalk.say('more casual');
    const { conversation } = await currentTalk.say('something in cream to wear with it');
    expect(conversation.leads.goesWith).toEqual(['Red']);
    expect(currentTalk.filters.gender).toEqual([]);
    expect(currentTalk.reply).toMatch(/to go with your photo/u);
    await currentTalk.say('shoes to match');
    expect(currentTalk.conversation.leads.goesWith).toEqual(['Red']);
    expect(currentTalk.shown[0]?.kind).toBe('shoes');
  });

  it('can become the model after it was company', async () => {
    const currentTalk = talk();
    await currentTalk.say('trousers to go with this', { attachment: photo });
    await currentTalk.say('in cream');
    const { conversation, filters } = await currentTalk.say('find me something just like the photo but cheaper');
    expect(conversation.leads.likePictureIds).toEqual(['photo']);
    expect(conversation.leads.goesWith).toEqual([]);
    expect(conversation.wish.some(({ facet }) => facet === 'kind')).toBe(false);
    expect(filters.color).toEqual([]);
    expect(filters.priceRangeMax).not.toBeNull();
  });

  it('is wanted in another color than its own', async () => {
    const currentTalk = talk();
    await currentTalk.say('something like this', { attachment: { ...photo, picture: { reading, kind: 'jacket' } } });
    const { refinedQuery, conversation } = await currentTalk.say('in a different colour');
    expect(refinedQuery).toMatch(/no red/u);
    expect(conversation.leads.likePictureIds).toEqual(['photo']);
    await currentTalk.say('shoes to match');
    expect(currentTalk.conversation.leads.goesWith).toEqual(['Red']);
  });

  it('gives way to an item that is attached or pointed at', async () => {
    const currentTalk = talk();
    await currentTalk.say('what would go with this?', { attachment: photo });
    await currentTalk.say('the first one is lovely');
    const { conversation } = await currentTalk.say('what shoes go with it?');
    expect(conversation.leads.goesWith).toEqual(currentTalk.conversation.leads.goesWith);
    expect(currentTalk.reply).not.toMatch(/your photo/u);
  });
});
