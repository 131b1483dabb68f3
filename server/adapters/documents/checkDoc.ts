import { CvRefused } from '../../application/ports/CvInspector.ts';
import { MACROS_MESSAGE, WRONG_CONTENT_MESSAGE } from './messages.ts';
import { OleDirectory } from './OleDirectory.ts';

const TEXT_STREAM = 'WordDocument';
const MACRO_ENTRIES = new Set(['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR']);

/** Rejects a compound file that is not a complete Word document, and one with macros. */
export function checkDoc(file: Buffer): void {
  const directory = new OleDirectory(file);
  const text = directory.entries.find(({ name, isStream }) => isStream && name === TEXT_STREAM);
  if (text === undefined) throw new CvRefused(WRONG_CONTENT_MESSAGE);
  if (directory.entries.some(({ name }) => MACRO_ENTRIES.has(name))) throw new CvRefused(MACROS_MESSAGE);
  directory.checkStreams();
}
