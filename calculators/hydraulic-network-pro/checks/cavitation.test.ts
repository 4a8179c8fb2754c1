import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

beforeAll(loadAllFluidData);

const water = {
  fluidPhase: 'Liquid',
  density: 998,
  viscosity: 1,
  vaporPressure: 0.0234,
  criticalPressure: 220.64,
} as const;

function texts(items: string, pressures: readonly [number, number], more: Readonly<Record<string, unknown>> = {}) {
  const nodes = `Tag | Elevation | Pressure bar(g)\nA | 0 | ${pressures[0] - 1.01325}\nB | 0 | ${pressures[1] - 1.01325}`;
  return calculateJson(definition, { ...water, nodes, items, ...more })
    .messages.map(({ level, text }) => `${level}: ${text}`)
    .join('\n');
}

describe('a control valve', () => {
  const valve = 'Tag | Type | From | To | Kv | F_L\nFV-1 | control valve | A | B | 10 | 0.9';
  // x_Fz = 0.9/√(1 + 3·0.46·√(11.561/(1.17·0.9))) = 0.3813 at 6 bar: 2.279 bar of the 5.977 bar above the vapour pressure.
  const incipient = 'warning: The liquid cavitates: the differential pressure ratio is above its value at incipient';

  test('cavitates from its incipient ratio on, whichever way it is drawn', () => {
    expect(texts(valve, [6, 6 - 2.26])).not.toContain('cavitates');
    const above = texts(valve, [6, 6 - 2.3]);
    expect(above).toContain(incipient);
    expect(above).toContain('FV-1 with σ = 2.60.');
    expect(texts(valve, [6 - 2.3, 6])).toContain('FV-1 with σ = 2.60.');
  });

  test('cavitates where it chokes above its vapour pressure, and flashes below', () => {
    expect(texts(valve, [6, 0.8])).toContain('warning: The liquid cavitates: it is choked, and the pressure behind');
    const flashing = texts(valve, [6, 0.8], { vaporPressure: 1 });
    expect(flashing).toContain('warning: The liquid flashes, as the pressure behind is at or below');
    expect(flashing).not.toContain('cavitates');
  });

  test('is not judged where the liquid is too viscous to be turbulent', () => {
    expect(texts(valve, [6, 3], { viscosity: 2000 })).not.toContain('cavitates');
  });
});

test('an orifice is at risk where one plate takes more than half of the pressure above that of the vapour', () => {
  const plate = 'Tag | Type | From | To | Inside diameter mm | Bore mm\nRO-1 | orifice | A | B | 100 | 40';
  expect(texts(plate, [10, 5.1])).not.toContain('cavitation');
  // log2(9.977/1.977) = 2.34.
  expect(texts(plate, [10, 2])).toContain(
    'warning: Risk of cavitation in RO-1 with one plate, σ = 1.25; 3 plates in series keep each below half of p₁ − p_v.',
  );
});

test('pumps are named with what each of them lacks', () => {
  const nodes = 'Tag | Elevation | Pressure bar(g)\nA | 0 | 1\nB | 0 | 3';
  const items = [
    'Tag | Type | From | To | Curve | Head m',
    'P-1 | pump | A | B | Flow : Head : NPSH required; 0 : 60 : 2; 100 : 10 : 4 |',
    'P-2 | pump | A | B | 0 60; 100 10 |',
    'P-3 | pump | A | B | Flow : Head : NPSH required; 0 : 60 : 2; 10 : 58 : 2.1; 100 : 10 : |',
  ].join('\n');
  const found = texts(items, [0, 0], { nodes });
  expect(found).toContain('Cavitation is not checked for P-2: that needs a curve with NPSH required.');
  expect(found).toContain(
    'Cavitation is not checked for P-3: that needs NPSH required at its flow, which is outside the rows of its curve.',
  );
  const without = texts(items, [0, 0], { nodes, vaporPressure: '', criticalPressure: '' });
  expect(without).toContain('Cavitation is not checked for P-1: that needs the vapour pressure.');
  expect(without).toContain(
    'Cavitation is not checked for P-2: that needs the vapour pressure, and a curve with NPSH required.',
  );
});

// 30 % of ethylene glycol at 100 °C boils below 0.857 bar, by Raoult's law with the vapour pressure of water alone.
test('a solution that boils behind a valve is said to boil, and not to lack a density there', () => {
  const { messages } = calculateJson(definition, {
    fluidPhase: 'Liquid',
    fluidSource: 'solution',
    soluteFraction: 30,
    temperature: 100,
    nodes: 'Tag | Elevation m | Pressure bar(g)\nS | 0 | 3\nA | 0 |\nC | 0 | -0.6',
    items:
      'Tag | Type | From | To | Length m | NPS | Schedule | Roughness mm | Kv\nL-1 | line | S | A | 50 | 4 | 40 | 0.046 |\nFV-1 | control valve | A | C | | | | | 30',
  });
  const said = messages.map(({ text }) => text).join(' ');
  expect(said).toContain('The liquid begins to boil in FV-1: the pressure at an outlet is 0.4133 bar(abs)');
  expect(said).toContain('Choked flow is not checked in FV-1');
  expect(said).not.toContain('is not known: there it is not compared');
});
