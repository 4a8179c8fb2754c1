import { describe, expect, test } from 'vitest';
import { listText, mergePastedList, parseList, readCaseJson, reportCells } from '../kit/index.ts';
import { evaluator } from '../testing/evaluator.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import { sections } from '../plant-depressurization-pro/fields.ts';
import definition from './definition.ts';
import { inputFields } from './fields.ts';

await loadAllFluidData();

const by = evaluator(definition);
const { field } = inputFields.composition;
const lines = (...texts: string[]) => texts.join('\n').replaceAll('|', '\t');

/** The molar mass of what the API reads in a text, kg/kmol. */
function molarMassOf(text: string, more: Readonly<Record<string, string>> = {}): number {
  const { composition, basis } = readCaseJson(definition, { composition: text, ...more });
  const state = { given: 'pT', pressure: 1.01325, temperature: 200 };
  return 1e3 * by({ composition: composition?.text ?? '', basis: basis?.text ?? '', ...state }).of('molarMass');
}

const pasted = (text: string) => {
  const read = mergePastedList(field, [], reportCells(text), 0, 'mole');
  return { text: listText(read?.lines ?? []), basis: read?.basis, remarks: read?.remarks ?? [] };
};
const refused = (text: string) => () => readCaseJson(definition, { composition: text });
const amountsUnder = (head: string) => lines(`Component|${head}`, 'Propane|60', 'n-Hexane|40');

// By hand, with 44.0956 and 86.1754 kg/kmol of propane and n-hexane:
// 100/(60/44.0956 + 40/86.1754) = 54.799 by mass, 0.6 × 44.0956 + 0.4 × 86.1754 = 60.928 by mole
const ofMass = 54.799;
const ofMoles = 60.928;

describe('propane and n-hexane, 60 and 40, by mass', () => {
  test.each([
    'w',
    'w_i',
    'w [-]',
    '% p/p',
    '% poids',
    'Poids',
    '%w',
    '%m',
    '% m',
    'lb/lb',
    'kg/100 kg',
    'grams',
    'kilos',
    'metric tons',
    'short tons',
    'Feed, tons',
    'tpa',
    'kg/batch',
    'M#/H',
    'vekt%',
  ])('under "%s"', head => expect(molarMassOf(amountsUnder(head))).toBeCloseTo(ofMass, 3));

  test.each([
    ['a flow rate with its unit', lines('Flow rate|kg/h', 'Propane|60', 'n-Hexane|40')],
    ['component flows', lines('Component flows|KG/HR', 'Propane|60', 'n-Hexane|40')],
    ['a phase', lines('Vapour|wt%', 'Propane|60', 'n-Hexane|40')],
    ['a unit in a column of its own', lines('Component flow|kg/h|', 'Propane||60', 'n-Hexane||40')],
    ['a unit below the number of a stream', lines('Stream No.|101', 'Component flows|KG/HR', 'Propane|60', 'n-Hexane|40')],
    ['German units', lines('Component|Wert|Einheit', 'Propane|60|Gew.-%', 'n-Hexane|40|Gew.-%')],
    ['a unit beside each amount in JSON', '[{"component":"propane","value":60,"unit":"wt%"},{"component":"n-hexane","value":40,"unit":"wt%"}]'],
    ['a unit in JSON, outside the rows', '{"name":"Feed","unit":"wt%","components":[{"name":"propane","value":60},{"name":"n-hexane","value":40}]}'],
    ['a unit in JSON, beside arrays', '{"unit":"wt%","names":["propane","n-hexane"],"values":[60,40]}'],
    ['a unit in JSON, among the amounts', '{"unit":"wt%","propane":60,"n-hexane":40}'],
    ['a unit of flow in JSON', '[{"component":"propane","flow":60,"unit":"kg/h"},{"component":"n-hexane","flow":40,"unit":"kg/h"}]'],
    ['a comment behind JSON', "{'propane': 0.6, 'n-hexane': 0.4}  # mass fractions"],
    ['words before JSON', "mass fractions: {'propane': 0.6, 'n-hexane': 0.4}"],
    ['a variable', "ws = {'propane': 0.6, 'n-hexane': 0.4}"],
    ['a comment behind names without quotes', '{propane: 0.6, n-hexane: 0.4} # wt'],
    ['the corner of a table on its side', lines('Flow (kg/h)|Propane|n-Hexane', 'Feed|60|40')],
    ['strokes between the items', 'MASS-FRAC C3H8 0.6 / C6H14 0.4'],
  ])('by %s', (_, text) => expect(molarMassOf(text)).toBeCloseTo(ofMass, 3)); // prettier-ignore
});

