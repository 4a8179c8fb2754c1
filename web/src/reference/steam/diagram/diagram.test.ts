import { steamAtPT, steamAtTX } from '@isentrope/engineering/properties';
import { describe, expect, test } from 'vitest';
import { propertyLines } from './lines.ts';
import { readAtHS, readAtTS } from './read-state.ts';

const states = [steamAtPT(10e5, 473.15), steamAtPT(300e5, 673.15), steamAtPT(50e5, 400), steamAtTX(420, 0.7)];

describe('reading a position', () => {
  test('on the T–s diagram gives the state with that temperature and entropy', () => {
    for (const { temperature, entropy, pressure, enthalpy, quality } of states) {
      const reading = readAtTS(temperature, entropy);
      expect(Math.abs((reading?.pressure ?? 0) / pressure - 1)).toBeLessThan(1e-6);
      expect(Math.abs((reading?.enthalpy ?? 0) / enthalpy - 1)).toBeLessThan(1e-6);
      if (quality === undefined) expect(reading?.quality).toBeUndefined();
      else expect(reading?.quality).toBeCloseTo(quality, 9);
    }
  });

  test('on the h–s diagram gives the state with that enthalpy and entropy', () => {
    for (const { temperature, entropy, pressure, enthalpy } of states) {
      const reading = readAtHS(enthalpy, entropy);
      expect(Math.abs((reading?.pressure ?? 0) / pressure - 1)).toBeLessThan(1e-6);
      expect(reading?.temperature).toBeCloseTo(temperature, 4);
    }
  });

  test('gives nothing where IAPWS-IF97 has no state', () => {
    expect(readAtTS(600, 20_000)).toBeUndefined();
    expect(readAtTS(600, -500)).toBeUndefined();
    expect(readAtTS(1500, 8000)).toBeUndefined();
    expect(readAtHS(4_000_000, 2000)).toBeUndefined();
  });
});

describe('lines of the diagrams', () => {
  const lines = propertyLines();
  const family = (name: string) => lines.filter(line => line.family === name);

  test('are finite everywhere', () => {
    for (const { label, points } of lines) {
      expect(points.length, label).toBeGreaterThan(50);
      for (const point of points) for (const value of Object.values(point)) expect(Number.isFinite(value)).toBe(true);
    }
  });

  test('keep their property constant', () => {
    for (const { label, points } of family('isobar')) {
      for (const { pressure } of points) expect(pressure / 1e5 / Number.parseFloat(label)).toBeCloseTo(1, 9);
    }
    for (const { label, points } of family('isotherm')) {
      for (const { temperature } of points) expect(temperature - 273.15).toBeCloseTo(Number.parseFloat(label), 9);
    }
  });

  test('increase in entropy and enthalpy along an isobar, never decreasing in temperature', () => {
    for (const { label, points } of family('isobar')) {
      for (const [index, point] of points.slice(1).entries()) {
        const before = points[index];
        expect(point.entropy, label).toBeGreaterThan((before?.entropy ?? 0) - 1e-6);
        expect(point.temperature, label).toBeGreaterThan((before?.temperature ?? 0) - 1e-3);
      }
    }
  });

  test('increase continuously in entropy along an isotherm as the pressure decreases', () => {
    for (const { label, points } of family('isotherm')) {
      for (const [index, point] of points.slice(1).entries()) {
        const rise = point.entropy - (points[index]?.entropy ?? 0);
        expect(rise, label).toBeGreaterThan(0);
        expect(rise, label).toBeLessThan(900);
      }
    }
  });

  test('close the dome at the critical point', () => {
    const [dome] = family('dome');
    const hottest = Math.max(...(dome?.points ?? []).map(({ temperature }) => temperature));
    expect(hottest).toBeCloseTo(647.096, 9);
  });
});
