/** An instruction: its upper-case name and its arguments on one line. */
export interface Instruction {
  readonly name: string;
  readonly argumentText: string;
}

export interface Stage {
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .replaceAll(/\\\n\s*/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: { name: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const spaceIndex = line.indexOf(' ');
    const instruction = { name: line.slice(0, spaceIndex).toUpperCase(), argumentText: line.slice(spaceIndex).trim() };
    if (instruction.name === 'FROM')
      stages.push({ name: / AS (\S+)$/iu.exec(line)?.[1] ?? String(stages.length), instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

export interface CopyInstruction {
  /** The stage that the instruction copies from; null for the build context. */
  readonly sourceStage: string | null;
  readonly sources: readonly string[];
  readonly target: string;
}

export function parseCopy(argumentText: string): CopyInstruction {
  const words = argumentText.split(/\s+/u);
  const flags = words.filter((word) => word.startsWith('--'));
  const paths = words.filter((word) => !word.startsWith('--'));
  const sourceStage = flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length) ?? null;
  return { sourceStage, sources: paths.slice(0, -1), target: paths.at(-1) ?? '.' };
}

/** Parses `A=1 B=2` into an object. */
export const parseEnv = (argumentText: string): Record<string, string> =>
  Object.fromEntries(
    argumentText.split(/\s+/u).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
