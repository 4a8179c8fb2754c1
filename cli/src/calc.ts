import { catalogue, findCalculator } from '@isentrope/calculators';
import {
  calculateCase,
  caseJson,
  describeCalculator,
  readCaseJson,
  togetherJson,
  type CaseData,
  type CaseResult,
} from '@isentrope/calculators/kit';
import { readFileSync, writeSync } from 'node:fs';

const usage = `Usage:
  calc <tool>      read a JSON array of cases on standard input, print their results as JSON
  calc --list      print every tool with its fields, units and options as JSON`;

/** A mistake of the caller: one line on standard error, exit code 2. */
class Refused extends Error {}

async function main([argument]: readonly string[]): Promise<string> {
  if (argument === undefined || argument === '--help' || argument === '-h') return `${usage}\n`;
  if (argument === '--list') {
    const tools = await Promise.all(catalogue.map(async entry => describeCalculator(await entry.load())));
    return `${JSON.stringify(tools, null, 2)}\n`;
  }
  const entry = findCalculator(argument);
  if (!entry) {
    throw new Refused(`There is no tool "${argument}"; allowed: ${catalogue.map(({ meta }) => meta.id).join(', ')}.`);
  }
  const definition = await entry.load();
  const calculated: { readonly data: CaseData; readonly result: CaseResult }[] = [];
  const cases = readCases().map((given, index) => {
    try {
      const data = readCaseJson(definition, given);
      const result = calculateCase(definition, data);
      if (definition.together) calculated.push({ data, result });
      return JSON.stringify(caseJson(definition, result, index));
    } catch (thrown) {
      if (thrown instanceof RangeError) throw new Refused(`Case ${index + 1}: ${thrown.message}`);
      throw thrown;
    }
  });
  const whole = togetherJson(definition, calculated);
  const together = whole ? `,\n"together":${JSON.stringify(whole)}` : '';
  return `{"tool":${JSON.stringify(definition.id)},"cases":[${cases.join(',\n')}]${together}}\n`;
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
  print(await main(process.argv.slice(2)));
} catch (thrown) {
  if (!(thrown instanceof Refused)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 2;
}
