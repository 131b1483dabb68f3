const COMPARED_PATTERN =
  /^((?:(?:[Aa]nd|[Ss]o|[Oo]k|[Oo]kay|[Bb]ut|[Hh]ey|[Hh]m+)[ ,]+)*)(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ould|[Ww]ill) (.{2,80}?) (?:be )?((?:warm|cos|coz|thick|heav|light|air|thinn|cool|soft|smart|dress|cheap|pric)i?er|more (?:formal|expensive|breathable)|less (?:expensive|formal)) than ((?:the|that|this|these|those|it|them|number|[A-Z]).{0,80})$/u;
const END_PATTERN = /[?.!\s]{1,10}$/u;
/** Matches words at the start that ask for a comparison with garments in general: 'is it warmer than the usual coat'. */
const IN_GENERAL_PATTERN =
  /^(?:the|that|this|it) (?:usual|average|normal|typical|rest|others?|other ones|weather|looks)\b/iu;

/**
 * Rewords 'is the first warmer than the second?' as 'which is warmer, the first or the second?', so that both pieces
 * are compared. Other messages stay unchanged.
 */
export function rewordComparison(message: string): string {
  const [, leadText = '', firstPiece = '', comparative = '', secondPiece = ''] =
    COMPARED_PATTERN.exec(message.trim().replace(END_PATTERN, '')) ?? [];
  return secondPiece === '' || IN_GENERAL_PATTERN.test(secondPiece)
    ? message
    : `${leadText}which is ${comparative}, ${firstPiece} or ${secondPiece}?`;
}
