import { loadFluidData } from '@isentrope/engineering/properties';
import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, type CaseInput } from '../kit/index.ts';
import { renderMessage } from '../kit/definition/messages.ts';
import { closureCautions, gergCautions } from './cautions.ts';
import definition from './definition.ts';

const closed = { mass: 3e-12, energy: 4e-11, volume: 9e-12 };

const messagesOf = (conservation: Partial<typeof closed>) =>
  closureCautions({ run: { conservation: { ...closed, ...conservation } } }).map(message =>
    renderMessage(message, () => '%'),
  );

test('contents whose equilibrium GERG-2008 does not have are reported with it only', () => {
  const composition = [
    { item: 'N2', amount: 0.1 },
    { item: 'nC8', amount: 0.9 },
  ];
  expect(gergCautions({ composition, equationOfState: 'reference' })).toMatchObject([{ level: 'warning' }]);
  expect(gergCautions({ composition, equationOfState: 'peng-robinson' })).toEqual([]);
  expect(gergCautions({ composition: [{ item: 'N2', amount: 1 }], equationOfState: 'reference' })).toEqual([]);
});

test('closed balances are not reported', () => {
  expect(messagesOf({})).toEqual([]);
  expect(messagesOf({ volume: 9e-6 })).toEqual([]);
});

test('each balance that does not close is reported with its residual', () => {
  expect(messagesOf({ mass: 2e-5 })).toMatchObject([{ level: 'warning', field: 'massClosure' }]);
  expect(messagesOf({ energy: 2e-5 })[0]?.text).toContain('The energy balance closes only to within 0.0020 %');
  const [volume, ...others] = messagesOf({ volume: 1.3e-4 });
  expect(volume?.text).toContain('differs from that of the vessel by up to 0.013 %');
  expect(others).toEqual([]);
});

test('a NaN balance is not closed', () => {
  expect(messagesOf({ volume: NaN })).toHaveLength(1);
});

/**
 * Steam in a steel shell that loses heat to air of 10 °C. It ends saturated below 100 °C, the normal boiling point: by
 * IAPWS-IF97 (CoolProp 8.0.0 for IF97) 0.624 bar(abs) at 86.9 °C, where the run, by Peng–Robinson, has 0.584.
 */
const steam = {
  orientation: 'Vertical',
  insideDiameter: 1000,
  tangentLength: 3000,
  composition: 'H2O: 1',
  initialPressure: 3,
  initialTemperature: 180,
  orificeDiameter: 25,
  wallThickness: 4,
  ambientTemperature: 10,
  duration: { value: 30, unit: 'min' },
};

describe('a run that ends below atmospheric pressure', () => {
  const vacuum = (input: CaseInput) =>
    calculateCase(definition, caseFrom(definition, input)).messages.filter(({ text }) =>
      text.includes('below atmospheric'),
    );

  test('gives a warning with the lowest pressure in the typed unit', () => {
    const [message, ...others] = vacuum(steam);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ level: 'warning', field: 'finalPressure' });
    expect(message?.text).toMatch(
      /^The pressure falls below atmospheric, to −0\.4\d+ bar\(g\) after 30\.0 min, and still falls/,
    );
    const typed = vacuum({ ...steam, initialPressure: { value: 300, unit: 'kPa(g)' } });
    expect(typed[0]?.text).toMatch(/to −4\d\.\d+ kPa\(g\) after/);
  });

  test('gives none if the gas neither condenses nor cools', () => {
    expect(vacuum({ ...steam, composition: 'N2: 1', heat: 'isothermal' })).toEqual([]);
  });
});

beforeAll(() => loadFluidData(['C1', 'H2S', 'nC8'], 'gerg2008'));

test('GERG-2008 for contents whose condensate has a pair that it lacks is warned of', () => {
  // K of hydrogen sulfide at 10 bar and 20 °C is 13.7 by GERG-2008, 2.4 by Peng–Robinson.
  const run = {
    initial: { liquid: undefined },
    series: { time: [0], pressure: [10e5] },
    summary: { lowestFluidTemperature: { value: 293.15, time: 0 } },
  };
  const contents = (octane: number) => [
    { item: 'C1', amount: 0.979 },
    { item: 'H2S', amount: 0.0105 },
    { item: 'nC8', amount: octane },
  ];
  const [message] = gergCautions({ composition: contents(0.0095), equationOfState: 'reference', run });
  expect(message?.text).toContain('wrong equilibria of hydrogen sulfide with n-octane');
  expect(gergCautions({ composition: contents(0.0095), equationOfState: 'peng-robinson', run })).toEqual([]);
  expect(gergCautions({ composition: contents(1e-6), equationOfState: 'reference', run })).toEqual([]);
});
