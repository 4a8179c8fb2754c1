import { describe, expect, test } from 'vitest';
import { gasConstant } from '../quantities/index.ts';
import { boilOff, hydraulicExpansion } from './fire.ts';
import { criticalGasFlux } from './gas.ts';
import {
  flowWithInletLoss,
  gasReaction,
  highestInletLoss,
  liquidReaction,
  mixtureMach,
  mixtureReaction,
  outletMach,
  pipeVelocity,
  resistanceLoss,
} from './installation.ts';

const air = { temperature: 300, molarMass: 0.02896, compressibilityFactor: 1, gamma: 1.4 };
const area = (Math.PI / 4) * 0.1 ** 2;

describe('the outlet of a gas', () => {
  test('has the Mach number that gives its flow back', () => {
    for (const mach of [0.05, 0.3, 0.7, 1, 2]) {
      const total = 1 + 0.2 * mach * mach;
      const speed = mach * Math.sqrt((1.4 * gasConstant * 300) / (total * 0.02896));
      const density = (101325 * 0.02896) / ((gasConstant * 300) / total);
      expect(outletMach(air, density * speed * area, 0.1, 101325)).toBeCloseTo(mach, 12);
    }
  });

  test('has a reaction force from momentum, and from pressure where it is sonic', () => {
    const slow = gasReaction(air, 1, 0.1);
    expect(slow.outletPressure).toBe(101325);
    expect(slow.force).toBeCloseTo(129 * Math.sqrt((1.4 * 300) / (2.4 * 28.96)), 0);
    const sonic = gasReaction(air, 10, 0.1);
    expect(outletMach(air, 10, 0.1, sonic.outletPressure)).toBeCloseTo(1, 12);
    expect(sonic.force).toBeCloseTo(10 * slow.force + (sonic.outletPressure - 101325) * area, 8);
  });
});

describe('the pipes of a valve', () => {
  test('lose K velocity heads, and have the momentum reaction of a liquid', () => {
    expect(resistanceLoss(10, 1000, 0.1, 2)).toBeCloseTo(2 * 500 * (10 / (1000 * area)) ** 2, 9);
    expect(liquidReaction(10, 1000, 0.1)).toBeCloseTo(100 / (1000 * area), 9);
  });

  test('may lose 3 % of the set pressure at the inlet', () => expect(highestInletLoss).toBe(0.03));

  test('have the velocity of their flow', () => expect(pipeVelocity(10, 1000, 0.1)).toBeCloseTo(0.01 / area, 12));

  test('have the momentum and pressure reaction of a mixture that flashes by its ω', () => {
    const mixture = { density: 100, omega: 3, saturationPressure: 1e6 };
    const calm = mixtureReaction(mixture, 1, 0.1);
    expect(calm.outletPressure).toBe(101325);
    const volume = (3 * (1e6 / 101325 - 1) + 1) / 100;
    expect(calm.force).toBeCloseTo(volume / area, 9);
    const choked = mixtureReaction(mixture, 40, 0.1);
    const pressure = (40 / area) * Math.sqrt((3 * 1e6) / 100);
    expect(choked.outletPressure).toBeCloseTo(pressure, 6);
    const there = (3 * (1e6 / pressure - 1) + 1) / 100;
    expect(choked.force).toBeCloseTo((1600 * there) / area + (pressure - 101325) * area, 6);
    const cold = mixtureReaction({ ...mixture, saturationPressure: 5e4 }, 1, 0.1);
    expect(cold.force).toBeCloseTo(1 / (100 * area), 9);
    expect(mixtureMach(mixture, 40, 0.1, 2 * pressure)).toBeCloseTo(0.5, 12);
  });

  test('carry a mixture that is sonic at its own pressure', () => {
    const mixture = { density: 100, omega: 3, saturationPressure: 1e6 };
    const reaction = mixtureReaction(mixture, 40, 0.1);
    expect(reaction.outletPressure).toBeGreaterThan(101325);
    expect(mixtureMach(mixture, 40, 0.1, reaction.outletPressure)).toBeCloseTo(1, 12);
  });
});

describe('fire and expansion by API 521', () => {
  test('give the boil-off and expansion rates', () => {
    expect(boilOff(2.5e6, 250e3)).toBe(10);
    expect(hydraulicExpansion(1e-3, 1e6, 2000)).toBe(0.5);
  });

  test('throw for invalid arguments', () => {
    expect(() => boilOff(1, 0)).toThrow(new RangeError('latentHeat must be above 0, got 0'));
    expect(() => hydraulicExpansion(1, 1, 0)).toThrow(new RangeError('heatCapacity must be above 0, got 0'));
  });
});

describe('a valve with an inlet loss', () => {
  test.each([0.05, 0.3, 1.57])(
    'passes the gas that the pressure left at it gives: a loss of %s of the pressure',
    loss => {
      const [pressure, gas] = [20e5, { molarMass: 0.044, temperature: 350, compressibilityFactor: 0.9, gamma: 1.11 }];
      const share = flowWithInletLoss(loss * pressure, pressure, 'gas');
      const atValve = pressure - loss * pressure * share ** 2;
      expect(criticalGasFlux({ ...gas, pressure: atValve }) / criticalGasFlux({ ...gas, pressure })).toBeCloseTo(
        share,
        12,
      );
    },
  );

  test('passes the liquid that the difference left across it gives', () => {
    const [difference, loss] = [18e5, 6e5];
    const share = flowWithInletLoss(loss, difference, 'liquid');
    expect(Math.sqrt((difference - loss * share ** 2) / difference)).toBeCloseTo(share, 12);
  });
});
