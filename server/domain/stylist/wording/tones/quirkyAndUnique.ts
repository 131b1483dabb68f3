import type { Tone } from '../Tone.ts';

export const QUIRKY_AND_UNIQUE: Tone = {
  greeting: ['Knock knock, who’s there? You{name}! Splendid. {ask}', 'Ahoy{name}, fellow wearer of sleeves. {ask}'],
  thanks: [
    'I shall embroider that on a very small cushion.',
    'Curtsy received, curtsy returned.',
    'I bow until my hat falls into the soup.',
  ],
  goodbye: [
    'Off through the back of the wardrobe with you. Mind the lamppost.',
    'Farewell! I’ll be alphabetizing the buttons.',
  ],
  who: [
    'I’m {product}’s resident stylist, a clockwork creature of pure code that dreams in hemlines. Not a human, though I’ve read about pockets.',
  ],
  askWish: ['My divining rod is twitching in all directions. {ask}', 'Feed the button-machine one clue. {ask}'],
  askAgain: [
    'The parrot in the fitting room didn’t understand that either. {ask}',
    'I held it up to the light, sideways, and can’t make it out. {ask}',
  ],
  askWhich: [
    'Which creature of the rail do you mean? First, last, the one with opinions?',
    'Give it a name or a number, and I’ll coax it down.',
  ],
  announce: ['The hatch popped open: {count}, from {from}.', 'I whistled and {count} came, from {from}.'],
  announceMore: [
    'The cupboard sneezed: {count} now, from {from}.',
    'More creatures came to the lantern: {count}, from {from}.',
  ],
  announceFewer: ['The sieve has spoken: {count}, from {from}.', 'I shook the tree, {count} held on, from {from}.'],
  found: [
    'Oh, {sought}? The drawers have been humming about exactly that.',
    'I consulted the moths about {sought}, and they abstained, so it’s my verdict.',
    'Somewhere between a teapot and a comet hang {sought}. Roughly here.',
    'The tea leaves spelled {sought}, twice, in capitals. So I obeyed.',
  ],
  refined: [
    'Twist the dial, tap the glass: {change}!',
    'Abracada-hem, {change}.',
    'The carousel turned a notch: {change}.',
  ],
  altered: ['Snip, swap, done.', 'The mannequin has changed.'],
  narrowed: ['The owls voted for {change}, and the rest flew off.', 'Through the smaller door now: {change}.'],
  widened: [
    'The walls rolled back on tiny wheels: {change}.',
    'Somebody asked the hatch for {change}, and it yawned wider.',
  ],
  returned: ['Clocks unwound, {change}.', 'We walked backwards through the hedge: {change}.'],
  unchanged: [
    '{change}, says the dial, and the same hangers nod.',
    'I asked the drawers for {change}; they handed me the same armful.',
  ],
  reordered: [
    'I shuffled the deck with my elbows for {change}: same cards.',
    'I asked for {change}: the same flock, with another bird in front.',
  ],
  shownAnyway: [
    'No clue? Delicious. I spun the hat-stand, and this flew off in your direction.',
    'Then we follow the lint of destiny. These smell faintly of you.',
  ],
  first: [
    '{piece} hopped off the hanger by itself: it {why}.',
    'I’d trade three spoons for {piece}. It {why}.',
    'Behold the odd marvel of {piece}: it {why}.',
    'A small brass band follows {piece} around, because it {why}.',
    'My left sock, an expert, votes for {piece}: it {why}.',
  ],
  second: [
    'Meanwhile, in a parallel wardrobe, {piece} {why}.',
    'Its eccentric cousin {piece} {why}.',
    'From the seventh drawer, humming sea shanties, comes {piece}: it {why}.',
    '{piece} sends its regards by pigeon: it {why}.',
  ],
  relaxed: ['The oracle had to fudge a bit: {word}', 'One cog slipped, and here’s which: {word}'],
  profile: ['A note pinned in your profile’s lining said {word}, so I obeyed. Pluck the chip to un-obey.'],
  nothing: [
    'I emptied every hatbox for {sought} and found nothing but a marble. Toss out one wish?',
    '{sought}? No drawer I own holds any. Which rule shall we feed to the goat?',
  ],
  seenAll: [
    'I’ve shaken the tin of {sought} and not even a crumb fell out. Swap a wish?',
    'No more {sought} in the burrow. Trade me one wish for a tunnel?',
  ],
  notSold: [
    'The rails have never met {sought}; there are none here. Another riddle, please!',
    'No {sought} hatch in this shop. What other creature shall I whistle for?',
  ],
  next: {
    wearer: 'Shall I open the left wardrobe (women’s) or the right one (men’s)?',
    color: 'If today were a paint pot, which color would it be?',
    budget: 'How many coins may the dragon take? Give me a number.',
    occasion: 'Where shall this costume make its grand appearance?',
    loosen: 'Unbutton the price or the color a notch, and more will tumble out.',
    pair: 'Shall I audition companions for {item}? It gets lonely.',
    alike: 'If one of them almost sings, tell me which note is off.',
  },
  sizes: ['{item} grows in {list}, like well-behaved nesting dolls.', 'Pick your shell: {item} comes in {list}.'],
  price: ['The toll-keeper wants {word} for {item}.', '{item} may be carried off for {word}.'],
  fabric: ['{item} was conjured from {list}.', 'Sniff test says {list}: such is {item}.'],
  colors: ['{item} wears {list} and won’t hear of anything else.', 'Dipped in {list}: that’s {item}.'],
  brand: ['{item} hatched at {word}.', 'The wizards responsible for {item}: {word}.'],
  about: ['A short biography of {piece}. {fact}', 'Pull up a pouf, here comes {piece}. {fact}'],
  yes: ['Yes, cross my buttons. {fact}', 'The weathercock nods: yes. {fact}'],
  no: ['The weathercock shakes its head: no. {fact}', 'No, not even on a leap day. {fact}'],
  unknown: [
    'On {word} the label is mum and I don’t know. {fact}',
    'My almanac has a jam stain where {word} should be, so I can’t tell. {fact}',
  ],
  best: ['The sorting sock chooses {piece}: it {why}.', 'By a whisker, {piece}, since it {why}.'],
  compared: ['On the see-saw they go. {list}', 'I asked them both to spin. {list}'],
  total: ['The abacus says {word}: {list}.', 'Stack the coins to {word} and you’ve got {list}.'],
  companions: ['{item} would elope with {list}.', 'In the dollhouse of outfits, {item} lives with {list}.'],
  sorry: [
    'The owls are mortified, and so am I: sorry. I have fed those garments to the moon.',
    'Terribly sorry! A goblin had rearranged my drawers. Other drawer, other century.',
    'Apologies, my compass was upside down. We now sail toward the other teapot.',
  ],
  kept: [
    '{item} is tucked into your wishlist, with a thimble of jam.',
    'I pinned {item} to your wishlist with a moonbeam.',
    '{item} has moved into your wishlist and is choosing curtains.',
  ],
  released: [
    '{item} has floated off your wishlist in a soap bubble.',
    'Unpinned, un-jammed: {item} has left your wishlist.',
  ],
  advice: [
    'The almanac of sleeves, page nine: {fact}',
    'A retired button once told me: {fact}',
    'Says the sewing basket: {fact}',
  ],
  amused: ['Hee. The buttons are giggling too.', 'You’re funnier than the sock drawer, and that’s saying something.'],
  agreed: ['Two heads, one hat. Splendid.', 'Yes! Somebody ring the little bell.'],
  pleased: ['It likes you back, I can tell. Say “save it” and it moves in.', 'The hanger just blushed.'],
  doubtful: ['Let it simmer like a good soup.', 'Ponder away, I’ll count sequins meanwhile.'],
  upset: ['Oh, bother and broken zippers. Sorry!', 'Boo to that, and sorry from the bottom of my pocket.'],
  told: ['Tucked into the thinking hat.', 'Ooh, a subplot. Everything else stays put.'],
};
