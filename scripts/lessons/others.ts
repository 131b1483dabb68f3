import type { Chance } from './Chance.ts';
import type { Cloth } from './cloth.ts';

type Draw = (chance: Chance, cloth: Cloth) => string;

const path = (d: string, fill: string, stroke: string, width = 0.8): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** Draws two legs below a waist; `length` is relative to the waist's width. */
const legs =
  (lengths: readonly [number, number], isDenim: boolean): Draw =>
  (chance, cloth) => {
    const waist = chance.between(17, 25);
    const length = waist * 2 * chance.between(...lengths);
    const isShort = length < waist * 3.4;
    const hip = waist * chance.between(1.05, 1.4);
    const rise = isShort ? length * chance.between(0.45, 0.75) : waist * chance.between(1.1, 1.7);
    const spread = chance.between(0, isShort ? 10 : 14);
    const hem = waist * (isShort ? chance.between(0.85, 1.3) : chance.between(0.35, 1.05));
    const leg = (s: number): string => {
      const center = s * (hip * 0.52 + spread);
      return `M ${s * waist} 0 Q ${s * hip} ${rise * 0.5} ${s * hip} ${rise} L ${center + s * hem * 0.5} ${length} L ${center - s * hem * 0.5} ${length} L 0 ${rise} L 0 0 Z`;
    };
    const band = chance.between(3, 7);
    const seams = path(
      `M 0 ${band} V ${rise} M ${-waist * 0.9} ${band} q 2 10 -9 13 M ${waist * 0.9} ${band} q -2 10 9 13`,
      'none',
      isDenim ? chance.among(['#c8964a', cloth.dark, cloth.light]) : cloth.dark,
    );
    const belt = path(`M ${-waist} ${band} H ${waist}`, 'none', cloth.dark, 1.2);
    const cords = !isDenim && chance.whether(0.25) ? path('M -2 4 l -3 14 M 2 4 l 3 14', 'none', '#eee', 1.2) : '';
    const creases = Array.from({ length: 5 }, () =>
      path(
        `M ${chance.between(-hip, hip)} ${chance.between(rise * 0.5, length * 0.9)} q ${chance.normal() * 6} 6 ${chance.normal() * 10} ${chance.between(4, 24)}`,
        'none',
        'rgba(0,0,0,.15)',
        2,
      ),
    ).join('');
    const side = chance.whether(0.15)
      ? path(
          `M ${-hip} ${rise} L ${-(hip * 0.52 + spread) - hem * 0.45} ${length} M ${hip} ${rise} L ${hip * 0.52 + spread + hem * 0.45} ${length}`,
          'none',
          cloth.light,
          2,
        )
      : '';
    return `<ellipse rx="${waist}" ry="${chance.between(0.5, 3)}" fill="${cloth.dark}"/>${path(leg(-1), cloth.paint, cloth.dark)}${path(leg(1), cloth.paint, cloth.dark)}${creases}${belt}${seams}${cords}${side}`;
  };

const skirt: Draw = (chance, cloth) => {
  const waist = chance.between(16, 26);
  const length = waist * 2 * chance.between(0.6, 1.9);
  const hem = waist * chance.between(1, 2.2);
  const bulge = chance.between(0.1, 0.5);
  const pleats = chance.whether(0.4)
    ? Array.from({ length: Math.round(chance.between(5, 16)) }, (_, i, all = 16) => {
        const t = (i / all) * 2 - 0.9;
        return `M ${t * waist} 4 L ${t * hem} ${length}`;
      }).join(' ')
    : '';
  const middle = chance.among(['', '', `M 0 4 V ${length}`, `M ${waist * 0.5} 4 L ${hem * 0.5} ${length}`]);
  const hips = waist + (hem - waist) * bulge + chance.between(0, 4);
  return (
    path(
      `M ${-waist} 0 Q ${-hips} ${length * 0.3} ${-hem} ${length} Q 0 ${length + chance.between(-2, 8)} ${hem} ${length} Q ${hips} ${length * 0.3} ${waist} 0 Q 0 ${chance.between(0, 4)} ${-waist} 0 Z`,
      cloth.paint,
      cloth.dark,
    ) +
    path(`M ${-waist} ${chance.between(3, 7)} H ${waist}`, 'none', cloth.dark, 1.2) +
    path(pleats, 'none', cloth.dark) +
    path(middle, 'none', cloth.dark, 1)
  );
};

