import { beforeAll, describe, expect, test } from 'vitest';
import { findCalculator } from '../catalogue.ts';
import {
  Absent,
  calculateCase,
  calculateJson,
  caseFrom,
  mergeRows,
  parseRows,
  presentValues,
  resultValue,
  type CaseInput,
  type Definition,
} from '../kit/index.ts';
import gasService from '../relief-valve-pro/gas-vapor-service/definition.ts';
import register from '../relief-valve-pro/scenario-register/definition.ts';
import steamService from '../relief-valve-pro/steam-service/definition.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';
import { examples } from './examples.ts';
import { tables } from './tables.ts';
import { answer, plain, rowsOf } from './testing/answer.ts';

/** Relief valves as sources of a flare network, and its lines in the line sizing. */

beforeAll(loadAllFluidData);

const { field } = tables.sources;

/** The text that a case of a relief valve sends, and its rows in SI. */
function sourcesOf(from: Definition, input: CaseInput) {
  const { evaluation } = calculateCase(from, caseFrom(from, input));
  const text = from.rowTransfers[0]?.give(presentValues(evaluation))?.['sources'];
  if (typeof text !== 'string') return { text: '', rows: [], value: () => NaN };
  // The node is for the user to fill in.
  const merged = parseRows(field, mergeRows(field, text, nodes(text)));
  return {
    text,
    rows: merged.ok ? merged.rows : expect.fail(merged.reason),
    value: (id: string) => Number(resultValue(evaluation, id)),
  };
}

const nodes = (text: string) => {
  const [heads = '', ...lines] = text.split('\n').map(line => line.split(' | ')[0] ?? '');
  return ['Tag | To', ...lines.map(tag => `${tag} | N`)].join('\n').replace('Tag', heads);
};

const valve = { setPressure: 10, totalBackpressure: 1, valveType: 'Conventional' } as const;
const air = {
  flowRate: 20_000,
  molecularWeight: 28.96,
  temperature: 60,
  compressibilityFactor: 1,
  gamma: 1.4,
} as const;

