/**
 * `npm run outdated`: lists the pinned packages that are out of date, and why some are held back. The reasons are in
 * held-versions.json. Exits with 1 if a package could be updated.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeOutdated, outdatedPackages } from './outdated-packages.mjs';
import { root } from './sources.mjs';

const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const run = promisify(execFile);

/** The versions that our package.json files pin, without our own packages. */
function pinnedVersions() {
  const manifests = ['', ...readJson('package.json').workspaces].map(folder => readJson(folder, 'package.json'));
  const all = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('@isentrope/')));
}

async function publishedVersions(name) {
  const { stdout } = await run('npm', ['view', name, 'dist-tags.latest', 'versions', '--json'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { 'dist-tags.latest': latest, versions } = JSON.parse(stdout);
  return { latest, versions: [versions].flat().filter(version => !version.includes('-')) };
}

const pinned = pinnedVersions();
const published = {};
for (const name of Object.keys(pinned)) published[name] = await publishedVersions(name);
const { lines, behind } = describeOutdated(
  outdatedPackages(pinned, published, readJson('scripts', 'held-versions.json')),
);
for (const line of lines) console.log(line);
console.log(
  behind === 0 ? 'Every package that may be updated is at its latest version.' : `${behind} could be updated.`,
);
process.exitCode = behind === 0 ? 0 : 1;
