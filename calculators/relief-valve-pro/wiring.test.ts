import { describe, expect, test } from 'vitest';
import { caseFrom, evaluate, type CaseInput, type Definition } from '../kit/index.ts';
import gas from './gas-vapor-service/definition.ts';
import liquid from './liquid-service/definition.ts';
import register from './scenario-register/definition.ts';
import steam from './steam-service/definition.ts';
import twoPhase from './two-phase-service/definition.ts';

/** Every result worked again by hand, in SI, from the equations that its line names: no value stands in another's place. */

const by = (definition: Definition, given: CaseInput, method?: string) => {
  const evaluation = evaluate(definition, caseFrom(definition, given), method);
  return {
    of: (id: string) => Number(evaluation.value(id)),
    word: (id: string) => evaluation.value(id),
    marked: evaluation.messages.map(({ level, field }) => `${level} ${field ?? ''}`).toSorted(),
  };
};

const { sqrt, log, min, max, PI } = Math;
const R = 8.31446261815324;
const atmosphere = 101_325;
const flow = 24_270 / 3600;
/** 20 bar(g) and 16 % over it, 3 of back pressure, of which 1 stands there before. */
const valve = {
  flowRate: 24_270,
  setPressure: 20,
  allowableOverpressure: 16,
  totalBackpressure: 3,
  superimposedBackpressure: 1,
  kc: 0.9,
};
const [p1, atEnd] = [20e5 * 1.16 + atmosphere, 1e5 + atmosphere];
const piped = { ...valve, inletPipeDiameter: 150, inletResistance: 2, outletPipeDiameter: 200 };
const [inletBore, outletBore] = [0.15, 0.2];

/** What follows from the area, whatever the fluid. */
function expectValve({ of, word }: ReturnType<typeof by>, letter: string, effective: number, density: number) {
  const [area, rated] = [of('requiredArea'), (flow * effective) / of('requiredArea')];
  expect([word('recommendedOrifice'), word('multipleValves')]).toEqual([letter, `1 × ${letter}`]);
  expect(of('effectiveArea')).toBeCloseTo(effective, 9);
  expect(of('percentUsed')).toBeCloseTo(area / effective, 9);
  expect(of('ratedCapacity')).toBeCloseTo(rated, 9);
  expect(of('inletDensity')).toBeCloseTo(density, 6);
  expect(of('inletPressureLoss')).toBeCloseTo((8 * 2 * rated ** 2) / (PI ** 2 * density * inletBore ** 4) / 20e5, 9);
  return rated;
}

/** Mach number and reaction force of a gas at the end of the outlet pipe. */
function expectGasOutlet({ of }: ReturnType<typeof by>, q: number, T: number, M: number, Z: number, k: number) {
  const flux = (4 * q) / (PI * outletBore ** 2);
  const s = (flux / atEnd) * sqrt((Z * R * T) / (k * M));
  const exit = flux * sqrt((2 * Z * R * T) / (k * (k + 1) * M));
  const push = q * sqrt((2 * k * R * T) / ((k + 1) * M));
  expect(of('outletMach')).toBeCloseTo(min(1, sqrt((2 * s ** 2) / (1 + sqrt(1 + 2 * (k - 1) * s ** 2)))), 9);
  expect(of('reactionForce') / (push + (PI / 4) * outletBore ** 2 * max(0, exit - atmosphere))).toBeCloseTo(1, 9);
}