const sideShoe: Draw = (chance, cloth) => {
  const high = chance.between(24, 50);
  const turn = chance.whether(0.7) ? chance.between(-8, 34) : 0;
  const heel = chance.whether(0.25) ? chance.between(8, 26) : 0;
  const toe = chance.between(10, 20);
  const sole = chance.between(3, 10);
  const cut = chance.whether(0.25) ? chance.between(0.2, 0.45) : 1;
  const floor = high + heel;
  const stripes = chance.whether(0.5)
    ? Array.from({ length: 3 }, (_, i) =>
        path(`M ${-8 + i * 7} ${high * 0.9} l 7 ${-high * 0.5}`, 'none', cloth.light, 2),
      ).join('')
    : '';
  const heelPiece =
    heel > 0
      ? path(`M -45 ${high} L -36 ${high} L -40 ${floor + sole} L -45 ${floor + sole} Z`, cloth.dark, '#222')
      : '';
  const shoe =
    path(
      `M -46 ${high} L -46 ${high * (1 - cut)} Q -30 ${-chance.between(0, 6)} -18 ${chance.between(0, 5)} Q 0 ${high * 0.5} 25 ${high * 0.6} Q 50 ${high * 0.7 + heel * 0.6} 52 ${floor - toe * 0.2} L 52 ${floor} L 20 ${floor} L -36 ${high} Z`,
      cloth.paint,
      cloth.dark,
    ) +
    path(
      `M -46 ${high} L -36 ${high} L 20 ${floor} L 53 ${floor} L 53 ${floor + sole} L 15 ${floor + sole} L ${heel > 0 ? -30 : -47} ${high + (heel > 0 ? 0 : sole)} Z`,
      chance.among(['#eee', '#222', cloth.dark]),
      '#333',
    ) +
    path(`M -12 4 l 8 8 M -6 7 l 8 8 M 0 11 l 8 7`, 'none', chance.among(['#fff', '#222']), 1.5) +
    stripes +
    heelPiece;
  return `<g transform="rotate(${turn})">${shoe}</g>`;
};

const pairOfShoes: Draw = (chance, cloth) => {
  const wide = chance.between(1.05, 1.6);
  const one = (x: number, turn: number): string => {
    const open = chance.whether(0.25);
    const body = path(
      'M -11 40 Q -15 10 -11 -18 Q -9 -38 0 -38 Q 9 -38 12 -18 Q 14 10 11 40 Q 0 48 -11 40 Z',
      open ? cloth.dark : cloth.paint,
      '#222',
    );
    const inner = open
      ? path('M -12 -8 L 0 -26 L 12 -8', 'none', cloth.paint, 7)
      : `<ellipse cy="22" rx="8" ry="16" fill="${cloth.dark}"/>${path('M -6 2 h 12 M -6 -4 h 12 M -6 -10 h 12', 'none', '#eee', 1.5)}`;
    return `<g transform="translate(${x} 40) rotate(${turn}) scale(${wide} 1)">${body}${inner}</g>`;
  };
  const turn = chance.normal() * 14;
  return (
    one(-15 * wide - chance.between(0, 6), turn - chance.between(0, 12)) + one(15 * wide, turn + chance.between(0, 12))
  );
};

