/**
 * Support for `npm run bench -- --against <commit>`: checks out the other commit, runs both sides of a benchmark in turn within
 * one process, and prints a table of the times.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './sources.mjs';

/** Returns the folder of a commit's tree with dependencies installed, cached under `.cache`. */
export function checkOut(commit) {
  const hash = run(root, 'git', 'rev-parse', '--verify', `${commit}^{commit}`).trim();
  const folder = join(root, '.cache', 'against', hash.slice(0, 12));
  if (existsSync(join(folder, 'node_modules'))) return folder;
  if (!existsSync(folder)) run(root, 'git', 'worktree', 'add', '--detach', '--force', '--quiet', folder, hash);
  run(folder, process.execPath, 'scripts/setup.mjs');
  return folder;
}

function run(cwd, command, ...words) {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}

/** Minimum number of rounds per side, and the time limit for one figure, ms. */
const leastRounds = 7;
const longEnough = 1200;

/**
 * Runs two bundles of a benchmark interleaved in short rounds, so that both see the same machine state. Returns by name the best
 * time of each in nanoseconds and their ratio.
 */
export async function runInTurn(nowPath, thenPath) {
  const benches = [await import(pathToFileURL(nowPath).href), await import(pathToFileURL(thenPath).href)];
  const [names, others] = await Promise.all(benches.map(namesOf));
  const common = new Set(names.filter(name => others.includes(name)));
  const rows = [];
  const waiting = new Map();
  const measureOf = side => async (name, operations, work) => {
    if (!common.has(name)) return;
    const mine = { side, operations, work };
    const other = waiting.get(name);
    if (!other) {
      await new Promise(done => waiting.set(name, { ...mine, done }));
      return;
    }
    rows.push(await inTurn(name, side === 0 ? [mine, other] : [other, mine]));
    other.done();
  };
  const nothing = () => undefined;
  await Promise.all(benches.map((bench, side) => bench.default(measureOf(side), nothing)));
  return rows;
}

async function namesOf(bench) {
  const names = [];
  const collect = name => void names.push(name);
  await bench.default(collect, () => undefined);
  return names;
}

async function inTurn(name, sides) {
  const best = [Infinity, Infinity];
  const end = performance.now() + longEnough;
  let guard = 0;
  for (let round = 0; round < leastRounds || performance.now() < end; round += 1) {
    for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const { operations, work } = sides[side];
      const start = process.hrtime.bigint();
      guard += await work();
      const nanoseconds = Number(process.hrtime.bigint() - start) / operations;
      if (round > 0) best[side] = Math.min(best[side], nanoseconds);
    }
  }
  if (!Number.isFinite(guard)) throw new Error(`${name}: the benchmark computed ${guard}`);
  const [now, before] = best;
  return { name, now, before, ratio: now / before };
}

/** Formats the rows as a text table, with the geometric mean of the ratios. */
export function pairedTable(rows, commit) {
  const cells = ({ name, now, before, ratio }) =>
    line(name, `${now.toFixed(0)} ns`, `${before.toFixed(0)} ns`, ratio.toFixed(2));
  const mean = Math.exp(rows.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / rows.length);
  return [
    line('Best of rounds in turn', 'now', commit, 'ratio'),
    ...rows.map(cells),
    '',
    `All: ${mean.toFixed(3)}`,
  ].join('\n');
}

const line = (name, now, before, ratio) =>
  [name.slice(0, 68).padEnd(68), now.padStart(16), before.padStart(16), ratio.padStart(6)].join('  ');
