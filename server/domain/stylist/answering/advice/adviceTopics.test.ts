import { describe, expect, it } from 'vitest';
import type { AdviceContext } from './Advice.ts';
import { findAdvice, asksAdvice, asksOpinion } from './adviceTopics.ts';

const adviseOnWords = (words: string, changes: Partial<AdviceContext> = {}): string =>
  findAdvice({ words, toldText: words, item: null, shown: [], colors: [], ...changes });

describe('advice', () => {
  it.each([
    ['does the color suit somebody with gray hair', /plum/u],
    ['would i drown in this, i am only 5 foot 1', /small frame/u],
    ['what flatters wide hips', /waist/u],
    ['is it warm enough for minus fifteen', /down/u],
    ['is a sweater warm enough in 60 degrees fahrenheit', /thin layer/u],
    ['what does smart casual mean', /blazer/u],
    ['is it ok to wear black to a wedding', /fine at most weddings/u],
    ['do i need a tie', /open collar/u],
    ['will those shoes sink in the lawn', /block heel/u],
    ['what color socks do i wear with these', /trousers rather than the shoes/u],
    ['should i size up', /larger one/u],
    ['i am between a medium and a large', /between two sizes/iu],
    ['how can i find out his size', /label/u],
    ['how do i get red wine out of it', /cold water/u],
    ['are skinny jeans out of style', /straight and wide/u],
    ['what is the difference between a stole and a pashmina', /narrow shawl.*cashmere/u],
    ['which size for 70 kg and 180 cm, should i size up', /guess/u],
    ['is wearing navy and black together ok', /two quiet ones|sit well/u],
    ['which slip should i wear under it', /skin color/u],
    ['do no show socks slip off in loafers', /silicone/u],
    ['what is a peplum', /frill at the waist/u],
    ['is water resistant the same as waterproof', /taped seams/u],
    ['what should i measure for a shirt', /tape/u],
    ['is it worth the money', /how often you will wear it/u],
    ['would i look ridiculous', /not worry|looks right/u],
    ['is it too dressy', /one thing off/u],
  ])('on "%s"', (words, advice) => {
    expect(adviseOnWords(words)).toMatch(advice);
  });

  it('goes by what was told before', () => {
    const toldText = 'i am very pale with ginger hair . does the blue flatter my skin';
    expect(adviseOnWords('does the blue flatter my skin', { toldText })).toMatch(/red hair/u);
  });

  it('chooses between two colors for a person', () => {
    const colors = [
      { word: 'beige', colors: ['Beige'] as const },
      { word: 'navy', colors: ['Blue'] as const },
    ];
    expect(adviseOnWords('which suits a woman with white hair, beige or navy', { colors })).toMatch(
      /I would take navy/u,
    );
  });

  it('is not asked for by a wish', () => {
    for (const words of ['red dress for a wedding', 'a warm coat', 'what shoes would go with the second one'])
      expect(asksAdvice(words) || asksOpinion(words), words).toBe(false);
  });
});
