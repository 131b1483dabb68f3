import type { RandomGenerator } from './RandomGenerator.ts';
import type { Cloth } from './cloth.ts';

/** The attribute that marks the print on the chest in the SVG. */
export const PRINT_ATTRIBUTE = 'class="print"';

type ValueRange = readonly [low: number, high: number];

/** The measures of a kind of top. Lengths are relative to half the chest width, which is 30. */
export interface TopCut {
  readonly length: ValueRange;
  /** Half the hem width relative to half the chest width. */
  readonly flare: ValueRange;
  readonly waist: ValueRange;
  /** Sleeve lengths relative to a whole arm; [0, 0] for sleeveless. */
  readonly sleeves: readonly ValueRange[];
  readonly cuff: ValueRange;
  /** Half the shoulder width relative to half the chest width. */
  readonly shoulder: ValueRange;
  readonly neck: readonly ('crew' | 'v' | 'deep' | 'roll' | 'straps' | 'boat')[];
  readonly collar: number;
  readonly hood: number;
  readonly lapels: number;
  readonly front: readonly ('closed' | 'placket' | 'buttons' | 'double' | 'zip' | 'open')[];
  readonly rib: number;
  readonly pockets: readonly ('none' | 'chest' | 'two chest' | 'flaps' | 'kangaroo' | 'slanted')[];
  readonly print: number;
  readonly belt: number;
  readonly quilt: number;
}

interface TopShape {
  readonly halfWidth: number;
  readonly shoulder: number;
  readonly neckHalf: number;
  readonly shoulderDrop: number;
  readonly armholeHeight: number;
  readonly length: number;
  readonly neckDepth: number;
}

/** Draws one top, laid flat or hung, as the contents of an SVG with its neck at (0, 0). */
export function drawTop(chance: RandomGenerator, cut: TopCut, cloth: Cloth): string {
  const chooseBetween = (span: ValueRange): number => chance.between(...span);
  const neck = chance.pick(cut.neck);
  const half = 30;
  const isWorn = chance.isTrueWith(0.25);
  const shape: TopShape = {
    halfWidth: half,
    shoulder: half * (neck === 'straps' ? chance.between(0.35, 0.6) : chooseBetween(cut.shoulder)),
    neckHalf:
      neck === 'straps'
        ? half * chance.between(0.28, 0.5)
        : neck === 'boat'
          ? half * chance.between(0.5, 0.75)
          : half * chance.between(0.27, 0.42),
    shoulderDrop: neck === 'straps' ? chance.between(0, 3) : chance.between(3, 10),
    armholeHeight: half * chance.between(0.6, 0.9),
    length: half * chooseBetween(cut.length) * (isWorn ? chance.between(1, 1.25) : 1),
    neckDepth: {
      crew: chance.between(2, 7),
      v: chance.between(12, 24),
      deep: chance.between(10, 20),
      roll: -chance.between(3, 6),
      straps: chance.between(12, 26),
      boat: chance.between(1, 5),
    }[neck],
  };
  const sleeve = chooseBetween(chance.pick(cut.sleeves));
  const front = chance.pick(cut.front);
  const angle = isWorn
    ? chance.between(3, 24)
    : sleeve > 0.55 && chance.isTrueWith(0.75)
      ? chance.between(3, 30)
      : chance.between(22, 68);
  const parts = [
    drawBack(shape, cloth),
    sleeve > 0
      ? drawArm(chance, cut, shape, cloth, sleeve, angle, -1) +
        drawArm(chance, cut, shape, cloth, sleeve, angle + chance.nextNormal() * 6, 1)
      : '',
    chance.isTrueWith(cut.hood) ? hood(chance, shape, cloth) : '',
    drawTorso(chance, cut, shape, cloth, neck === 'v' || front === 'open'),
    chance.isTrueWith(cut.quilt) ? drawQuilting(chance, shape, cloth) : '',
    drawFolds(chance, shape),
    drawFastening(chance, shape, cloth, front),
    chance.isTrueWith(cut.lapels) ? lapels(chance, shape, cloth) : '',
    chance.isTrueWith(cut.collar) ? collar(chance, shape, cloth) : drawNeckBand(shape, cloth, neck),
    pockets(chance, shape, cloth, chance.pick(cut.pockets)),
    chance.isTrueWith(cut.rib) ? drawHemRib(shape, cloth, cut) : '',
    chance.isTrueWith(cut.belt)
      ? `<rect x="${-half * 1.02}" y="${shape.length * 0.45}" width="${half * 2.04}" height="5" fill="${cloth.dark}"/>`
      : '',
    chance.isTrueWith(cut.print) ? drawChestPrint(chance, shape) : '',
  ];
  return parts.join('');
}

