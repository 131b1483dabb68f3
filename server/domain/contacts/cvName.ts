import { toPrintable } from '../text/cleanText.ts';

const MAX_STEM_LENGTH = 100;
/** Splits a file name into its stem and its last extension. */
const NAME_PATTERN = /^(?<stem>.{1,400})\.(?<ending>pdf|docx?)$/isu;
/** Matches an extension before the last one. */
const INNER_ENDING_PATTERN = /\.(?<ending>[\da-z]{1,5})[\s.]{0,9}$/iu;
/** Extensions of files that a computer runs or unpacks, such as 'exe'. */
const PROGRAM_ENDINGS = new Set(
  (
    'apk app bat cab chm cmd com cpl dll docm dotm exe gz hta htm html iso jar js jse lnk mht msi php pif ps1 rar scr ' +
    'sh svg vb vbe vbs wsf xlsm zip 7z'
  ).split(' '),
);

export interface CvName {
  /** The name without its extension. It can be used safely as a file name. */
  readonly stem: string;
  readonly ending: 'pdf' | 'doc' | 'docx';
}

export type CvNameFault = 'wrong-ending' | 'program-ending';

export function readCvName(fileName: string): CvName | CvNameFault {
  const { stem, ending } = NAME_PATTERN.exec(toPrintable(fileName).trim())?.groups ?? {};
  if (stem === undefined || ending === undefined) return 'wrong-ending';
  if (hidesProgramEnding(stem)) return 'program-ending';
  const safeStem = stem.replaceAll(/[\s\\/:*?"<>|.]+/gu, ' ').trim();
  return {
    stem: [...safeStem].slice(0, MAX_STEM_LENGTH).join('').trim() || 'cv',
    ending: ending.toLowerCase() as CvName['ending'],
  };
}

/** Whether a program's extension precedes the last one, as in `cv.exe.pdf`. */
function hidesProgramEnding(stem: string): boolean {
  const { ending = '' } = INNER_ENDING_PATTERN.exec(stem)?.groups ?? {};
  return PROGRAM_ENDINGS.has(ending.toLowerCase());
}
