import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findRefusedLicenses, type LockedPackage } from './licenseRules.ts';

/** Fails if a package of package-lock.json has a license that `licenseRules.ts` does not allow. */
const ROOT = new URL('../', import.meta.url);

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly license?: string; readonly link?: boolean }>>;
}

/** Reads the license from the package, because the lock file lacks the `licenses` field of old packages. */
async function readLicenseFromPackage(path: string): Promise<string | undefined> {
  const text = await readFile(new URL(`${path}/package.json`, ROOT), 'utf8').catch(() => '{}');
  const { license, licenses } = JSON.parse(text) as {
    license?: string | { type: string };
    licenses?: readonly { type: string }[];
  };
  const statedLicense = license ?? licenses?.[0];
  return typeof statedLicense === 'object' ? statedLicense.type : statedLicense;
}

async function listLockedPackages(): Promise<LockedPackage[]> {
  const { packages } = JSON.parse(
    await readFile(fileURLToPath(new URL('package-lock.json', ROOT)), 'utf8'),
  ) as LockFile;
  const installedPackages = Object.entries(packages).filter(([path, { link }]) => path !== '' && link !== true);
  return Promise.all(
    installedPackages.map(async ([path, { license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      license: license ?? (await readLicenseFromPackage(path)) ?? 'none',
    })),
  );
}

const packages = await listLockedPackages();
const refusedLines = findRefusedLicenses(packages);
for (const line of refusedLines) console.log(line);
console.log(`${packages.length} packages, ${refusedLines.length} with a license that is not allowed`);
process.exitCode = refusedLines.length > 0 ? 1 : 0;
