import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import {
  readSharedGroup,
  entriesForSharedGroup,
  caseFrom,
  casesFromFragment,
  openWorkbook,
  run,
  shareFragment,
  isExpensive,
  workbook,
  writeDocument,
  type CaseData,
  type CaseInput,
  type Definition,
} from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';

/** Every calculator with a fluid selection, with a fluid of each kind: inputs and derived defaults survive a transfer. */

/** Returns the fluid's fields without the prefix used in calculators with two fluids. */
const fluids: Readonly<Record<string, CaseInput>> = {
  pure: { pureFluid: 'C3' },
  composition: { composition: 'C1: 85; C2: 8; nC5: 7', compositionBasis: 'mass' },
  petroleum: { petroleumGroup: 'refined', density15: { value: 0.84, unit: 'g/cm³' }, reidVaporPressure: '0,5' },
  solution: { solute: 'methanol', soluteFraction: 30 },
  table: { tablePhase: 'gas', propertyTable: 'T °C | M | Z | k; 0 | 18 | 0.9 | 1.3; 200 | 18 | 0.95 | 1.25' },
};

/** Returns the prefixes of a calculator's fluid fields: none, or `hot` and `cold`. */
function prefixesOf({ inputs }: Definition): string[] {
  return inputs.flatMap(({ id }) => /^(.*?)fluidSource$/i.exec(id)?.[1] ?? []);
}

function withPrefix(prefix: string, fluid: CaseInput): CaseInput {
  const id = (name: string) => (prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  return Object.fromEntries(Object.entries(fluid).map(([name, said]) => [id(name), said]));
}

/** The calculator's option for the phase of each fluid at 40 °C. */
const phases = { liquid: ['Liquid'], gas: ['Gas', 'Gas and vapour'] } as const;

/** Returns a calculator's first example at 40 °C, with a fluid selected in place of all quantities that it can derive. */
function chosen(definition: Definition, source: string): CaseData {
  const [example = {}] = definition.examples.flatMap(({ cases }) => cases);
  const fluid = { fluidSource: source, ...fluids[source] };
  const isLiquid = source === 'petroleum' || source === 'solution';
  const expected: readonly string[] = phases[isLiquid ? 'liquid' : 'gas'];
  const input = definition.inputs.flatMap(({ id, field }) => {
    const phase =
      field.type === 'choice' && !field.names ? field.options.find(each => expected.includes(each)) : undefined;
    if (phase !== undefined) return [[id, phase]];
    return field.type === 'quantity' && field.kind === 'temperature' ? [[id, 40]] : [];
  });
  const filled = definition.graph.flatMap(node => (node.type === 'step' && node.fills ? [[node.id, '']] : []));
  return caseFrom(definition, {
    ...example,
    ...Object.fromEntries([...input, ...filled]),
    ...Object.assign({}, ...prefixesOf(definition).map(prefix => withPrefix(prefix, fluid))),
  });
}

const definitions: Definition[] = [];

beforeAll(async () => {
  await loadAllFluidData();
  for (const entry of catalogue) {
    const definition = await entry.load();
    if (prefixesOf(definition).length > 0 && !isExpensive(definition)) definitions.push(definition);
  }
});

describe.each(Object.keys(fluids))('a fluid selected by %s', source => {
  test('is restored from a link and a workbook with the same inputs and derived values', async () => {
    const filling = new Set<string>();
    for (const definition of definitions) {
      const data = chosen(definition, source);
      const report = (cases: readonly CaseData[]) =>
        run(definition, writeDocument(definition, { cases }), { pictures: false });
      const own = report([data]);
      if (own.cases[0]?.filled) filling.add(definition.id);
      const fromLink = await casesFromFragment(definition, await shareFragment(definition, [data]));
      expect(fromLink, definition.id).toEqual([data]);
      const sheets = workbook(definition, [data], own, { date: '2026-01-31' });
      const read = sheets.map(({ name, rows }) => ({ name, rows: rows.map(row => row.map(cell => cell?.value)) }));
      const fromWorkbook = openWorkbook(definition, read).cases;
      expect(fromWorkbook, definition.id).toEqual([data]);
      for (const cases of [fromLink, fromWorkbook]) {
        const again = report(cases);
        expect(again.cases[0]?.filled, definition.id).toEqual(own.cases[0]?.filled);
        expect(again.cases[0]?.values, definition.id).toEqual(own.cases[0]?.values);
      }
    }
    expect(filling.size).toBeGreaterThan(definitions.length / 2);
  });

  test('is transferred to every other calculator with a fluid selection', () => {
    const [from, ...others] = definitions;
    if (!from) throw new Error('no calculators');
    for (const into of others) {
      for (const [there, back] of into.sharedGroups.map(group => [group, from.sharedGroups[0]] as const)) {
        if (!back) throw new Error(`${from.id} carries no fluid`);
        const thing = readSharedGroup(from, back, chosen(from, source));
        const taken = thing && entriesForSharedGroup(into, there, thing);
        expect(taken, into.id).toBeDefined();
        const returned = readSharedGroup(into, there, { ...caseFrom(into, {}), ...taken });
        expect(returned?.parts, into.id).toEqual(thing?.parts);
      }
    }
  });
});
