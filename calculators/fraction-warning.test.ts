import { beforeAll, describe, expect, test } from 'vitest';
import network from './hydraulic-network-pro/definition.ts';
import blowdown from './plant-depressurization-pro/definition.ts';
import pump from './pump-sizing-pro/definition.ts';
import { loadAllFluidData } from './testing/load-all-fluid-data.ts';
import { calculateCase, caseFrom, type CaseInput, type Definition } from './kit/index.ts';

beforeAll(loadAllFluidData);

const warningsOf = (definition: Definition, id: string, text: string, more: CaseInput = {}) =>
  calculateCase(definition, caseFrom(definition, { ...more, [id]: text })).messages.flatMap(message =>
    message.field === id && message.text.includes('meant as a fraction') ? [message.text] : [],
  );

describe('a fraction in a field of percentages', () => {
  test('is a warning with both readings', () => {
    expect(warningsOf(pump, 'efficiency', '0.7')).toEqual([
      'Pump efficiency 0.7 is read as 0.7 %. If it was meant as a fraction, enter 70 %; to keep it, enter it with its unit.',
    ]);
    expect(warningsOf(pump, 'motorEfficiency', '1')).toHaveLength(1);
    expect(warningsOf(pump, 'designMargin', '0,1')).toHaveLength(1);
    expect(warningsOf(blowdown, 'exposedShare', '0.5', { heat: 'fire-flux' })).toHaveLength(1);
  });

  test('is none with a unit, above 1, at 0 and left blank', () => {
    for (const text of ['0.7 %', '70', '1.5', '']) expect(warningsOf(pump, 'efficiency', text)).toEqual([]);
    expect(warningsOf(pump, 'designMargin', '0')).toEqual([]);
  });

  test('counts in a column only if all its numbers are that small', () => {
    const valve = (opening: string) =>
      `tag; type; from; to; characteristic; opening; rated kv\nCV-1; control valve; A; B; linear; ${opening}; 100\nCV-2; control valve; B; C; linear; 1; 100`;
    expect(warningsOf(network, 'items', valve('0.6'))).toEqual([
      expect.stringContaining('Items: Opening of up to 1 is read as 1 %. If it was meant as a fraction, enter 100 %'),
    ]);
    expect(warningsOf(network, 'items', valve('60'))).toEqual([]);
  });

  test('counts in the curve of a pump', () => {
    const pumpWith = (efficiency: string) =>
      `tag | type | from | to | curve\nP-1 | pump | A | B | flow m³/h : head m : efficiency % ; 10 : 60 : 0.2 ; 100 : 50 : ${efficiency}`;
    expect(warningsOf(network, 'items', pumpWith('60'))).toEqual([]);
    expect(warningsOf(network, 'items', pumpWith('0.6'))).toEqual([
      expect.stringContaining('Items: Efficiency of up to 0.6 is read as 0.6 %'),
    ]);
  });
});
