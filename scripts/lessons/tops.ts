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
export function drawTop(random: RandomGenerator, cut: TopCut, cloth: Cloth): string {
  const chooseBetween = (span: ValueRange): number => random.between(...span);
  const neck = random.pick(cut.neck);
  const halfWidth = 30;
  const isWorn = random.isTrueWith(0.25);
  const shape: TopShape = {
    halfWidth,
    shoulder: halfWidth * (neck === 'straps' ? random.between(0.35, 0.6) : chooseBetween(cut.shoulder)),
    neckHalf:
      neck === 'straps'
        ? halfWidth * random.between(0.28, 0.5)
        : neck === 'boat'
          ? halfWidth * random.between(0.5, 0.75)
          : halfWidth * random.between(0.27, 0.42),
    shoulderDrop: neck === 'straps' ? random.between(0, 3) : random.between(3, 10),
    armholeHeight: halfWidth * random.between(0.6, 0.9),
    length: halfWidth * chooseBetween(cut.length) * (isWorn ? random.between(1, 1.25) : 1),
    neckDepth: {
      crew: random.between(2, 7),
      v: random.between(12, 24),
      deep: random.between(10, 20),
      roll: -random.between(3, 6),
      straps: random.between(12, 26),
      boat: random.between(1, 5),
    }[neck],
  };
  const sleeve = chooseBetween(random.pick(cut.sleeves));
  const front = random.pick(cut.front);
  const angle = isWorn
    ? random.between(3, 24)
    : sleeve > 0.55 && random.isTrueWith(0.75)
      ? random.between(3, 30)
      : random.between(22, 68);
  const parts = [
    drawBack(shape, cloth),
    sleeve > 0
      ? drawArm(random, cut, shape, cloth, sleeve, angle, -1) +
        drawArm(random, cut, shape, cloth, sleeve, angle + random.nextNormal() * 6, 1)
      : '',
    random.isTrueWith(cut.hood) ? hood(random, shape, cloth) : '',
    drawTorso(random, cut, shape, cloth, neck === 'v' || front === 'open'),
    random.isTrueWith(cut.quilt) ? drawQuilting(random, shape, cloth) : '',
    drawFolds(random, shape),
    drawFastening(random, shape, cloth, front),
    random.isTrueWith(cut.lapels) ? lapels(random, shape, cloth) : '',
    random.isTrueWith(cut.collar) ? collar(random, shape, cloth) : drawNeckBand(shape, cloth, neck),
    pockets(random, shape, cloth, random.pick(cut.pockets)),
    random.isTrueWith(cut.rib) ? drawHemRib(shape, cloth, cut) : '',
    random.isTrueWith(cut.belt)
      ? `<rect x="${-halfWidth * 1.02}" y="${shape.length * 0.45}" width="${halfWidth * 2.04}" height="5" fill="${cloth.dark}"/>`
      : '',
    random.isTrueWith(cut.print) ? drawChestPrint(random, shape) : '',
  ];
  return parts.join('');
}

const line = (d: string, color: string, width = 0.8): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

function drawBack({ neckHalf, shoulderDrop }: TopShape, cloth: Cloth): string {
  return `<ellipse cy="1" rx="${neckHalf}" ry="${Math.max(2, shoulderDrop * 0.5)}" fill="${cloth.dark}"/>`;
}

