/** Returns a pattern that matches any of the phrases as whole words. */
const matchAny = (phrases: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${phrases.join('|')})\b`, 'u');

/** Matches words for a garment that has no name: 'something', 'a layer', 'somthing warm'. */
export const UNNAMED_PATTERN = matchAny([
  ...['some?thin[gk]?', 'sumthi?n[gk]?', 'smthn?g?', 'smth', 'sth', 'anythin[gk]?', 'owt', 'summat'],
  '(?:an?|any|another|one more|extra|some|more) (?:(?:warm|warmer|light|extra|thin|thick|nice|smart|outer|top) ){0,2}layers?',
  'cover ?ups?',
  'what (?:can|could|would|should|might) (?:i )?(?:go|wear|put|throw|pop)',
]);

const COVERED = '(?:it|that|this|the top|everything|my shoulders|them|all that|the lot|the dress|the whole thing)';
/** Matches words for where such a garment is worn, or against what. */
export const WORN_OVER_PATTERN = new RegExp(
  String.raw`\b(?:${[
    `(?:go |goes |wear |put |throw |sling |pop |pull )?(?:over|on top)(?: (?:of )?${COVERED})?(?=$|[ .,?!])`,
    'for (?:my|the) (?:shoulders|arms)',
    'throw on',
    'to keep (?:me |us |him |her |it )?(?:warm|dry)',
    'keep(?:s)? (?:me |him |her )?(?:warm|dry)',
    'layer',
    String.raw`warm(?:er)?\b`,
  ].join('|')})`,
  'u',
);

export const RAIN_PATTERN = matchAny([
  ...[String.raw`rain\w*`, 'wet', String.raw`shower\w*`, String.raw`drizzl\w*`, String.raw`lash\w*`],
  ...[String.raw`pour\w*`, 'bucket(?:s|ing)', String.raw`pelt\w*`, 'pissing', 'tipping'],
  ...['hammer(?:s|ing)? (?:it )?down', 'chuck(?:s|ing)? it down', 'spit(?:s|ting)', 'stormy?', 'downpour'],
  ...['soaked', 'soaking', 'drenched', 'monsoon', 'dry'],
]);

export const COLD_PATTERN = matchAny([
  ...['cold', 'colder', String.raw`chill\w*`, 'nippy', String.raw`freez\w*`, 'frosty', 'baltic'],
  ...[String.raw`perish\w*`, 'parky', 'brass monkeys', 'wind', 'windy', 'windier', String.raw`breez\w*`, 'blowy'],
  ...['drops', String.raw`draught\w*`, 'drafty', 'cool', 'cooler', 'cools', 'arctic', 'icy', String.raw`air ?con\w*`],
  ...['a ?c', String.raw`shiver\w*`, 'goose ?bumps?', 'sun (?:goes|sets|drops|disappears)', 'fresh', 'temperature'],
  'dips',
]);

/** Matches the weather of a part of the day or of the place, against which one more piece is enough. */
export const PARTLY_PATTERN = matchAny([
  ...['at n(?:ight|ite)', 'nights?', 'evenings?', 'later', 'after dark', 'once', 'when', 'if', 'in case', 'inside'],
  ...['indoors?', String.raw`by (?:\d|night|evening|midnight|the evening)`, 'mornings?', 'supposed to', 'going to'],
  'gonna',
  'the (?:church|hall|office|barn|tent|marquee|theatre|cinema|restaurant|boat|ferry|train|plane)',
  ...[String.raw`air ?con\w*`, 'i (?:get|take|catch|feel|am|run)', 'im always', 'i always', 'feel the', 'might', 'may'],
  ...['could', 'turns?', 'gets?', 'forecast', 'windy', String.raw`breez\w*`, 'blowy', String.raw`draught\w*`, 'wind'],
]);

/** Matches a question about what happens in other weather: 'and if it lashes down?'. */
export const WHAT_IF_PATTERN =
  /^(?:(?:and|but|so|ok|ah|hm|hmm|oh|well|also|aye)[ ,]{1,2}){0,3}(?:what (?:about )?(?:if|when)|what happens (?:if|when)|(?:and |but )if|if|in case|suppose|say) /u;

/** Matches words that ask for one more piece. */
export const ADDS_PATTERN = matchAny([
  ...['add', 'chuck', 'throw', 'put', 'pop', 'stick', 'include', 'give', 'need', 'want', 'get', 'find', 'have'],
  ...['could i', 'can i', 'can you', 'could you', 'any(?:thing)?', 'suggest', 'something', 'somthing', 'smth'],
  'what (?:would|could|can|should|do) (?:i|you)',
]);

/** Matches what the shopper tells of the cold without asking for anything. */
export const FEELS_PATTERN = matchAny([
  'i (?:always |usually |often )?(?:get (?:the |so )?cold|take cold|catch cold|feel (?:the )?cold|am (?:always )?cold|freeze|shiver)',
  ...['freezing', 'perished', 'perishing', 'windy', 'cold easily'],
  '(?:will|gonna|going to|ll|might|may|could|supposed to) (?:be|get|turn|go) (?:a (?:bit|little) |quite |really |very |so )?(?:chilly|cold|colder|nippy|cool|cooler|breezy|windy|wet)',
]);
