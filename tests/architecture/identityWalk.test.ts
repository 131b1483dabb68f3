import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { compile } from './dummyProvider/compile.ts';
import { PROVIDER_FILES } from './dummyProvider/dummyProvider.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const readText = (file: string): string => readFileSync(ROOT + file, 'utf8');
const listSources = (...folders: string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|js|mjs)$/u.test(file) && !/\.test\.tsx?$/u.test(file));

/** The files that may mention Firebase, with the reason. */
const FILES_NAMING_FIREBASE: Readonly<Record<string, string>> = {
  'contract/providers/firebase.ts': 'its part of the wire',
  'server/identity/providers/firebase/': 'its part of the server',
  'src/adapters/identity/firebase/': 'its part of the client',
  'contract/identityProviders.ts': 'the list of the contract',
  'server/identity/providers.ts': 'the list of the server',
  'src/composition/identityProviders.ts': 'the list of the client',
  'src/application/ports/Logins.ts': "quotes the specification: 'Firebase Login Error'",
  'server/demo/startDemoHistory.ts': 'finds the demo account, which only its emulator has',
  'scripts/ProductRun.ts': 'starts its emulator and sets its variables',
  'scripts/requirements.ts': 'checks that its emulator is installed',
  'scripts/budgets.ts': 'checks that its SDK loads late',
  'scripts/browsers/main.ts': 'signs in over the wire',
  'scripts/image/try.ts': 'sets its variables',
  'scripts/store/sampleStore.ts': 'a store as it is kept',
};

/** The lists of identity providers in the contract, the server and the client. */
const REGISTRIES: Readonly<Record<string, { readonly folder: string; readonly name: string }>> = {
  'contract/identityProviders.ts': { folder: './providers/', name: '' },
  'server/identity/providers.ts': { folder: './providers/contoso/', name: 'Provider' },
  'src/composition/identityProviders.ts': { folder: '../adapters/identity/contoso/', name: 'Provider' },
};

/** Returns the text of a registry with an import and an entry for a dummy provider. */
function addDummyProvider(file: string): string {
  const { folder, name } = REGISTRIES[file]!;
  const entry = name === '' ? 'firebase, google' : 'google: googleProvider,';
  const extendedEntry = name === '' ? 'firebase, google, contoso' : `${entry}\n  contoso: contoso${name},`;
  const source = readText(file);
  expect(source).toContain(entry);
  return `import { contoso${name} } from '${folder}contoso${name}.ts';\n${source.replace(entry, extendedEntry)}`;
}

describe('an identity provider', () => {
  it('is named only where it is described, registered or started', () => {
    const foundFiles = listSources('src', 'contract', 'server', 'scripts').filter((file) =>
      /firebase/iu.test(readText(file) + file),
    );
    const allowedFiles = Object.keys(FILES_NAMING_FIREBASE);
    expect(foundFiles.filter((file) => !allowedFiles.some((place) => file.startsWith(place)))).toEqual([]);
    expect(allowedFiles.filter((place) => !foundFiles.some((file) => file.startsWith(place)))).toEqual([]);
  });

  it('knows no other provider', () => {
    const folders = ['server/identity/providers', 'src/adapters/identity'];
    const foreignNames = listSources(...folders).flatMap((file) => {
      const [, ownProvider = ''] = /\/(firebase|google)\//u.exec(file) ?? [];
      const otherProvider = { firebase: 'google', google: 'firebase' }[ownProvider];
      return otherProvider !== undefined && new RegExp(`from '[./]+${otherProvider}/`, 'u').test(readText(file))
        ? [file]
        : [];
    });
    expect(foreignNames).toEqual([]);
  });
});

describe('another identity provider', { timeout: 60_000 }, () => {
  const editedFiles = Object.fromEntries(Object.keys(REGISTRIES).map((file) => [file, addDummyProvider(file)]));

  it('takes at most 4 new files and an entry in each registry', () => {
    expect(Object.keys(PROVIDER_FILES).length).toBeLessThanOrEqual(4);
    const housePage = readText('docs/house.md');
    for (const file of [...Object.keys(PROVIDER_FILES), ...Object.keys(editedFiles)])
      expect(housePage).toContain(file.replace('contoso', '<name>').replace('contosoProvider', '<name>Provider'));
  });

  it('is accepted by the type checker', () => {
    const files = { ...PROVIDER_FILES, ...editedFiles };
    expect(compile(Object.keys(files), files)).toEqual([]);
  });

  it('is asked for by the type checker where only the contract names it', () => {
    const contractFile = 'contract/identityProviders.ts';
    const typeErrors = compile(Object.keys(REGISTRIES), {
      ...PROVIDER_FILES,
      [contractFile]: editedFiles[contractFile]!,
    });
    expect(typeErrors.map((line) => line.split(':')[0])).toEqual(
      Object.keys(REGISTRIES).filter((file) => file !== contractFile),
    );
    for (const line of typeErrors) expect(line).toContain("Property 'contoso' is missing");
  });

  it('is accepted by the linter', async () => {
    const eslint = new ESLint();
    for (const [filePath, code] of Object.entries(PROVIDER_FILES)) {
      const [result] = await eslint.lintText(code, { filePath });
      expect(result?.messages.map(({ message }) => message)).toEqual([]);
    }
  });
});