const line = (d: string, color: string, width = 0.8): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

function drawBack({ neckHalf, shoulderDrop }: TopShape, cloth: Cloth): string {
  return `<ellipse cy="1" rx="${neckHalf}" ry="${Math.max(2, shoulderDrop * 0.5)}" fill="${cloth.dark}"/>`;
}

function drawArm(
  chance: RandomGenerator,
  cut: TopCut,
  { halfWidth, shoulder, shoulderDrop, armholeHeight }: TopShape,
  cloth: Cloth,
  length: number,
  angle: number,
  side: 1 | -1,
): string {
  const armLength = length * halfWidth * chance.between(1.9, 2.4);
  const cuffWidth = halfWidth * chance.between(...cut.cuff) * (length < 0.55 ? 1.5 : 1);
  const [first, second] = [
    angle,
    Math.max(-35, angle - (length > 0.6 ? chance.between(-10, chance.isTrueWith(0.2) ? 70 : 24) : 0)),
  ].map((degrees) => (degrees * Math.PI) / 180);
  const tip = [shoulder, shoulderDrop] as const;
  const elbow = [tip[0] + Math.sin(first!) * armLength * 0.5, tip[1] + Math.cos(first!) * armLength * 0.5] as const;
  const end = [elbow[0] + Math.sin(second!) * armLength * 0.5, elbow[1] + Math.cos(second!) * armLength * 0.5] as const;
  const innerCuff = [end[0] - Math.cos(second!) * cuffWidth, end[1] + Math.sin(second!) * cuffWidth] as const;
  const elbowWidth = (armholeHeight + cuffWidth) / 2;
  const innerElbow = [elbow[0] - Math.cos(first!) * elbowWidth, elbow[1] + Math.sin(first!) * elbowWidth] as const;
  const points = [tip, elbow, end, innerCuff, innerElbow, [halfWidth, shoulderDrop + armholeHeight]]
    .map(([x, y]) => `${side * x!} ${y}`)
    .join(' L ');
  const rib = `${side * end[0]} ${end[1]} L ${side * innerCuff[0]} ${innerCuff[1]}`;
  return `<path d="M ${points} Z" fill="${cloth.paint}" stroke="${cloth.dark}" stroke-width=".7" stroke-linejoin="round"/>${line(`M ${rib}`, cloth.dark, length > 0.6 ? chance.between(1, 5) : 1)}`;
}

function drawTorso(
  chance: RandomGenerator,
  cut: TopCut,
  { halfWidth, shoulder, neckHalf, shoulderDrop, armholeHeight, length, neckDepth }: TopShape,
  cloth: Cloth,
  isPointed: boolean,
): string {
  const hem = halfWidth * chance.between(...cut.flare);
  const waist = halfWidth * chance.between(...cut.waist);
  const sag = chance.between(-2, 6);
  const pit = shoulderDrop + armholeHeight;
  const neck = isPointed ? `L 0 ${Math.max(4, neckDepth)} L ${-neckHalf} 0` : `Q 0 ${neckDepth * 2} ${-neckHalf} 0`;
  const side = (s: number): string =>
    `${s * halfWidth} ${pit} Q ${s * waist} ${pit + (length - pit) * 0.45} ${s * hem} ${length}`;
  return (
    `<path d="M ${-neckHalf} 0 L ${-shoulder} ${shoulderDrop} Q ${-shoulder * 0.92} ${pit * 0.7} ${side(-1)} Q 0 ${length + sag} ${hem} ${length}` +
    ` Q ${waist} ${pit + (length - pit) * 0.45} ${halfWidth} ${pit} Q ${shoulder * 0.92} ${pit * 0.7} ${shoulder} ${shoulderDrop} L ${neckHalf} 0 ${neck} Z" fill="${cloth.paint}" stroke="${cloth.dark}" stroke-width=".7"/>`
  );
}

function drawFolds(chance: RandomGenerator, { halfWidth, length }: TopShape): string {
  return Array.from({ length: Math.round(chance.between(2, 9)) }, () => {
    const [x, y] = [chance.between(-halfWidth * 0.8, halfWidth * 0.8), chance.between(8, length * 0.6)];
    const color = chance.isTrueWith(0.6) ? '#000' : '#fff';
    return `<path d="M ${x} ${y} q ${chance.nextNormal() * 8} ${chance.between(4, 16)} ${chance.nextNormal() * 12} ${chance.between(8, 30)}" fill="none" stroke="${color}" stroke-opacity="${chance.between(0.06, 0.25)}" stroke-width="${chance.between(1, 4)}"/>`;
  }).join('');
}

