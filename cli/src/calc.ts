import { catalogue, findCalculator, type CatalogueEntry } from '@isentrope/calculators';
import { describeCalculator } from '@isentrope/calculators/kit';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { answerArray } from './answer-array.ts';
import { answerRequest } from './explore.ts';
import { printCases } from './import-list.ts';
import { printError, print, ClosedPipeError } from './output.ts';
import { UsageError } from './usage-error.ts';
import { answerStream } from './stream.ts';

const usage = `Usage:
  calc <tool>            read a JSON array of cases on standard input, print their results as JSON
  calc <tool> --stream   read one case per line and print one answer per line, until the input ends
  calc explore <tool> [file]
                         read {"cases": [...], "question": {...}} from the file or standard input, print the answer as JSON
  calc import <tool> <file>
                         print the cases of a list (.xlsx, CSV, tabs or Markdown, one item per row or column), or the composition
                         of a report, as a JSON array, and on standard error how it was understood
  calc verify <file> --keys <keys.json> [--json]
                         check a file of revisions (.isentrope.json), or a PDF to which one is attached: its hashes, chain
                         and signatures, with the keys that the service publishes, and recalculate every revision; the
                         exit code is 1 if a check fails
  calc --list            print every tool with its fields, units and options as JSON

With --working each answer includes every step, with its equation, numbers and source.
`;

interface Command {
  readonly tool: string | undefined;
  readonly list: boolean;
  readonly stream: boolean;
  readonly working: boolean;
  /** Set for `explore`: an analysis request about cases. */
  readonly question: { readonly file: string | undefined } | undefined;
  /** Set for `import`: the file with a list of items. */
  readonly listFile?: string;
  /** Set for `verify`: a file of revisions and the keys to check it with. */
  readonly verification?: { readonly file: string; readonly keys: string; readonly json: boolean };
}

/** Parses the command line; undefined if help was requested. */
function parseCommand(args: readonly string[]): Command | undefined {
  const flag = { type: 'boolean', default: false } as const;
  if (args[0] === 'verify') return parseVerify(args.slice(1));
  const options = { list: flag, stream: flag, working: flag, help: { ...flag, short: 'h' } } as const;
  const { values, positionals } = withUsageErrors(() =>
    parseArgs({ args: [...args], allowPositionals: true, options }),
  );
  if (positionals[0] === 'import') return parseImport(positionals.slice(1), values);
  if (positionals[0] === 'explore') return parseExplore(positionals.slice(1), values);
  const [tool, ...others] = positionals;
  if (others.length > 0) throw new UsageError(`One tool at a time; these were named: ${positionals.join(', ')}.`);
  return values.help || (tool === undefined && !values.list) ? undefined : { ...values, tool, question: undefined };
}

function parseImport(
  named: readonly string[],
  values: Omit<Command, 'tool' | 'question'> & { readonly help: boolean },
): Command | undefined {
  const [tool, listFile, ...others] = named;
  if (values.help || tool === undefined) return undefined;
  if (listFile === undefined || others.length > 0)
    throw new UsageError('Name one tool and one file: calc import <tool> <file>.');
  return { ...values, tool, question: undefined, listFile };
}

function parseExplore(
  named: readonly string[],
  values: Omit<Command, 'tool' | 'question'> & { readonly help: boolean },
) {
  const [tool, file, ...others] = named;
  if (values.help || tool === undefined) return undefined;
  if (others.length > 0)
    throw new UsageError(`One tool and one file at a time; these were named: ${named.join(', ')}.`);
  if (values.stream || values.working) throw new UsageError('An analysis takes neither --stream nor --working.');
  return { ...values, tool, question: { file } };
}

function parseVerify(args: readonly string[]): Command | undefined {
  const flag = { type: 'boolean', default: false } as const;
  const options = { keys: { type: 'string' }, json: flag, help: { ...flag, short: 'h' } } as const;
  const { values, positionals } = withUsageErrors(() =>
    parseArgs({ args: [...args], allowPositionals: true, options }),
  );
  const [file, ...others] = positionals;
  if (values.help || file === undefined) return undefined;
  if (others.length > 0) throw new UsageError(`One file at a time; these were named: ${positionals.join(', ')}.`);
  if (values.keys === undefined) throw new UsageError('Name the keys that the service publishes: --keys <keys.json>.');
  const verification = { file, keys: values.keys, json: values.json };
  return { tool: 'verify', list: false, stream: false, working: false, question: undefined, verification };
}

/** Runs an argument parser; its errors are usage errors. */
function withUsageErrors<T>(read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    throw new UsageError(thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown));
  }
}

function entryOf(tool: string): CatalogueEntry {
  const entry = findCalculator(tool);
  if (entry) return entry;
  throw new UsageError(`There is no tool "${tool}"; allowed: ${catalogue.map(({ meta }) => meta.id).join(', ')}.`);
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (thrown) {
    throw new UsageError(`${file} cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

/** Parses the JSON of a file or of standard input. */
function readJson(file?: string): unknown {
  try {
    return JSON.parse(readFileSync(file ?? 0, 'utf8'));
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : 'it cannot be read';
    throw new UsageError(`${file ?? 'Standard input'} is not JSON: ${reason}`);
  }
}

function readCases(): unknown[] {
  const inputs = readJson();
  if (!Array.isArray(inputs)) throw new UsageError('Standard input must be a JSON array of cases.');
  return inputs;
}

async function main(args: readonly string[]): Promise<void> {
  const command = parseCommand(args);
  if (!command) {
    print(usage);
  } else if (command.verification) {
    const { file, keys, json } = command.verification;
    const { answerVerification } = await import('./verify.ts');
    const holds = await answerVerification({ file: readBytes(file), keys: readJson(keys), json });
    if (!holds) process.exitCode = 1;
  } else if (command.list || command.tool === undefined) {
    const tools = await Promise.all(catalogue.map(async entry => describeCalculator(await entry.load())));
    print(`${JSON.stringify(tools, null, 2)}\n`);
  } else {
    const entry = entryOf(command.tool);
    if (command.listFile !== undefined) await printCases(await entry.load(), readBytes(command.listFile));
    else if (command.question) await answerRequest(await entry.load(), readJson(command.question.file));
    else if (command.stream) await answerStream(entry, process.stdin, command.working);
    else await answerArray(entry, readCases(), command.working);
  }
}

// V8 in Node 20 optimises and inlines so eagerly that this takes a third of a batch's time.
if (process.versions.node.startsWith('20.')) {
  setFlagsFromString('--interrupt-budget=400000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=150');
}

try {
  await main(process.argv.slice(2));
} catch (thrown) {
  if (thrown instanceof UsageError) {
    printError(thrown.message);
    process.exitCode = 2;
  } else if (!(thrown instanceof ClosedPipeError)) throw thrown;
}
