import { catalogue, findCalculator } from '@isentrope/calculators';
import {
  calculateCase,
  caseText,
  describeCalculator,
  readCaseJson,
  togetherText,
  type CaseData,
  type CaseResult,
  type Definition,
} from '@isentrope/calculators/kit';
import { readFileSync, writeSync } from 'node:fs';

const usage = `Usage:
  calc <tool>      read a JSON array of cases on standard input, print their results as JSON
  calc --list      print every tool with its fields, units and options as JSON`;

/** A mistake of the caller: one line on standard error, exit code 2. */
class Refused extends Error {}

async function main([argument]: readonly string[]): Promise<void> {
  if (argument === undefined || argument === '--help' || argument === '-h') {
    print(`${usage}\n`);
    return;
  }
  if (argument === '--list') {
    const tools = await Promise.all(catalogue.map(async entry => describeCalculator(await entry.load())));
    print(`${JSON.stringify(tools, null, 2)}\n`);
    return;
  }
  const entry = findCalculator(argument);
  if (!entry) {
    throw new Refused(`There is no tool "${argument}"; allowed: ${catalogue.map(({ meta }) => meta.id).join(', ')}.`);
  }
  const definition = await entry.load();
  calculate(
    definition,
    readCases().map((given, index) => understood(definition, given, index)),
  );
}

/** A case as it was given, or a refusal that names the case and its mistake. Nothing is printed before all are read. */
function understood(definition: Definition, given: unknown, index: number): CaseData {
  try {
    return readCaseJson(definition, given);
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new Refused(`Case ${index + 1}: ${thrown.message}`);
    throw thrown;
  }
}

/** How many cases are written at once: enough that writing costs nothing, few enough that they need little room. */
const batch = 200;

/** Works cases through and prints them as they come. */
function calculate(definition: Definition, cases: readonly CaseData[]): void {
  const calculated: { readonly data: CaseData; readonly result: CaseResult }[] = [];
  let waiting = `{"tool":${JSON.stringify(definition.id)},"cases":[`;
  for (const [index, data] of cases.entries()) {
    const result = calculateCase(definition, data);
    if (definition.together) calculated.push({ data, result });
    waiting += `${index > 0 ? ',\n' : ''}${caseText(definition, result, index)}`;
    if (index % batch === batch - 1) {
      print(waiting);
      waiting = '';
    }
  }
  const together = togetherText(definition, calculated);
  print(`${waiting}]${together === undefined ? '' : `,\n"together":${together}`}}\n`);
}

function readCases(): unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(0, 'utf8'));
  } catch (thrown) {
    throw new Refused(`Standard input is not JSON: ${thrown instanceof Error ? thrown.message : 'it cannot be read'}`);
  }
  if (!Array.isArray(parsed)) throw new Refused('Standard input must be a JSON array of cases.');
  return parsed;
}

/** Writes all of a text to standard output, waiting for a slow reader. */
function print(text: string): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(1, bytes, written);
    } catch (thrown) {
      if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EAGAIN')) throw thrown;
    }
  }
}

try {
  await main(process.argv.slice(2));
} catch (thrown) {
  if (!(thrown instanceof Refused)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 2;
}