describe('a relief valve', () => {
  test('for gas has its loads, pressures, gas and outlet as a row', () => {
    const pipe = { outletPipeSize: '8', outletPipeSchedule: 'STD' };
    const { rows, value } = sourcesOf(gasService, { userDescription: 'PSV-101', ...valve, ...air, ...pipe });
    expect(rows).toHaveLength(1);
    // 10 bar and 10 % overpressure; NPS 8 in schedule STD has 219.1 − 2·8.18 mm by ASME B36.10M.
    expect(rows[0]).toEqual({
      tag: 'PSV-101',
      to: 'N',
      requiredFlow: expect.closeTo(20_000 / 3600, 9),
      ratedFlow: expect.closeTo(value('ratedCapacity'), 9),
      molarMass: expect.closeTo(0.028_96, 12),
      isentropicExponent: 1.4,
      temperature: expect.closeTo(333.15, 9),
      relievingPressure: expect.closeTo(11e5, 3),
      insideDiameter: expect.closeTo(0.202_74, 9),
      setPressure: expect.closeTo(1e6, 3),
      valveType: 'conventional',
      allowableShare: expect.closeTo(0.1, 12),
    });
    expect(value('ratedCapacity')).toBeGreaterThan(20_000 / 3600);
  });

  test('of a chosen fluid has its composition in moles', () => {
    const fluid = { fluidSource: 'composition', composition: 'C1: 16.04246; C2: 30.06904', compositionBasis: 'mass' };
    const { rows } = sourcesOf(gasService, {
      userDescription: 'PSV-1',
      ...valve,
      flowRate: 20_000,
      temperature: 60,
      ...fluid,
    });
    expect(rows[0]?.['composition']).toMatch(/^C1: 0\.(5000|4999)\d*; C2: 0\.(5000|4999)\d*$/);
    expect(rows[0]).not.toHaveProperty('molarMass');
  });

  test('of a chosen fluid with a typed molar mass has this, and k of the fluid', () => {
    const fluid = { fluidSource: 'pure', pureFluid: 'C1', molecularWeight: 17 };
    const { rows } = sourcesOf(gasService, {
      userDescription: 'PSV-1',
      ...valve,
      flowRate: 20_000,
      temperature: 25,
      ...fluid,
    });
    // cp/cv of ideal methane at 25 °C: cp = 35.7 J/(mol·K).
    expect(rows[0]).toMatchObject({ molarMass: 0.017, isentropicExponent: expect.closeTo(35.7 / (35.7 - 8.314), 2) });
    expect(rows[0]).not.toHaveProperty('composition');
  });

  test('that is several in parallel is a source each', () => {
    const { rows, value } = sourcesOf(gasService, { userDescription: 'PSV-9', ...valve, ...air, flowRate: 1e6 });
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ tag }) => tag)).toEqual(rows.map((_, index) => `PSV-9-${index + 1}`));
    expect(rows[0]?.['ratedFlow']).toBeCloseTo(value('ratedCapacity') / rows.length, 6);
    expect(rows[0]?.['requiredFlow']).toBeCloseTo(1e6 / 3600 / rows.length, 6);
  });

  test('for steam is water at its own temperature', () => {
    const { rows } = sourcesOf(steamService, {
      userDescription: 'PSV-S',
      ...valve,
      valveType: 'Balanced Bellows',
      flowRate: 20_000,
    });
    // Saturation at 12.01325 bar: 188.0 °C.
    expect(rows[0]).toMatchObject({
      composition: 'H2O: 1',
      valveType: 'balanced',
      temperature: expect.closeTo(273.15 + 188.0, 0),
    });
    expect(rows[0]).not.toHaveProperty('allowableShare');
  });

  test('of the register has its scenario; a liquid is no source', () => {
    const scenario = { scenario: 'Closed outlets', protectedItem: 'V-101', ...valve };
    const { rows } = sourcesOf(register, { userDescription: 'A', ...scenario, service: 'Gas and vapour', ...air });
    expect(rows[0]).toMatchObject({ tag: 'A', service: 'V-101, Closed outlets', requiredFlow: 20_000 / 3600 });
    expect(rows[0]).not.toHaveProperty('ratedFlow');
    const liquid = { service: 'Liquid', flowRate: 20_000, fluidUpstreamDensity: 900, viscosity: 1 };
    expect(sourcesOf(register, { ...scenario, ...liquid }).text).toBe('');
  });

  test('without inputs sends nothing, and one of unknown k no exponent', () => {
    expect(sourcesOf(gasService, { userDescription: 'PSV' }).text).toBe('');
    expect(sourcesOf(gasService, { userDescription: 'PSV', ...valve, ...air, gamma: 1 }).rows[0]).not.toHaveProperty(
      'isentropicExponent',
    );
  });

  test('has the back pressure of its network with a line to the atmosphere', () => {
    const { text, rows } = sourcesOf(gasService, { userDescription: 'PSV-101', ...valve, ...air });
    const items =
      'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | K\nL | line | N | Tip | 30 | 300 | 0.05 | 1';
    const { source, messages } = answer({ sources: mergeRows(field, text, 'Tag | To\nPSV-101 | N'), items });
    expect(messages.filter(message => message.includes('needs'))).toEqual([]);
    expect(source('PSV-101', 'backPressure')).toBeGreaterThan(0);
    expect(rows[0]?.['ratedFlow']).toBeGreaterThan(0);
  });
});

test('lines of the plant flare have the same pressures in Line Sizing Pro', async () => {
  const target = (await findCalculator('line-sizing-pro')?.load()) ?? expect.fail('no line sizing');
  const [constant = {}] = examples[0]?.cases ?? [];
  const { evaluation } = calculateCase(definition, caseFrom(definition, constant));
  const present = presentValues(evaluation);
  const states = present['itemStates'] as readonly {
    readonly result: {
      readonly tag: string;
      readonly choked: boolean;
      readonly inlet: { readonly pressure: number };
      readonly outlet: { readonly pressure: number };
    };
  }[];
  const sent = definition.itemTransfers[0]?.give(present) ?? [];
  expect(sent.length).toBeGreaterThan(10);
  for (const { item, input } of sent) {
    const there = calculateCase(target, caseFrom(target, input));
    expect(
      there.messages.filter(({ level, field: id }) => level === 'error' && id !== 'chokedFlow'),
      item,
    ).toEqual([]);
    const { result } = states.find(state => state.result.tag === item) ?? expect.fail(item);
    const drop = resultValue(there.evaluation, 'totalPressureDrop');
    if (result.choked || drop instanceof Absent) continue;
    expect(Number(drop) / (result.inlet.pressure - result.outlet.pressure), item).toBeCloseTo(
      1,
      // The head of a riser is that of the gas at its foot there, and of the gas along it here.
      item === 'H-5' ? 1 : 4,
    );
  }
});

