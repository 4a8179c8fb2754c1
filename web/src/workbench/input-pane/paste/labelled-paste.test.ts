import { catalogue } from '@isentrope/calculators';
import {
  calculation,
  caseFrom,
  isShown,
  choice,
  fields,
  list,
  loadFor,
  maxCases,
  quantity,
  readField,
  run,
  step,
  symbolText,
  isExpensive,
  text,
  workbook,
  writeDocument,
  type CaseData,
  type Definition,
} from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import type { WorkbenchState } from '../../state/workbench-model.ts';
import { createWorkbench } from '../../state/workbench.ts';
import { workbenchReducer } from '../../state/workbench-reducer.ts';
import { parseBlock, pasteAction, pasteMessage, type Paste } from './paste.ts';

const inputs = fields({
  userDescription: text('User description'),
  state: choice('State', ['Liquid', 'Gas'], { names: { Gas: 'Gas and vapour' } }),
  flowRate: quantity('Flow rate', 'massFlow', 'kg/h', { symbol: 'q_m' }),
  upstreamPressure: quantity('Pressure', 'gaugePressure', 'bar(g)', { symbol: 'P_1' }),
  drop: quantity('Pressure drop', 'pressureDifference', 'bar'),
  bore: quantity('Bore', 'length', 'mm', { units: ['mm', 'inch'] }),
  viscosity: quantity('Viscosity', 'dynamicViscosity', 'cP', { when: { state: 'Liquid' } }),
  molarMass: quantity('Molar mass', 'molarMass', 'g/mol', { when: { state: 'Gas' } }),
  beta: quantity('Ratio, β', 'number', ''),
  fittings: list('Fittings', ['bend', 'tee'], { itemLabel: 'fitting', amount: { label: 'count' }, mayBeEmpty: true }),
});
const speed = step('speed', { flow: inputs.flowRate }, { label: 'Speed', kind: 'velocity', unit: 'm/s' }, v => v.flow);
const definition: Definition = calculation(
  { id: 'line', title: 'Line', summary: '', access: 'free', columns: 3, standards: [] },
  { inputs: { Line: Object.values(inputs) }, results: { Line: [speed] }, primary: speed, examples: [], references: [] },
);

function applyPasted(
  lines: readonly string[],
  workbench: WorkbenchState = createWorkbench(definition),
  more: Partial<Paste> = {},
) {
  const block = parseBlock(lines.join('\n').replaceAll(/ ?\| ?/g, '\t'));
  const paste: Paste = { key: 1, id: 'bore', block, across: 'cases', ...more };
  const { cases } = workbenchReducer(definition, workbench, pasteAction(definition, paste));
  const shown = cases.map(({ data }) =>
    Object.fromEntries(
      Object.entries(data).flatMap(([id, { text: typed, unit }]) =>
        typed === '' || (id === 'state' && typed === 'Liquid') ? [] : [[id, [typed, unit].join(' ').trim()]],
      ),
    ),
  );
  return { shown, said: pasteMessage(definition, workbench, paste) };
}

