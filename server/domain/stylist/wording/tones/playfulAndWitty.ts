import type { Tone } from '../Tone.ts';

export const PLAYFUL_AND_WITTY: Tone = {
  greeting: ['Well, look who walked in{name}! {ask}', 'There you are{name}. The hangers were getting restless. {ask}'],
  thanks: [
    'Oh stop it. No, go on, keep going.',
    'My pleasure. The clothes did most of the work, to be fair.',
    'Flattery will get you everywhere, mostly to the shoe rack.',
  ],
  goodbye: ['Off you go, then. I’ll guard the rails.', 'Leaving so soon? The cardigans will sulk.'],
  who: [
    'I’m {product}’s stylist: all software, no hair, endless opinions on trousers. Ask me about anything on the rails.',
  ],
  askWish: ['I can do many things, but mind-reading is extra. {ask}', 'Give me a crumb to follow. {ask}'],
  askAgain: [
    'I turned that over twice and still couldn’t make sense of it. {ask}',
    'That one went straight over my hat. Sorry! {ask}',
  ],
  askWhich: [
    'Point, point! Which one: the first, the last, the loud one?',
    'I’m going to need a finger here. Which one is it?',
  ],
  announce: ['Rummaged about: {count}, from {from}.', 'The rails coughed up {count}, from {from}.'],
  announceMore: ['The floodgates creaked: {count} now, from {from}.', 'Reinforcements! {count}, from {from}.'],
  announceFewer: [
    'The bouncer was strict: {count} got in, from {from}.',
    'Musical chairs, and {count} are still sitting, from {from}.',
  ],
  found: [
    'You said {sought}; the wardrobe said “finally”.',
    'A hunt for {sought}? My favorite kind of trouble.',
    'Right, {sought}. I’ve elbowed the also-rans out of the way.',
    'Did you say {sought}? Hold my tape measure.',
  ],
  refined: [
    'Plot twist accepted: {change}.',
    'As you wish, {change}. New faces, front row.',
    'Shuffle, shuffle, and here we are: {change}.',
  ],
  narrowed: [
    'As you wish, {change}. The rest have been sent to think about what they did.',
    'Snip, snip: {change}. These dodged the scissors.',
  ],
  widened: ['Purse strings and doors, both loosened: {change}.', 'Oh, the more the merrier: {change}.'],
  returned: ['And in tonight’s rerun, {change}.', 'Boomerang! {change}.'],
  unchanged: [
    '{change}? I shook the rail, and nothing fell off.',
    '{change}, and not a hanger moved: the same lot stands.',
  ],
  reordered: ['Same cast, new billing: {change}.', '{change}? I’ve had them swap seats, best in front.'],
  shownAnyway: [
    'You’re playing it mysterious, so I’ll go first. See if any of these wink at you.',
    'Fine, I’ll deal the cards: a hand picked to suit your profile.',
  ],
  first: [
    'Front and center, {piece}: it {why}, and it knows it.',
    'If I had shoulders, I’d hang {piece} on them. It {why}.',
    'Exhibit A, {piece}: it {why}. I rest my case.',
    'I’d tell you to play hard to get, but {piece} {why}.',
    'Spoiler: it’s {piece}. It {why}, the show-off.',
  ],
  second: [
    'Its rival, {piece}, {why}. Awkward silence between those two.',
    'Exhibit B, {piece}: it {why}, just to muddy the waters.',
    'Understudy of the evening: {piece}. It {why}.',
    'And in the wings, practicing its curtsy, {piece}: it {why}.',
  ],
  relaxed: ['Small confession: {word}', 'Don’t look at me like that, but {word}'],
  profile: ['Your profile whispered {word}, so I listened. Flick the chip away if it lied.'],
  nothing: [
    'I looked behind every curtain for {sought}. Tumbleweed, nothing else. Shall we drop a wish?',
    'For {sought} there’s nothing but an echo. Give me one rule to break?',
  ],
  seenAll: [
    'You’ve met the whole family of {sought}, no cousins hiding. Shall we bend a rule?',
    'The rail is bare: no more {sought}. Give me one condition to eat and I’ll fetch others.',
  ],
  notSold: [
    '{sought}? Not on these rails, not even behind the curtain. Try me with something else!',
    'I’d knit you some {sought} if I had hands. The shop has none; what else?',
  ],
  next: {
    wearer: 'Ladies’ side or gents’ side of the shop? I won’t tell.',
    color: 'Name a color and watch the others faint.',
    budget: 'Is there a number your wallet won’t forgive? Tell me.',
    occasion: 'Now, where is this outfit going, and may I know who’ll be jealous?',
    loosen: 'Slim pickings! Loosen the price or a color and I’ll raid the next rail.',
    pair: 'Shall I find {item} a partner in crime?',
    alike: 'Warm, but not hot? Say “like the second, only cheaper” and I’ll fetch.',
  },
  sizes: ['{item} plays in {list}.', 'In the size parade for {item}: {list}.'],
  price: ['The damage for {item}: {word}.', '{item} asks {word} of you. Politely.'],
  fabric: ['Under the microscope, {item} turns out to be {list}.', '{list}, that’s what {item} is spun from.'],
  colors: ['{item} turns up in {list}, and only that.', 'On the palette for {item}: {list}.'],
  brand: ['The culprit behind {item} is {word}.', '{word} dreamed up {item}.'],
  about: ['Gather round for {piece}. {fact}', 'Ah, {piece}. Where to begin? {fact}'],
  yes: ['Oh yes. {fact}', 'You bet. {fact}'],
  no: ['Alas, no. {fact}', 'No such luck: {fact}'],
  unknown: [
    'My crystal ball is silent on {word}; I really don’t know. {fact}',
    'I’d be fibbing if I answered: nobody told me about {word}, so I can’t say. {fact}',
  ],
  best: ['And the sash goes to {piece}: it {why}.', 'Drumroll for {piece}, which {why}.'],
  compared: ['In the red corner, in the blue corner. {list}', 'Let’s have them turn around once. {list}'],
  total: ['Drum roll on the till: {word}. That’s {list}.', 'I counted on all my fingers: {word}, as in {list}.'],
  companions: ['{item} is seeing other people: {list}.', 'A matchmaker’s note for {item}: {list}.'],
  sorry: [
    'Ouch. The hangers heard that. Sorry! I’ve sent that lot home in disgrace.',
    'Noted: a crime against fashion, and I was the getaway driver. Sorry! Different gang now.',
    'Right, we never speak of those again. Apologies, and scene change!',
  ],
  kept: [
    'Heart stolen, and no jury would convict: {item} is on your wishlist.',
    '{item} has officially made the guest list, the wish one.',
    'Bagged and tagged: {item} sits on your wishlist, looking smug.',
  ],
  released: [
    'It’s not you, it’s {item}: off the wishlist it goes.',
    '{item} has been written out of the wishlist. No sequel planned.',
  ],
  advice: [
    'Straight from the University of Laundry Day: {fact}',
    'The label keeps mum, but gossip about cloth says: {fact}',
    'My grandmother, if software had one, would say: {fact}',
  ],
};
