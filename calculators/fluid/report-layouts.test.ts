import { describe, expect, test } from 'vitest';
import fluidProperties from '../fluid-properties/definition.ts';
import { listText, mergePastedList, readCaseJson, reportCells } from '../kit/index.ts';
import { inputFields } from '../fluid-properties/fields.ts';

const { field } = inputFields.composition;

const read = (text: string) => {
  const pasted = mergePastedList(field, [], reportCells(text), 0);
  return { ...pasted, text: listText(pasted?.lines ?? []) };
};
const tabs = (...texts: string[]) => texts.join('\n').replaceAll('|', '\t');

const fluid = 'C1: 0.85; C2: 0.10; C3: 0.05';
const body = tabs('Methane|0.85', 'Ethane|0.10', 'Propane|0.05');

const layouts: Readonly<Record<string, readonly [text: string, expected: string]>> = {
  'leaders of dots ahead of one and of two spaces': [
    'Methane ........ 85.0 mol %\nEthane ......... 10.0 mol %\nPropane ........  5.0 mol %',
    'C1: 85.0; C2: 10.0; C3: 5.0',
  ],
  'rows of Symmetry under the flows of the stream': [
    tabs('MoleFlow [kgmole/h]|1250', 'METHANE [Fraction]|0.85', 'ETHANE [Fraction]|0.10', 'PROPANE [Fraction]|0.05'),
    fluid,
  ],
  'a sum of some components': [
    tabs('Component|mol%', 'Methane|85', 'Ethane|10', 'Subtotal C1-C2|95.0', 'Propane|5', 'Total|100'),
    'C1: 85; C2: 10; C3: 5',
  ],
  'two names and two amounts, one space apart': [
    'Formula Name Mol % Wt %\nCH4 Methane 60.0 35.4\nCO2 Carbon dioxide 39.8 64.4\nH2S Hydrogen sulphide 0.2 0.25',
    'C1: 60.0; CO2: 39.8; H2S: 0.2',
  ],
  'a formula behind each name': [
    tabs('Component|Symbol|Mol %', 'Methane|C1|92.02', 'Heptanes Plus|C7+|7.98') +
      '\nC7+ molecular weight: 362\nC7+ density at 60 F: 0.8765 g/cc',
    'C1: 92.02; Heptanes Plus (M 362, ρ15 876.5 kg/m³): 7.98',
  ],
};

test.each(Object.entries(layouts))('%s', (_, [text, expected]) => {
  expect(read(text)).toMatchObject({ text: expected });
  expect(read(text).isOpen).toBeUndefined();
});

test('a flow above a composition in another notation is no basis of it', () => {
  const { text, basis, isOpen } = read(`Total,1200,kg/h\n${body}`);
  expect([text, basis, isOpen]).toEqual([fluid, undefined, true]);
});

test('a mass flow of 1 kg/s above fractions leaves open whether it is their sum', () => {
  const stated =
    '"Mass Flow" of 1 kg/s may be the flow of the stream, above fractions, or the sum of the amounts below it.';
  expect(read(tabs('Mass Flow|1|kg/s', body))).toMatchObject({ isOpen: true, remarks: [stated] });
  expect(read(tabs('Mass Flows|kg/hr|100', 'METHANE|kg/hr|85', 'ETHANE|kg/hr|15')).isOpen).toBeUndefined();
});

test('the table that NeqSim prints by pandas has its headings above their columns', () => {
  const printed = [
    '                    0           1          2           3                4',
    '0                           total        GAS         OIL                 ',
    '1             methane  8.00000E-1  8.73000E-1  2.41000E-1  [mole fraction]',
    '2            n-hexane  2.00000E-1  1.27000E-1  7.59000E-1  [mole fraction]',
  ].join('\n');
  expect(read(printed).remarks).toContain('Taken from "total", not from "GAS", "OIL".');
});

