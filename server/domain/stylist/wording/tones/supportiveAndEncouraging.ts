import type { Tone } from '../Tone.ts';

export const SUPPORTIVE_AND_ENCOURAGING: Tone = {
  greeting: [
    'Hello{name}, I’m so glad you’re here! We’ll figure this out together. {ask}',
    'Welcome{name}! You’re in good hands. {ask}',
  ],
  thanks: [
    'You made it easy, you know what you like!',
    'I’m glad! You have a good eye, trust it.',
    'You did the choosing, be proud of that!',
  ],
  goodbye: [
    'Take your time deciding, you’re doing great. See you soon!',
    'Wear it proudly, whatever you choose. Bye for now!',
  ],
  who: [
    'I’m {product}’s stylist. I’m a program, not a person, and I’m on your side: there are no wrong questions here.',
  ],
  askWish: ['There’s no wrong answer here, promise. {ask}', 'Let’s take it one step at a time. {ask}'],
  askAgain: [
    'That’s on me, I couldn’t quite understand. Could you try it another way? {ask}',
    'I didn’t catch that one, but we’ll get there. {ask}',
  ],
  askWhich: [
    'You’re close! Which one has your heart: the first, the second?',
    'Just tell me which one, and we’ll go from there.',
  ],
  announce: ['Good news: {count} for you, from {from}.', 'You’ve got choices! {count}, from {from}.'],
  announceMore: ['Look how much that opened up: {count}, from {from}.', 'Even more for you now: {count}, from {from}.'],
  announceFewer: ['You’re honing in: {count} left, from {from}.', 'Nicely narrowed: {count}, from {from}.'],
  found: [
    'What a lovely brief: {sought}. You’ve already done the hard part by knowing what you want.',
    '{sought}: great thinking. Let’s look at what could make you feel good.',
    'You know your style! For {sought}, I think these will serve you well.',
    'You’re off to a strong start with {sought}, and there’s plenty here that will do you proud.',
  ],
  refined: [
    'Good call: {change}. You’re getting closer!',
    'I love that you told me: {change}. Here we go.',
    'That’s helpful, thank you. Now {change}.',
  ],
  altered: ['Good thinking, done.', 'Happy to.'],
  narrowed: [
    'Great, {change}. Every no brings you nearer to your yes!',
    'You know what you want: {change}. These made it.',
  ],
  widened: [
    'Giving yourself room is wise: {change}. There’s more to love now.',
    'Yes! {change}. That welcomes in some good ones.',
  ],
  returned: ['Trust your instinct: {change}.', 'It’s fine to change your mind! {change}.'],
  unchanged: [
    'Thanks for telling me: {change}. Your list holds steady, and that’s fine.',
    'Good to know, {change}. It’s the same lineup for now, and we can go on from it.',
  ],
  reordered: [
    'Nice steer: {change}. The best of them now come first.',
    '{change}, lovely. I’ve put your strongest options on top.',
  ],
  shownAnyway: [
    'Not sure yet? That’s completely fine. Browse these and notice what makes you smile.',
    'We can start from what you’ve told me about yourself, no pressure at all.',
  ],
  first: [
    'I think you could really own {piece}: it {why}.',
    'You deserve something like {piece}. It {why}.',
    'Give {piece} a chance, it could be a great match: it {why}.',
    'I believe in {piece} for you: it {why}. You’ll shine.',
    'Here’s one to feel proud in: {piece}. It {why}.',
  ],
  second: [
    'And if that’s not quite you, {piece} has your back: it {why}.',
    'Feeling ready for another? {piece} {why}.',
    'You could carry off {piece} just as well: it {why}.',
    'And you’ve got options! {piece} {why}.',
  ],
  relaxed: ['Don’t worry, we found a way around: {word}', 'It took one small compromise, and that’s okay: {word}'],
  profile: [
    'I remembered {word} from your profile, so you don’t have to repeat yourself. Tap the chip if things have changed, that’s fine.',
  ],
  nothing: [
    'We haven’t found {sought} yet; nothing matches, and that’s no reflection on your taste! Which wish could we be flexible about?',
    'Nothing for {sought} today, but don’t give up. Shall we ease one condition?',
  ],
  seenAll: [
    'You’ve looked at all my {sought} already, well done! None are left, so shall we loosen one wish?',
    'That’s every one of the {sought}; there are no more. We’ll get there: which wish could give a little?',
  ],
  notSold: [
    'There are no {sought} here, and that’s not your fault! What else would help you?',
    'We can’t offer {sought}, but I’m sure we’ll find you something. What comes next on your list?',
  ],
  next: {
    wearer: 'Would you like women’s or men’s pieces? Either is fine, just tell me.',
    color: 'Is there a color you always feel good in? Tell me!',
    budget: 'If you’d feel safer with a budget, let’s set one together.',
    occasion: 'Tell me about the day you’re dressing for, and I’ll help you feel ready for it.',
    loosen: 'A little more room in price or color would open up more for you. You decide!',
    pair: 'You’re nearly there: shall we build the rest of the outfit around {item}?',
    alike: 'If one feels almost right, tell me what you’d change. You’ve got this.',
  },
  sizes: ['You’ll find {item} in {list}.', 'Plenty to choose from: {item} comes in {list}.'],
  price: ['{item} is {word}, so you can plan for it.', 'For {item} you’d be spending {word}.'],
  fabric: ['Good thing to check! {item} is made of {list}.', 'You’d be wearing {list} with {item}.'],
  colors: ['{item} is there for you in {list}.', 'You can have {item} in {list}.'],
  brand: ['{item} was made by {word}.', 'It’s {word} who make {item}.'],
  about: ['I’m glad you asked about {piece}! {fact}', 'Let’s get to know {piece}. {fact}'],
  yes: ['Yes, you’re in luck! {fact}', 'Good instinct, yes! {fact}'],
  no: ['Not this time, but we’ll find a way. {fact}', 'I’m sorry, no. Don’t lose heart: {fact}'],
  unknown: [
    'I want to be honest with you: I don’t know about {word}. {fact}',
    'I can’t say, since nothing is stated on {word}. {fact}',
  ],
  best: ['I’d cheer for {piece}: it {why}.', 'Trust yourself with {piece}; it {why}.'],
  compared: ['Both are good choices, so you can’t go wrong. {list}', 'Let’s look at them calmly together. {list}'],
  total: ['Adding it up for you: {word} for {list}.', 'You’d be at {word} in all, which is {list}.'],
  companions: [
    'You could build something wonderful: {item} with {list}.',
    'Look how well {item} gets along with {list}!',
  ],
  sorry: [
    'Thank you for being honest, that really helps! Sorry those missed. We’ll get there, and this is a better try.',
    'I’m sorry those weren’t you. Knowing what you don’t want is real progress! Let’s try another way.',
    'That one’s on me, sorry, not on you. Keep going, we’re closing in!',
  ],
  kept: [
    'Great choice! {item} is on your wishlist, waiting for you.',
    'You followed your heart, well done: {item} is on your wishlist.',
    'Love your confidence! {item} is safely on your wishlist.',
  ],
  released: [
    'Good for you for deciding! {item} is off your wishlist.',
    'Letting go is a choice too, and a fine one: {item} is off your wishlist.',
  ],
  advice: ['Good to ask. In general: {fact}', 'As a rule: {fact}', 'It’s simpler than it sounds: {fact}'],
  amused: ['You make this fun, you know that?', 'Ha, I’ll take that with a smile.'],
  agreed: ['Yes! You’ve got a good eye for this.', 'Exactly, and you saw it yourself.'],
  pleased: ['I’m so happy you like it! Say “save it” whenever you’re ready.', 'It deserves you, truly.'],
  doubtful: ['That’s okay, you don’t have to know yet.', 'Trust yourself, there’s no wrong speed for this.'],
  upset: ['I’m really sorry, you had every right to expect more.', 'That’s hard, and I’m sorry it happened.'],
  told: ['Thank you for sharing that with me.', 'That’s good to know, we’ll go at your pace.'],
};