function drawArm(
  random: RandomGenerator,
  cut: TopCut,
  { halfWidth, shoulder, shoulderDrop, armholeHeight }: TopShape,
  cloth: Cloth,
  length: number,
  angle: number,
  side: 1 | -1,
): string {
  const armLength = length * halfWidth * random.between(1.9, 2.4);
  const cuffWidth = halfWidth * random.between(...cut.cuff) * (length < 0.55 ? 1.5 : 1);
  const [firstLength, secondLength] = [
    angle,
    Math.max(-35, angle - (length > 0.6 ? random.between(-10, random.isTrueWith(0.2) ? 70 : 24) : 0)),
  ].map((degrees) => (degrees * Math.PI) / 180);
  const tip = [shoulder, shoulderDrop] as const;
  const elbow = [
    tip[0] + Math.sin(firstLength!) * armLength * 0.5,
    tip[1] + Math.cos(firstLength!) * armLength * 0.5,
  ] as const;
  const end = [
    elbow[0] + Math.sin(secondLength!) * armLength * 0.5,
    elbow[1] + Math.cos(secondLength!) * armLength * 0.5,
  ] as const;
  const innerCuff = [
    end[0] - Math.cos(secondLength!) * cuffWidth,
    end[1] + Math.sin(secondLength!) * cuffWidth,
  ] as const;
  const elbowWidth = (armholeHeight + cuffWidth) / 2;
  const innerElbow = [
    elbow[0] - Math.cos(firstLength!) * elbowWidth,
    elbow[1] + Math.sin(firstLength!) * elbowWidth,
  ] as const;
  const points = [tip, elbow, end, innerCuff, innerElbow, [halfWidth, shoulderDrop + armholeHeight]]
    .map(([x, y]) => `${side * x!} ${y}`)
    .join(' L ');
  const rib = `${side * end[0]} ${end[1]} L ${side * innerCuff[0]} ${innerCuff[1]}`;
  return `<path d="M ${points} Z" fill="${cloth.paint}" stroke="${cloth.dark}" stroke-width=".7" stroke-linejoin="round"/>${line(`M ${rib}`, cloth.dark, length > 0.6 ? random.between(1, 5) : 1)}`;
}

function drawTorso(
  random: RandomGenerator,
  cut: TopCut,
  { halfWidth, shoulder, neckHalf, shoulderDrop, armholeHeight, length, neckDepth }: TopShape,
  cloth: Cloth,
  isPointed: boolean,
): string {
  const hem = halfWidth * random.between(...cut.flare);
  const waist = halfWidth * random.between(...cut.waist);
  const sag = random.between(-2, 6);
  const pit = shoulderDrop + armholeHeight;
  const neck = isPointed ? `L 0 ${Math.max(4, neckDepth)} L ${-neckHalf} 0` : `Q 0 ${neckDepth * 2} ${-neckHalf} 0`;
  const side = (sign: number): string =>
    `${sign * halfWidth} ${pit} Q ${sign * waist} ${pit + (length - pit) * 0.45} ${sign * hem} ${length}`;
  return (
    `<path d="M ${-neckHalf} 0 L ${-shoulder} ${shoulderDrop} Q ${-shoulder * 0.92} ${pit * 0.7} ${side(-1)} Q 0 ${length + sag} ${hem} ${length}` +
    ` Q ${waist} ${pit + (length - pit) * 0.45} ${halfWidth} ${pit} Q ${shoulder * 0.92} ${pit * 0.7} ${shoulder} ${shoulderDrop} L ${neckHalf} 0 ${neck} Z" fill="${cloth.paint}" stroke="${cloth.dark}" stroke-width=".7"/>`
  );
}

function drawFolds(random: RandomGenerator, { halfWidth, length }: TopShape): string {
  return Array.from({ length: Math.round(random.between(2, 9)) }, () => {
    const [x, y] = [random.between(-halfWidth * 0.8, halfWidth * 0.8), random.between(8, length * 0.6)];
    const color = random.isTrueWith(0.6) ? '#000' : '#fff';
    return `<path d="M ${x} ${y} q ${random.nextNormal() * 8} ${random.between(4, 16)} ${random.nextNormal() * 12} ${random.between(8, 30)}" fill="none" stroke="${color}" stroke-opacity="${random.between(0.06, 0.25)}" stroke-width="${random.between(1, 4)}"/>`;
  }).join('');
}

