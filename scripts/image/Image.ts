import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseCopy, parseEnv, type Instruction, type Stage } from './dockerfile.ts';

/** Instructions without effect outside a container. */
const IGNORED_INSTRUCTIONS = new Set(['USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'LABEL']);
/** Environment variables of this machine that the build's steps inherit. */
const INHERITED_VARIABLES = ['PATH', 'HOME', 'TMPDIR'];

/** Executes the stages of a Dockerfile step by step. Each stage uses a folder instead of an image. */
export class Image {
  readonly #context: readonly string[];
  readonly #source: string;
  readonly #folder: string;
  readonly #report: (line: string) => void;
  readonly #environments = new Map<string, Record<string, string>>();
  readonly #workdirs = new Map<string, string>();

  /** `context` lists the paths in `source` that a build may copy. */
  constructor(source: string, context: readonly string[], folder: string, report: (line: string) => void) {
    this.#source = source;
    this.#context = context;
    this.#folder = folder;
    this.#report = report;
  }

  async executeStage({ name, instructions }: Stage): Promise<void> {
    for (const instruction of instructions) {
      const startedAt = performance.now();
      if (IGNORED_INSTRUCTIONS.has(instruction.name) || instruction.name === 'CMD') continue;
      await this.#executeInstruction(name, instruction);
      this.#report(
        `${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${name}: ${instruction.name} ${instruction.argumentText}`,
      );
    }
  }

  /** Maps a path of a stage's file system, absolute or relative to its working folder, to this machine. */
  toHostPath(stage: string, path: string): string {
    return path.startsWith('/')
      ? join(this.#folder, stage, path)
      : resolve(this.#workdirs.get(stage) ?? join(this.#folder, stage), path);
  }

  /** Starts the command (`CMD`) of the stage. `environment` has the variables of `docker run --env`. */
  start({ name, instructions }: Stage, environment: Record<string, string>): ChildProcess {
    const { argumentText } = instructions.findLast((instruction) => instruction.name === 'CMD')!;
    const [command = '', ...args] = JSON.parse(argumentText) as string[];
    return spawn(command, args, {
      cwd: this.toHostPath(name, '.'),
      env: { ...this.#createEnvironment(name), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  async #executeInstruction(stage: string, { name, argumentText }: Instruction): Promise<void> {
    if (name === 'ENV') this.#environments.set(stage, { ...this.#environments.get(stage), ...parseEnv(argumentText) });
    else if (name === 'WORKDIR') await this.#setWorkdir(stage, argumentText);
    else if (name === 'COPY') await this.#copy(stage, argumentText);
    else if (name === 'RUN') await this.#run(stage, argumentText);
    else throw new Error(`This script does not know the instruction ${name}.`);
  }

  async #setWorkdir(stage: string, folder: string): Promise<void> {
    this.#workdirs.set(stage, this.toHostPath(stage, folder));
    await mkdir(this.toHostPath(stage, '.'), { recursive: true });
  }

  async #copy(stage: string, copyArguments: string): Promise<void> {
    const { sourceStage, sources, target } = parseCopy(copyArguments);
    const targetPath = this.toHostPath(stage, target);
    const copyPath = (source: string, destination: string) =>
      cp(source, destination, { recursive: true, verbatimSymlinks: true });
    for (const source of sources) {
      if (source === '.')
        for (const path of this.#context) await copyPath(join(this.#source, path), join(targetPath, path));
      else
        await copyPath(
          sourceStage === null ? join(this.#source, source) : this.toHostPath(sourceStage, source),
          target.endsWith('/') ? join(targetPath, basename(source)) : targetPath,
        );
    }
  }

  async #run(stage: string, command: string): Promise<void> {
    const child = spawn('sh', ['-c', command], {
      cwd: this.toHostPath(stage, '.'),
      env: this.#createEnvironment(stage),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += data.toString();
      });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${command} ended with code ${code}:\n${output.slice(-2_000)}`);
  }

  #createEnvironment(stage: string): Record<string, string> {
    const inheritedVariables = INHERITED_VARIABLES.flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    );
    return { ...(Object.fromEntries(inheritedVariables) as Record<string, string>), ...this.#environments.get(stage) };
  }
}
