/** The needed fields of a report in the mutation-testing-elements format. */
export interface MutantReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

export interface FolderScore {
  readonly folder: string;
  /** Number of mutants that a test detected, by failure or timeout. */
  readonly killed: number;
  /** Number of mutants detected by a timeout, which proves little on a busy machine. */
  readonly timedOut: number;
  /** Number of all mutants, without ignored ones and those that could not run. */
  readonly tried: number;
  /** The minimum percentage of killed mutants. */
  readonly limit: number;
}

/** The minimum percentage of mutants that the tests must kill, by folder. */
export const MIN_PERCENTAGE_BY_FOLDER: Readonly<Record<string, number>> = {
  'src/domain': 85,
  'src/application': 85,
  'server/domain/search/ranking': 75,
};

export function findFolderScores({ files }: MutantReport): readonly FolderScore[] {
  return Object.entries(MIN_PERCENTAGE_BY_FOLDER).flatMap(([folder, limit]) => {
    const mutants = Object.entries(files).flatMap(([file, { mutants: ownMutants }]) =>
      file.startsWith(`${folder}/`) ? ownMutants : [],
    );
    const count = (...statuses: readonly string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
    const timedOut = count('Timeout');
    const killed = count('Killed') + timedOut;
    const tried = killed + count('Survived', 'NoCoverage');
    return tried === 0 ? [] : [{ folder, killed, timedOut, tried, limit }];
  });
}

export function isMet({ killed, tried, limit }: FolderScore): boolean {
  return (100 * killed) / tried >= limit;
}