describe('a total', () => {
  const amounts = (total: string, ...others: string[]) => tabs('Component|mol%', ...others, `Total|${total}`);

  test.each([
    ['100', ['Methane|85', 'Ethane|10', 'Propane|3'], '98'],
    ['100.0', ['Methane|85.0', 'Ethane|10.0', 'Propane|4.8'], '99.8'],
    ['97.5', ['Methane|85', 'Ethane|10', 'Propane|3'], '98'],
  ])('of %s that is not the sum of the amounts is pointed out', (total, rows, sum) => {
    const sentence = `The total stated is ${total}, and the amounts read add up to ${sum}: an amount may be missing or mistyped.`;
    expect(read(amounts(total, ...rows))).toMatchObject({ remarks: [sentence], isOpen: true });
    expect(() => readCaseJson(fluidProperties, { composition: amounts(total, ...rows) })).toThrow(sentence);
  });

  test('within the rounding of the amounts is not', () => {
    expect(read(amounts('100.00', 'Methane|85.12', 'Ethane|10.01', 'Propane|4.88')).remarks).toBeUndefined();
  });
});

describe('liquid volumes', () => {
  // SG and °API of the GPA 2145 components: 0.507 is 147.6 °API.
  test.each([
    ['LV%|SG', '0.507', '0.584', 'C3: 5.07; nC4: 52.56'],
    ['Std Liq Vol %|API', '147.6', '110.8', 'C3: 5.06987; nC4: 52.5588'],
  ])('under %s are read as masses', (heads, propane, butane, expected) => {
    const table = tabs(`Component|${heads}`, `Propane|10|${propane}`, `n-Butane|90|${butane}`, 'Total|100|');
    expect(read(table)).toMatchObject({ text: expected, basis: 'mass' });
    expect(read(table).remarks?.[1]).toMatch(
      /^The liquid volumes of ".*" times the densities of ".*" are read as masses\.$/,
    );
  });

  test('without the density of every component are left open, with what they need', () => {
    const { lines, remarks } = read(tabs('Component|LV%|SG', 'Propane|10|0.507', 'C5+|90|'));
    expect(lines?.map(({ amount }) => amount)).toEqual(['', '']);
    expect(remarks?.join(' ')).toContain(
      'Liquid volumes need the specific gravity or °API of every component in a column.',
    );
  });
});

test.each([
  'C6+ distribution: nC6 47.466 %, nC7 35.340 %, nC8 17.194 %',
  'C6+ split 47/35/17',
  'Hexanes plus split (mol): 47.466 % nC6 / 35.340 % nC7 / 17.194 % nC8',
])('a line divides the lump of the table: %j', line => {
  const { text, remarks } = read(`${tabs('Component|mol%', 'Methane|99', 'C6+|1')}\n${line}`);
  expect(text).toBe('C1: 99; nC6: 0.47466; nC7: 0.3534; nC8: 0.17194');
  expect(remarks).toEqual(['"C6+" is divided by mole: 47.466 % nC6, 35.34 % nC7, 17.194 % nC8.']);
});

describe('what is left out of a report is named', () => {
  const printed = 'Component   Mole %\n';

  test.each([
    ['a name without an amount among others', 'Methane 90\nEthane\nPropane 10', 'Not read: "Ethane".'],
    [
      'a second table with a heading of its own',
      `[Reactants]  Mole fraction\nCH4  0.93\nC2H6  0.07\n[Products]  Mole fraction\nH2O  1`,
      'Not read: "[Products] Mole fraction".',
    ],
    [
      'a second analysis',
      tabs('Sample A', 'Methane|90', 'Ethane|10', 'Sample B', 'Hydrogen|80', 'Nitrogen|20'),
      'The amounts from "Hydrogen (H2)" on add up to 100 again: they may be of another analysis.',
    ],
    [
      'a second analysis beside the first',
      tabs('Gas|mol%|Oil|mol%', 'Methane|90|n-Hexane|50', 'Ethane|10|n-Octane|50'),
      'The amounts from "n-Hexane (C6H14)" on add up to 100 again: they may be of another analysis.',
    ],
  ])('%s', (_, text, remark) => {
    expect(read(text)).toMatchObject({ isOpen: true, remarks: [remark] });
  });

  test('and a page and a flow of the stream are no part of it', () => {
    const text = `${printed}Methane  90\nPage 1 of 2\n${printed}Ethane  10\nTotal flow  1200`;
    expect(read(text)).toMatchObject({
      text: 'C1: 90; C2: 10',
      remarks: ['Not part of it: "Page 1 of", "Total flow".'],
    });
  });
});

