import { beforeAll, describe, expect, test } from 'vitest';
import exchanger from '../heat-exchanger-ua-check-pro/definition.ts';
import { calculateCase, caseFrom, resultValue, type CaseInput, type Definition } from '../kit/index.ts';
import pump from '../pump-sizing-pro/definition.ts';
import register from '../relief-valve-pro/scenario-register/definition.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';

beforeAll(loadAllFluidData);

const evaluated = (definition: Definition, input: CaseInput) => calculateCase(definition, caseFrom(definition, input));
const warningsOf = (definition: Definition, input: CaseInput) =>
  evaluated(definition, input).messages.flatMap(({ text }) =>
    text.startsWith('By Peng–Robinson, the ') && !text.includes('isenthalpic') ? [text] : [],
  );
const result = (definition: Definition, input: CaseInput, id: string) =>
  Number(resultValue(evaluated(definition, input).evaluation, id));

describe('heat by Peng–Robinson', () => {
  const expanding = {
    protectedItem: 'V',
    scenario: 'Thermal expansion',
    reason: 'x',
    setPressure: 60,
    totalBackpressure: 0.3,
    service: 'Liquid',
    heatInput: 100,
    kd: 0.65,
    relievingTemperature: 40,
    fluidSource: 'composition',
  };

  // α/cp of n-decane by its reference equation in CoolProp 8.0.0 gives 166.0 kg/h.
  test('makes the relieving rate of an expanding condensate too small, and says by how much', () => {
    const trace = { ...expanding, composition: 'nC10: 1\nnC12: 0.000001' };
    const [warning = '', ...others] = warningsOf(register, trace);
    expect(others).toEqual([]);
    expect(warning).toContain('The relieving rate is too small in proportion, the unsafe side');
    const stated = Number(/about ([\d.]+) % too small/.exec(warning)?.[1]) / 100;
    const rate = result(register, trace, 'relievingRate') * 3600;
    expect(Math.abs(rate / (1 - stated) / 166 - 1)).toBeLessThan(0.02);
  });

  test('is not compared where the values are entered, or by GERG-2008', () => {
    const entered = {
      ...expanding,
      composition: 'nC10: 1\nnC12: 0.000001',
      expansionCoefficient: 0.001,
      heatCapacity: 2.2,
    };
    expect(warningsOf(register, entered)).toEqual([]);
    expect(warningsOf(register, { ...expanding, composition: 'nC10: 1\nnC9: 0.000001' })).toEqual([]);
  });

  // α/cp of propane and n-decane at 47 °C and 67 bar is 5.12e-7 kg/J by HEOS of CoolProp 8.0.0; by Peng–Robinson it is 4.24e-7, 17 % less.
  test('compares a wide condensate with a like mixture of GERG-2008', () => {
    const wide = { ...expanding, relievingTemperature: 47, composition: 'C3: 0.3; nC10: 0.699999; nC12: 0.000001' };
    expect(warningsOf(register, wide).join(' ')).toMatch(
      /about 17 % too small for the mixture, by GERG-2008 of the same mixture with n-decane in place of n-dodecane\. .* unsafe side/,
    );
  });

  // 955.3 kJ/kg by CoolProp 8.0.0.
  test('makes the relieving rate of methanol in a fire too small', () => {
    const fire = {
      protectedItem: 'V',
      scenario: 'External pool fire',
      reason: 'x',
      setPressure: 5,
      totalBackpressure: 0.3,
      service: 'Gas and vapour',
      allowableOverpressure: 21,
      wettedSurface: 'Horizontal vessel',
      vesselDiameter: 2400,
      vesselLength: 7200,
      liquidLevel: 1200,
      elevation: 1.5,
      fireProtection: 'Adequate drainage and firefighting',
      temperature: 127.8,
      fluidSource: 'composition',
      composition: 'MeOH: 1\nH2O: 0.0000001',
    };
    const [warning = '', nozzle = '', ...others] = warningsOf(register, fire);
    expect(others).toEqual([]);
    expect(nozzle).toMatch(/^By Peng–Robinson, the largest flux through an ideal nozzle/);
    expect(warning).toMatch(
      /the latent heat is about 7\.\d* % too large.*like methanol.*too small in proportion, the unsafe side/,
    );
  });
});

