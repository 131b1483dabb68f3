import { createGeneratedMark } from '../fitting/createGeneratedMark.ts';
import { MAX_PIXELS, MAX_SIDE } from '../uploads/encodePicture.ts';
import { sharp } from '../photoDecoder.ts';
import { detectPictureFormat } from '../pictureFormat.ts';
import { refuseHiddenWork } from '../uploads/refuseHiddenWork.ts';
import { boundedBody } from '../boundedBody.ts';
import { fetchUntilAborted } from '../fetchUntilAborted.ts';
import type { FashnSettings } from './FashnApi.ts';
import { runWithin, ServiceFailure } from './ServiceFailure.ts';

export interface OutputPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const MAX_OUTPUT_BYTES = 20 * 2 ** 20;
const FETCH_TIMEOUT_MS = 30_000;
/** Minimum side in pixels. A smaller picture is a placeholder or a mistake. */
const MIN_SIDE_PX = 256;
const WEBP_QUALITY = 90;
const DATA_URL_PREFIX_PATTERN = /^data:image\/[a-z]{3,5};base64,/u;

/** Reads the picture at a data or web URL, checks its content, encodes it again and marks it as generated. */
export async function loadOutputPicture(
  address: string,
  settings: Pick<FashnSettings, 'baseUrl' | 'outputHosts'>,
  signal: AbortSignal,
): Promise<OutputPicture> {
  const prefix = DATA_URL_PREFIX_PATTERN.exec(address.slice(0, 40))?.[0];
  const file =
    prefix === undefined
      ? await fetchOutput(address, settings, signal)
      : Buffer.from(address.slice(prefix.length), 'base64');
  if (file.byteLength > MAX_OUTPUT_BYTES) throw new ServiceFailure('Its picture is too large');
  return encodeOutput(file);
}

/** Downloads a picture without the key, and only from the service or from hosts named by the operator. */
async function fetchOutput(
  address: string,
  { baseUrl, outputHosts }: Pick<FashnSettings, 'baseUrl' | 'outputHosts'>,
  signal: AbortSignal,
): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isServiceOrigin = url?.origin === new URL(baseUrl).origin;
  const isListedHost = url?.protocol === 'https:' && outputHosts.includes(url.hostname);
  if (url === null || (!isServiceOrigin && !isListedHost))
    throw new ServiceFailure('Its picture is at an address that is not allowed');
  return runWithin(FETCH_TIMEOUT_MS, signal, async (timeoutSignal) => {
    try {
      const response = await fetchUntilAborted(url, { signal: timeoutSignal, redirect: 'error' });
      if (response.ok) return await boundedBody(response, MAX_OUTPUT_BYTES, ServiceFailure);
      void response.body?.cancel();
      throw new ServiceFailure(`Its picture was answered with ${response.status}`);
    } catch (cause) {
      timeoutSignal.throwIfAborted();
      if (cause instanceof ServiceFailure) throw cause;
      throw new ServiceFailure('Its picture cannot be fetched', { cause });
    }
  });
}

async function encodeOutput(file: Buffer): Promise<OutputPicture> {
  const format = detectPictureFormat(file);
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') throw new ServiceFailure('Its picture is no picture');
  try {
    refuseHiddenWork(file, MAX_PIXELS);
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .withXmp(createGeneratedMark('compositeWithTrainedAlgorithmicMedia'))
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true });
    if (Math.min(info.width, info.height) < MIN_SIDE_PX) throw new ServiceFailure('Its picture is too small');
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch (cause) {
    throw cause instanceof ServiceFailure ? cause : new ServiceFailure('Its picture cannot be read', { cause });
  }
}