const doubtful: Readonly<Record<string, readonly [text: string, remark: string]>> = {
  'a bracket that is a gas or grams': [tabs('H2O(g)|10', 'CO2(g)|90'), 'Not read: "H2O(g)", "CO2(g)".'],
  'a share of the wet gas among those of the dry gas': [
    tabs('Component|Mole % dry', 'Methane|95', 'Ethane|5', 'Water|2.1|mol% wet'),
    'Not read: "Water 2.1 mol% wet".',
  ],
  'components in a line ahead of the heading': [
    'H2S by tube 120 ppm   CO2 by tube 2 %\nComponent   Mole %\nMethane   95\nEthane   5',
    'Not read: "H2S by tube 120 ppm CO2 by tube 2 %".',
  ],
  'a plus fraction with its density at another temperature': [
    `${tabs('Component|Mol%', 'C1|80', 'C7+|20')}\nC7+ molar mass 115 g/mol, density 0.733 g/cm3 at 20 °C`,
    'Not read: "C7+ molar mass 115 g/mol, density 0.733 g/cm3 at 20 °C".',
  ],
};

test.each(Object.entries(doubtful))('%s is left open', (_, [text, remark]) => {
  expect(read(text)).toMatchObject({ isOpen: true, remarks: [remark] });
});

test('traces by mole do not become shares by mass', () => {
  const text = tabs('Component|mass%|mole ppm', 'Propane|99.9|', 'Water||500');
  expect(read(text)).toMatchObject({ isOpen: true });
  expect(read(text).text).not.toContain('0.05');
});

const spellings: Readonly<Record<string, readonly [text: string, expected: string]>> = {
  'prefixes behind names, and spelt out': [
    'Butane-n,40\nPentane-iso,30\nC5-n,20\nnormal-C6,10',
    'nC4: 40; iC5: 30; nC5: 20; nC6: 10',
  ],
  'old German spelling': ['Äthan,50\nÄthylen,50', 'C2: 50; C2=: 50'],
  'cells between bars': [
    'Constituent | Symbol | mole fraction\nMethane | CH4 | 0.9\nEthane | C2H6 | 0.1',
    'C1: 0.9; C2: 0.1',
  ],
  'names ahead of their prefixes': ['"Butane, n-",50\n"Butane, 2-methyl-",50', 'nC4: 50; iC5: 50'],
  'symbols of fractions': ['y_CH4 = 0.9\ny_C2H6 = 0.1', 'C1: 0.9; C2: 0.1'],
  'shares in brackets': ['CH4 (90 mol%), C2H6 (10 mol%)', 'C1: 90; C2: 10'],
  'units of certificates': [
    tabs('Component|Value|Unit', 'CH4|90.12|cmol/mol', 'C2H6|9.87|10^-2 mol/mol', 'H2S|100|µmol/mol'),
    'C1: 90.12; C2: 9.87; H2S: 0.01',
  ],
  'units in the headings of columns of components': [
    'Sample,Methane (mol%),Ethane (mol%),H2S (ppm)\nA-1,92,7.99,100',
    'C1: 92; C2: 7.99; H2S: 0.01',
  ],
  'units behind the names': [tabs('CH4, mol%|99.98', 'H2S ppm|200'), 'C1: 99.98; H2S: 0.02'],
  'wide numbers one space apart': [
    'Component  Mol%  Wt%\nMethane   90.000 82.761\nEthane    10.000 17.239',
    'C1: 90.000; C2: 10.000',
  ],
  'a retention time beside amounts': [
    tabs('Component|R.T.|Peak area|Conc.', 'Methane|1.2|123456|90', 'Ethane|2.3|12345|10'),
    'C1: 90; C2: 10',
  ],
  'subscripts in HTML': [tabs('CH<sub>4</sub>|90', 'CO<sub>2</sub>|10'), 'C1: 90; CO2: 10'],
};

test.each(Object.entries(spellings))('%s', (_, [text, expected]) => {
  expect(read(text)).toMatchObject({ text: expected });
  expect(read(text).isOpen).toBeUndefined();
});

test('decimal commas ahead of units in several lines', () => {
  expect(read('Methan: 60,2 Vol.-%\nKohlendioxid: 39,8 Vol.-%').text).toBe('C1: 60.2; CO2: 39.8');
});

test('the API reads an amount with its unit behind a colon', () => {
  const { composition, basis } = readCaseJson(fluidProperties, {
    composition: 'Propylene glycol: 40 wt%\nWater: 60 wt%',
  });
  expect([composition?.text, basis?.text]).toEqual(['PG: 40; H2O: 60', 'mass']);
});