function drawFastening(
  chance: RandomGenerator,
  { length, neckDepth, halfWidth }: TopShape,
  cloth: Cloth,
  front: TopCut['front'][number],
): string {
  const top = Math.max(2, neckDepth);
  const drawButtons = (x: number, from: number, to: number, count: number): string =>
    Array.from(
      { length: count },
      (_, i) =>
        `<circle cx="${x}" cy="${from + ((to - from) * (i + 0.5)) / count}" r="1.3" fill="${i % 2 === 0 ? cloth.light : cloth.dark}" stroke="#222" stroke-width=".4"/>`,
    ).join('');
  const drawPlacket = (to: number): string => line(`M -2 ${top} L -2 ${to} M 2 ${top} L 2 ${to}`, cloth.dark);
  if (front === 'placket')
    return (
      drawPlacket(top + length * 0.22) + drawButtons(0, top, top + length * 0.22, Math.round(chance.between(2, 4)))
    );
  if (front === 'buttons') return drawPlacket(length) + drawButtons(0, top, length, Math.round(chance.between(5, 8)));
  if (front === 'double')
    return (
      line(`M -7 ${top} L -7 ${length}`, cloth.dark, 1) +
      drawButtons(-8, length * 0.35, length * 0.65, 3) +
      drawButtons(8, length * 0.35, length * 0.65, 3)
    );
  if (front === 'zip')
    return line(
      `M 0 ${top} L 0 ${length}`,
      chance.pick(['#ddd', '#888', cloth.dark, cloth.light]),
      chance.between(0.8, 2),
    );
  if (front === 'open')
    return `<path d="M 0 ${top} L ${-halfWidth * 0.16} ${length} L ${halfWidth * 0.16} ${length} Z" fill="${cloth.dark}"/>${line(`M 0 ${top} L ${-halfWidth * 0.16} ${length} M 0 ${top} L ${halfWidth * 0.16} ${length}`, '#222', 1)}`;
  return '';
}

function lapels(chance: RandomGenerator, { neckHalf, length, halfWidth }: TopShape, cloth: Cloth): string {
  const low = length * chance.between(0.38, 0.58);
  const wide = halfWidth * chance.between(0.3, 0.5);
  const inside = chance.pick([cloth.dark, '#222', '#ddd', cloth.light]);
  const drawLapel = (s: number): string =>
    `<path d="M ${s * neckHalf} -1 L ${s * (neckHalf + wide * 0.5)} ${low * 0.25} L ${s * wide * 0.9} ${low * 0.33} L ${s * wide} ${low * 0.45} L 0 ${low} Z" fill="${cloth.paint}" stroke="${cloth.dark}" stroke-width="1"/>`;
  const button = Array.from(
    { length: chance.pick([1, 2, 2, 3]) },
    (_, i) => `<circle cx="1" cy="${low + 3 + i * length * 0.12}" r="1.4" fill="#222"/>`,
  ).join('');
  return `<path d="M ${-neckHalf} 0 L 0 ${low} L ${neckHalf} 0 Z" fill="${inside}"/>${drawLapel(-1)}${drawLapel(1)}${line(`M 0 ${low} L ${chance.nextNormal() * 2} ${length}`, cloth.dark, 1)}${button}`;
}

function collar(chance: RandomGenerator, { neckHalf, shoulderDrop }: TopShape, cloth: Cloth): string {
  const collarDrop = chance.between(5, 11);
  const paint = chance.isTrueWith(0.15) ? cloth.light : cloth.paint;
  const drawCollarHalf = (s: number): string =>
    `<path d="M ${s * neckHalf} ${-chance.between(1, 4)} L ${s * (neckHalf + 5)} ${shoulderDrop * 0.6} L ${s * neckHalf * 0.55} ${collarDrop} L 0 ${collarDrop * 0.45} Z" fill="${paint}" stroke="${cloth.dark}" stroke-width=".9"/>`;
  return drawCollarHalf(-1) + drawCollarHalf(1);
}

function drawNeckBand({ neckHalf, neckDepth }: TopShape, cloth: Cloth, neck: TopCut['neck'][number]): string {
  if (neck === 'roll')
    return `<rect x="${-neckHalf}" y="${neckDepth - 4}" width="${neckHalf * 2}" height="${-neckDepth + 8}" rx="3" fill="${cloth.paint}" stroke="${cloth.dark}"/>`;
  if (neck === 'v') return line(`M ${-neckHalf} 0 L 0 ${neckDepth} L ${neckHalf} 0`, cloth.dark, 1.4);
  return line(`M ${-neckHalf} 0 Q 0 ${neckDepth * 2} ${neckHalf} 0`, cloth.dark, 1.4);
}