const bag: Draw = (chance, cloth) => {
  const wide = chance.between(24, 46);
  const high = chance.between(22, 50);
  const drop = chance.between(10, 60);
  const top = wide * chance.between(0.65, 1.05);
  const handle = chance.whether(0.75)
    ? path(
        `M ${-top * 0.5} 0 C ${-top * 0.5} ${-drop * 1.3} ${top * 0.5} ${-drop * 1.3} ${top * 0.5} 0`,
        'none',
        cloth.dark,
        chance.between(2, 5),
      )
    : '';
  const flap = chance.whether(0.5)
    ? path(`M ${-top} 0 Q 0 ${high * 0.9} ${top} 0`, 'none', cloth.dark, 1.5)
    : path(`M ${-top} 5 H ${top}`, 'none', cloth.dark, 1.5);
  const buckle = `<rect x="-3" y="${high * 0.4}" width="6" height="5" fill="${chance.among(['#d4af37', '#ccc', cloth.light])}"/>`;
  return (
    handle +
    path(
      `M ${-top} 0 Q 0 ${-chance.between(0, 5)} ${top} 0 L ${wide} ${high * 0.9} Q ${wide} ${high} ${wide - 5} ${high} H ${-wide + 5} Q ${-wide} ${high} ${-wide} ${high * 0.9} Z`,
      cloth.paint,
      cloth.dark,
    ) +
    flap +
    buckle
  );
};

const backpack: Draw = (chance, cloth) => {
  const wide = chance.between(22, 32);
  const high = wide * chance.between(2.1, 3.2);
  const pocket = `<rect x="${-wide * 0.75}" y="${high * 0.52}" width="${wide * 1.5}" height="${high * 0.38}" rx="7" fill="none" stroke="${cloth.dark}" stroke-width="1.5"/>`;
  const straps = chance.whether(0.5)
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

const hat: Draw = (chance, cloth) => {
  const round = chance.between(22, 30);
  const high = round * chance.between(1, 1.9);
  const brim = chance.between(20, 60);
  const dome = path(
    `M ${-round} ${high} Q ${-round * 1.05} 0 0 0 Q ${round * 1.05} 0 ${round} ${high} Q 0 ${high + chance.between(2, 9)} ${-round} ${high} Z`,
    cloth.paint,
    cloth.dark,
  );
  const seams = path(
    `M 0 0 V ${high} M 0 0 Q ${-round * 0.7} ${high * 0.3} ${-round * 0.6} ${high} M 0 0 Q ${round * 0.7} ${high * 0.3} ${round * 0.6} ${high}`,
    'none',
    cloth.dark,
  );
  const sort = chance.next();
  if (sort < 0.38)
    return (
      dome +
      path(
        `M ${-round} ${high * 0.72} Q 0 ${high * 0.85} ${round} ${high * 0.72}`,
        'none',
        cloth.dark,
        chance.between(1, 3),
      ) +
      (chance.whether(0.3) ? `<circle cy="-5" r="7" fill="${cloth.light}"/>` : '')
    );
  if (sort < 0.52)
    return (
      dome +
      seams +
      path(
        `M ${-round * 0.2} ${high * 0.95} Q ${-round * 2} ${high * 0.9} ${-round * 2} ${high + 8} Q ${-round} ${high + 12} ${round * 0.3} ${high + 3} Z`,
        chance.among([cloth.paint, cloth.dark]),
        '#222',
      )
    );
  if (sort < 0.92)
    return (
      dome +
      seams +
      path(
        `M ${-round * 0.95} ${high} Q 0 ${high + brim} ${round * 0.95} ${high} Q 0 ${high + 5} ${-round * 0.95} ${high} Z`,
        cloth.dark,
        '#222',
      )
    );
  return `<ellipse cy="${high}" rx="${round * chance.between(1.6, 2.2)}" ry="${chance.between(6, 14)}" fill="${cloth.paint}" stroke="${cloth.dark}"/>${dome}${path(`M ${-round} ${high * 0.8} Q 0 ${high} ${round} ${high * 0.8}`, 'none', cloth.dark, 5)}`;
};

/** Drawings of garments that are not worn on the torso, and of those with too few studio pictures. */
export const OTHER_DRAWINGS: Readonly<Record<string, readonly Draw[]>> = {
  trousers: [legs([1.7, 2.9], false)],
  jeans: [legs([1.7, 2.9], true)],
  shorts: [legs([0.6, 1.3], false)],
  skirt: [skirt],
  shoes: [sideShoe, pairOfShoes],
  bag: [bag, bag, backpack],
  hat: [hat],
};