describe('a heading that names a stream, a sample or a date, or only amounts, leaves the first basis', () => {
  test.each([
    'Feed',
    'Composition',
    'Amount',
    'Value',
    '%',
    'x',
    'Sales gas',
    'S1',
    '2-FG-101',
    'HP separator gas',
    '2026-11-30',
    '30-Nov-2026',
    'Sample 3',
    'Well no. 7',
    'Case A',
    'Messwert',
    'Flash gas',
    'Certified',
    'Rev. A',
    'Teneur',
    'Contenido',
    'C-101 OVHD',
    'Depropanizer overhead',
    '2nd stage suction',
    'Reactor effluent',
    'High pressure gas',
    'Ethane feed',
    'No. 1',
    '101',
  ])('%s', head => {
    expect(molarMassOf(amountsUnder(head))).toBeCloseTo(ofMoles, 3);
    expect(pasted(amountsUnder(head)).remarks).toEqual([]);
  });

  test('also in JSON, where a unit belongs to the stream', () => {
    for (const text of [
      '{"flowUnit":"kg/h","flow":100,"composition":{"propane":0.6,"n-hexane":0.4}}',
      '{"stream":{"flow":100,"unit":"kg/h","composition":{"propane":0.6,"n-hexane":0.4}}}',
      '{"pressure":{"value":40,"unit":"bar"},"composition":{"propane":0.6,"n-hexane":0.4}}',
    ])
      expect(molarMassOf(text)).toBeCloseTo(ofMoles, 3);
  });
});

describe('any other heading leaves the basis open', () => {
  test.each([
    '質量分率',
    'Y',
    'Flow',
    'm-%',
    'G.-%',
    'MT/D',
    'Split',
    'Ratio',
    'p_i',
    'No. of C',
    'Carbon no.',
    '#',
    'Relief load',
    'Pressure',
  ])('%s', head => {
    const text = amountsUnder(head);
    const sentence = `"${head}" does not say by what the amounts count; they are read by mole. Write "mole %" or "mass %" above them, or choose the basis.`;
    expect(refused(text)).toThrow(sentence);
    expect(pasted(text)).toEqual({ text: 'C3: 60; nC6: 40', basis: undefined, remarks: [sentence] });
    expect(molarMassOf(text, { basis: 'mass' })).toBeCloseTo(ofMass, 3);
  });

  test.each([
    'K',
    'Sp. Gr.',
    'Recovery %',
    '% of feed',
    'Mass balance error',
    'mgS/m3',
    'RSD %',
    '% LEL',
    'Molar flow kg/h',
  ])('of what is no amount, nothing is taken: %s', head => expect(pasted(amountsUnder(head)).text).toBe('C3: ; nC6: '));

  test('also a word in a line of its own above the list', () => {
    expect(refused('質量分率\nPropane 60\nn-Hexane 40')).toThrow('"質量分率" does not say');
    expect(refused('Composition:\nPropane 60\nn-Hexane 40')).not.toThrow();
  });

  test('in a list that is only by mole, moles are asked for', () => {
    const read = mergePastedList(sections.Contents.composition.field, [], reportCells(amountsUnder('Split')), 0);
    expect(read?.isOpen).toBe(true);
    expect(read?.remarks).toEqual([
      '"Split" does not say by what the amounts count; they are read by mole. Write "mole %" above them.',
    ]);
  });

  test('a title of moles above a unit of mass is refused', () =>
    expect(refused(lines('Molar flow|kg/h', 'Propane|60', 'n-Hexane|40'))).toThrow('"Molar flow kg/h" are neither'));
});

