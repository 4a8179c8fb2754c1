import { describe, expect, test } from 'vitest';
import { findCalculator } from '../catalogue.ts';
import { calculateCase, caseFrom, presentValues, resultValue, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';
import { examples } from './examples.ts';

/** Lines and control valves of a solved network in the calculators for one of them. */

async function itemsSent(input: CaseInput, to: string) {
  const { evaluation } = calculateCase(definition, caseFrom(definition, input));
  const send = definition.itemTransfers.find(each => each.to === to) ?? expect.fail(to);
  const target = (await findCalculator(to)?.load()) ?? expect.fail(`no ${to}`);
  const states = new Map(
    (
      presentValues(evaluation)['itemStates'] as readonly { tag: string; loss: number; kv?: number; head?: number }[]
    ).map(state => [state.tag, state]),
  );
  return (send.give(presentValues(evaluation)) ?? []).map(({ item, input: sent }) => {
    const there = calculateCase(target, caseFrom(target, sent));
    return {
      item,
      sent,
      state: states.get(item) ?? expect.fail(item),
      errors: there.messages.filter(({ level }) => level === 'error').map(({ text }) => text),
      of: (id: string) => Number(resultValue(there.evaluation, id)),
    };
  });
}

const number = (input: CaseInput, id: string) => {
  const entry = input[id];
  return typeof entry === 'object' ? Number(entry.value) : Number(entry);
};

describe('the lines of the cooling water circuit', () => {
  const [, normal = {}] = examples[0]?.cases ?? [];

  test('have the same loss in Line Sizing Pro, by their loss coefficient as a length', async () => {
    const lines = await itemsSent(normal, 'line-sizing-pro');
    expect(lines).toHaveLength(8);
    for (const { item, of, state, errors } of lines) {
      expect(errors, item).toEqual([]);
      expect(of('frictionLoss') / state.loss, item).toBeCloseTo(1, 4);
    }
  });

  test('have the limits of the table and of the case', async () => {
    const sentWith = async (limits: CaseInput) =>
      (await itemsSent({ ...normal, ...limits }, 'line-sizing-pro')).find(({ item }) => item === 'L-102')?.sent ?? {};
    const limited = await sentWith({ velocityLimit: 2.5, gradientLimit: 0.5 });
    expect(number(limited, 'highestVelocity')).toBeCloseTo(2.5, 12);
    expect(number(limited, 'highestPressureDrop')).toBeCloseTo(0.5, 12);
  });

  test('have the flow, size and height of the table', async () => {
    const lines = await itemsSent(normal, 'line-sizing-pro');
    const { sent } = lines.find(({ item }) => item === 'L-102') ?? expect.fail('no L-102');
    // 1160 t/h through 180 m of NPS 18 from 1 to 6 m, with K = 3.5.
    expect(number(sent, 'flowRate')).toBeCloseTo(1_160_000, 3);
    expect(sent).toMatchObject({ fluidType: 'Liquid', nominalSize: '18', schedule: 'STD' });
    expect(number(sent, 'elevationChange')).toBe(5);
    // Swamee and Jain's formula, within 1 % of Colebrook's: Re = 4·322.2/(π·0.43815·0.797e-3), ε = 0.046 mm, D = 438.15 mm.
    const Re = (4 * (1160 / 3.6)) / (Math.PI * 0.438_15 * 0.797e-3);
    const factor = 0.25 / Math.log10(0.046 / (3.7 * 438.15) + 5.74 / Re ** 0.9) ** 2;
    expect((number(sent, 'length') - 180) / ((3.5 * 0.438_15) / factor)).toBeCloseTo(1, 2);
    expect(sent['userDescription']).toMatch(
      /^L-102, Normal flow, with 1\d\d\.\d m for its loss coefficient of 3\.500$/,
    );
  });

  test('have the fittings of the table as Line Sizing Pro lists them', async () => {
    const nodes = 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 5\nB | 0 | 2';
    const items =
      'Tag | Type | From | To | Length m | NPS | Schedule | Roughness mm | Fittings\nL-1 | line | A | B | 100 | 4 | 40 | 0.05 | 2 x elbow 45, 1 gate valve';
    const [line] = await itemsSent(
      { fluidPhase: 'Liquid', density: 998, viscosity: 1, nodes, items },
      'line-sizing-pro',
    );
    expect(line?.errors).toEqual([]);
    expect(line?.sent['fittings']).toBe('Elbow 45°: 2; Gate valve: 1');
  });

  test('are also those that flow backwards, from their other end; those without flow are not sent', async () => {
    const nodes = 'Tag | Elevation m | Pressure bar(g)\nA | 3 | 2\nB | 0 | 5\nC | 0 | 5';
    const items =
      'Tag | Type | From | To | Length m | NPS | Schedule | Roughness mm | Fittings | Service\nL-1 | line | A | B | 100 | 4 | 40 | 0.05 | Bend 90°, r/D 1.5: 2 | Discharge of pump\nL-2 | line | B | C | 10 | 4 | 40 | 0.05 | |';
    const water = { fluidPhase: 'Liquid', density: 998, viscosity: 1 };
    const lines = await itemsSent({ ...water, nodes, items }, 'line-sizing-pro');
    expect(lines.map(({ item }) => item)).toEqual(['L-1']);
    const [line] = lines;
    expect(line?.errors).toEqual([]);
    expect(number(line?.sent ?? {}, 'elevationChange')).toBe(3);
    expect(number(line?.sent ?? {}, 'pressure')).toBeCloseTo(5, 9);
    // From 5 bar at 0 m to 2 bar at 3 m: friction and fittings take 3 bar and what the atmosphere falls by in 3 m of air of 1.225 kg/m³,
    // less the static head of the water.
    const total = (line?.of('frictionLoss') ?? 0) + (line?.of('fittingLoss') ?? 0);
    expect(total).toBeCloseTo(3e5 + (1.225 - 998) * 9.806_65 * 3, -1);
  });
});

test('control valves of the cooling water have the same flow coefficient in Control Valve Pro', async () => {
  const [, normal = {}] = examples[0]?.cases ?? [];
  const valves = await itemsSent({ ...normal, criticalPressure: 220.64 }, 'control-valve-pro');
  expect(valves.map(({ item }) => item)).toEqual(['FV-201', 'FV-202', 'FV-203']);
  for (const { item, of, state, errors } of valves) {
    expect(errors, item).toEqual([]);
    expect((of('valveFlowCoefficient') * 0.865) / (state.kv ?? NaN), item).toBeCloseTo(1, 2);
  }
});

/** A pump that lifts water through an orifice, both with figures that are not round. */
const pumped = {
  fluidPhase: 'Liquid',
  density: 995.6,
  viscosity: 0.797,
  vaporPressure: 0.0425,
  nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 0.3\nB | 0 |\nC | 0 |\nD | 12 | 1.7',
  items:
    'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Bore mm | Curve\nP-1 | pump | A | B | | | | | 0 : 52 ; 300 : 47 ; 600 : 33\nFO-1 | orifice | B | C | | 202.7 | | 130 |\nL-1 | line | C | D | 60 | 202.7 | 0.05 | |',
} as const;

describe('results in another calculator', () => {
  test('of a pump have its head and NPSH', async () => {
    const [pump] = await itemsSent(pumped, 'pump-sizing-pro');
    expect(pump?.errors).toEqual([]);
    const head = Number(pump?.state.head);
    expect(head).toBeGreaterThan(30);
    expect((pump?.of('PumpDH') ?? 0) / head).toBeCloseTo(1, 3);
    // (101 325 + 30 000 − 4250)/(995.6·9.81).
    expect(pump?.of('NPSHA')).toBeCloseTo(13.011, 2);
  });

  test('of an orifice have its bore', async () => {
    const [orifice] = await itemsSent(pumped, 'restriction-orifice-pro');
    expect(orifice?.errors).toEqual([]);
    expect((orifice?.of('orificeDiameterBD') ?? 0) * 1000).toBeCloseTo(130, 1);
  });

  test('have six digits at most, and inputs those that were typed', async () => {
    for (const to of ['line-sizing-pro', 'pump-sizing-pro', 'restriction-orifice-pro'])
      for (const { sent } of await itemsSent(pumped, to))
        for (const [id, entry] of Object.entries(sent))
          expect(
            String(typeof entry === 'object' ? entry.value : '').replaceAll(/[^\d]|^0+/g, '').length,
            id,
          ).toBeLessThan(8);
  });
});

describe('a gas', () => {
  const gas = {
    fluidPhase: 'Gas',
    normalDensity: 0.8,
    viscosity: 0.011,
    temperature: 15,
    compressibility: 0.9,
    isentropicExponent: 1.3,
    nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 20\nB | 0 |\nC | 0 | 10',
    items:
      'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Kv | x_T\nL-1 | line | A | B | 500 | 102.3 | 0.05 | | \nCV-1 | control valve | B | C | | | | 60 | 0.7',
  } as const;

  test('of a line has the density of the network at its inlet, and the same loss', async () => {
    const [line] = await itemsSent(gas, 'line-sizing-pro');
    expect(line?.errors).toEqual([]);
    // ρ = 0.8·(21.01325/1.01325)·(273.15/288.15)/0.9.
    expect(line?.of('inletDensity') ?? 0).toBeCloseTo((0.8 * 21.013_25 * 273.15) / (1.013_25 * 288.15 * 0.9), 3);
    expect((line?.of('totalPressureDrop') ?? 0) / (line?.state.loss ?? NaN)).toBeCloseTo(1, 4);
  });

  test('of a control valve has the Kv of the table', async () => {
    const [valve] = await itemsSent(gas, 'control-valve-pro');
    expect(valve?.errors).toEqual([]);
    expect((valve?.of('valveFlowCoefficient') ?? 0) * 0.865).toBeCloseTo(60, 1);
  });
});
