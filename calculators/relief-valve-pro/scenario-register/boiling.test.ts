import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

/** Propane heated by 100 kW while it is blocked in; it boils at 68.7 °C at the relieving pressure. */
const propane: CaseInput = {
  scenario: 'Thermal expansion',
  service: 'Liquid',
  heatInput: 100,
  setPressure: 22,
  totalBackpressure: 0.5,
  fluidSource: 'pure',
  pureFluid: 'C3',
  relievingTemperature: 20,
};
const saturated = { ...propane, relievingTemperature: 68.7 };
const water = { ...propane, setPressure: 10, fluidSource: 'water', relievingTemperature: 10 };
/** By CoolProp 8.0.0 at 25.21 bar(abs): 100 kW over the latent heat, and the liquid displaced by it, kg/h. */
const [vapour, displaced] = [1545.2, 8638.3];

const calculated = (input: CaseInput) => calculateJson(definition, input);
const rate = (input: CaseInput) => calculated(input).results['relievingRate'];
const on = (input: CaseInput, wanted: string) =>
  calculated(input).messages.flatMap(({ level, field, text }) => (field === wanted ? [`${level}: ${text}`] : []));
/** Returns the numbers before a unit in a text, spaces between digits left out. */
const figures = (text: string, unit: string) =>
  [...text.matchAll(new RegExp(String.raw`([\d. ]+) ${unit}`, 'gu'))].map(([, digits = '']) =>
    Number(digits.replaceAll(/\s/gu, '')),
  );

describe('a blocked-in liquid at its bubble point', () => {
  test('has no rate by expansion, and the reason gives the vapour and the liquid that it displaces', () => {
    expect(rate(saturated)).toBeNull();
    expect(calculated(saturated).results['recommendedOrifice']).toBeNull();
    const [text = ''] = on(saturated, 'requiredArea');
    expect(text).toMatch(
      /^error: Required area: no rate by expansion: the liquid boils at the relieving pressure, at 68\.7 °C/,
    );
    const [boiled = 0, pushed = 0] = figures(text, 'kg/h');
    expect(boiled / vapour).toBeCloseTo(1, 3);
    expect(pushed / displaced).toBeCloseTo(1, 3);
  });

  test('is one that the heat source brings there', () => {
    expect(rate({ ...propane, heatSourceTemperature: 150 })).toBeNull();
    expect(rate({ ...propane, heatSourceTemperature: 60 })).not.toBeNull();
    expect(on({ ...propane, heatSourceTemperature: 60 }, 'heatSourceTemperature')).toEqual([]);
  });

  test('has a typed rate compared with that of its service', () => {
    const typed = (flowRate: number, service: string) =>
      on({ ...saturated, service, flowRate, temperature: 69 }, 'flowRate');
    for (const service of ['Liquid', 'Two-phase']) {
      expect(typed(8600, service).join()).toMatch(
        /^warning: The liquid boils .* is below the 8638 kg\/h of this service/,
      );
      expect(typed(8700, service)).toEqual([]);
    }
    expect(typed(1500, 'Gas and vapour').join()).toMatch(
      /is below the 1545 kg\/h of this service, .*the unsafe side\.$/,
    );
    expect(typed(1600, 'Gas and vapour')).toEqual([]);
  });
});

describe('a blocked-in liquid sized as vapour', () => {
  // By CoolProp 8.0.0 at 25.21 bar(abs), water: 195.9 kg/h boil by 100 kW.
  const steam = { ...propane, service: 'Steam', fluidSource: 'water', relievingTemperature: '' };
  const gas = { ...saturated, service: 'Gas and vapour', temperature: 69 };

  test('has one instruction, to enter the rate of the vapour', () => {
    for (const input of [steam, gas]) {
      expect(on(input, 'service')).toEqual([]);
      expect(on(input, 'requiredArea').join()).toContain('of the vapour in gas and vapour or steam service');
    }
    expect(figures(on(steam, 'requiredArea').join(), 'kg/h')[0]).toBeCloseTo(195.9, 0);
    const typed = { ...gas, fluidSource: 'typed' };
    expect(on(typed, 'service').join()).toContain('choose liquid service or enter the flow rate');
  });

  test('has the rate of the vapour compared in steam service', () => {
    expect(on({ ...steam, flowRate: 190 }, 'flowRate').join()).toContain('is below the 195.9 kg/h of this service');
    expect(on({ ...steam, flowRate: 200 }, 'flowRate')).toEqual([]);
  });
});

