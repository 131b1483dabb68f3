import type { RandomGenerator } from './RandomGenerator.ts';
import type { Cloth } from './cloth.ts';

type DrawGarment = (random: RandomGenerator, cloth: Cloth) => string;

const path = (d: string, fill: string, stroke: string, width = 0.8): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** Draws two legs below a waist; `length` is relative to the waist's width. */
const createLegsDrawing =
  (lengths: readonly [number, number], isDenim: boolean): DrawGarment =>
  (random, cloth) => {
    const waist = random.between(17, 25);
    const length = waist * 2 * random.between(...lengths);
    const isShort = length < waist * 3.4;
    const hip = waist * random.between(1.05, 1.4);
    const crotchHeight = isShort ? length * random.between(0.45, 0.75) : waist * random.between(1.1, 1.7);
    const legSpread = random.between(0, isShort ? 10 : 14);
    const hem = waist * (isShort ? random.between(0.85, 1.3) : random.between(0.35, 1.05));
    const leg = (side: number): string => {
      const center = side * (hip * 0.52 + legSpread);
      return `M ${side * waist} 0 Q ${side * hip} ${crotchHeight * 0.5} ${side * hip} ${crotchHeight} L ${center + side * hem * 0.5} ${length} L ${center - side * hem * 0.5} ${length} L 0 ${crotchHeight} L 0 0 Z`;
    };
    const waistbandHeight = random.between(3, 7);
    const seams = path(
      `M 0 ${waistbandHeight} V ${crotchHeight} M ${-waist * 0.9} ${waistbandHeight} q 2 10 -9 13 M ${waist * 0.9} ${waistbandHeight} q -2 10 9 13`,
      'none',
      isDenim ? random.pick(['#c8964a', cloth.dark, cloth.light]) : cloth.dark,
    );
    const belt = path(`M ${-waist} ${waistbandHeight} H ${waist}`, 'none', cloth.dark, 1.2);
    const cords = !isDenim && random.isTrueWith(0.25) ? path('M -2 4 l -3 14 M 2 4 l 3 14', 'none', '#eee', 1.2) : '';
    const creases = Array.from({ length: 5 }, () =>
      path(
        `M ${random.between(-hip, hip)} ${random.between(crotchHeight * 0.5, length * 0.9)} q ${random.nextNormal() * 6} 6 ${random.nextNormal() * 10} ${random.between(4, 24)}`,
        'none',
        'rgba(0,0,0,.15)',
        2,
      ),
    ).join('');
    const sideLines = random.isTrueWith(0.15)
      ? path(
          `M ${-hip} ${crotchHeight} L ${-(hip * 0.52 + legSpread) - hem * 0.45} ${length} M ${hip} ${crotchHeight} L ${hip * 0.52 + legSpread + hem * 0.45} ${length}`,
          'none',
          cloth.light,
          2,
        )
      : '';
    return `<ellipse rx="${waist}" ry="${random.between(0.5, 3)}" fill="${cloth.dark}"/>${path(leg(-1), cloth.paint, cloth.dark)}${path(leg(1), cloth.paint, cloth.dark)}${creases}${belt}${seams}${cords}${sideLines}`;
  };

const drawSkirt: DrawGarment = (random, cloth) => {
  const waist = random.between(16, 26);
  const length = waist * 2 * random.between(0.6, 1.9);
  const hem = waist * random.between(1, 2.2);
  const bulge = random.between(0.1, 0.5);
  const pleats = random.isTrueWith(0.4)
    ? Array.from({ length: Math.round(random.between(5, 16)) }, (_, i, count = 16) => {
        const t = (i / count) * 2 - 0.9;
        return `M ${t * waist} 4 L ${t * hem} ${length}`;
      }).join(' ')
    : '';
  const middleLine = random.pick(['', '', `M 0 4 V ${length}`, `M ${waist * 0.5} 4 L ${hem * 0.5} ${length}`]);
  const hips = waist + (hem - waist) * bulge + random.between(0, 4);
  return (
    path(
      `M ${-waist} 0 Q ${-hips} ${length * 0.3} ${-hem} ${length} Q 0 ${length + random.between(-2, 8)} ${hem} ${length} Q ${hips} ${length * 0.3} ${waist} 0 Q 0 ${random.between(0, 4)} ${-waist} 0 Z`,
      cloth.paint,
      cloth.dark,
    ) +
    path(`M ${-waist} ${random.between(3, 7)} H ${waist}`, 'none', cloth.dark, 1.2) +
    path(pleats, 'none', cloth.dark) +
    path(middleLine, 'none', cloth.dark, 1)
  );
};