describe('gas and vapour', () => {
  const [T, M, Z, k] = [348.15, 0.051, 0.9, 1.11];
  const given = {
    ...piped,
    molecularWeight: 51,
    temperature: 75,
    compressibilityFactor: 0.9,
    gamma: 1.11,
    valveType: 'Pilot Operated',
    kd: 0.95,
    kb: 0.93,
  };
  const density = (p1 * M) / (Z * R * T);
  const ratio = (2 / (k + 1)) ** (k / (k - 1));
  const C = 0.03948 * sqrt(k * (2 / (k + 1)) ** ((k + 1) / (k - 1)));
  const perRoot = sqrt((T * Z) / (1000 * M));

  test.each(['api520', 'nozzle'])('of critical flow by %s', method => {
    const found = by(gas, given, method);
    const exact = sqrt(p1 * density * k * (2 / (k + 1)) ** ((k + 1) / (k - 1)));
    const area =
      method === 'api520'
        ? (24_270 * perRoot) / (C * 0.95 * (p1 / 1000) * 0.93 * 0.9) / 1e6
        : flow / (0.95 * 0.93 * 0.9 * exact);
    expect(found.of('relievingPressure')).toBeCloseTo(p1, 4);
    expect(found.of('criticalFlowPressure') / (ratio * p1)).toBeCloseTo(1, 12);
    expect([found.word('flowCondition'), found.of('backPressureFactor')]).toEqual(['Critical', 0.93]);
    expect(found.of('requiredArea') / area).toBeCloseTo(1, 6);
    expectGasOutlet(found, expectValve(found, 'L', 1841e-6, density), T, M, Z, k);
    if (method === 'nozzle') expect(found.of('throatPressure') / (ratio * p1)).toBeCloseTo(1, 3);
  });

  test('of subcritical flow', () => {
    const back = 15e5 + atmosphere;
    const r = back / p1;
    const found = by(gas, { ...given, kb: '', totalBackpressure: 15 }, 'api520');
    const F2 = sqrt(((k / (k - 1)) * r ** (2 / k) * (1 - r ** ((k - 1) / k))) / (1 - r));
    const root = sqrt((T * Z) / (1000 * M * (p1 / 1000) * ((p1 - back) / 1000)));
    expect(found.word('flowCondition')).toBe('Subcritical');
    expect(found.of('subcriticalCoefficient')).toBeCloseTo(F2, 12);
    expect(found.of('requiredArea') / ((17.9 * 24_270 * root) / (F2 * 0.95 * 0.9) / 1e6)).toBeCloseTo(1, 12);
  });

  test('is warned of everything at once', () => {
    const bad = { compressibilityFactor: 0.7, valveType: 'Conventional', setPressure: 0.9, totalBackpressure: 0.8 };
    const more = { superimposedBackpressure: 0.85, allowableOverpressure: 30, kb: 0.99, inletResistance: 500 };
    expect(by(gas, { ...given, ...bad, ...more, outletPipeDiameter: 100 }).marked).toEqual(
      [
        'error superimposedBackpressure',
        'info superimposedBackpressure',
        'warning allowableOverpressure',
        'warning compressibilityFactor',
        'warning inletPressureLoss',
        'warning kb',
        'warning outletMach',
        'warning setPressure',
      ].toSorted(),
    );
    const bellows = { ...given, valveType: 'Balanced Bellows', kb: '', allowableOverpressure: 13 };
    expect(by(gas, bellows).marked).toContain('info allowableOverpressure');
    expect(by(gas, { ...bellows, kb: 1, totalBackpressure: 9 }).marked).toContain('warning kb');
    expect(by(gas, { ...given, totalBackpressure: 24 }).marked).toContain('error totalBackpressure');
    expect(by(gas, { ...given, flowRate: 1e6, allowableOverpressure: 10 }).marked).toContain(
      'warning recommendedOrifice',
    );
  });
});

describe('steam', () => {
  const given = { ...piped, valveType: 'Balanced Bellows', kd: 0.95, kb: 0.93, ksh: 0.9, temperature: 300 };

  test('by Napier, with its corrections', () => {
    const found = by(steam, given, 'api520');
    const area = (190.5 * 24_270) / ((p1 / 1000) * 0.95 * 0.93 * 0.9 * 0.9) / 1e6;
    expect(found.of('requiredArea') / area).toBeCloseTo(1, 9);
    const [rho, k] = [found.of('inletDensity'), found.of('isentropicExponent')];
    const Z = (p1 * 0.018015268) / (rho * R * 573.15);
    expect([found.of('napierCorrectionFactor'), found.of('superheatCorrectionFactor')]).toEqual([1, 0.9]);
    expect(found.of('inletTemperature')).toBeCloseTo(573.15, 9);
    expect(found.of('compressibilityFactor')).toBeCloseTo(Z, 12);
    expectGasOutlet(found, expectValve(found, 'N', 2800e-6, rho), 573.15, 0.018015268, Z, k);
  });

  test('above 10 339 kPa', () => {
    const found = by(steam, { ...given, setPressure: 120, temperature: 400 }, 'api520');
    const p = (120e5 * 1.16 + atmosphere) / 1000;
    const KN = (0.02764 * p - 1000) / (0.03324 * p - 1061);
    expect(found.of('napierCorrectionFactor')).toBeCloseTo(KN, 12);
    const area = (190.5 * 24_270) / (p * 0.95 * 0.93 * 0.9 * KN * 0.9) / 1e6;
    expect(found.of('requiredArea') / area).toBeCloseTo(1, 9);
  });

  test('by the nozzle', () => {
    const found = by(steam, given, 'nozzle');
    expect(found.of('requiredArea')).toBeCloseTo(flow / (0.95 * 0.93 * 0.9 * found.of('massFlux')), 12);
    expect(found.of('throatPressure')).toBeCloseTo(found.of('criticalFlowPressure'), 4);
    const subcritical = by(steam, { ...given, valveType: 'Conventional', kb: '', totalBackpressure: 15 }, 'nozzle');
    expect(subcritical.of('throatPressure')).toBeCloseTo(15e5 + atmosphere, 4);
    expect(subcritical.of('massFlux')).toBeLessThan(found.of('massFlux'));
  });

  test('is told where the table of KSH is blank', () => {
    const close = { ...given, ksh: '', temperature: 222 };
    expect(by(steam, close, 'api520').marked).toContain('info superheatCorrectionFactor');
    expect(by(steam, close, 'nozzle').marked).not.toContain('info superheatCorrectionFactor');
  });
});

