/**
 * `npm run check [-- --since <ref>]`: format, lint and types of what changed since the branch left `main`, and the tests that
 * import it. `npm run check -- --all` runs everything that `npm test` does but the browser tests.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { BaseSequencer, createVitest } from 'vitest/node';
import { affectedTests } from './affected-tests.mjs';
import { commandOf } from './reports.mjs';
import { root } from './sources.mjs';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, since: { type: 'string' } } });

/** Runs a program to completion. Its output is streamed unless it is collected. */
function run(command, args, collected) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', ...(collected ? ['pipe', 'pipe'] : [1, 2])] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (output += data));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => resolve({ succeeded: code === 0, output }));
  });
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Returns the commit at which this branch left `main`; `HEAD` where there is no such branch. */
function branchPoint() {
  try {
    return git('merge-base', 'HEAD', 'main').trim();
  } catch {
    return 'HEAD';
  }
}

/** Returns the files that were changed, added or deleted since a commit, whether committed or not. */
function changedSince(commit) {
  const listed = [
    git('diff', '--name-only', '--no-renames', '-z', commit),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(listed.flatMap(text => text.split('\0')).filter(name => name !== ''))];
}

/** Returns the name of a test as `vitest -t` sees it. */
function fullName(test) {
  return test.parent.type === 'module' ? test.name : `${fullName(test.parent)} ${test.name}`;
}

/** Number of test files from which a run takes minutes. */
const manyFiles = 100;
/** Interval between two lines of progress. */
const progressMilliseconds = 30_000;

/** Returns a sequencer that runs the files nearest to the changed ones first. */
function nearestFirst(changed) {
  const distance = file =>
    Math.min(
      ...changed.map(name => {
        const [own, other] = [file.split('/'), name.split('/')];
        const common = own.findIndex((part, index) => part !== other[index]);
        return own.length + other.length - 2 * common;
      }),
    );
  return class extends BaseSequencer {
    sort(files) {
      const distances = new Map(files.map(({ moduleId }) => [moduleId, distance(relative(root, moduleId))]));
      return files.toSorted((a, b) => distances.get(a.moduleId) - distances.get(b.moduleId));
    }
  };
}

/** Prints the names of failed tests as soon as their file has ended. */
const failuresAtOnce = {
  onTestModuleEnd(module) {
    for (const test of module.children.allTests('failed'))
      console.log(`Failed: ${relative(root, module.moduleId)} > ${fullName(test)}`);
  },
};

/** Runs tests, given by file and name pattern, and returns the commands that repeat those that failed. */
async function runTests(wanted, changed) {
  // Vitest's module cache would keep an old list of calculators: it does not detect a glob with type arguments.
  const vitest = await createVitest('test', {
    watch: false,
    maxWorkers: 2,
    reporters: ['agent', failuresAtOnce],
    sequence: { sequencer: nearestFirst(changed) },
  });
  try {
    const specifications = (await vitest.globTestSpecifications([...wanted.keys()])).flatMap(
      ({ project, moduleId }) => {
        const file = relative(root, moduleId);
        return wanted.has(file) ? [project.createSpecification(moduleId, { testNamePattern: wanted.get(file) })] : [];
      },
    );
    await vitest.standalone();
    const progress = setInterval(() => {
      const ended = vitest.state
        .getTestModules()
        .filter(module => ['passed', 'failed', 'skipped'].includes(module.state()));
      console.log(`${ended.length} of ${specifications.length} files of tests have run`);
    }, progressMilliseconds).unref();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
    clearInterval(progress);
    const failed = testModules.flatMap(module => {
      const file = relative(root, module.moduleId);
      const tests = [...module.children.allTests('failed')].map(test => commandOf(file, fullName(test)));
      return tests.length === 0 && !module.ok() ? [commandOf(file)] : tests;
    });
    return unhandledErrors.length > 0 && failed.length === 0 ? [commandOf([...wanted.keys()].join(' '))] : failed;
  } finally {
    await vitest.close();
  }
}

async function check() {
  const start = performance.now();
  const changed = changedSince(values.since ?? branchPoint());
  const present = changed.filter(name => existsSync(join(root, name)));
  const code = present.filter(name => /\.(tsx?|mjs|mts)$/.test(name));
  const wanted = affectedTests(changed);
  console.log(`${changed.length} changed files, ${wanted.size} files of tests`);
  if (wanted.size > manyFiles)
    console.log('Most tests depend on this change. To run those of its folder first: npm run test:watch <folder>');

  const bin = name => join(root, 'node_modules', '.bin', name);
  const format = ['--check', '--log-level=warn', '--ignore-unknown', '--cache', '--cache-location=.cache/prettier'];
  const types = ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
  const steps = [
    ['format', bin('prettier'), [...format, ...present], present],
    ['lint', bin('oxlint'), ['--type-aware', ...code], code],
    ['types', bin('tsc'), types, code],
  ].filter(([, , , files]) => files.length > 0);
  const running = steps.map(async ([name, command, args]) => {
    const { succeeded, output } = await run(command, args, true);
    console.log(succeeded ? `${String(name)}: passed` : `\n== ${String(name)}\n${output.trim()}`);
    return succeeded;
  });
  const failedTests = wanted.size === 0 ? [] : await runTests(wanted, changed);
  const failed = failedTests.length > 0 || (await Promise.all(running)).includes(false);
  if (failedTests.length > 0) console.log(`\n== To run one failed test alone:\n${failedTests.join('\n')}`);
  console.log(`\n${failed ? 'Failed' : 'Passed'} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  process.exitCode = failed ? 1 : 0;
}

if (values.all) {
  const { succeeded } = await run(process.execPath, ['scripts/test.mjs', '--without-browsers'], false);
  process.exitCode = succeeded ? 0 : 1;
} else await check();
