declare module 'wink-porter2-stemmer' {
  /** The stem of a lower-case English word (Porter 2). */
  function stem(word: string): string;
  export default stem;
}