describe('items with strokes between them', () => {
  test.each([
    'CH4 80 / C2H6 12 / C3H8 8',
    'CH4 = 80 / C2H6 = 12 / C3H8 = 8',
    'MOLE-FRAC CH4 80 / C2H6 12 / &\n C3H8 8',
    'CH4 80 + C2H6 12 + C3H8 8',
    '80 % CH4 / 12 % C2H6 / 8 % C3H8',
    // By hand: 0.8 × 16.0425 + 0.12 × 30.0690 + 0.08 × 44.0956 = 19.970
  ])('%j', text => expect(molarMassOf(text)).toBeCloseTo(19.97, 3));

  test('are all kept beside lines of one item', () =>
    expect(pasted('Methane 90 / Ethane 5\nPropane 5').text).toBe('C1: 90; C2: 5; C3: 5'));

  test('with one amount for two are refused', () => {
    expect(pasted('CH4 80\nC2H6 / C3H8 20').text).toBe('C1: 80; C2H6 / C3H8: 20');
    expect(pasted(lines('CH4|80', 'C2H6 / C3H8|20')).text).toBe('C1: 80; C2H6 / C3H8: 20');
  });
});

describe('words in brackets behind a name', () => {
  const withName = (name: string) => pasted(lines('Component|mol%', 'Propane|90', `${name}|10`)).text;

  test.each([
    ...['Butane (iso)', 'Butane (i-)', 'C4 (iso)', 'Butane (i-C4)', 'Butane (iC4H10)'].map(name => [name, 'iC4'] as const),
    ...(['Pentane (iso)', 'Pentane (i)'] as const).map(name => [name, 'iC5'] as const),
    ...(['Butane (n)', 'n-Butane (C4H10)', 'Butane (gas)', 'Butane (estimated)', 'Butane (2)'] as const).map(name => [name, 'nC4'] as const),
    ['Methane (CH4)', 'C1'],
    ['Nitrogen (as N2)', 'N2'],
  ] as const)('%s is %s', (name, item) => expect(withName(name)).toBe(`C3: 90; ${item}: 10`)); // prettier-ignore

  test.each([
    'Pentane (neo)',
    'Hexane (C6+)',
    'Hexane (plus)',
    'Hexane (+)',
    'Hexane (and heavier)',
    'CO2 (+H2S)',
    'Oxygen (+ Argon)',
    'n-Butane (incl. iso-butane)',
    'C7 (M 100)',
    'CO2 (H2S)',
    'C5 (iso + n)',
    'Ethane (max)',
    'Xylene (m)',
    'Loss of methane (C1)',
    'Hexane (2-methyl)',
    'Hydrogen (sulphide)',
  ])('%s is refused', name => {
    expect(withName(name)).toBe(`C3: 90; ${name}: 10`);
    const parsed = parseList(field, withName(name));
    expect(parsed.ok ? '' : parsed.reason).toContain(`"${name}"`);
  });

  test('isobutane and butane are not added up', () =>
    expect(pasted(lines('Component|mol%', 'Propane|85', 'Butane (iso)|10', 'Butane (n)|5')).text).toBe(
      'C3: 85; iC4: 10; nC4: 5',
    ));
});

