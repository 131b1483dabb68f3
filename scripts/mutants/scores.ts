/** The fields used of a report in the mutation-testing-elements format. */
export interface MutantReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

export interface FolderScore {
  readonly folder: string;
  /** Mutants that a test noticed, and all that were tried. */
  readonly killed: number;
  readonly tried: number;
  /** The least share killed, in percent. */
  readonly limit: number;
}

/** The least share of mutants that the tests of each folder must kill, in percent. */
export const LIMITS: Readonly<Record<string, number>> = {
  'src/domain': 85,
  'src/application': 85,
  'server/domain/search/ranking': 75,
};

const KILLED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const ALIVE: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/**
 * The score of each folder that the report has mutants of. Mutants that were ignored or did not run count neither way.
 */
export function scoresOf({ files }: MutantReport): readonly FolderScore[] {
  return Object.entries(LIMITS).flatMap(([folder, limit]) => {
    const mutants = Object.entries(files).flatMap(([file, { mutants: own }]) =>
      file.startsWith(`${folder}/`) ? own : [],
    );
    const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
    const tried = killed + mutants.filter(({ status }) => ALIVE.has(status)).length;
    return tried === 0 ? [] : [{ folder, killed, tried, limit }];
  });
}

export function isMet({ killed, tried, limit }: FolderScore): boolean {
  return (100 * killed) / tried >= limit;
}
