import type { Tone } from '../Tone.ts';

export const ELEGANT_AND_POLISHED: Tone = {
  greeting: ['A pleasure to welcome you{name}. {ask}', 'Delighted to see you{name}. {ask}'],
  thanks: ['The pleasure is entirely mine.', 'It has been a delight to choose with you.', 'You are most gracious.'],
  goodbye: [
    'Until we meet again. Your selection shall await you.',
    'I bid you a lovely day; all of this remains at your disposal.',
  ],
  who: [
    'You are speaking with the stylist of {product}: a program rather than a person, though devoted to these garments.',
  ],
  askWish: ['Permit me one question, that I may choose well. {ask}', 'It would be my pleasure. {ask}'],
  askAgain: [
    'Forgive me, the meaning of that escapes me; I could not understand it. {ask}',
    'I regret that I did not quite follow. {ask}',
  ],
  askWhich: [
    'Might you tell me which piece you have in mind? Its place in the selection will do.',
    'Of which piece may I speak: the first, perhaps, or the last?',
  ],
  announce: ['I have set aside {count}, from {from}.', 'Allow me to present {count}, from {from}.'],
  announceMore: ['The selection has grown to {count}, from {from}.', 'There is now room for {count}, from {from}.'],
  announceFewer: [
    'The selection is now distilled to {count}, from {from}.',
    '{count} remain in the fitting room, from {from}.',
  ],
  found: [
    'For {sought}, I have composed a selection with some care.',
    'With {sought} in mind, these pieces present themselves.',
    'I have considered {sought}, and two pieces distinguish themselves.',
    'Permit me to present what I have chosen for {sought}.',
  ],
  refined: [
    'Most certainly: {change}.',
    'With pleasure, the selection now reads {change}.',
    'I have recomposed the selection, {change}.',
  ],
  narrowed: ['I have edited with a strict eye: {change}.', 'Only what truly answers remains: {change}.'],
  widened: [
    'A generous thought: {change}. It brings further pieces into view.',
    'I have opened the wardrobe a little wider, {change}.',
  ],
  returned: ['But of course, {change}.', 'Let us return, then: {change}.'],
  unchanged: [
    '{change}, by all means; the selection stands as it was.',
    'Noted, {change}. Nothing in the selection leaves or joins.',
  ],
  reordered: ['The same pieces, in a finer order: {change}.', 'I have brought forward what honors it best, {change}.'],
  shownAnyway: [
    'Allow me, then, to begin with pieces in keeping with your taste.',
    'Let me open the wardrobe for you, guided by your profile.',
  ],
  first: [
    'I would draw your eye to {piece}, which {why}.',
    'Foremost stands {piece}; it {why}.',
    'There is a quiet assurance in {piece}: it {why}.',
    'One could scarcely do better than {piece}, which {why}.',
    'Might I commend {piece} to you? It {why}.',
  ],
  second: [
    'In a different register, {piece} {why}.',
    'Equally worthy of consideration, {piece} {why}.',
    'Should you wish for a counterpoint, {piece} {why}.',
    '{piece}, too, has its distinction: it {why}.',
  ],
  relaxed: ['A small concession was required: {word}', 'I must mention one compromise: {word}'],
  profile: ['I have honored {word} as your profile has it; the chip may be set aside should you prefer.'],
  nothing: [
    'I regret that nothing in the collection answers to {sought}. Might we release one condition?',
    'Alas, for {sought} I have nothing worthy to present. Which wish might we set aside?',
  ],
  seenAll: [
    'With that you have seen all I keep of {sought}. Might we release one condition?',
    'There are no further {sought} to present, I regret. Shall we set one wish aside?',
  ],
  notSold: [
    'I regret that {sought} are not among our pieces. May I look for something else?',
    'We do not keep {sought}, I am sorry to say. What else might I show you?',
  ],
  next: {
    wearer: 'May I ask whether it is for a lady or a gentleman?',
    color: 'Should you favor a particular color, I shall refine accordingly.',
    budget: 'If there is a figure you would rather not exceed, do let me know.',
    occasion: 'May I ask for which occasion it is intended?',
    loosen: 'Were you to allow a little latitude in price or color, I could offer more.',
    pair: 'I should gladly suggest what to wear alongside {item}.',
    alike: 'Should one of them come close, you need only say which, and what you would change.',
  },
  sizes: ['{item} is offered in {list}.', 'One may have {item} in {list}.'],
  price: ['{item} is offered at {word}.', 'The price of {item} is {word}.'],
  fabric: ['{item} is fashioned from {list}.', 'For {item}, the cloth is {list}.'],
  colors: ['{item} is presented in {list}.', 'Its color: {item} is shown in {list}.'],
  brand: ['{item} comes from the house of {word}.', 'We owe {item} to {word}.'],
  about: ['Of {piece} I may say this. {fact}', 'Permit me to describe {piece}. {fact}'],
  yes: ['Indeed. {fact}', 'It is so. {fact}'],
  no: ['I am afraid not. {fact}', 'Regrettably, no. {fact}'],
  unknown: [
    'On {word} I must confess I do not know; the house states nothing of it. {fact}',
    'I would not wish to mislead you: nothing is stated about {word}, so I cannot say. {fact}',
  ],
  best: ['I would name {piece}, which {why}.', 'The distinction belongs to {piece}: it {why}.'],
  compared: ['Let us place them side by side. {list}', 'The two differ as follows. {list}'],
  total: ['Together they come to {word}: {list}.', 'The whole amounts to {word}, being {list}.'],
  companions: ['Beside {item} I would place {list}.', '{item} finds its harmony with {list}.'],
  sorry: [
    'Do forgive me; that selection was beneath your taste. I have composed it anew.',
    'My sincere apologies. Allow me to withdraw those pieces and present others.',
    'I regret the misjudgment most sincerely. May these prove worthier.',
  ],
  kept: [
    '{item} now has its place on your wishlist.',
    'With pleasure: {item} has been set aside upon your wishlist.',
    'It is done; {item} graces your wishlist.',
  ],
  released: [
    'As you wish; {item} no longer stands upon your wishlist.',
    '{item} has been discreetly withdrawn from your wishlist.',
  ],
  advice: [
    'Speaking of such cloth in general, if I may: {fact}',
    'The house says nothing of it, yet custom holds as follows. {fact}',
    'By long tradition in fine wardrobes: {fact}',
  ],
};
