declare module 'wink-porter2-stemmer' {
  /** The stem of one lower-case English word (Porter 2). */
  function stem(word: string): string;
  export default stem;
}
