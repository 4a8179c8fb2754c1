import { describe, expect, test } from 'vitest';
import fluidProperties from '../fluid-properties/definition.ts';
import { inputFields } from '../fluid-properties/fields.ts';
import { listText, mergePastedList, parseList, readCaseJson, reportCells } from '../kit/index.ts';

const { field } = inputFields.composition;

const read = (text: string) => {
  const pasted = mergePastedList(field, [], reportCells(text), 0, 'mole');
  return { text: listText(pasted?.lines ?? []), remarks: pasted?.remarks };
};

describe('a petroleum fraction in a composition on one line', () => {
  const fraction = 'C7+ (M 115, SG 0.737)';

  test.each([
    'C1 0.4, C7+ (M 115, SG 0.737) 0.5, C2 0.1',
    'C1: 0.4, C7+ (M 115, SG 0.737): 0.5, C2: 0.1',
    'C1=0.4; C7+ (M=115; SG=0.737)=0.5; C2=0.1',
    '0.4 C1, 0.5 C7+ (MW 115, SG 0.737), 0.1 C2',
    'methane,0.4\nC7+ (M 115, SG 0.737),0.5\nethane,0.1',
    'methane  0.4\nC7+ (M 115,  SG 0.737)  0.5\nethane  0.1',
  ])('%j', text => {
    const expected = `C1: 0.4; ${fraction}: 0.5; C2: 0.1`;
    expect(read(text)).toEqual({ text: expected, remarks: undefined });
    expect(parseList(field, expected).ok).toBe(true);
    expect(readCaseJson(fluidProperties, { composition: text })['composition']?.text).toBe(expected);
  });

  test('with decimal commas', () => {
    expect(read('C1 0,5; C7+ (M 115,5, SG 0,737) 0,5').text).toBe('C1: 0.5; C7+ (M 115.5, SG 0.737): 0.5');
  });

  test('brackets with other text are divided as before', () => {
    expect(reportCells('Methane (C1),90\nEthane (dry, %),10')).toEqual([
      ['Methane (C1)', '90'],
      ['Ethane (dry', '%)', '10'],
    ]);
  });
});

describe('the properties of a plus fraction printed apart from the table', () => {
  const table = 'Component\tMole %\nMethane\t40\nEthane\t10\nC7+\t50';

  test.each([
    ['C7+ properties: molecular weight 115, specific gravity 0.737', 'M 115, SG 0.737'],
    ['C7+ properties:\nMolecular weight\t115\nSpecific gravity\t0.737', 'M 115, SG 0.737'],
    ['Properties of Heptanes plus\nMol. wt. (g/mol)\t115\nDensity at 15 °C (g/cc)\t0.737', 'M 115, ρ15 737 kg/m³'],
    ['C7+ Molecular Weight\t115\nC7+ Specific Gravity (60/60 °F)\t0.737', 'M 115, SG 0.737'],
    ['Heptanes and heavier: MW 115 kg/kmol; density 737 kg/m³; boiling point 131.6 °C', 'M 115, ρ15 737 kg/m³, Tb 131.6 °C'], // prettier-ignore
    ['Plus fraction: M = 115, API gravity 60.5', 'M 115, API 60.5'],
    ['C7+ MW 115 SG 0.737 API 60.5', 'M 115, SG 0.737'],
  ])('%j', (below, brackets) => {
    const { text, remarks } = read(`${table}\n${below}`);
    expect(text).toBe(`C1: 40; C2: 10; C7+ (${brackets}): 50`);
    expect(remarks).toEqual([expect.stringMatching(/^"C7\+" is C7\+ \(M 115, .*\), by ".*"\.$/)]);
    expect(readCaseJson(fluidProperties, { composition: `${table}\n${below}` })['composition']?.text).toBe(text);
  });

  test('in lines of names and amounts, below which another sample has its own', () => {
    const lines = 'Methane 50\nC7+ 50\nC7+ properties\nMol. wt. 115\nSG 0.737\nTotal sample\nMol. wt. 65';
    expect(read(lines)).toEqual({
      text: 'C1: 50; C7+ (M 115, SG 0.737): 50',
      remarks: [expect.stringContaining('"SG 0.737"'), 'Not part of it: "Mol. wt. 65".'],
    });
  });

  test('each of two fractions has its own', () => {
    const lines = 'Methane\t40\nC6+\t10\nC10+\t50\nMW of C6+: 90, SG 0.69\nMW of C10+: 200, SG 0.83';
    expect(read(lines).text).toBe('C1: 40; C6+ (M 90, SG 0.69): 10; C10+ (M 200, SG 0.83): 50');
  });

  test.each([
    ['C7+ gas gravity (air = 1)\t3.97\nC7+ liquid specific gravity\t0.737', '3.97'],
    ['C7+ properties:\nGas Sp. Gr. (air=1.000)\t3.97\nLiquid density at 15 °C\t737 kg/m³', '3.97'],
    ['C7+ Gas gravity ......... 3.97\nC7+ API gravity 60.5', '3.97'],
    ['Heptanes plus: specific gravity of the vapor, 3,97\nHeptanes plus: SG 0,737', '3,97'],
  ])('give the molar mass by the gravity of the gas: %j', (below, typed) => {
    const { text, remarks } = read(`${table}\n${below}`);
    expect(text).toMatch(/^C1: 40; C2: 10; C7\+ \(M 114\.99, (?:SG 0\.737|ρ15 737 kg\/m³|API 60\.5)\): 50$/);
    expect(remarks).toEqual([
      expect.stringContaining(`Its molar mass is 114.99 g/mol, ${typed} times the 28.9647 g/mol of air.`),
    ]);
  });

  test('take the molar mass that is stated, and name that by the gravity of the gas where it is another', () => {
    const remarks = (gravity: string) => {
      const { text, remarks: said } = read(`${table}\nC7+ MW 115, SG 0.737\nC7+ gas gravity\t${gravity}`);
      expect(text).toBe('C1: 40; C2: 10; C7+ (M 115, SG 0.737): 50');
      return said?.join(' ');
    };
    expect(remarks('3.97')).not.toContain('times');
    expect(remarks('3.7')).toContain(
      'By its gravity as a gas, its molar mass would be 107.17 g/mol, 3.7 times the 28.9647 g/mol of air.',
    );
  });

  test.each([
    ['of the whole sample', 'Molecular weight\t65\nSpecific gravity\t0.7'],
    ['of another fraction', 'C10+ properties: M 200, SG 0.83'],
    ['relative to air', 'C7+ properties: M 115, gravity of the vapour, SG (air = 1) 0.9'],
    ['stated twice', 'C7+ MW 115, SG 0.737\nC7+ MW 120, SG 0.74'],
    ['without a unit where one is needed', 'C7+ MW 115, density 0.737'],
    ['incomplete', 'C7+ MW 115'],
    ['that name the gravity of the gas twice', 'C7+ gas gravity 3.97\nC7+ vapour gravity 4.1\nC7+ SG 0.737'],
    ['of a gas that no petroleum fraction has', 'C7+ properties:\nSG 0.737\nGas gravity 0.85'],
    ['of a gas without a gravity as a liquid', 'C7+ gas gravity 3.97'],
  ])('are not taken %s', (_, below) => {
    const { text } = read(`${table}\n${below}`);
    expect(text).toMatch(/C7\+: 50/);
    expect(parseList(field, text)).toMatchObject({ ok: false, reason: expect.stringContaining('which is a lump') });
  });
});
