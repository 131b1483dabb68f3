/**
 * The child process that decodes pictures of shoppers (`PictureProcesses`), because only ending a process stops every
 * decoder.
 */
import { PictureRefused } from '../../application/ports/PictureIntake.ts';
import { sharp } from '../photoDecoder.ts';
import type { PictureAnswer } from './PictureProcesses.ts';
import { encodePicture } from './encodePicture.ts';

/** Memory limit in MB, beyond which the process ends. The largest permitted picture takes about 1,300 MB as AVIF. */
const MAX_MEMORY_MB = 2_000;
const MEMORY_CHECK_MS = 100;

sharp.concurrency(1);
sharp.cache(false);
// Ctrl-C reaches the whole process group, but only the parent handles it.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_MB * 2 ** 20) process.kill(process.pid, 'SIGKILL');
}, MEMORY_CHECK_MS).unref();

process.on('message', (file: Uint8Array) => {
  void encodeSafely(file).then((answer) => process.send!(answer));
});

process.send!('ready');

async function encodeSafely(file: Uint8Array): Promise<PictureAnswer> {
  try {
    return { picture: await encodePicture(file) };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return cause instanceof PictureRefused ? { refused: message } : { failed: message };
  }
}
