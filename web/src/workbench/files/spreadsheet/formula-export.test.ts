import { findCalculator } from '@isentrope/calculators';
import { caseFrom, maxFormulaCases, run, writeDocument } from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { writeFormulaWorkbook } from './formula-export.ts';

/** The outcome for copies of the first example case of a calculator. */
async function outcomeOf(id: string, times: number): Promise<unknown> {
  const definition = await findCalculator(id)?.load();
  const [input] = definition?.examples[0]?.cases ?? [];
  if (!definition || !input) throw new Error(`no example of ${id}`);
  const cases = Array.from({ length: times }, () => caseFrom(definition, input));
  const report = run(definition, writeDocument(definition, { cases }), { pictures: false });
  return writeFormulaWorkbook(definition, cases, report, { date: '2026-01-31' }, () => ({}));
}

test('too many cases are refused with a message', async () => {
  expect(await outcomeOf('restriction-orifice', maxFormulaCases + 1)).toMatch(
    /holds at most 20 cases, and there are 21 here\./,
  );
});

test('cases without any formula step are refused with a message', async () => {
  expect(await outcomeOf('thermal-conductivity', 1)).toMatch(
    /^No step of these cases can be written as a spreadsheet formula/,
  );
});
