import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput, type Definition } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import { againstNozzle, realNozzleOfGas } from './nozzle-comparison.ts';
import register from './scenario-register/definition.ts';
import steam from './steam-service/definition.ts';

beforeAll(loadAllFluidData);

const messagesOf = (definition: Definition, input: CaseInput) =>
  calculateJson(definition, input)
    .messages.map(({ level, text }) => `${level}: ${text}`)
    .filter(text => text.includes('Area by '));

describe('an equation compared with a nozzle', () => {
  const message = realNozzleOfGas('use another');
  const messagesOf = (ratio: number) => againstNozzle(ratio, message).map(({ level, text }) => `${level}: ${text}`);

  test('is reported as non-conservative or conservative', () => {
    expect(messagesOf(1.11)).toEqual([
      'warning: Area by the real nozzle is 11 % larger: the constant-k equation is on the unsafe side here; use another.',
    ]);
    expect(messagesOf(0.7)).toEqual([
      'info: Area by the real nozzle is 30 % smaller: the constant-k equation is on the safe side here.',
    ]);
  });

  test('is not reported within one percent, nor without a ratio', () => {
    for (const ratio of [1.009, 1, 0.991, Number.NaN]) expect(messagesOf(ratio)).toEqual([]);
  });
});

describe('Napier’s equation', () => {
  const duty = { flowRate: 20_000, totalBackpressure: 0 };
  const unsafe = 'larger: Napier’s equation is on the unsafe side here; use the method Isentropic nozzle (IF97).';

  test.each([20, 40, 60])('is reported as non-conservative at %d bar(g)', setPressure => {
    const [text = ''] = messagesOf(steam, { ...duty, setPressure });
    expect(text).toMatch(/^warning: Area by the isentropic nozzle \(IF97\) is [23]\.\d % larger/);
    expect(text).toContain(unsafe);
    expect(messagesOf(steam, { ...duty, setPressure, method: 'nozzle' })).toEqual([]);
  });

  test('is reported in the register too', () => {
    const input = { ...duty, setPressure: 40, scenario: 'Closed outlets', service: 'Steam' };
    expect(messagesOf(register, input).join(' ')).toMatch(
      /^warning: Area by the isentropic nozzle \(IF97\) is [23]\.\d % larger: .*; size this case in steam service by the method Isentropic nozzle \(IF97\)\.$/,
    );
  });
});

describe('the register', () => {
  const pentane = {
    flowRate: 50_000,
    setPressure: 20.524,
    totalBackpressure: 0,
    scenario: 'Closed outlets',
    service: 'Gas and vapour',
    fluidSource: 'pure',
    pureFluid: 'nC5',
    temperature: 188.42,
  };

  test('reports constant k as non-conservative near the dew line', () => {
    expect(messagesOf(register, pentane)).toEqual([
      'warning: Area by the real nozzle is 11 % larger: the constant-k equation is on the unsafe side here; size this case in gas and vapour service by the method Real nozzle.',
    ]);
  });

  test('reports nothing for a service without gas', () => {
    expect(messagesOf(register, { ...pentane, service: 'Liquid', temperature: 20 })).toEqual([]);
  });
});
