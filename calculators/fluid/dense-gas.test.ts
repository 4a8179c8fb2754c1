import { beforeAll, describe, expect, test } from 'vitest';
import controlValve from '../control-valve-pro/definition.ts';
import fluidProperties from '../fluid-properties/definition.ts';
import { calculateCase, caseFrom, type CaseInput, type Definition } from '../kit/index.ts';
import twoPhaseRelief from '../relief-valve-pro/two-phase-service/definition.ts';
import orifice from '../restriction-orifice-pro/definition.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import turbulence from '../vibration-analysis-pro/flow-induced-turbulence/definition.ts';
import devices from '../vibration-analysis-pro/pressure-drop-devices/definition.ts';

beforeAll(loadAllFluidData);

const warningsOf = (definition: Definition, input: CaseInput): string =>
  calculateCase(definition, caseFrom(definition, input))
    .messages.filter(({ level }) => level === 'warning')
    .map(({ text }) => text)
    .join('\n');

/**
 * Carbon dioxide at 120 bar and 60 °C, by Peng–Robinson for its trace: Z 0.464, 276.6 m/s, 3.73 kJ/(kg·K). CoolProp 8.0.0: Z 0.4389, 240.9 m/s,
 * 4.40 kJ/(kg·K).
 */
const composition = 'CO2: 99.9999; SO2: 0.0001';
const dense = { fluidSource: 'composition', composition, temperature: 60, flowRate: 20_000 } as const;
const gauge = 118.98675;

describe('a dense gas by Peng–Robinson', () => {
  test('has a speed of sound and a heat capacity that are compared', () => {
    const text = warningsOf(fluidProperties, { composition, pressure: 120, temperature: 60 });
    expect(text).toMatch(/isobaric heat capacity is about 15 % too small.*a heat that follows.*is too small/);
    expect(text).toMatch(/speed of sound is about 15 % too large.*Mach number that follows from it is too small/);
  });

  test.each([
    [
      'orifice',
      orifice,
      { fluidType: 'Gas', upstreamPressure: 120, pressureDifferential: 60, pipeInsideDiameter: 100 },
    ],
    [
      'line with turbulence',
      turbulence,
      { fluidType: 'Gas', pressure: gauge, pipeOutsideDiameter: 168.3, pipeWallThickness: 7.11 },
    ],
    ['pressure drop device', devices, { p1: gauge, p2: 20 }],
  ] as const)('is called dense by the Z of its reference equation in a %s', (_, definition, input) => {
    expect(warningsOf(definition, { ...dense, ...input })).toContain(
      'the mixture is a dense gas, Z = 0.4389: equations for gases may not apply.',
    );
  });

  test('makes the sound power of turbulence too low by the power 3.6 of the speed of sound', () => {
    const text = warningsOf(turbulence, {
      ...dense,
      fluidType: 'Gas',
      pressure: gauge,
      pipeOutsideDiameter: 168.3,
      pipeWallThickness: 7.11,
    });
    // 36·lg(276.6/240.9) = 2.16 dB
    expect(text).toContain('The sound power of the turbulence is about 2.2 dB too low: the unsafe side.');
  });

  test('leaves a pressure drop device with the speed of sound of the reference equation', () => {
    expect(warningsOf(devices, { ...dense, p1: gauge, p2: 20 })).toContain('with that of the fluid upstream, 241 m/s');
  });

  test('says nothing of a speed of sound that is typed', () => {
    const text = warningsOf(turbulence, {
      ...dense,
      fluidType: 'Gas',
      pressure: gauge,
      soundSpeed: 241,
      pipeOutsideDiameter: 168.3,
      pipeWallThickness: 7.11,
    });
    expect(text).not.toContain('sound power of the turbulence');
  });
});

describe('a gas by Peng–Robinson in a throat', () => {
  const input = { fluidType: 'Gas', upstreamPressure: 120, pressureDifferential: 60, pipeInsideDiameter: 100 } as const;

  // Critical flux of a gas of constant κ = ρw²/p by Peng–Robinson, 410.4 kg/m³ and 276.6 m/s, to half the pressure: 57 181 kg/(s·m²). Along the
  // isentrope it is 51 575 at most: CoolProp 8.0.0.
  test('is compared with the isentrope of the reference equation', () => {
    expect(warningsOf(orifice, { ...dense, ...input })).toMatch(
      /Along the isentrope of the mixture to the throat, as far as it is like carbon dioxide, by its reference equation at the same reduced state, the area of the bore has to be 11 % larger/,
    );
  });
});

describe('two phases near the critical point by Peng–Robinson', () => {
  // Homogeneous equilibrium flux of carbon dioxide at 70 bar and 10 % vapour: 32 718 kg/(s·m²) by CoolProp 8.0.0, 30 864 by Peng–Robinson.
  test('need an area whose error a warning gives with its side', () => {
    const text = warningsOf(twoPhaseRelief, {
      fluidSource: 'composition',
      composition,
      inletCondition: 'Two-phase or saturated',
      setPressure: { value: 63, unit: 'bar(g)' },
      allowableOverpressure: 9.5,
      totalBackpressure: 0,
      vaporFraction: { value: 10, unit: '%' },
      flowRate: 20_000,
    });
    expect(text).toMatch(
      /An area by its densities or by the real nozzle is about [56]\.?\d? % too large: the safe side\./,
    );
  });
});

describe('a valve behind which the gas is lighter by Peng–Robinson', () => {
  // After an isenthalpic expansion to 110 bar 409.8 kg/m³ by CoolProp 8.0.0, 390.5 by Peng–Robinson.
  test('has velocities that are too high, on the safe side', () => {
    const text = warningsOf(controlValve, {
      ...dense,
      fluidType: 'Gas',
      upstreamPressure: gauge,
      pressureDifferential: 10,
    });
    expect(text).toContain('Its density there is about 4.7 % too low, and velocities are too high: the safe side.');
  });
});