const drawSideShoe: DrawGarment = (random, cloth) => {
  const shoeHeight = random.between(24, 50);
  const rotation = random.isTrueWith(0.7) ? random.between(-8, 34) : 0;
  const heelHeight = random.isTrueWith(0.25) ? random.between(8, 26) : 0;
  const toe = random.between(10, 20);
  const soleThickness = random.between(3, 10);
  const cut = random.isTrueWith(0.25) ? random.between(0.2, 0.45) : 1;
  const soleHeight = shoeHeight + heelHeight;
  const stripes = random.isTrueWith(0.5)
    ? Array.from({ length: 3 }, (_, i) =>
        path(`M ${-8 + i * 7} ${shoeHeight * 0.9} l 7 ${-shoeHeight * 0.5}`, 'none', cloth.light, 2),
      ).join('')
    : '';
  const heelPiece =
    heelHeight > 0
      ? path(
          `M -45 ${shoeHeight} L -36 ${shoeHeight} L -40 ${soleHeight + soleThickness} L -45 ${soleHeight + soleThickness} Z`,
          cloth.dark,
          '#222',
        )
      : '';
  const shoe =
    path(
      `M -46 ${shoeHeight} L -46 ${shoeHeight * (1 - cut)} Q -30 ${-random.between(0, 6)} -18 ${random.between(0, 5)} Q 0 ${shoeHeight * 0.5} 25 ${shoeHeight * 0.6} Q 50 ${shoeHeight * 0.7 + heelHeight * 0.6} 52 ${soleHeight - toe * 0.2} L 52 ${soleHeight} L 20 ${soleHeight} L -36 ${shoeHeight} Z`,
      cloth.paint,
      cloth.dark,
    ) +
    path(
      `M -46 ${shoeHeight} L -36 ${shoeHeight} L 20 ${soleHeight} L 53 ${soleHeight} L 53 ${soleHeight + soleThickness} L 15 ${soleHeight + soleThickness} L ${heelHeight > 0 ? -30 : -47} ${shoeHeight + (heelHeight > 0 ? 0 : soleThickness)} Z`,
      random.pick(['#eee', '#222', cloth.dark]),
      '#333',
    ) +
    path(`M -12 4 l 8 8 M -6 7 l 8 8 M 0 11 l 8 7`, 'none', random.pick(['#fff', '#222']), 1.5) +
    stripes +
    heelPiece;
  return `<g transform="rotate(${rotation})">${shoe}</g>`;
};

const drawPairOfShoes: DrawGarment = (random, cloth) => {
  const lengthRatio = random.between(1.05, 1.6);
  const createShoe = (x: number, rotation: number): string => {
    const isOpen = random.isTrueWith(0.25);
    const body = path(
      'M -11 40 Q -15 10 -11 -18 Q -9 -38 0 -38 Q 9 -38 12 -18 Q 14 10 11 40 Q 0 48 -11 40 Z',
      isOpen ? cloth.dark : cloth.paint,
      '#222',
    );
    const innerColor = isOpen
      ? path('M -12 -8 L 0 -26 L 12 -8', 'none', cloth.paint, 7)
      : `<ellipse cy="22" rx="8" ry="16" fill="${cloth.dark}"/>${path('M -6 2 h 12 M -6 -4 h 12 M -6 -10 h 12', 'none', '#eee', 1.5)}`;
    return `<g transform="translate(${x} 40) rotate(${rotation}) scale(${lengthRatio} 1)">${body}${innerColor}</g>`;
  };
  const rotation = random.nextNormal() * 14;
  return (
    createShoe(-15 * lengthRatio - random.between(0, 6), rotation - random.between(0, 12)) +
    createShoe(15 * lengthRatio, rotation + random.between(0, 12))
  );
};

const bag: DrawGarment = (random, cloth) => {
  const halfWidth = random.between(24, 46);
  const bagHeight = random.between(22, 50);
  const handleDrop = random.between(10, 60);
  const top = halfWidth * random.between(0.65, 1.05);
  const handle = random.isTrueWith(0.75)
    ? path(
        `M ${-top * 0.5} 0 C ${-top * 0.5} ${-handleDrop * 1.3} ${top * 0.5} ${-handleDrop * 1.3} ${top * 0.5} 0`,
        'none',
        cloth.dark,
        random.between(2, 5),
      )
    : '';
  const flap = random.isTrueWith(0.5)
    ? path(`M ${-top} 0 Q 0 ${bagHeight * 0.9} ${top} 0`, 'none', cloth.dark, 1.5)
    : path(`M ${-top} 5 H ${top}`, 'none', cloth.dark, 1.5);
  const buckle = `<rect x="-3" y="${bagHeight * 0.4}" width="6" height="5" fill="${random.pick(['#d4af37', '#ccc', cloth.light])}"/>`;
  return (
    handle +
    path(
      `M ${-top} 0 Q 0 ${-random.between(0, 5)} ${top} 0 L ${halfWidth} ${bagHeight * 0.9} Q ${halfWidth} ${bagHeight} ${halfWidth - 5} ${bagHeight} H ${-halfWidth + 5} Q ${-halfWidth} ${bagHeight} ${-halfWidth} ${bagHeight * 0.9} Z`,
      cloth.paint,
      cloth.dark,
    ) +
    flap +
    buckle
  );
};