describe('liquid', () => {
  const given = { ...piped, fluidUpstreamDensity: 900, viscosity: 2000, kd: 0.64, kw: 0.93 };
  const litres = (flow / 900) * 60_000;
  const area0 = (factors: number, drop: number) => (11.78 * litres * sqrt(0.9 / (drop / 1000))) / factors / 1e6;

  test.each([
    ['original', {}, 1, area0(0.64 * 0.9, 23.2e5 - 3e5)],
    ['api520', {}, 0.93, area0(0.64 * 0.93 * 0.9, 23.2e5 - 3e5)],
    ['api520', { capacityCertification: 'Not certified' }, 0.93, area0(0.64 * 0.93 * 0.9 * 0.6, 25e5 - 3e5)],
  ])('by %s %o', (method, more, kw, before) => {
    const found = by(liquid, { ...given, ...more }, method);
    const Re = (18_800 * litres * 0.9) / (2000 * sqrt(1e6 * found.of('trialArea')));
    const kv = (at: number) =>
      method === 'api520' ? 1 / sqrt(1 + 170 / at) : 1 / (0.9935 + 2.878 / at ** 0.5 + 342.75 / at ** 1.5);
    expect(found.of('volumeFlow')).toBeCloseTo(flow / 900, 12);
    expect(found.of('totalBackpressureCorrectionFactor')).toBe(kw);
    expect(found.of('areaBeforeViscosity') / before).toBeCloseTo(1, 4);
    expect(found.of('reynoldsNumber') / Re).toBeCloseTo(1, 9);
    expect(found.of('viscosityCorrectionFactor')).toBeCloseTo(kv(Re), 12);
    expect(found.of('area')).toBeCloseTo(found.of('areaBeforeViscosity') / kv(Re), 12);
    expect(found.of('requiredArea')).toBeCloseTo(found.of('area'), 12);
    const q = found.of('ratedCapacity');
    const share = found.of('effectiveArea') / found.of('areaBeforeViscosity');
    expect(found.of('ratedViscosityFactor')).toBeCloseTo(q / flow / share, 9);
    expect(found.of('ratedViscosityFactor')).toBeGreaterThan(kv(Re));
    expect(found.of('percentUsed')).toBeCloseTo(found.of('requiredArea') / found.of('effectiveArea'), 12);
    expect(found.of('inletPressureLoss')).toBeCloseTo((16 * q ** 2) / (PI ** 2 * 900 * inletBore ** 4) / 20e5, 12);
    expect(found.of('outletVelocity')).toBeCloseTo((4 * q) / (PI * 900 * outletBore ** 2), 12);
    expect(found.of('reactionForce')).toBeCloseTo((4 * q ** 2) / (900 * PI * outletBore ** 2), 9);
  });

  test('takes the Kv of its edition, and none of another', () => {
    const older = by(liquid, { ...given, edition: '7th' }, 'api520').of('viscosityCorrectionFactor');
    expect(older).toBeCloseTo(by(liquid, given, 'original').of('viscosityCorrectionFactor'), 2);
    expect(older).not.toBeCloseTo(by(liquid, given, 'api520').of('viscosityCorrectionFactor'), 2);
  });

  test('is warned by the rules of its method', () => {
    const back = { ...given, totalBackpressure: 11, valveType: 'Conventional', capacityCertification: 'Not certified' };
    expect(by(liquid, back, 'original').marked).toEqual(['error totalBackpressure']);
    expect(by(liquid, back, 'api520').marked).toEqual(
      [
        'info allowableOverpressure',
        'info superimposedBackpressure',
        'warning allowableOverpressure',
        'warning totalBackpressure',
      ].toSorted(),
    );
    const bellows = { ...given, valveType: 'Balanced Bellows', totalBackpressure: 8, kw: 1 };
    expect(by(liquid, bellows, 'api520').marked).toContain('warning kw');
    expect(by(liquid, { ...bellows, kw: '', totalBackpressure: 11 }, 'api520').marked).toContain(
      'error totalBackpressure',
    );
  });
});