describe('a blocked-in liquid that may boil', () => {
  test.each([
    [propane, '68.7 °C', '48.7 K'],
    [water, '188 °C', '178 K'],
    // GERG-2008 by CoolProp 8.0.0: −119.2 °C.
    [
      { ...water, fluidSource: 'composition', composition: 'C1: 90; C2: 7; C3: 2; N2: 1', relievingTemperature: -155 },
      '−119 °C',
      '35.8 K',
    ],
  ])('is warned of with its bubble point %#', (input, bubble, margin) => {
    expect(on(input, 'heatSourceTemperature')).toEqual([
      expect.stringContaining(`warning: At the relieving pressure the liquid boils at ${bubble}, ${margin} above`),
    ]);
  });

  test('is not above its critical pressure, and is reported where that is not known', () => {
    const open = expect.stringContaining('Whether the liquid boils at the relieving pressure is not checked.');
    expect(on({ ...propane, setPressure: 60 }, 'heatSourceTemperature')).toEqual([]);
    expect(on({ ...propane, setPressure: 60 }, 'scenario')).toEqual([]);
    expect(on({ ...propane, fluidSource: 'typed' }, 'scenario')).toEqual([open]);
    expect(on({ ...propane, fluidSource: 'solution', soluteFraction: 40 }, 'scenario')).toEqual([open]);
  });

  test('is neither in another scenario', () => {
    const closed = { ...saturated, scenario: 'Closed outlets', flowRate: 500 };
    expect([...on(closed, 'flowRate'), ...on(closed, 'scenario')].join()).not.toContain('boils');
  });
});

describe('a liquid that expands faster as it warms', () => {
  test('is warned of with its rate then: water from 10 to 40 °C', () => {
    const [text = ''] = on(water, 'relievingTemperature');
    expect(text).toMatch(
      /^warning: The liquid expands faster as it warms: at 40\.0 °C the rate is .* 4\.3 times the relieving/,
    );
    // CoolProp 8.0.0 at 12.01 bar(abs): 3.852e-4 /K and 4176 J/(kg·K).
    expect((figures(text, 'kg/h')[0] ?? 0) / 33.2).toBeCloseTo(1, 2);
  });

  test('is not where the heat source is no warmer', () => {
    expect(on({ ...water, heatSourceTemperature: 10 }, 'relievingTemperature')).toEqual([]);
    expect(on({ ...water, heatSourceTemperature: 20 }, 'relievingTemperature').join()).toContain('at 20.0 °C');
  });

  test('is warned of where it is warmer than the heat source', () => {
    expect(on({ ...propane, relievingTemperature: 60, heatSourceTemperature: 40 }, 'heatSourceTemperature')).toEqual([
      expect.stringMatching(
        /^warning: The heat source, at most 40\.0 °C, is colder than the relieving temperature, 60\.0/,
      ),
    ]);
    expect(on({ ...propane, relievingTemperature: 40, heatSourceTemperature: 40 }, 'heatSourceTemperature')).toEqual(
      [],
    );
  });

  test('that contracts at first has a reason for its missing rate', () => {
    expect(rate({ ...water, relievingTemperature: 2 })).toBeNull();
    expect(on({ ...water, relievingTemperature: 2 }, 'relievingTemperature')).toEqual([
      expect.stringMatching(
        /^warning: The liquid contracts when it is heated .* at 32\.0 °C the rate is 27\.\d+ kg\/h\. Enter/,
      ),
    ]);
  });
});

// The bubble points of GERG-2008 at 67 bar are those at which two phases vanish on heating; a latent heat there came out negative.
test('a mixture that does not begin to boil at the relieving pressure is not taken to', () => {
  const mixture = {
    ...propane,
    fluidSource: 'composition',
    pureFluid: '',
    composition: 'nC10: 0.9; C1: 0.1',
    setPressure: 60,
    relievingTemperature: 40,
  };
  const { messages } = calculated(mixture);
  expect(messages.map(({ text }) => text).join(' ')).not.toContain('internal error');
  const inFire = calculated({ ...mixture, scenario: 'External pool fire', service: 'Gas and vapour' }).messages;
  expect(inFire.map(({ text }) => text).join(' ')).toContain(
    'The mixture does not boil at 67.01 bar(abs), above its critical pressure of 31.58 bar(abs)',
  );
});
