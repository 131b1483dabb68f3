import { describe, expect, it } from 'vitest';
import { createTurn } from '../../../tests/support/stylist.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { EMPTY_CONVERSATION, type Conversation } from '../../domain/stylist/Conversation.ts';
import { PlainReader } from './PlainReader.ts';

const RED_FILTERS = { ...NO_FILTERS, gender: ['Women' as const], size: ['M' as const], color: ['Red' as const] };
const RED_DRESSES: Conversation = {
  ...EMPTY_CONVERSATION,
  turns: 1,
  filters: RED_FILTERS,
  wish: [{ stance: 'wanted', facet: 'kind', concepts: ['kind:dress'], words: 'dress', isPersonal: false }],
};

describe('a message that is read by its keywords', () => {
  it('is not answered with what an earlier message asked for', async () => {
    const turn = createTurn('green please', { conversation: RED_DRESSES, filters: RED_FILTERS });
    const { refinedQuery, filters, conversation } = await new PlainReader().understand(turn);
    expect(refinedQuery).toBe('green');
    expect(filters).toEqual({ ...NO_FILTERS, gender: ['Women'], size: ['M'] });
    expect(conversation.wish.map(({ words }) => words)).toEqual(['green']);
  });

  it('keeps the filters that were chosen by hand since the last message', async () => {
    const filters = { ...RED_FILTERS, priceRangeMax: 90 };
    const turn = createTurn('green please', { conversation: RED_DRESSES, filters });
    const understood = await new PlainReader().understand(turn);
    expect(understood.filters).toMatchObject({ color: [], priceRangeMax: 90 });
  });

  it('keeps all filters if it is the first', async () => {
    const understood = await new PlainReader().understand(createTurn('green please', { filters: RED_FILTERS }));
    expect(understood.filters).toEqual(RED_FILTERS);
  });
});
