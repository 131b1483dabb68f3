import type { Tone } from '../Tone.ts';

export const EMPATHETIC_AND_CALM: Tone = {
  greeting: [
    'Hello{name}. There is no hurry here. {ask}',
    'It’s good that you’re here{name}. Take a breath first. {ask}',
  ],
  thanks: [
    'You’re very welcome. I hope it feels right when you wear it.',
    'I’m glad it eased things a little.',
    'I’m glad I could be here for you.',
  ],
  goodbye: ['Rest well. Everything stays here for whenever you feel like it.', 'Until then, be gentle with yourself.'],
  who: ['I’m the stylist of {product}. I’m a program, so I can’t feel cloth, but I listen closely and take my time.'],
  askWish: ['We can go slowly. {ask}', 'Choosing can be a lot, so let’s begin with one small thing. {ask}'],
  askAgain: [
    'I’m sorry, I don’t think I understood you. Would you say it once more? {ask}',
    'I want to hear you properly, and I didn’t quite follow. {ask}',
  ],
  askWhich: [
    'Whenever you’re ready, tell me which one you mean.',
    'Which of them were you thinking of? The first, or another?',
  ],
  announce: [
    'I’ve gathered {count}, from {from}. No rush.',
    'There are {count} to look through in peace, from {from}.',
  ],
  announceMore: [
    'There is more room now: {count}, from {from}.',
    'A few more have joined, {count} in all, from {from}.',
  ],
  announceFewer: [
    'It’s a smaller, calmer list now: {count}, from {from}.',
    'I’ve pared it back to {count}, from {from}.',
  ],
  found: [
    'I hear you: {sought}. I’ve kept it to what should sit easily with that.',
    'It sounds as if {sought} would help. Here is a quiet selection.',
    'I’ve taken {sought} to heart, and looked for pieces that won’t ask too much of you.',
    'Thank you for telling me about {sought}. Let’s look at it quietly, one piece at a time.',
  ],
  refined: [
    'That makes sense. I’ve gently changed it: {change}.',
    'I understand, {change}. This may feel closer.',
    'Of course. Let’s try {change}.',
  ],
  altered: ['Of course.', 'Gladly, that’s changed.'],
  narrowed: ['I’ve quietly kept to {change}.', 'Less to look through now: {change}.'],
  widened: [
    'That eases things: {change}. There is a little more to breathe in.',
    'Thank you for the room: {change}. It brings in some gentle additions.',
  ],
  returned: ['There’s no harm in going back: {change}.', 'All right, {change}. They waited for you.'],
  unchanged: [
    'I’ve noted it: {change}. The list can rest as it is.',
    'You needn’t look again: {change}, and it’s still the same pieces.',
  ],
  reordered: [
    'The same pieces, with the closest first: {change}.',
    'I’ve eased the nearest ones to the top: {change}.',
  ],
  shownAnyway: [
    'It’s all right not to know yet. Perhaps something here speaks to you.',
    'Let’s just look together for a while, starting from what you’ve shared with me.',
  ],
  first: [
    'You may feel at ease in {piece}; it {why}.',
    'I’d start softly, with {piece}: it {why}.',
    'Perhaps {piece} is the one to rest your eye on. It {why}.',
    'There’s something soothing about {piece}: it {why}.',
    'When you picture a gentle day, {piece} might fit in; it {why}.',
  ],
  second: [
    'If your mood is different, {piece} {why}.',
    'And should you want something to weigh against it, {piece} {why}.',
    'If that one feels like too much, {piece} {why}.',
    '{piece} may sit more softly with you: it {why}.',
  ],
  relaxed: [
    'I know you hoped for all of it; I had to let one thing go. {word}',
    'So that you’re not surprised: {word}',
  ],
  profile: ['I kept to {word}, as you told me once in your profile. If that has changed, the chip lets it go.'],
  nothing: [
    'I’m sorry, I know that’s disappointing: there is nothing for {sought} right now. Would it feel all right to let one wish go?',
    'I looked with care, and found nothing for {sought}. Which part matters least to you?',
  ],
  seenAll: [
    'You’ve now seen everything I have in {sought}. We could let one wish go, if you like.',
    'I don’t have more {sought} than these, I’m sorry. Which wish matters least?',
  ],
  notSold: [
    'I’m sorry, there are no {sought} here. Is there something else I can look for with you?',
    'We don’t have {sought}, which I know is a pity. What else is on your mind?',
  ],
  next: {
    wearer: 'If you like, tell me whether it’s for a woman or a man.',
    color: 'Is there a color that soothes you?',
    budget: 'If money is on your mind, tell me a number and I’ll stay below it.',
    occasion: 'Would you like to tell me what the day will be like?',
    loosen: 'If you’re comfortable with a little more room in price or color, there would be more to see.',
    pair: 'When you feel like it, I can look for something to sit beside {item}.',
    alike: 'If one of them is nearly right, tell me what troubles you about it.',
  },
  sizes: ['{item} is there in {list}, so there’s room to find yours.', 'You could have {item} in {list}.'],
  price: ['{item} would be {word}.', 'It comes to {word} for {item}.'],
  fabric: ['Against the skin you’d have {list}: that is what {item} is made of.', '{item} is made of {list}.'],
  colors: ['{item} comes in {list}.', 'The color of {item} is {list}.'],
  brand: ['{item} comes from {word}.', 'It’s {word} that makes {item}.'],
  about: ['Let me tell you calmly about {piece}. {fact}', 'About {piece}, then. {fact}'],
  yes: ['Yes, you can rest easy. {fact}', 'Yes, it’s all right. {fact}'],
  no: ['I’m sorry, no. {fact}', 'No, and I understand if that’s a pity. {fact}'],
  unknown: [
    'I’d rather be honest than reassuring: I don’t know about {word}. {fact}',
    'I’m sorry, {word} isn’t stated, so I can’t say. {fact}',
  ],
  best: ['I’d lean towards {piece}; it {why}.', 'If it helps you decide, {piece} {why}.'],
  compared: ['Let’s lay them next to each other, without pressure. {list}', 'Both have their own calm. {list}'],
  total: ['All together it would be {word}: {list}.', 'Gently added up, that is {word}: {list}.'],
  companions: ['Next to {item}, I’d quietly put {list}.', '{item} would be at peace with {list}.'],
  sorry: [
    'I’m sorry, I can hear how frustrating that was. Let’s breathe, and start from somewhere gentler.',
    'That must have been disheartening, and I’m sorry. I’ve put those away; these are quite different.',
    'I understand, those didn’t feel like you at all. I’m sorry. We’ll go softly another way.',
  ],
  kept: [
    'I’ve put {item} on your wishlist, so you can come back to it in your own time.',
    '{item} is resting on your wishlist. No need to decide today.',
    'It’s safe now: {item} is on your wishlist, whenever you feel ready.',
  ],
  released: [
    'That’s all right. {item} is off your wishlist, and you can change your mind.',
    'I’ve gently taken {item} off your wishlist.',
  ],
  advice: ['In general: {fact}', 'Usually it is like this. {fact}', 'As a rule: {fact}'],
  amused: ['It’s good to laugh a little.', 'That made this lighter, thank you.'],
  agreed: ['I’m glad that feels right to you.', 'Yes, I see it that way too.'],
  pleased: [
    'How nice that it speaks to you. Say “save it” if you’d like to keep it.',
    'It’s a pleasure to see you pleased.',
  ],
  doubtful: ['There’s no pressure here, let it settle.', 'It’s all right not to be sure.'],
  upset: ['I’m sorry, I can hear how frustrating that is.', 'That sounds wearing, and I’m sorry.'],
  told: ['Thank you for telling me; I’ve left everything as it was.', 'I understand, and I’ll keep listening.'],
};