describe('two phases', () => {
  const given = { ...piped, density: 50, density90: 44, kb: 0.93 };
  const omega = 9 * (50 / 44 - 1);

  test.each(['api520', 'nozzle'])('by %s', method => {
    const found = by(twoPhase, given, method);
    const eta = found.of('criticalPressureRatio');
    const residue = eta ** 2 + (omega ** 2 - 2 * omega) * (1 - eta) ** 2 + 2 * omega ** 2 * (log(eta) + (1 - eta));
    const G = sqrt(2 * (omega * log(1 / eta) - (omega - 1) * (1 - eta)) * p1 * 50) / (omega * (1 / eta - 1) + 1);
    expect(found.of('omega')).toBeCloseTo(omega, 12);
    expect(residue).toBeCloseTo(0, 9);
    expect(found.word('flowCondition')).toBe('Critical');
    expect(found.of('massFlux') / G).toBeCloseTo(1, 6);
    expect(found.of('requiredArea') / (flow / (0.85 * 0.93 * 0.9 * G))).toBeCloseTo(1, 6);
    const q = expectValve(found, 'L', 1841e-6, 50);
    const flux = (4 * q) / (PI * outletBore ** 2);
    const exit = max(atmosphere, flux * sqrt((omega * p1) / 50));
    const force =
      (flux * q * (omega * max(0, p1 / exit - 1) + 1)) / 50 + (PI / 4) * outletBore ** 2 * (exit - atmosphere);
    expect(found.of('outletMach')).toBeCloseTo(min(1, (flux * sqrt((omega * p1) / 50)) / atEnd), 9);
    expect(found.of('reactionForce') / force).toBeCloseTo(1, 9);
  });

  test('of a subcooled liquid that flashes at the throat', () => {
    const cold = { ...given, inletCondition: 'Subcooled liquid', density: 900, density90: 600, saturationPressure: 8 };
    const found = by(twoPhase, cold, 'api520');
    expect(found.of('saturationRatio')).toBeCloseTo(8e5 / p1, 12);
    expect(found.of('massFlux')).toBeCloseTo(sqrt(2 * 900 * (p1 - 8e5)), 6);
    expect(found.of('requiredArea') / (flow / (0.65 * 0.93 * 0.9 * found.of('massFlux')))).toBeCloseTo(1, 12);
  });

  test('is asked for Kb, and told where the method ends', () => {
    const { kb: _, ...blank } = { ...given, totalBackpressure: 9, outletPipeDiameter: 60, inletResistance: 500 };
    expect(by(twoPhase, blank).marked).toEqual(
      [
        'warning inletPressureLoss',
        'warning outletMach',
        'warning totalBackpressure',
        'warning allowableOverpressure',
      ].toSorted(),
    );
    const water = { ...piped, fluid: 'Water and steam', inletQuality: 10, setPressure: 110, kb: 0.9 };
    expect(by(twoPhase, water).marked).toContain('warning requiredArea');
  });
});

describe('a scenario', () => {
  const ofGas = { molecularWeight: 51, temperature: 75, compressibilityFactor: 0.9, gamma: 1.11, kb: 0.93 };
  const vapour = { ...valve, ...ofGas, flowRate: '', valveType: 'Pilot Operated' };
  const fire = { scenario: 'External pool fire', wettedArea: 30, environmentFactor: 0.5, latentHeat: 300 };
  const gasInFire = { ...vapour, ...fire };

  test('of a fire boils off its rate, and needs the area of gas service', () => {
    const found = by(register, gasInFire);
    const heat = 70_900 * 0.5 * 30 ** 0.82;
    expect([found.of('fireSurface'), found.of('fireHeat') / heat]).toEqual([30, expect.closeTo(1, 9)]);
    expect(found.of('relievingRate')).toBeCloseTo(heat / 300e3, 9);
    const alone = by(gas, { ...vapour, flowRate: found.of('relievingRate') * 3600, kd: 0.975 }, 'api520');
    for (const id of ['requiredArea', 'relievingPressure', 'backPressureFactor'])
      expect(found.of(id) / alone.of(id)).toBeCloseTo(1, 9);
    expect(found.word('recommendedOrifice')).toBe(alone.word('recommendedOrifice'));
    expect(found.word('multipleValves')).toBe(alone.word('multipleValves'));
  });

  test('of an expansion, with what is to be said of it', () => {
    const oil = { service: 'Liquid', heatInput: 500, expansionCoefficient: 0.001, heatCapacity: 2.5, viscosity: 1 };
    const given = { ...valve, flowRate: '', scenario: 'Thermal expansion', fluidUpstreamDensity: 900, ...oil };
    expect(by(register, given).of('relievingRate')).toBeCloseTo((0.001 * 500e3) / 2500, 12);
    expect(by(register, { ...given, flowRate: 100 }).marked).toContain('warning flowRate');
    expect(by(register, { ...given, service: 'Two-phase' }).marked).toContain('warning service');
    expect(by(register, { ...given, allowableOverpressure: 20 }).marked).toContain('warning allowableOverpressure');
    expect(by(register, { ...gasInFire, compressibilityFactor: 0.5, superimposedBackpressure: 5 }).marked).toEqual(
      ['error superimposedBackpressure', 'warning allowableOverpressure', 'warning compressibilityFactor'].toSorted(),
    );
  });
});
