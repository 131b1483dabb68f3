import type { Panel, Part } from './Drawing.ts';
import type { Point } from './geometry.ts';
import { markLimb, getLimb, moveLimb } from './limb.ts';

/** Scales and moves the parts, for a picture of several pieces. */
export function moveParts(parts: readonly Part[], scale: number, offset: Point): Part[] {
  const pointAt = ([x, y]: Point): Point => [x * scale + offset[0], y * scale + offset[1]];
  const line = (points: readonly Point[]): Point[] => points.map(pointAt);
  return parts.map((part): Part => {
    if (part.part === 'button') return { ...part, at: pointAt(part.at), radius: part.radius * scale };
    if (part.part === 'label')
      return { ...part, at: pointAt(part.at), size: [part.size[0] * scale, part.size[1] * scale] };
    if (part.part === 'cord') return { ...part, path: line(part.path), width: part.width * scale };
    const limb = getLimb(part);
    const panel: Panel = {
      ...part,
      outline: line(part.outline),
      material: { ...part.material, scale: part.material.scale * scale },
      ...(part.join ? { join: `${part.join} ${scale}` } : {}),
      folds: (part.folds ?? []).map((fold) => ({
        ...fold,
        path: line(fold.path),
        width: fold.width * scale,
        depth: fold.depth * scale,
      })),
      seams: (part.seams ?? []).map((seam) => ({
        ...seam,
        path: line(seam.path),
        depth: seam.depth * scale,
        width: (seam.width ?? 1.5) * scale,
      })),
      stitching: (part.stitching ?? []).map((stitches) => ({
        ...stitches,
        path: line(stitches.path),
        length: (stitches.length ?? 4.2) * scale,
      })),
      fades: (part.fades ?? []).map((fade) => ({
        ...fade,
        at: pointAt(fade.at),
        radius: [fade.radius[0] * scale, fade.radius[1] * scale] as const,
      })),
      ...(part.quilt
        ? {
            quilt: {
              ...part.quilt,
              pitch: part.quilt.pitch * scale,
              depth: part.quilt.depth * scale,
              from: (part.quilt.from ?? 0) * scale,
            },
          }
        : {}),
      ...(part.round ? { round: part.round * scale } : {}),
      ...(part.pleats
        ? {
            pleats: {
              ...part.pleats,
              depth: part.pleats.depth * scale,
              top: part.pleats.top * scale + offset[1],
              half: (y: number) => part.pleats!.half((y - offset[1]) / scale) * scale,
            },
          }
        : {}),
      ...(part.grain
        ? {
            grain: {
              ...part.grain,
              origin: pointAt(part.grain.origin),
              ...(part.grain.bend ? { bend: { ...part.grain.bend, at: part.grain.bend.at * scale } } : {}),
            },
          }
        : {}),
    };
    return markLimb(panel, limb && moveLimb(limb, pointAt));
  });
}
