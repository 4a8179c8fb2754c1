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

/** Minimum number of measured rounds per side, and the wall-clock time after which no more are started, ms. */
const leastRounds = 9;
const longEnough = 1500;
/** Rounds that are not counted, in which the engine compiles the code. */
const warmUp = 2;

/**
 * Runs two bundles of a benchmark interleaved in short rounds, so that both see the same machine state. Returns by name the median
 * processor time of each in nanoseconds, the median of the ratios of the rounds and their spread, and the median time of the yardstick.
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
  const times = [[], []];
  const ratios = [];
  const machine = [];
  const end = performance.now() + longEnough;
  let guard = 0;
  for (let round = 0; ratios.length < leastRounds || performance.now() < end; round += 1) {
    const pair = [0, 0];
    for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const { operations, work } = sides[side];
      const start = process.cpuUsage();
      guard += await work();
      pair[side] = nanosecondsSince(start) / operations;
    }
    const state = steamState();
    if (round < warmUp) continue;
    machine.push(state);
    pair.forEach((time, side) => times[side].push(time));
    ratios.push(pair[0] / pair[1]);
  }
  if (!Number.isFinite(guard)) throw new Error(`${name}: the benchmark computed ${guard}`);
  const [now, before] = times.map(median);
  return { name, now, before, ratio: median(ratios), spread: spreadOf(ratios), yardstick: median(machine) };
}

/**
 * Processor time since a `process.cpuUsage()`, ns. On a busy machine, wall-clock time mostly measures other processes.
 */
function nanosecondsSince(start) {
  const { user, system } = process.cpuUsage(start);
  return 1000 * (user + system);
}

/** The median of some numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((one, two) => one - two);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The lower and the upper quartile of some numbers. */
export function spreadOf(numbers) {
  const sorted = numbers.toSorted((one, two) => one - two);
  const at = share => sorted[Math.round(share * (sorted.length - 1))];
  return [at(0.25), at(0.75)];
}

/** Coefficients of the saturation pressure of water: IAPWS R7-97(2012), Table 34. */
const n = [
  1167.0521452767, -724213.16703206, -17.073846940092, 12020.82470247, -3232555.0322333, 14.91510861353,
  -4823.2657361591, 405113.40542057, -0.23855557567849, 650.17534844798,
];

/** Saturation pressure of water at T in K, MPa: IAPWS R7-97(2012), eq. 30. */
export function saturationPressure(T) {
  const theta = T + n[8] / (T - n[9]);
  const a = (theta + n[0]) * theta + n[1];
  const b = (n[2] * theta + n[3]) * theta + n[4];
  const c = (n[5] * theta + n[6]) * theta + n[7];
  const root = (2 * c) / (-b + Math.sqrt(b * b - 4 * a * c));
  return root * root * root * root;
}

const yardstickStates = 100_000;

/**
 * Measures the machine: processor time of a saturation state of water, ns, by code that belongs to neither commit.
 * Divide times by it to compare them between runs.
 */
function steamState() {
  const start = process.cpuUsage();
  let sum = 0;
  for (let i = 0; i < yardstickStates; i += 1) sum += saturationPressure(280 + (350 * i) / yardstickStates);
  if (!(sum > 0)) throw new Error(`the yardstick computed ${sum}`);
  return nanosecondsSince(start) / yardstickStates;
}

/** Formats the rows as a text table, with the geometric mean of the ratios and the machine's yardstick. */
export function pairedTable(rows, commit) {
  const cells = ({ name, now, before, ratio, spread: [low, high] }) =>
    line(
      name,
      `${now.toFixed(0)} ns`,
      `${before.toFixed(0)} ns`,
      ratio.toFixed(2),
      `${low.toFixed(2)}-${high.toFixed(2)}`,
    );
  const mean = Math.exp(rows.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / rows.length);
  return [
    line('Median processor time of rounds in turn', 'now', commit, 'ratio', 'quartiles'),
    ...rows.map(cells),
    '',
    `All: ${mean.toFixed(3)}. Yardstick, a saturation state of water: ${median(rows.map(row => row.yardstick)).toFixed(1)} ns.`,
  ].join('\n');
}

const line = (name, now, before, ratio, spread) =>
  [name.slice(0, 66).padEnd(66), now.padStart(15), before.padStart(15), ratio.padStart(6), spread.padStart(11)].join(
    '  ',
  );
