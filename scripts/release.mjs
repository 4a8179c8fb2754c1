/**
 * `npm run release`: packs what a machine needs to run the built product as `dist/isentrope-<version>-<commit>.tar.gz`,
 * including the server's packages, so that the machine needs Node but neither npm nor a registry. `--folder <path>` writes a
 * folder instead. `sbom.cdx.json` in it is the software bill of materials (CycloneDX).
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './sources.mjs';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The manifest of each workspace, which npm requires, and the build output of those that run. */
const parts = [
  'package.json',
  'package-lock.json',
  'company.json',
  'terms.json',
  'NOTICE',
  'deploy',
  'server/dist',
  'web/dist',
  ...manifest.workspaces.map(workspace => `${workspace}/package.json`),
];

/** Copies everything except packages into `folder`, which is created. */
export function copyRelease(folder) {
  for (const part of parts) {
    if (!existsSync(join(root, part))) throw new Error(`${part} is not there. Run: npm run build`);
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
}

/** Adds the server's locked packages, and the bill of materials of the product, pages included. */
function addPackages(folder) {
  const npm = (...words) => execFileSync('npm', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
  npm(
    'ci',
    '--workspace=@isentrope/server',
    '--omit=dev',
    '--omit=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  );
  writeFileSync(
    join(folder, 'sbom.cdx.json'),
    npm('sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'),
  );
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unversioned';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  if (values.folder === undefined) {
    const name = `isentrope-${manifest.version}-${commit()}`;
    const draft = mkdtempSync(join(tmpdir(), 'isentrope-release-'));
    const archive = join(root, 'dist', `${name}.tar.gz`);
    try {
      copyRelease(join(draft, name));
      addPackages(join(draft, name));
      mkdirSync(join(root, 'dist'), { recursive: true });
      execFileSync('tar', ['-czf', archive, '--owner=0', '--group=0', '--sort=name', '-C', draft, name]);
    } finally {
      rmSync(draft, { recursive: true });
    }
    console.log(archive);
  } else {
    copyRelease(values.folder);
    addPackages(values.folder);
  }
}