describe('a block of labels, values and units', () => {
  test('fills the fields it names, wherever it is pasted', () => {
    const result = applyPasted([
      'Flow rate | 107000 | lb/h',
      'PRESSURE | 10 | bar',
      'Pressure drop | 2.5 | psi',
      'Ratio, β | 0.6 | -',
    ]);
    expect(result).toEqual({
      shown: [{ flowRate: '107000 lb/h', upstreamPressure: '10 bar(g)', drop: '2.5 psi', beta: '0.6' }],
      said: 'Filled 4 fields by name.',
    });
  });

  test.each([
    'Pressure',
    'pressure:',
    'Pressure P₁',
    'Pressure (P1)',
    'Pressure (P₁), bar(g)',
    'Pressure [bar(g)]',
    'Pressure (bar(g))',
    'Pressure, P1, bar(g)',
    'Pressure  bar(g) =',
    'upstreamPressure',
  ])('matches the label %j', label => {
    expect(applyPasted([`${label} | 7`]).shown).toEqual([{ upstreamPressure: '7 bar(g)' }]);
  });

  test('takes the unit from the label if there is none beside the value', () => {
    expect(applyPasted(['Pressure, psi(g) | 7', 'Flow rate (lb/h) | 5 | kg/h', 'Bore [inch] | 20 mm']).shown).toEqual([
      { flowRate: '5 kg/h', upstreamPressure: '7 psi(g)', bore: '20 mm' },
    ]);
    expect(applyPasted(['Pressure, psi(g) | 7', 'Bore [inch] | 20 mm']).shown).toEqual([
      { upstreamPressure: '7 psi(g)', bore: '20 mm' },
    ]);
  });

  test('converts a unit the field does not offer, and keeps an unknown one visible', () => {
    expect(applyPasted(['Bore | 2 | cm', 'Pressure | 7 | barg', 'Flow rate | 9 | furlong']).shown).toEqual([
      { flowRate: '9 furlong kg/h', upstreamPressure: '7 bar(g)', bore: '20 mm' },
    ]);
  });

  test.each(['Pressure ratio', 'Pressures', 'Pressure (downstream)', 'Flow ratet/h'])(
    'does not take %j for another label',
    label => {
      expect(applyPasted(['Bore | 5', `${label} | 7`])).toEqual({
        shown: [{ bore: '5 mm' }],
        said: `Filled one field by name. Not understood: "${label}".`,
      });
    },
  );

  test('sets choices first, and reports fields the case does not have', () => {
    expect(applyPasted(['Viscosity | 1 | cP', 'Molar mass | 18', 'State | gas and vapour'])).toEqual({
      shown: [{ state: 'Gas', molarMass: '18 g/mol' }],
      said: 'Filled 2 fields by name. Not used here: "Viscosity".',
    });
  });

  test('skips headers, sections, results, remarks and blank values, and reports the rest', () => {
    const lines = [
      'Parameter | Value | Unit | Remark',
      'Operating data |  |  |',
      'Flow rate | 5 | t/h | 10 % more for 2026',
      'Fluid |  |  |',
      'State | Liquid | | as given',
      'Pressure | - | bar(g) | ',
      'Speed | 3 | m/s | ',
      'Design code | ASME |  | ',
      ...'ABCDEF'.split('').map(name => `${name} | 1 | | `),
    ];
    expect(applyPasted(lines)).toEqual({
      shown: [{ flowRate: '5 t/h' }],
      said: 'Filled 2 fields by name. Not understood: "Design code", "A", "B", "C", "D" and 2 more.',
    });
  });

  test('fills lists and case names', () => {
    expect(applyPasted(['User description | Main | as drawn', 'Fittings | bend: 2; tee: 1', 'Bore | 3']).shown).toEqual(
      [{ userDescription: 'Main', bore: '3 mm', fittings: 'bend: 2; tee: 1' }],
    );
  });

  test('reports ambiguous values', () => {
    expect(applyPasted(['Flow rate | 48,600 | lb/h', 'Bore | 1,5'])).toEqual({
      shown: [{ flowRate: '48,600 lb/h kg/h', bore: '1,5 mm' }],
      said: 'Filled 2 fields by name. One of them was read with a decimal comma: see the marked fields.',
    });
  });
});

describe('several value columns', () => {
  const two = [{ flowRate: '5 t/h', bore: '20 mm' }, { flowRate: '6 t/h' }];

  test.each([
    ['with their unit before them', ['Flow rate | t/h | 5 | 6', 'Bore | mm | 20 | ']],
    ['with their unit behind them', ['Flow rate | 5 | 6 | t/h', 'Bore | 20 | | mm']],
    ['each with its unit', ['Flow rate | 5 | t/h | 6 | t/h', 'Bore | 20 | mm | |']],
    ['each with its unit before it', ['Flow rate | t/h | 5 | t/h | 6', 'Bore | mm | 20 | inch |']],
    [
      'as the workbook has them',
      ['Field | Id | Unit | A | B', 'Flow rate | flowRate | t/h | 5 | 6', 'Bore | bore | mm | 20 |'],
    ],
    ['in rows', ['Flow rate | Bore', 't/h | mm', '5 | 20', '6 | ']],
  ])('%s become cases side by side', (_, lines) =>
    expect(applyPasted(lines)).toEqual({ shown: two, said: 'Filled 2 fields of 2 cases by name.' }),
  );

  test('may have different units', () => {
    const differing = [{ flowRate: '5 t/h' }, { flowRate: '6 lb/h' }];
    for (const row of ['Flow rate | 5 | t/h | 6 | lb/h', 'Flow rate | t/h | 5 | lb/h | 6'])
      expect(applyPasted([row]).shown).toEqual(differing);
  });

  test('start at the case they are pasted into, in either orientation', () => {
    const workbench = workbenchReducer(definition, createWorkbench(definition), { type: 'add' });
    for (const across of ['cases', { cases: [1, 2], fields: ['flowRate', 'bore'] }] as const) {
      const { shown } = applyPasted(['Bore | 1 | 2'], workbench, { key: 2, across });
      expect(shown).toEqual([{}, { bore: '1 mm' }, { bore: '2 mm' }]);
    }
  });

  test('beyond the maximum are omitted and reported', () => {
    const { shown, said: text } = applyPasted([
      `Bore | ${Array.from({ length: maxCases + 3 }, () => '7').join(' | ')}`,
    ]);
    expect(shown).toHaveLength(maxCases);
    expect(text).toBe('Filled one field of 500 cases by name. A sheet holds 500 cases at most: 3 were left out.');
  });
});