describe('a word beside an amount that may change it leaves its row open', () => {
  test.each([
    ['Remarks', 'ppm'],
    ['Remarks', 'mg/Sm3'],
    ['Note', 'in ppmv'],
    ['Basis', 'by weight'],
  ])('under "%s": %s', (head, word) => {
    const text = lines(`Component|Mole %|${head}`, 'Methane|90|', 'Ethane|10|', `H2S|4|${word}`);
    expect(pasted(text)).toMatchObject({ text: 'C1: 90; C2: 10; H2S: ', remarks: [`Not read: "H2S 4 ${word}".`] });
    expect(refused(text)).toThrow(`Not read: "H2S 4 ${word}".`);
  });

  test.each([
    ['Remarks', ['trace', 'max', '(max.)', 'min', 'ND', 'less than', 'not detected', 'below detection limit', 'E-4', 'x 1E-4', '/1000']],
    ['', ['trace', 'max', 'ND', 'E-4', 'x 1E-4', '/1000']],
    ['Unit', ['E-4', '×10⁻⁴']],
  ])('a limit or an exponent in a cell of its own, under "%s"', (head, words) => {
    for (const word of words)
      expect(refused(lines(`Component|Mole %|${head}`, 'Methane|90|', 'Ethane|10|', `H2S|4|${word}`))).toThrow(`Not read: "H2S 4 ${word}".`);
  }); // prettier-ignore

  test('a mark for a component not detected changes no amount of 0, nor another analysis', () => {
    const text = pasted(lines('Component|Mole %|Remarks', 'Methane|90|', 'Ethane|10|', 'H2S|0.0|ND')).text;
    expect(text).toBe('C1: 90; C2: 10; H2S: 0.0');
    const two = pasted(lines('Component|Mole %|Mass %', 'Methane|84|72', 'Ethane|15|28', 'H2S|1|ND'));
    expect(two).toMatchObject({ text: 'C1: 84; C2: 15; H2S: 1', remarks: ['Taken from "Mole %", not from "Mass %".'] });
  });

  test('an isomer or a lump in its own cell', () => {
    expect(refused('Butane, iso, 10\nPropane, n, 90')).toThrow('Not read: "Butane iso 10"');
    expect(refused(lines('Hexane|plus|10', 'Propane||90'))).toThrow('Not read: "Hexane plus 10"');
  });

  test.each(['bbl', 'grains', 'pphm', '<', '重量%'])('an unknown word behind it: %s', word =>
    expect(refused(lines('Methane|90', 'Ethane|10', `H2S|4|${word}`))).toThrow(`Not read: "H2S 4 ${word}".`),
  );

  test('traces by mass beside per cent of an unknown basis leave it open', () =>
    expect(refused(lines('Methane|90|%', 'Ethane|10|%', 'H2S|4|mg/kg'))).toThrow(
      'Read by mass, which only the traces state: "H2S".',
    ));

  test('other words change nothing', () => {
    for (const [head, word] of [
      ['Method', 'GPA 2261'],
      ['Formula', 'C3H8'],
      ['Remarks', 'mol%'],
      ['Remarks', '± 2 %'],
    ])
      // prettier-ignore
      expect(refused(lines(`Component|Mole %|${head}`, `Propane|60|${word}`, 'n-Hexane|40|'))).not.toThrow();
  });

  test('names in JSON state no basis', () =>
    expect(pasted('[{"name":"methanol","value":1},{"name":"water","value":1}]')).toEqual({
      text: 'MeOH: 1; H2O: 1',
      basis: undefined,
      remarks: [],
    }));

  test('ppm in a column of units, and in JSON, are ppm', () => {
    const rows = '{"component":"methane","value":90},{"component":"ethane","value":10}';
    expect(pasted(`[${rows},{"component":"H2S","value":4,"unit":"ppm"}]`).text).toBe('C1: 90; C2: 10; H2S: 0.0004');
    expect(refused(`[${rows},{"component":"H2S","value":4,"unit":"mg/Sm3"}]`)).toThrow('neither molar nor by mass');
    expect(refused(`[${rows},{"component":"H2S","value":4,"note":"ppm"}]`)).toThrow('Not read: "H2S 4 ppm".');
  });
});

describe('the flow of a stream or the weight of a sample around a list is not the unit of its amounts', () => {
  const rows = ['Propane|60', 'n-Hexane|40'];

  test.each([
    'Flow: 1200 kg/h',
    'Feed 1200 kg/h',
    'Mass Flow 1200 kg/h',
    'Mass flow|1200|kg/h',
    'Sample weight: 12.4 kg',
    'Wt of sample: 500 g',
    'Design flow rate 25 t/h',
    'PSV-101, relief load 12,500 lb/h',
    'PSV-101 fire case 8.6 kg/s',
    'Case 1: 12500 kg/h, 25 barg',
    'Gas from V-101, 25 t/h',
    'LNG train 1 (4.5 Mtpa)',
    'Volume flow 1200 m3/h',
    'Property|Value|Units\nMass Flow|12.5|kg/s',
    'Flow: 1200 kg/h, mole fractions',
  ])('%s', line => {
    expect(molarMassOf(lines(line, ...rows))).toBeCloseTo(ofMoles, 3);
    expect(molarMassOf([lines(line), ...rows.map(row => row.replace('|', ' '))].join('\n'))).toBeCloseTo(ofMoles, 3);
  });

  test('also below it, and in a file of DWSIM', () => {
    expect(molarMassOf(lines(...rows, 'Total mass flow 1200 kg/h'))).toBeCloseTo(ofMoles, 3);
    expect(molarMassOf(lines(...rows, 'Flow: 1200 kg/h'))).toBeCloseTo(ofMoles, 3);
    const rowsOfFile = ['Propane,0.6', 'n-Hexane,0.4'].map(row => `Molar Fraction (Mixture) / ${row},`);
    const head = ['Property,Value,Units', 'Temperature,298.15,K', 'Mass Flow,1,kg/s'];
    expect(molarMassOf([...head, ...rowsOfFile].join('\n'))).toBeCloseTo(ofMoles, 3);
  });

  test.each([
    'kg/h',
    'Stream 101 kg/h',
    'Feed 1200 kg/h, wt%',
    'Composition of 1200 kg/h feed in wt%',
    'mass fractions',
  ])('but %s states the unit', line => expect(molarMassOf(lines(line, ...rows))).toBeCloseTo(ofMass, 3));
});

