import { catalogue } from '@isentrope/calculators';
import {
  caseFrom,
  isExpensive,
  writeDocument,
  type CaseData,
  type CaseDocument,
  type Definition,
} from '@isentrope/calculators/kit';
import fc from 'fast-check';
import { perturbedCase } from '../../calculators/testing/perturbed-case.ts';

/** A calculation to be run in every engine. */
export interface Calculation {
  /** Calculator, kind and number: "steam-tables example 1". */
  readonly name: string;
  readonly tool: string;
  readonly document: CaseDocument;
}

/** Number of perturbed cases per calculator, and per slow calculator. */
export interface PerturbedCases {
  readonly quick: number;
  readonly long: number;
}

/** Returns the examples and published cases of all calculators, and seeded perturbed cases of each. */
export async function calculations({ quick, long }: PerturbedCases, seed = 1): Promise<readonly Calculation[]> {
  const all: Calculation[] = [];
  for (const { load } of catalogue) {
    const definition = await load();
    const add = (kind: string, cases: readonly CaseData[], index: number) =>
      all.push({
        name: `${definition.id} ${kind} ${index + 1}`,
        tool: definition.id,
        document: writeDocument(definition, { cases }),
      });
    for (const [index, { cases }] of definition.examples.entries())
      add(
        'example',
        cases.map(input => caseFrom(definition, input)),
        index,
      );
    for (const [index, data] of (await publishedCases(definition)).entries()) add('published case', [data], index);
    const count = isExpensive(definition) ? long : quick;
    for (const [index, data] of fc.sample(perturbedCase(definition), { seed, numRuns: count }).entries())
      add('disturbed case', [data], index);
  }
  return all;
}

async function publishedCases(definition: Definition): Promise<readonly CaseData[]> {
  return (await definition.loadPublished()).flatMap(each =>
    each.type === 'case' ? [caseFrom(definition, each.case)] : [],
  );
}