test('relief valves of the plant flare have their flow and back pressure in Relief Valve Pro', async () => {
  const target = (await findCalculator('relief-valve-pro/gas-vapor-service')?.load()) ?? expect.fail('no relief valve');
  const [plant = {}] = examples[0]?.cases ?? [];
  const { evaluation } = calculateCase(definition, caseFrom(definition, plant));
  const transfer = definition.itemTransfers.find(({ to }) => to === target.id) ?? expect.fail('no transfer');
  const sent = transfer.give(presentValues(evaluation)) ?? [];
  // 19 relief valves; the blowdown valve is none.
  expect(sent).toHaveLength(19);
  expect(sent.map(({ item }) => item)).not.toContain('BDV-206');
  const { results } = calculateJson(definition, plant);
  const pressures = rowsOf(results['sourceTable']);
  for (const { item, input } of sent) {
    const there = calculateCase(target, caseFrom(target, input));
    expect(resultValue(there.evaluation, 'requiredArea'), item).not.toBeInstanceOf(Absent);
    const row = pressures.find(each => each['source'] === item) ?? expect.fail(item);
    const highest = Math.max(Number(plain(row['backPressure'])), Number(plain(row['backPressureAtRatedFlow'])));
    expect(input['totalBackpressure'], item).toMatchObject({ value: expect.closeTo(highest, 4), unit: 'bar(g)' });
  }
  const first = sent.find(({ item }) => item === 'PSV-101')?.input ?? {};
  expect(first).toMatchObject({
    valveType: 'Balanced Bellows',
    flowRate: { value: 42_000, unit: 'kg/h' },
    setPressure: { value: 12, unit: 'bar(g)' },
    molecularWeight: { value: 58.1, unit: 'g/mol' },
    gamma: { value: 1.09, unit: '' },
  });
});

test('a relief valve goes with its largest flow and its highest back pressure, in different scenarios', () => {
  const input = {
    sources: [
      'Tag | To | Required flow kg/h | Molar mass g/mol | Isentropic exponent | Temperature °C | Set pressure bar(g) | Valve type | Scenario Fire | Scenario Power',
      'V | A | 20000 | 20 | 1.27 | 60 | 10 | balanced | on | 50 %',
      'W | B | 60000 | 20 | 1.27 | 60 | 10 | balanced | | on',
    ].join('\n'),
    items: [
      'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm',
      'TV | line | A | H | 20 | 200 | 0.046',
      'TW | line | B | H | 20 | 300 | 0.046',
      'HD | line | H | T | 100 | 300 | 0.046',
    ].join('\n'),
  };
  const { evaluation } = calculateCase(definition, caseFrom(definition, input));
  const sent = definition.itemTransfers
    .flatMap(({ to, give }) => (to.startsWith('relief-valve-pro') ? (give(presentValues(evaluation)) ?? []) : []))
    .find(({ item }) => item === 'V');
  const [row] = rowsOf(calculateJson(definition, input).results['sourceTable']);
  expect(row).toMatchObject({ scenario: 'Power', largestFlowScenario: 'Fire' });
  expect(sent?.input).toMatchObject({
    userDescription: 'V, flow of Fire, back pressure of Power',
    flowRate: { value: 20_000, unit: 'kg/h' },
    totalBackpressure: { value: expect.closeTo(Number(plain(row?.['backPressure'])), 4), unit: 'bar(g)' },
  });
});