const scripts: Readonly<Record<string, readonly [text: string, expected: string, basis?: string]>> = {
  'NeqSim by mass': [
    'f.addComponent("methane", 90, "kg/hr")\nf.addComponent("CO2", 10, "kg/hr")',
    'C1: 90; CO2: 10',
    'mass',
  ],
  'NeqSim with a fraction': [
    'f.addComponent("methane", 0.9)\nf.addTBPfraction("C7", 0.1, 0.0913, 0.746)',
    'C1: 0.9; C7 (M 91.3, SG 0.746): 0.1',
  ],
  'Cantera by mole': ["gas.TPX = 300, 101325, 'CH4:1, O2:2, N2:7.52'", 'C1: 1; O2: 2; N2: 7.52'],
  'Cantera by mass': ["gas.Y = 'CH4:0.9, N2:0.1'", 'C1: 0.9; N2: 0.1', 'mass'],
  'a table in Python': ["'Component': ['nitrogen', 'methane'],\n'Molar[-]': [0.1, 0.9],", 'N2: 0.1; C1: 0.9'],
};

test.each(Object.entries(scripts))('%s', (_, [script, expected, basis]) => {
  expect([read(script).text, read(script).basis]).toEqual([expected, basis]);
});

test('C2- is ethane and what is lighter, not ethane', () => {
  expect(read(tabs('C2-|50', 'C3|50')).text).toBe('C2-: 50; C3: 50');
});

test('the whole stream comes before its phases', () => {
  const rows = ['Overall Liquid', 'Vapor', 'Mixture'].map(
    (of, index) => `Molar Fraction (${of}) / Methane|0.${index + 1}`,
  );
  expect(read(tabs(...rows, 'Molar Fraction (Mixture) / Ethane|0.7')).text).toBe('C1: 0.3; C2: 0.7');
});

/** The same gas as reports in ten languages name it. */
const languages: Readonly<Record<string, readonly string[]>> = {
  German: ['Methan', 'Isobutan', 'n-Hexan', 'Kohlenstoffdioxid', 'Schwefelwasserstoff', 'Stickstoff', 'Wasser'],
  French: ['Méthane', 'Isobutane', 'n-Hexane', 'Gaz carbonique', 'Hydrogène sulfuré', 'Azote', 'Eau'],
  Spanish: ['Metano', 'i-Butano', 'normal-Hexano', 'Anhídrido carbónico', 'Ácido sulfhídrico', 'Nitrógeno', 'Agua'],
  Portuguese: ['Metano', 'Isobutano', 'n-Hexano', 'Gás carbônico', 'Sulfeto de hidrogênio', 'Nitrogênio', 'Água'],
  Italian: ['Metano', 'i-Butano', 'n-Esano', 'Anidride carbonica', 'Idrogeno solforato', 'Azoto', 'Acqua'],
  Dutch: ['Methaan', 'Isobutaan', 'n-Hexaan', 'Koolstofdioxide', 'Zwavelwaterstof', 'Stikstof', 'Water'],
  Polish: ['Metan', 'Izobutan', 'n-Heksan', 'Ditlenek węgla', 'Siarkowodór', 'Azot', 'Woda'],
  Norwegian: ['Metan', 'iso-Butan', 'n-Heksan', 'Karbondioksid', 'Hydrogensulfid', 'Nitrogen', 'Vann'],
  Russian: ['Метан', 'изобутан', 'н-Гексан', 'Диоксид углерода', 'Сероводород', 'Азот', 'Вода'],
  Chinese: ['甲烷', '异丁烷', '正己烷', '二氧化碳', '硫化氢', '氮气', '水'],
};

test.each(Object.entries(languages))('names in %s', (_, names) => {
  expect(read(names.map(name => `${name}\t1`).join('\n')).lines?.map(({ item }) => item)).toEqual([
    'C1',
    'iC4',
    'nC6',
    'CO2',
    'H2S',
    'N2',
    'H2O',
  ]);
});

test.each(['Молярная доля, %', '摩尔分数 %', 'ułamek molowy', '% mol'])('amounts under "%s" are by mole', head => {
  expect(read(tabs(`X|${head}`, body))).toMatchObject({ text: fluid });
  expect(read(tabs(`X|${head}`, body)).isOpen).toBeUndefined();
});
