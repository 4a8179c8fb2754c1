import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import controlValve from '../control-valve/definition.ts';
import fluidProperties from '../fluid-properties/definition.ts';
import blowdown from '../plant-depressurization-pro/definition.ts';
import {
  calculateJson,
  caseFrom,
  casesFromFragment,
  describeCalculator,
  loadFor,
  mergePastedList,
  openWorkbook,
  readCaseJson,
  reportCells,
  run,
  shareFragment,
  workbook,
  writeDocument,
  type Definition,
} from '../kit/index.ts';
import { inputFields } from '../fluid-properties/fields.ts';

const c7 = 'C7+ (M 115, SG 0.737)';

async function calculated(definition: Definition, json: Readonly<Record<string, unknown>>) {
  await loadFor(definition, [readCaseJson(definition, json)]);
  return calculateJson(definition, json);
}

const numberOf = (value: unknown) => (value as { readonly value: number }).value;

const state = { given: 'pT', pressure: 60, temperature: { value: 300, unit: 'K' } };

describe('a composition with a petroleum fraction', () => {
  /** PR78MIX of the Python library thermo 0.6.1, with k_ij = 0. */
  test('is calculated from JSON, in any spelling of the fraction', async () => {
    for (const spelled of [c7, 'C7+ (MW 115, sg 0.737)', 'C7+ (SG=0.737, M=115)']) {
      const { results, messages } = await calculated(fluidProperties, {
        ...state,
        composition: { C1: 90, [spelled]: 10 },
      });
      expect(numberOf(results['vapourFraction'])).toBeCloseTo(0.864543, 5);
      expect(messages.map(({ text }) => text).join(' ')).toContain(
        `${c7} is a petroleum fraction: it boils at 131.6 °C`,
      );
    }
  });

  test('has its constants in the working of fluid properties', async () => {
    const data = caseFrom(fluidProperties, { ...state, composition: `C1: 90; ${c7}: 10` });
    await loadFor(fluidProperties, [data]);
    const { cases } = run(fluidProperties, writeDocument(fluidProperties, { cases: [data] }), { working: true });
    const line = cases[0]?.working?.find(({ id }) => id === 'fractionConstants');
    expect(JSON.stringify(line?.value)).toContain(`${c7} is a petroleum fraction: it boils at 131.6 °C`);
    const dry = caseFrom(fluidProperties, { ...state, composition: 'C1: 90; C2: 10' });
    await loadFor(fluidProperties, [dry]);
    const without = run(fluidProperties, writeDocument(fluidProperties, { cases: [dry] }), { working: true });
    expect(without.cases[0]?.working?.map(({ id }) => id)).not.toContain('fractionConstants');
  });

  test('counts by mass with its own molar mass', async () => {
    const composition = { C1: 90 * 16.0428, [c7]: 10 * 115 };
    const { results } = await calculated(fluidProperties, { ...state, composition, basis: 'mass' });
    expect(numberOf(results['vapourFraction'])).toBeCloseTo(0.864543, 4);
  });

  test('is the same from a link, a document and a workbook', async () => {
    const data = caseFrom(fluidProperties, { ...state, composition: `C1: 90; ${c7}: 10` });
    await loadFor(fluidProperties, [data]);
    const report = run(fluidProperties, writeDocument(fluidProperties, { cases: [data] }), { pictures: false });
    expect(await casesFromFragment(fluidProperties, await shareFragment(fluidProperties, [data]))).toEqual([data]);
    const sheets = workbook(fluidProperties, [data], report, { date: '2026-01-31' });
    const read = sheets.map(({ name, rows }) => ({ name, rows: rows.map(row => row.map(cell => cell?.value)) }));
    expect(openWorkbook(fluidProperties, read).cases).toEqual([data]);
  });

  test('is pasted with the other components', () => {
    const { field } = inputFields.composition;
    const pasted = mergePastedList(field, [], reportCells(`Methane\t90.1\nEthane\t5\n${c7}\t4.9`), 0);
    expect(pasted?.lines).toEqual([
      { item: 'C1', amount: '90.1' },
      { item: 'C2', amount: '5' },
      { item: c7, amount: '4.9' },
    ]);
  });

  test('supplies the fields of a calculator that takes a fluid', async () => {
    const input = {
      fluidType: 'Gas',
      fluidSource: 'composition',
      composition: { C1: 97, [c7]: 3 },
      upstreamPressure: 20,
      pressureDifferential: 2,
      temperature: 180,
    };
    const { filled } = await calculated(controlValve, input);
    expect(numberOf(filled?.['molecularWeight']?.value)).toBeCloseTo(0.97 * 16.0428 + 0.03 * 115, 2);
  });

  test('names the missing properties of a fraction', async () => {
    const text = (composition: string) =>
      calculated(fluidProperties, { ...state, composition }).then(({ messages }) => messages.map(each => each.text));
    expect(await text('C1: 90; C7+: 10')).toContain(
      'Composition has "C7+", which is a lump of heavier components; give its molar mass and specific gravity, as in C7+ (M 115, SG 0.737), or split it, for example into nC6, nC7 and nC8.',
    );
    expect(await text('C1: 90; C7+ (M 30, SG 0.737): 10')).toContain(
      'Composition has "C7+ (M 30, SG 0.737)", which needs a molar mass from 70 to 600 g/mol.',
    );
    expect(await text(`C1: 90; ${c7}: 5; C7+ (MW 115, SG 0.737): 5`)).toContain(`Composition names ${c7} twice.`);
  });

  test('is refused by GERG-2008 with the reason', async () => {
    const { crossCheck, messages } = await calculated(fluidProperties, {
      ...state,
      method: 'gerg2008',
      composition: { C1: 90, [c7]: 10 },
    });
    expect(JSON.stringify([crossCheck, messages])).toContain('GERG-2008 has defined substances only');
  });

  test('depressurises a vessel by Peng–Robinson', async () => {
    const input = {
      orientation: 'Vertical',
      insideDiameter: 1500,
      tangentLength: 4000,
      wallThickness: 42,
      composition: { C1: 0.97, [c7]: 0.03 },
      initialPressure: 20,
      initialTemperature: 35,
      orificeDiameter: 22,
      duration: 1,
    };
    const { results, messages } = await calculated(blowdown, input);
    expect(messages.map(({ text }) => text).join(' ')).toContain(`${c7} is a petroleum fraction`);
    expect(numberOf(results['finalPressure'])).toBeLessThan(20);
    const refused = await calculated(blowdown, { ...input, equationOfState: 'reference' });
    expect(refused.messages.map(({ text }) => text)).toContain(
      `GERG-2008 does not have ${c7}: choose Peng–Robinson, or leave ${c7} out.`,
    );
  });

  test('is described where a program asks for the items of a composition', async () => {
    const takes = await Promise.all(catalogue.map(async entry => describeCalculator(await entry.load())));
    const lists = takes.flatMap(({ fields }) => fields.filter(({ itemExample }) => itemExample !== undefined));
    expect(lists.length).toBeGreaterThan(10);
    expect(new Set(lists.map(({ itemExample }) => itemExample))).toEqual(new Set([c7]));
  });
});