test('a concentration among shares leaves its own row open', () => {
  const read = pasted('Composant;Unité;Valeur\nMéthane;% mol;94,80\nEthane;% mol;5,20\nH2S;mg/Nm3;3,2');
  expect(read).toMatchObject({ text: 'C1: 94.80; C2: 5.20; H2S: ', remarks: ['Not read: "H2S mg/Nm3 3,2".'] });
  expect(pasted(lines('Methane|95|mol %', 'Ethane|5|mol %', 'H2S|< 0.5|mg/Nm3')).remarks).toEqual([
    'Read as 0: H2S (< 0.5).',
  ]);
  expect(refused(lines('Methane|3|mg/m3', 'Ethane|4|mg/m3'))).toThrow('are neither molar nor by mass');
});

test('a share below the list is not lost, and what is no component is', () => {
  const rows = ['Component|mol% (dry basis)', 'CO|30', 'H2|40', 'N2|30'];
  for (const line of ['Moisture: 12 % v/v', 'Acetylene 2.0 mol%', 'Other hydrocarbons 2.0 %', 'Heavies 2.0'])
    expect(refused(lines(...rows, line))).toThrow(`Not read: "${line}".`);
  for (const line of ['Uncertainty: 2 %', 'Vapour fraction: 100 %', 'Accuracy: 0.5 %', 'Total: 100 %'])
    expect(refused(lines(...rows, line))).not.toThrow();
});

describe('what stands around a list', () => {
  test.each([
    ['a total with a unit', 'Total (kg/h)|100', 'Total (kg/h)'],
    ['a unit beside the total', 'Total|100|kg/h', 'Total kg/h'],
    ['a footnote with a unit', '* ppm by volume', '* ppm by volume'],
    ['a footnote with a concentration', '* in mg/m3', '* in mg/m3'],
  ])('%s leaves the basis open', (_, line, named) =>
    expect(refused(lines('Propane*|60', 'n-Hexane|40', line))).toThrow(
      `May state another basis of the amounts: "${named}".`,
    ),
  );

  test('a title with a unit leaves it open', () =>
    expect(refused(lines('Feed composition in kg/h', 'Component|Feed', 'Propane|60', 'n-Hexane|40'))).toThrow(
      'May state another basis of the amounts: "Feed composition in kg/h".',
    ));

  test.each([
    '"type":"mass"',
    '"fraction_type":"mass"',
    '"isMass":true',
    '"note":"by weight"',
    '"title":"mass fractions"',
  ])('%s in JSON leaves it open', stated =>
    expect(refused(`{${stated},"composition":{"propane":0.6,"n-hexane":0.4}}`)).toThrow('May state another basis'),
  );

  test('a sum of other items is not lost', () => {
    expect(refused(lines('Methane|90', 'Ethane|6', 'Total C4|4'))).toThrow('Not read: "Total C4 4".');
    expect(refused(lines('Methane|90', 'Ethane|6', 'Total C6+|4'))).toThrow('Not read: "Total C6+ 4".');
    expect(refused(lines('Methane|90', 'Ethane|6', 'Total sulphur (H2S)|4'))).toThrow('Not read: "Total sulphur');
    expect(refused(lines('Methane|90', 'Ethane|6', '|4'))).toThrow('Not read: "4".');
    expect(refused(lines('Methane|90', 'Ethane|10', '|100'))).not.toThrow();
    expect(refused(lines('Methane|90', 'Nitrogen|10', 'Total inerts|10'))).not.toThrow();
  });
});