function hood(chance: RandomGenerator, { neckHalf }: TopShape, cloth: Cloth): string {
  const high = chance.between(10, 30);
  const wide = neckHalf * chance.between(1.1, 1.9);
  const hasStrings = chance.isTrueWith(0.6)
    ? line(
        `M -4 8 L ${-5 + chance.nextNormal()} 28 M 4 8 L ${5 + chance.nextNormal()} 28`,
        chance.pick(['#eee', '#333', cloth.light]),
        1.3,
      )
    : '';
  return `<path d="M ${-wide} 8 Q ${-wide * 1.15} ${-high} 0 ${-high} Q ${wide * 1.15} ${-high} ${wide} 8 Q 0 16 ${-wide} 8 Z" fill="${cloth.paint}" stroke="${cloth.dark}"/><ellipse cy="${-high * 0.2}" rx="${wide * 0.6}" ry="${high * 0.6}" fill="${cloth.dark}"/>${hasStrings}`;
}

function pockets(
  chance: RandomGenerator,
  { halfWidth, length }: TopShape,
  cloth: Cloth,
  sort: TopCut['pockets'][number],
): string {
  const drawChestPocket = (s: number): string =>
    `<rect x="${s * halfWidth * 0.5 - 6}" y="${length * 0.3}" width="12" height="13" fill="none" stroke="${cloth.dark}"/>`;
  if (sort === 'chest') return drawChestPocket(1);
  if (sort === 'two chest')
    return (
      drawChestPocket(-1) +
      drawChestPocket(1) +
      line(`M ${-halfWidth} ${length * 0.28} L ${halfWidth} ${length * 0.28}`, cloth.dark)
    );
  if (sort === 'flaps')
    return [-1, 1]
      .map(
        (s) =>
          `<rect x="${s * halfWidth * 0.55 - 8}" y="${length * 0.66}" width="16" height="5" fill="${cloth.dark}"/>`,
      )
      .join('');
  if (sort === 'slanted')
    return line(
      `M ${-halfWidth * 0.7} ${length * 0.75} l 6 ${-length * 0.16} M ${halfWidth * 0.7} ${length * 0.75} l -6 ${-length * 0.16}`,
      cloth.dark,
      1.5,
    );
  if (sort === 'kangaroo')
    return `<path d="M ${-halfWidth * 0.45} ${length * 0.62} L ${halfWidth * 0.45} ${length * 0.62} L ${halfWidth * 0.62} ${length * chance.between(0.85, 0.95)} L ${-halfWidth * 0.62} ${length * 0.9} Z" fill="none" stroke="${cloth.dark}" stroke-width="1.2"/>`;
  return '';
}

function drawHemRib({ halfWidth, length }: TopShape, cloth: Cloth, { flare: [low] }: TopCut): string {
  const reach = halfWidth * low;
  const strokes = Array.from({ length: 16 }, (_, i) => `M ${-reach + (reach * i) / 8} ${length - 5} v 5`).join(' ');
  return line(strokes, cloth.dark, 0.7) + line(`M ${-reach} ${length - 5} L ${reach} ${length - 5}`, cloth.dark, 0.9);
}

function drawQuilting(chance: RandomGenerator, { halfWidth, length }: TopShape, cloth: Cloth): string {
  const pitch = chance.between(6, 14);
  return line(
    Array.from(
      { length: Math.floor(length / pitch) },
      (_, i) => `M ${-halfWidth} ${(i + 1) * pitch} h ${halfWidth * 2}`,
    ).join(' '),
    cloth.dark,
    1.4,
  );
}

function drawChestPrint(chance: RandomGenerator, { halfWidth, length }: TopShape): string {
  const blots = Array.from({ length: Math.round(chance.between(2, 9)) }, () => {
    const color = `hsl(${chance.between(0, 360).toFixed(0)} ${chance.between(0, 90).toFixed(0)}% ${chance.between(10, 95).toFixed(0)}%)`;
    const [x, y] = [chance.nextNormal() * halfWidth * 0.35, length * 0.38 + chance.nextNormal() * length * 0.12];
    return chance.isTrueWith(0.5)
      ? `<rect x="${x - 8}" y="${y}" width="${chance.between(6, 22)}" height="${chance.between(2, 7)}" fill="${color}"/>`
      : `<ellipse cx="${x}" cy="${y}" rx="${chance.between(2, 10)}" ry="${chance.between(2, 10)}" fill="${color}"/>`;
  });
  return `<g ${PRINT_ATTRIBUTE}>${blots.join('')}</g>`;
}
