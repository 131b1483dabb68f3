/** Maximum number of '[' in an answer, and also of '{' and of commas. */
const MAX_MARKS = 1_000;

/**
 * Parses the service's JSON answer; undefined for anything else. Counts brackets and commas first, because parsing
 * millions of list entries would block other requests.
 */
export function parseAnswer(bytes: Buffer): unknown {
  if (['[', '{', ','].some((character) => occursOften(bytes, character))) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function occursOften(bytes: Buffer, character: string): boolean {
  let position = -1;
  for (let count = 0; count <= MAX_MARKS; count += 1) {
    position = bytes.indexOf(character, position + 1);
    if (position === -1) return false;
  }
  return true;
}