// Steam of 60 bar, 500 to 300 °C: 1493 kW at 10 t/h by CoolProp 8.0.0.
test('the heat of a side of an exchanger by Peng–Robinson is too small for steam with a trace of ammonia', () => {
  const cooler = {
    flowConfiguration: 'Counter-current',
    area: 50,
    flowHot: 10_000,
    coldFluidSource: 'typed',
    cpCold: 4.2,
    flowCold: 227_989,
    hotFluidSource: 'composition',
    hotComposition: 'H2O: 1\nNH3: 0.000001',
    hotPressure: 58.98675,
    tempHotIn: 500,
    tempHotOut: 300,
    tempColdIn: 245,
    tempColdOut: 250,
  };
  const [warning = '', ...others] = warningsOf(exchanger, cooler);
  expect(others).toEqual([]);
  expect(warning).toContain('the heat of the hot side is about 11 % too small');
  expect(warning).toContain('too small, the unsafe side');
});

// Vapour pressures by CoolProp 8.0.0: carbon dioxide 20.0016 bar at −19.5 °C, water 1.99936 bar at 120.2 °C.
test.each([
  ['CO2: 0.9999\nC2=: 0.0001', -19.5, 18.99, 20.0016e5],
  ['H2O: 1\nNH3: 0.000001', 120.2, 0.98675, 1.99936e5],
])(
  'the vapour pressure by Peng–Robinson makes NPSH too large for %s',
  (composition, pumpingTemperature, vesselPressure, vapour) => {
    const input = {
      method: 'original',
      flowRate: 30_000,
      suctionElevation: 5,
      suctionPressureDrop: 0.05,
      pumpingTemperature,
      vesselPressure,
      fluidSource: 'composition',
      composition,
    };
    const [warning = '', ...others] = warningsOf(pump, input);
    expect(others).toEqual([]);
    expect(warning).toContain('The NPSH available is too large by that pressure, the unsafe side');
    const stated = Number(/about ([\d.]+) % too small/.exec(warning)?.[1]) / 100;
    const filled = evaluated(pump, input).evaluation.filled.find(({ id }) => id === 'vaporPressure')?.value;
    expect(Math.abs(Number(filled) / (1 - stated) / vapour - 1)).toBeLessThan(0.003);
  },
);

describe('heat by GERG-2008 of a mixture that it was not fitted to', () => {
  const condenser = (composition: string) => ({
    flowConfiguration: 'Counter-current',
    hotFluidSource: 'composition',
    hotComposition: composition,
    hotPressure: 20,
    flowHot: 20_000,
    tempHotIn: 140,
    tempHotOut: 30,
  });
  const heatMessages = (composition: string) =>
    evaluated(exchanger, condenser(composition)).messages.filter(({ text }) => text.startsWith('By GERG-2008'));

  // 505 kJ/kg by Soave–Redlich–Kwong in NeqSim 3.
  test('is compared with Peng–Robinson', () => {
    const [message, ...others] = heatMessages('H2S: 0.8\niC5: 0.2');
    expect(others).toEqual([]);
    expect(message?.level).toBe('warning');
    expect(message?.text).toContain('hydrogen sulfide with isopentane');
    const stated = Number(/ is ([\d.]+) % larger/.exec(message?.text ?? '')?.[1]) / 100;
    const heat = result(exchanger, condenser('H2S: 0.8\niC5: 0.2'), 'dutyHot') / (20_000 / 3600);
    expect(Math.abs(heat / (1 + stated) / 505e3 - 1)).toBeLessThan(0.015);
  });

  test.each(['C2: 0.5\nnC6: 0.5', 'C1: 0.9\niC5: 0.01\nC2: 0.09'])('is not reported where both agree: %j', mixture => {
    expect(heatMessages(mixture)).toEqual([]);
  });
});
