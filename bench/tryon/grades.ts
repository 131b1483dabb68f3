import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Picture } from '../../server/domain/fitting/person/Picture.ts';

/** The possible grades, best first. */
const GRADES = ['good', 'presentable', 'broken'] as const;
export type Grade = (typeof GRADES)[number];

/** People's grades by the hash of the picture's pixels. A changed picture has no grades. */
export type GradesByHash = Readonly<Record<string, readonly Grade[]>>;

export const readGrades = async (file: URL): Promise<GradesByHash> =>
  JSON.parse(await readFile(file, 'utf8')) as GradesByHash;

/** The worst grade of the picture; null if there is none. */
export function findGrade(grades: GradesByHash, hash: string): Grade | null {
  const indices = (grades[hash] ?? []).map((grade) => GRADES.indexOf(grade));
  return indices.length === 0 ? null : GRADES[Math.max(...indices)]!;
}

export const hashPicture = ({ rgb }: Picture): string => createHash('sha256').update(rgb).digest('hex').slice(0, 16);