describe('any other block', () => {
  test.each([
    [
      'numbers',
      ['5 | 6', '7 | 8'],
      [
        { bore: '5 mm', viscosity: '7 cP' },
        { bore: '6 mm', viscosity: '8 cP' },
      ],
    ],
    ['numbers with units', ['5 inch | 6 mm'], [{ bore: '5 inch' }, { bore: '6 mm' }]],
    ['a single column', ['5', '6'], [{ bore: '5 mm', viscosity: '6 cP' }]],
    ['words that name nothing', ['x | y'], [{ bore: 'x mm' }, { bore: 'y mm' }]],
  ])('of %s fills downwards from the field it is pasted into', (_, lines, shown) =>
    expect(applyPasted(lines).shown).toEqual(shown),
  );

  test('with a label but no value is not labelled', () => {
    expect(
      applyPasted(['Flow rate | bar'], createWorkbench(definition), { id: 'userDescription' }).shown[0],
    ).toMatchObject({
      userDescription: 'Flow rate',
    });
  });
});

test.each(catalogue.map(({ meta, load }) => [meta.id, load] as const))(
  '%s: its examples, written with labels, symbols and units, are read back completely',
  async (_, load) => {
    const tool = await load();
    for (const { cases } of tool.examples) {
      for (const inputs of cases) {
        const data = caseFrom(tool, inputs);
        const shown = tool.inputs.filter(({ id, field }) => (data[id]?.text ?? '') !== '' && isShown(field.when, data));
        const block = shown.map(({ id, field }) => {
          const { text: value = '', unit = '' } = data[id] ?? {};
          const symbol = field.symbol === undefined ? '' : ` (${symbolText(field.symbol)})`;
          return [`${field.label.toUpperCase()}${symbol.length > 7 ? '' : symbol}${unit && `, ${unit}`}`, value];
        });
        const { cases: after } = workbenchReducer(
          tool,
          createWorkbench(tool),
          pasteAction(tool, { key: 1, id: 'any', block, across: 'cases' }),
        );
        for (const input of shown) {
          const [then, now] = [data, after[0]?.data ?? {}].map(each => readField(input, each, input.id));
          if (then?.type !== 'value' || typeof then.value !== 'number') expect(now, input.id).toEqual(then);
          else expect(now?.type === 'value' && Number(now.value) - then.value, input.id).toBeCloseTo(0, 9);
        }
      }
    }
  },
);

/** Cells as clipboard text of a spreadsheet. */
const copied = (rows: readonly (readonly ({ readonly value: number | string } | undefined)[])[]) =>
  rows.map(row => row.map(cell => `"${String(cell?.value ?? '').replaceAll('"', '""')}"`).join('\t')).join('\n');

test.each(catalogue.map(({ meta, load }) => [meta.id, load] as const))(
  '%s: the results sheet of its workbook, copied completely, gives its cases again',
  async (_, load) => {
    const tool = await load();
    const inputs = tool.examples[0]?.cases[0];
    if (!inputs || isExpensive(tool)) return;
    const cases = ['First', 'Second'].map((name): CaseData => ({
      ...caseFrom(tool, inputs),
      userDescription: { text: name },
    }));
    await loadFor(tool, cases);
    const report = run(tool, writeDocument(tool, { cases }), { pictures: false });
    const [sheet] = workbook(tool, cases, report, { date: '2026-01-31' });
    const paste = { key: 1, id: 'any', block: parseBlock(copied(sheet?.rows ?? [])), across: 'cases' } as const;
    const { cases: after } = workbenchReducer(tool, createWorkbench(tool), pasteAction(tool, paste));
    expect(after).toHaveLength(2);
    for (const [index, item] of after.entries()) {
      for (const input of tool.inputs) {
        const { id, field } = input;
        const expected = cases[index] ?? {};
        // List items come back under their display names, with equal content.
        if (field.type === 'list') expect(readField(input, item.data, id), id).toEqual(readField(input, expected, id));
        else expect(item.data[id], id).toEqual(expected[id]);
      }
    }
    expect(pasteMessage(tool, createWorkbench(tool), paste)).toMatch(/^Filled \S+ fields? of 2 cases by name\.$/);
  },
);
