import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput, type Definition } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import gas from './gas-vapor-service/definition.ts';
import liquid from './liquid-service/definition.ts';
import register from './scenario-register/definition.ts';
import steam from './steam-service/definition.ts';
import twoPhase from './two-phase-service/definition.ts';

beforeAll(loadAllFluidData);

const ofGas = { flowRate: 10_000, molecularWeight: 20, temperature: 50, compressibilityFactor: 1, gamma: 1.3 };
const ofLiquid = { flowRate: 100_000, fluidUpstreamDensity: 900, viscosity: 1, kd: 0.65 };
const mixture = { flowRate: 10_000, density: 50, density90: 44 };
const inRegister = { scenario: 'Closed outlets' };

const services: readonly (readonly [string, Definition, CaseInput])[] = [
  ['gas', gas, ofGas],
  ['steam', steam, { flowRate: 10_000 }],
  ['liquid', liquid, ofLiquid],
  ['two-phase', twoPhase, mixture],
  ['gas in the register', register, { ...ofGas, ...inRegister, service: 'Gas and vapour' }],
  ['steam in the register', register, { flowRate: 10_000, ...inRegister, service: 'Steam' }],
  ['liquid in the register', register, { ...ofLiquid, ...inRegister, service: 'Liquid' }],
];
const valves = ['Conventional', 'Balanced Bellows', 'Pilot Operated'];

const beyond = (definition: Definition, input: CaseInput) => {
  const { results, messages } = calculateJson(definition, input);
  const named = messages.filter(({ text }) => text.startsWith('Total back pressure must be below the set pressure'));
  return { named, area: results['requiredArea'] ?? null, letter: results['recommendedOrifice'] ?? null };
};

/** API 520-I, back pressure: no valve opens at its set pressure against a back pressure as high as that. */
describe.each(services)('a back pressure at or above the set pressure, %s', (_, definition, duty) => {
  const methods = definition.methods?.options ?? [];
  const ofType = (valveType: string) => (definition.inputs.some(({ id }) => id === 'valveType') ? { valveType } : {});

  test.each(valves)('is an error that names both, and nothing is sized: %s', valveType => {
    for (const method of methods.length > 0 ? methods : [undefined])
      for (const [back, shown] of [
        [10, '10.00 bar(g)'],
        [10.5, '10.50 bar(g)'],
        [14, '14.00 bar(g)'],
      ] as const) {
        const input = {
          ...duty,
          ...ofType(valveType),
          setPressure: 10,
          totalBackpressure: back,
          ...(method && { method }),
        };
        const { named, area, letter } = beyond(definition, input);
        expect(named).toMatchObject([{ level: 'error', field: 'totalBackpressure' }]);
        expect(named[0]?.text).toContain(`it is ${shown}, and the set pressure is 10.00 bar(g)`);
        expect([area, letter]).toEqual([null, null]);
      }
  });

  test('is not reported just below it', () => {
    expect(
      beyond(definition, { ...duty, ...ofType('Pilot Operated'), setPressure: 10, totalBackpressure: 9.99 }).named,
    ).toEqual([]);
  });
});
