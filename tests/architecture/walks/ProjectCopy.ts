import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');
/** The folder of copies. It is inside the project, so that copies can import packages. Other checks ignore it. */
const COPIES_FOLDER = join(ROOT, '.cache', 'walks');

/** New files, and edits of existing files. An edit inserts `after` behind the first occurrence of `before`. */
export interface ProjectAddition {
  readonly newFiles: Readonly<Record<string, string>>;
  readonly edits: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>;
}

/** A copy of some folders of the project, to test additions. */
export class ProjectCopy {
  readonly folder: string;
  #program: ts.Program | undefined;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Copies the files in `paths`, without tests. */
  static async of(...paths: readonly string[]): Promise<ProjectCopy> {
    await mkdir(COPIES_FOLDER, { recursive: true });
    const folder = await mkdtemp(join(COPIES_FOLDER, 'copy-'));
    const isSource = (path: string) => !/\.test\.tsx?$|server\/assets/u.test(path);
    for (const path of [...paths, 'tsconfig.json', 'tsconfig.base.json'])
      await cp(join(ROOT, path), join(folder, path), { recursive: true, filter: isSource });
    return new ProjectCopy(folder);
  }

  /** Writes new files and edits existing ones. Throws if a file does not contain an edit's `before`. */
  async addFiles({ newFiles, edits }: ProjectAddition): Promise<void> {
    for (const [path, text] of Object.entries(newFiles)) {
      await mkdir(dirname(join(this.folder, path)), { recursive: true });
      await writeFile(join(this.folder, path), text, { flag: 'wx' });
    }
    for (const [path, changes] of Object.entries(edits)) await this.#editFile(path, changes);
  }

  async #editFile(path: string, changes: ProjectAddition['edits'][string]): Promise<void> {
    let text = await readFile(join(this.folder, path), 'utf8');
    for (const [before, after] of changes) {
      if (!text.includes(before)) throw new Error(`${path} has no place for this edit: ${before}`);
      text = text.replace(before, () => before + after);
    }
    await writeFile(join(this.folder, path), text);
  }

  /** Finds the files in `paths` that have type errors, each with its first message. */
  findTypeErrors(...paths: readonly string[]): Readonly<Record<string, string>> {
    const files = this.#config.fileNames.filter((file) =>
      paths.some((path) => file.startsWith(join(this.folder, path))),
    );
    if (files.length === 0) throw new Error('No file was checked.');
    const program = ts.createProgram({ rootNames: files, options: this.#config.options, oldProgram: this.#program });
    this.#program = program;
    const errors = files
      .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
      .map(({ file, messageText }) => [
        file ? relative(this.folder, file.fileName) : '',
        ts.flattenDiagnosticMessageText(messageText, ' '),
      ]);
    return Object.fromEntries(errors.toReversed()) as Record<string, string>;
  }

  get #config(): ts.ParsedCommandLine {
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
    return ts.getParsedCommandLineOfConfigFile(join(this.folder, 'tsconfig.json'), {}, host)!;
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
