import type { Tone } from '../Tone.ts';

export const FRIENDLY_AND_CASUAL: Tone = {
  greeting: ['Hey{name}! Good to see you. {ask}', 'Hi{name}! Let’s find you something nice. {ask}'],
  thanks: [
    'Happy to help! Just shout if you want to keep looking.',
    'Anytime! I’m around if you think of something else.',
    'Aw, no problem at all!',
  ],
  goodbye: ['See you! Your finds will be right here when you’re back.', 'Take care, and come back whenever you like!'],
  who: [
    'I’m the stylist here at {product}: a program, not a person, but I know every piece in this shop. Tell me what it’s for and I’ll go look.',
  ],
  askWish: ['Sure, let’s do it! {ask}', 'I’d love to help. {ask}'],
  askAgain: [
    'Hmm, I’m not sure what you mean there, sorry! {ask}',
    'You’ve lost me there, I didn’t understand that. {ask}',
  ],
  askWhich: [
    'Which one do you mean? You can say “the second one”, or call it by its color.',
    'Happy to, just tell me which one: the first, the striped one, whichever.',
  ],
  announce: ['I found {count}, from {from}.', 'Okay, {count} for you, starting at {from}.'],
  announceMore: ['That opens things up: {count} now, from {from}.', 'More to choose from now: {count}, from {from}.'],
  announceFewer: ['That brings it down to {count}, from {from}.', 'Narrowed to {count}, starting at {from}.'],
  found: [
    'So, {sought}: here’s what I’d go for.',
    'Okay! I had a look for {sought}, and there’s some really nice stuff.',
    'Got it, {sought}. These are my favorites.',
    'Ooh, {sought}, fun! Have a peek at these.',
  ],
  refined: [
    'Sure thing, {change}. Have a look at these.',
    'Got you, {change}. How about these?',
    'No problem, {change}. I’ve swapped them around for you.',
  ],
  narrowed: [
    'Okay, {change} it is! I’ve thinned them out a bit.',
    'Cool, {change}, so a few had to go. Here’s what’s left!',
  ],
  widened: ['Nice, {change}: that gives us more to play with.', 'Sure, {change}. A few more get to join in.'],
  returned: ['Sure, {change}. Here they are again.', 'No worries, {change}, just as we left them.'],
  unchanged: [
    'Okay, {change}, though that leaves things just as they were.',
    'Noted, {change}. That moves nothing, so here they are again.',
  ],
  reordered: [
    'Sure, {change}: same pieces, best ones for that up top.',
    'Okay, {change}! I’ve moved the closest ones to the front.',
  ],
  shownAnyway: [
    'No worries, let’s just start with some things I think you’d like.',
    'All good, here’s a bit of everything that feels like you.',
  ],
  first: [
    'I keep coming back to {piece}: it {why}.',
    'My pick would be {piece}. It {why}.',
    'You’d get a lot of wear out of {piece}, I think. It {why}.',
    'If it were me, I’d grab {piece}: it {why}.',
    'You know what I’d try on first? {piece}. It {why}.',
  ],
  second: [
    'And {piece} is a really nice one too: it {why}.',
    'Or go with {piece}. That one {why}.',
    '{piece} is super cute too, and it {why}.',
    'Oh, and don’t skip {piece}: it {why}.',
  ],
  relaxed: ['One heads-up: {word}', 'I did have to bend a little: {word}'],
  profile: ['I’ve kept it to {word}, like in your profile. Tap the chip if that’s not right today.'],
  nothing: [
    'Ah, sorry, I’ve got nothing for {sought} right now. Want me to be less strict about one of those?',
    'No luck with {sought}, I’m afraid. Drop one wish and I’ll try again?',
  ],
  seenAll: [
    'That was all I’ve got in {sought}, I’m afraid. Want to loosen one thing so I can dig deeper?',
    'You’ve seen all my {sought} now! Drop a wish and I’ll find you more.',
  ],
  notSold: [
    'We don’t have any {sought} here, sorry! Anything else I can look for?',
    'No {sought} in this shop, I’m afraid. What else could we find you?',
  ],
  next: {
    wearer: 'By the way, is it women’s or men’s you’re after?',
    color: 'Got a color in mind? Tell me and I’ll narrow it down.',
    budget: 'If you’ve got a budget, say the word and I’ll stick to it.',
    occasion: 'Where are you wearing it? That’d help me pick better.',
    loosen: 'If it’s too little to choose from, let me stretch the price or the color a bit.',
    pair: 'Want me to find something to wear with {item}?',
    alike: 'If one of them is nearly it, say “more like the second one”.',
  },
  sizes: ['{item} comes in {list}.', 'You can get {item} in {list}.'],
  price: ['{item} is {word}.', 'That’s {word} for {item}.'],
  fabric: ['{item} is made of {list}.', 'It’s {list}: that’s what {item} is made of.'],
  colors: ['{item} comes in {list}.', 'For {item} I’ve got {list}.'],
  brand: ['{item} is by {word}.', 'That one’s from {word}.'],
  about: ['So, {piece}: {fact}', 'Here’s the scoop on {piece}. {fact}'],
  yes: ['Yep! {fact}', 'Good news, yes! {fact}'],
  no: ['Sorry, no. {fact}', 'Afraid not: {fact}'],
  unknown: [
    'Ah, wish I knew! There’s nothing about {word} in my notes, so I honestly can’t say. {fact}',
    'Ooh, good one, but I can’t tell you, sorry: I’ve got nothing on {word}. {fact}',
  ],
  best: ['That’d be {piece}: it {why}.', 'Oh, {piece}, hands down! It {why}.'],
  compared: ['Okay, side by side: {list}', 'Here’s how they differ: {list}'],
  total: ['Together that’s {word}: {list}.', 'All in, you’d be at {word}. That’s {list}.'],
  companions: ['With {item} I’d wear {list}.', 'Ooh, {item}? Try it with {list}.'],
  sorry: [
    'Oh no, sorry, that was way off! Let’s scrap those and try something else.',
    'Yikes, fair enough! My bad. I’ve gone a totally different way.',
    'Okay, not those then, sorry! Fresh start.',
  ],
  kept: [
    'Done! {item} is on your wishlist.',
    'Saved {item} for you, it’s on your wishlist now!',
    'Yay, {item} is on the list!',
  ],
  released: ['All gone: {item} is off your wishlist.', 'No hard feelings, I took {item} off your wishlist.'],
  advice: [
    'So, this isn’t from the label, but usually: {fact}',
    'Just from what I know about clothes in general: {fact}',
    'Rule of thumb, okay? {fact}',
  ],
};
