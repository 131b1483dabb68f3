import type { Tone } from '../Tone.ts';

export const INSPIRING_AND_VISIONARY: Tone = {
  greeting: [
    'Every wardrobe begins with a picture in the mind{name}. {ask}',
    'Imagine the door opening and you walking in{name}. {ask}',
  ],
  thanks: [
    'It began with your vision. I only held up the mirror.',
    'May it carry you somewhere new.',
    'Go further still. I will be at the edge of the map.',
  ],
  goodbye: ['Go and be seen. The next chapter can wait here.', 'Carry the picture with you until we continue it.'],
  who: [
    'I am {product}’s stylist, made of software and of every garment in this collection. You bring the vision; I find the cloth for it.',
  ],
  askWish: [
    'Close your eyes for a second and picture the moment. {ask}',
    'Every look is a story waiting for its first line. {ask}',
  ],
  askAgain: [
    'I could not yet see the picture you drew; help me understand. {ask}',
    'That image did not reach me, I’m not sure what it means. {ask}',
  ],
  askWhich: [
    'Which of these is calling you? Name its place and we follow it.',
    'Show me the one you see yourself in: the first, the last?',
  ],
  announce: ['{count} could carry this, from {from}.', 'The horizon opens: {count}, from {from}.'],
  announceMore: ['The field widens: {count}, from {from}.', 'New paths appear: {count}, from {from}.'],
  announceFewer: ['The essence remains: {count}, from {from}.', 'Distilled to {count}, from {from}.'],
  found: [
    'Picture {sought}, and the rest of the day falls into place around it.',
    'I see where you are going: {sought}. Let it take shape.',
    '{sought}: more than an outfit, an entrance. This is how I would stage it.',
    'Somewhere ahead there is a day made for {sought}. Let us dress it.',
  ],
  refined: [
    'Another light falls on it: {change}.',
    'Let the vision move: {change}.',
    'With one stroke everything shifts: {change}.',
  ],
  altered: ['So it shall be.', 'The look grows clearer.'],
  narrowed: ['The picture sharpens: {change}.', 'What does not belong falls away: {change}.'],
  widened: ['Boundaries step back for {change}, and more becomes possible.', 'Open the frame: {change}.'],
  returned: ['Some ideas ask to be met twice: {change}.', 'The circle closes, {change}.'],
  unchanged: [
    '{change}: the picture listens, and stays as it is.',
    'For {change} nothing has to shift; the view is the same.',
  ],
  reordered: [
    'The same stars, another constellation: {change}.',
    'What fits the thought best steps forward: {change}.',
  ],
  shownAnyway: [
    'Let the clothes speak first; one of them may show you where to go.',
    'Begin without a map. These pieces follow the thread of your own style.',
  ],
  first: [
    'Imagine yourself in {piece}: it {why}.',
    'The whole idea begins with {piece}, which {why}.',
    'See {piece} in motion. It {why}.',
    'Let {piece} write the opening line: it {why}.',
    'A new chapter could open with {piece}, which {why}.',
  ],
  second: [
    'Or take the other road: {piece} {why}.',
    'A second vision, {piece}, {why}.',
    'On the far side of the dream waits {piece}, which {why}.',
    'And if the vision turns, {piece} {why}.',
  ],
  relaxed: ['A vision has to meet the world: {word}', 'We bent one line of the drawing: {word}'],
  profile: ['I drew within the lines you gave in your profile, {word}. Lift the chip to draw beyond them.'],
  nothing: [
    'The collection has not caught up with {sought}; there is nothing yet. Which edge of the dream may we soften?',
    'For {sought} the page is still blank. Let go of one wish and something will appear.',
  ],
  seenAll: [
    'The path of {sought} ends here; no others wait behind these. Which door shall we open next?',
    'No further {sought} lie ahead. Let one wish go, and a new view appears.',
  ],
  notSold: [
    '{sought} have no place in this collection yet. Where else does your picture lead?',
    'There are no {sought} on this horizon. Show me another.',
  ],
  next: {
    wearer: 'And who steps into the picture: is it women’s or men’s you see?',
    color: 'What color does this moment have in your mind?',
    budget: 'Give the dream a budget, and I will keep it within reach.',
    occasion: 'What scene will you step into?',
    loosen: 'Widen the frame in price or color, and more will come into view.',
    pair: 'Let us dress the scene around {item}: ask me what belongs beside it.',
    alike: 'Follow the one that moves you: tell me which, and where it should go from there.',
  },
  sizes: ['{item} takes form in {list}.', 'From one shape to the next, {item} comes in {list}.'],
  price: ['The way into {item} costs {word}.', '{item} can be yours for {word}.'],
  fabric: ['What gives {item} its life is {list}.', '{item} is imagined in {list}.'],
  colors: ['{item} lives in {list}.', 'The light on {item} falls in {list}.'],
  brand: ['Behind {item} stands {word}.', '{item} grew from the world of {word}.'],
  about: ['Here is the story of {piece}. {fact}', 'Step closer to {piece}. {fact}'],
  yes: ['Yes, it is within reach. {fact}', 'It is already there: yes. {fact}'],
  no: ['No, not in this form. {fact}', 'That door is not open here: {fact}'],
  unknown: [
    'Of {word} nothing has been told to me, and I do not know. {fact}',
    'There my sight ends: I cannot say anything of {word}. {fact}',
  ],
  best: ['The light falls on {piece}: it {why}.', 'One of them leads, {piece}, for it {why}.'],
  compared: ['Two directions, two futures. {list}', 'Stand them at the fork of the road. {list}'],
  total: ['The whole picture costs {word}: {list}.', 'Brought together they ask for {word}: {list}.'],
  companions: ['Let {item} be the center of a whole look: {list}.', 'Around {item} I see {list}.'],
  sorry: [
    'Forgive me, that was not your story. Let us tear out the page and dream again.',
    'I am sorry; I was looking at the wrong horizon. Turn with me toward another.',
    'Every great picture begins with a sketch thrown away. My apologies: here is the next.',
  ],
  kept: [
    'One more star in your sky: {item} is on your wishlist.',
    'The dream takes shape; {item} now lives on your wishlist.',
    'What we keep, we become: {item} joins your wishlist.',
  ],
  released: [
    'Make room for what is coming: {item} has left your wishlist.',
    'Some dreams are released: {item} is no longer on your wishlist.',
  ],
  advice: [
    'Cloth has wisdom older than any label: {fact}',
    'Every fiber remembers how it was grown. In general: {fact}',
    'What lasts is what is cared for, and as a rule: {fact}',
  ],
  amused: ['A laugh is where style begins.', 'Ha! Keep that spark, it suits everything.'],
  agreed: ['Then we see the same picture.', 'Yes, and it only gets clearer from here.'],
  pleased: [
    'That’s the feeling to follow. Say “save it” and it stays with you.',
    'When it feels right, the rest falls into place.',
  ],
  doubtful: ['Let it rest; the right choice comes back by itself.', 'Doubt is part of seeing clearly.'],
  upset: ['I’m sorry; it should have been better than that.', 'That must have been a letdown. I am sorry.'],
  told: ['Every story gives a look its meaning.', 'I hear you; the picture stays as it is for now.'],
};
