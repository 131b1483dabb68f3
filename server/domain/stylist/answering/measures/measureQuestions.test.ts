import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../../tests/support/testShop.ts';
import { readAskedSize } from './readAskedSize.ts';

const { talk } = openTestShop();

async function answerAfter(opening: string, message: string) {
  const conversation = talk();
  await conversation.say(opening);
  const { intent, conversation: state } = await conversation.say(message);
  return { intent, answer: state.heard.answer, shown: conversation.shown };
}

describe('a measure that no catalogue states', () => {
  it.each([
    ['mens trousers for work', 'does the second one come in a 34 leg?', 'the inseam', 1],
    ['mens trousers for work', 'are the pockets deep enough for a phone?', 'how deep the pockets are', 0],
    ['mens trousers for work', 'do they run small?', 'how its sizes run', 0],
    ["women's heels", 'how high is the second?', 'the heel height', 1],
    ["women's dresses", 'how long is it in inches from shoulder to hem?', 'the length in inches', 0],
    ["men's shirts", 'will the first fit a 17 inch neck?', 'the collar in inches', 0],
  ])('%s, %s: %s', async (opening, message, asked, index) => {
    const { intent, answer, shown } = await answerAfter(opening, message);
    expect(intent).toBe('answer');
    expect(answer).toMatchObject({ topic: 'measure', asked, itemIds: [shown[index]?.id] });
  });

  it('is no question about the shown pieces in a request for another kind', async () => {
    const { intent } = await answerAfter("women's dresses", 'do you have jeans with a 36 inch inseam?');
    expect(intent).toBe('search');
  });
});

describe('the size in a question about a piece', () => {
  it.each([
    ['would it go up to a 22', '22'],
    ['does the second run up to a uk 20?', 'uk 20'],
    ['do you have the first one in a 3x?', '3x'],
    ['im a size 18, is the second going to fit me?', 'size 18'],
    ['would i get into it, i am a 16', '16'],
    ['is it in stock', null],
    ['will it last up to 10 years', null],
    ['im 5 months pregnant, will it fit', null],
  ])('%s: %s', (words, size) => {
    expect(readAskedSize(words)).toBe(size);
  });
});