const drawBackpack: DrawGarment = (random, cloth) => {
  const wide = random.between(22, 32);
  const high = wide * random.between(2.1, 3.2);
  const pocket = `<rect x="${-wide * 0.75}" y="${high * 0.52}" width="${wide * 1.5}" height="${high * 0.38}" rx="7" fill="none" stroke="${cloth.dark}" stroke-width="1.5"/>`;
  const straps = random.isTrueWith(0.5)
    ? path(
        `M ${-wide} ${high * 0.2} q -9 ${high * 0.4} 1 ${high * 0.7} M ${wide} ${high * 0.2} q 9 ${high * 0.4} -1 ${high * 0.7}`,
        'none',
        cloth.dark,
        3,
      )
    : '';
  return (
    straps +
    path('M -6 0 q 0 -9 6 -9 q 6 0 6 9', 'none', cloth.dark, 2.5) +
    path(
      `M ${-wide} ${high} V ${wide} Q ${-wide} 0 0 0 Q ${wide} 0 ${wide} ${wide} V ${high} Q ${wide} ${high + 4} 0 ${high + 4} Q ${-wide} ${high + 4} ${-wide} ${high} Z`,
      cloth.paint,
      cloth.dark,
    ) +
    pocket +
    path(`M ${-wide * 0.8} ${high * 0.3} Q 0 ${high * 0.1} ${wide * 0.8} ${high * 0.3}`, 'none', cloth.light, 1.5)
  );
};

const hat: DrawGarment = (random, cloth) => {
  const round = random.between(22, 30);
  const high = round * random.between(1, 1.9);
  const brim = random.between(20, 60);
  const dome = path(
    `M ${-round} ${high} Q ${-round * 1.05} 0 0 0 Q ${round * 1.05} 0 ${round} ${high} Q 0 ${high + random.between(2, 9)} ${-round} ${high} Z`,
    cloth.paint,
    cloth.dark,
  );
  const seams = path(
    `M 0 0 V ${high} M 0 0 Q ${-round * 0.7} ${high * 0.3} ${-round * 0.6} ${high} M 0 0 Q ${round * 0.7} ${high * 0.3} ${round * 0.6} ${high}`,
    'none',
    cloth.dark,
  );
  const patternChoice = random.nextNumber();
  if (patternChoice < 0.38)
    return (
      dome +
      path(
        `M ${-round} ${high * 0.72} Q 0 ${high * 0.85} ${round} ${high * 0.72}`,
        'none',
        cloth.dark,
        random.between(1, 3),
      ) +
      (random.isTrueWith(0.3) ? `<circle cy="-5" r="7" fill="${cloth.light}"/>` : '')
    );
  if (patternChoice < 0.52)
    return (
      dome +
      seams +
      path(
        `M ${-round * 0.2} ${high * 0.95} Q ${-round * 2} ${high * 0.9} ${-round * 2} ${high + 8} Q ${-round} ${high + 12} ${round * 0.3} ${high + 3} Z`,
        random.pick([cloth.paint, cloth.dark]),
        '#222',
      )
    );
  if (patternChoice < 0.92)
    return (
      dome +
      seams +
      path(
        `M ${-round * 0.95} ${high} Q 0 ${high + brim} ${round * 0.95} ${high} Q 0 ${high + 5} ${-round * 0.95} ${high} Z`,
        cloth.dark,
        '#222',
      )
    );
  return `<ellipse cy="${high}" rx="${round * random.between(1.6, 2.2)}" ry="${random.between(6, 14)}" fill="${cloth.paint}" stroke="${cloth.dark}"/>${dome}${path(`M ${-round} ${high * 0.8} Q 0 ${high} ${round} ${high * 0.8}`, 'none', cloth.dark, 5)}`;
};

/** Drawings of garments that are not worn on the torso or have too few studio pictures. */
export const OTHER_DRAWINGS: Readonly<Record<string, readonly DrawGarment[]>> = {
  trousers: [createLegsDrawing([1.7, 2.9], false)],
  jeans: [createLegsDrawing([1.7, 2.9], true)],
  shorts: [createLegsDrawing([0.6, 1.3], false)],
  skirt: [drawSkirt],
  shoes: [drawSideShoe, drawPairOfShoes],
  bag: [bag, bag, drawBackpack],
  hat: [hat],
};