test('a line of a list in JSON has no more than an item and an amount', () => {
  const line = (more: object) => ({ composition: [{ item: 'propane', amount: 60, ...more }] });
  expect(() => readCaseJson(definition, line({ unit: 'wt%' }))).toThrow('has lines with "unit"');
  expect(() => readCaseJson(definition, line({}))).not.toThrow();
});

test.each([
  'Methane [C1]',
  'CH4 (methane)',
  'C1 [methane]',
  'Methane - CH4',
  'Methane, CH4',
  'Methane/C1',
  'Methane CH4 74-82-8',
  '74-82-8 Methane',
  'Methane (C1) [CH4]',
  'Methane (CAS 74-82-8)',
  '[CH4]',
])('%s is methane, in a text and in JSON', name => {
  for (const composition of [lines(`${name}|90`, 'Ethane|10'), { [name]: 90, Ethane: 10 }]) {
    const read = parseList(field, readCaseJson(definition, { composition }).composition?.text ?? '');
    expect(read.ok && read.items).toEqual([{ item: 'C1', amount: 90 }, { item: 'C2', amount: 10 }]); // prettier-ignore
  }
});

test('a name that runs up to its amount keeps it', () => {
  const text = ['Formula  Name            mole %', 'C H4     Methane         60', 'C O2     Carbon dioxide  39.8', 'H2 S     Hydrogen sulfide 0.2'].join('\n'); // prettier-ignore
  expect(pasted(text)).toEqual({ text: 'C1: 60; CO2: 39.8; H2S: 0.2', basis: undefined, remarks: [] });
});

test('a lump beside its symbol keeps its amount', () => {
  const rows = ['Component|Symbol|Mol %', 'Methane|C1|71.02', 'Ethane|C2|21.00', 'Heptanes Plus|C7+|7.98'];
  const properties = 'Properties of Heptanes Plus: Molecular weight 362 g/mol; Density 0.8765 g/cm3 at 15.6 °C';
  const { text, remarks } = pasted(lines(...rows, properties));
  expect(text).toMatch(/^C1: 71\.02; C2: 21\.00; Heptanes Plus \(M 362,.*\): 7\.98$/);
  expect(remarks.join(' ')).not.toContain('Not read');
});

test('the basis ahead of each name, as COFE writes it', () => {
  expect(molarMassOf(lines('Compound|Feed', 'Mole frac Propane|0.6', 'Mole frac n-Hexane|0.4'))).toBeCloseTo(
    ofMoles,
    3,
  );
  expect(molarMassOf(lines('Compound|Feed', 'Mass frac Propane|0.6', 'Mass frac n-Hexane|0.4'))).toBeCloseTo(ofMass, 3);
});

test.each(['Methane [C2]', 'Ethane/Ethene', 'Ethane, C2+', 'Butane - iso', 'Methane C1 C2'])('%s is refused', name =>
  expect(parseList(field, `${name}: 90; Propane: 10`)).toMatchObject({ ok: false }),
);

test('other names of components', () => {
  const names = ['methyl alcohol', 'ethyl alcohol', 'propanone', '2-methylpropene', 'but-1-ene', 'para-xylene', 'ortho-xylene', '1,2-dimethylbenzene', 'R290', 'R600a', 'R1270', 'Propileno', 'Amoníaco', 'Dióxido de azufre', 'Nitrogênio', 'Waterdamp']; // prettier-ignore
  const ids = ['MeOH', 'EtOH', 'Acetone', 'iC4=', '1C4=', 'pXyl', 'oXyl', 'oXyl', 'C3', 'iC4', 'C3=', 'C3=', 'NH3', 'SO2', 'N2', 'H2O']; // prettier-ignore
  const read = mergePastedList(
    field,
    [],
    names.map(name => [name, '1']),
    0,
  );
  expect(read?.lines.map(({ item }) => item)).toEqual(ids);
});