function drawFastening(
  random: RandomGenerator,
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
      drawPlacket(top + length * 0.22) + drawButtons(0, top, top + length * 0.22, Math.round(random.between(2, 4)))
    );
  if (front === 'buttons') return drawPlacket(length) + drawButtons(0, top, length, Math.round(random.between(5, 8)));
  if (front === 'double')
    return (
      line(`M -7 ${top} L -7 ${length}`, cloth.dark, 1) +
      drawButtons(-8, length * 0.35, length * 0.65, 3) +
      drawButtons(8, length * 0.35, length * 0.65, 3)
    );
  if (front === 'zip')
    return line(
      `M 0 ${top} L 0 ${length}`,
      random.pick(['#ddd', '#888', cloth.dark, cloth.light]),
      random.between(0.8, 2),
    );
  if (front === 'open')
    return `<path d="M 0 ${top} L ${-halfWidth * 0.16} ${length} L ${halfWidth * 0.16} ${length} Z" fill="${cloth.dark}"/>${line(`M 0 ${top} L ${-halfWidth * 0.16} ${length} M 0 ${top} L ${halfWidth * 0.16} ${length}`, '#222', 1)}`;
  return '';
}

function lapels(random: RandomGenerator, { neckHalf, length, halfWidth }: TopShape, cloth: Cloth): string {
  const low = length * random.between(0.38, 0.58);
  const wide = halfWidth * random.between(0.3, 0.5);
  const inside = random.pick([cloth.dark, '#222', '#ddd', cloth.light]);
  const drawLapel = (side: number): string =>
    `<path d="M ${side * neckHalf} -1 L ${side * (neckHalf + wide * 0.5)} ${low * 0.25} L ${side * wide * 0.9} ${low * 0.33} L ${side * wide} ${low * 0.45} L 0 ${low} Z" fill="${cloth.paint}" stroke="${cloth.dark}" stroke-width="1"/>`;
  const button = Array.from(
    { length: random.pick([1, 2, 2, 3]) },
    (_, i) => `<circle cx="1" cy="${low + 3 + i * length * 0.12}" r="1.4" fill="#222"/>`,
  ).join('');
  return `<path d="M ${-neckHalf} 0 L 0 ${low} L ${neckHalf} 0 Z" fill="${inside}"/>${drawLapel(-1)}${drawLapel(1)}${line(`M 0 ${low} L ${random.nextNormal() * 2} ${length}`, cloth.dark, 1)}${button}`;
}

function collar(random: RandomGenerator, { neckHalf, shoulderDrop }: TopShape, cloth: Cloth): string {
  const collarDrop = random.between(5, 11);
  const paint = random.isTrueWith(0.15) ? cloth.light : cloth.paint;
  const drawCollarHalf = (side: number): string =>
    `<path d="M ${side * neckHalf} ${-random.between(1, 4)} L ${side * (neckHalf + 5)} ${shoulderDrop * 0.6} L ${side * neckHalf * 0.55} ${collarDrop} L 0 ${collarDrop * 0.45} Z" fill="${paint}" stroke="${cloth.dark}" stroke-width=".9"/>`;
  return drawCollarHalf(-1) + drawCollarHalf(1);
}

function drawNeckBand({ neckHalf, neckDepth }: TopShape, cloth: Cloth, neck: TopCut['neck'][number]): string {
  if (neck === 'roll')
    return `<rect x="${-neckHalf}" y="${neckDepth - 4}" width="${neckHalf * 2}" height="${-neckDepth + 8}" rx="3" fill="${cloth.paint}" stroke="${cloth.dark}"/>`;
  if (neck === 'v') return line(`M ${-neckHalf} 0 L 0 ${neckDepth} L ${neckHalf} 0`, cloth.dark, 1.4);
  return line(`M ${-neckHalf} 0 Q 0 ${neckDepth * 2} ${neckHalf} 0`, cloth.dark, 1.4);
}

