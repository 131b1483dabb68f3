const FIRST_WIDE_CHARACTER = 0x300;
const MAX_TAB_COLUMNS = 8;

/** The maximum number of columns of a character in a terminal. Characters of other scripts may be wide. */
function countColumns(character: string): number {
  if (character === '\t') return MAX_TAB_COLUMNS;
  return character.codePointAt(0)! < FIRST_WIDE_CHARACTER ? 1 : 2;
}

/** Splits a line into parts of at most `columns` columns, at spaces if possible. */
export function wrapLine(line: string, columns: number): readonly string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let width = 0;
  for (const character of line) {
    while (part.length > 0 && width + countColumns(character) > columns) {
      const breakPosition = part.lastIndexOf(' ') + 1 || part.length;
      parts.push(part.slice(0, breakPosition).join('').trimEnd());
      part = part.slice(breakPosition);
      width = part.reduce((sum, word) => sum + countColumns(word), 0);
    }
    part.push(character);
    width += countColumns(character);
  }
  return [...parts, part.join('')];
}