function hood(random: RandomGenerator, { neckHalf }: TopShape, cloth: Cloth): string {
  const high = random.between(10, 30);
  const wide = neckHalf * random.between(1.1, 1.9);
  const strings = random.isTrueWith(0.6)
    ? line(
        `M -4 8 L ${-5 + random.nextNormal()} 28 M 4 8 L ${5 + random.nextNormal()} 28`,
        random.pick(['#eee', '#333', cloth.light]),
        1.3,
      )
    : '';
  return `<path d="M ${-wide} 8 Q ${-wide * 1.15} ${-high} 0 ${-high} Q ${wide * 1.15} ${-high} ${wide} 8 Q 0 16 ${-wide} 8 Z" fill="${cloth.paint}" stroke="${cloth.dark}"/><ellipse cy="${-high * 0.2}" rx="${wide * 0.6}" ry="${high * 0.6}" fill="${cloth.dark}"/>${strings}`;
}

function pockets(
  random: RandomGenerator,
  { halfWidth, length }: TopShape,
  cloth: Cloth,
  sort: TopCut['pockets'][number],
): string {
  const drawChestPocket = (side: number): string =>
    `<rect x="${side * halfWidth * 0.5 - 6}" y="${length * 0.3}" width="12" height="13" fill="none" stroke="${cloth.dark}"/>`;
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
        (side) =>
          `<rect x="${side * halfWidth * 0.55 - 8}" y="${length * 0.66}" width="16" height="5" fill="${cloth.dark}"/>`,
      )
      .join('');
  if (sort === 'slanted')
    return line(
      `M ${-halfWidth * 0.7} ${length * 0.75} l 6 ${-length * 0.16} M ${halfWidth * 0.7} ${length * 0.75} l -6 ${-length * 0.16}`,
      cloth.dark,
      1.5,
    );
  if (sort === 'kangaroo')
    return `<path d="M ${-halfWidth * 0.45} ${length * 0.62} L ${halfWidth * 0.45} ${length * 0.62} L ${halfWidth * 0.62} ${length * random.between(0.85, 0.95)} L ${-halfWidth * 0.62} ${length * 0.9} Z" fill="none" stroke="${cloth.dark}" stroke-width="1.2"/>`;
  return '';
}

function drawHemRib({ halfWidth, length }: TopShape, cloth: Cloth, { flare: [low] }: TopCut): string {
  const reach = halfWidth * low;
  const strokes = Array.from({ length: 16 }, (_, i) => `M ${-reach + (reach * i) / 8} ${length - 5} v 5`).join(' ');
  return line(strokes, cloth.dark, 0.7) + line(`M ${-reach} ${length - 5} L ${reach} ${length - 5}`, cloth.dark, 0.9);
}

function drawQuilting(random: RandomGenerator, { halfWidth, length }: TopShape, cloth: Cloth): string {
  const pitch = random.between(6, 14);
  return line(
    Array.from(
      { length: Math.floor(length / pitch) },
      (_, i) => `M ${-halfWidth} ${(i + 1) * pitch} h ${halfWidth * 2}`,
    ).join(' '),
    cloth.dark,
    1.4,
  );
}

function drawChestPrint(random: RandomGenerator, { halfWidth, length }: TopShape): string {
  const blots = Array.from({ length: Math.round(random.between(2, 9)) }, () => {
    const color = `hsl(${random.between(0, 360).toFixed(0)} ${random.between(0, 90).toFixed(0)}% ${random.between(10, 95).toFixed(0)}%)`;
    const [x, y] = [random.nextNormal() * halfWidth * 0.35, length * 0.38 + random.nextNormal() * length * 0.12];
    return random.isTrueWith(0.5)
      ? `<rect x="${x - 8}" y="${y}" width="${random.between(6, 22)}" height="${random.between(2, 7)}" fill="${color}"/>`
      : `<ellipse cx="${x}" cy="${y}" rx="${random.between(2, 10)}" ry="${random.between(2, 10)}" fill="${color}"/>`;
  });
  return `<g ${PRINT_ATTRIBUTE}>${blots.join('')}</g>`;
}
