import { describe, expect, test } from 'vitest';
import { Refusal } from '@isentrope/engineering/quantities';
import {
  Absent,
  absent,
  calculateCase,
  calculation,
  calculateJson,
  caseFrom,
  choice,
  field,
  derivedDefault,
  optional,
  missing,
  openWorkbook,
  quantity,
  resultValue,
  ruledOut,
  run,
  step,
  value,
  workbook,
  workingOf,
  writeDocument,
  type CaseInput,
  type DefaultValue,
} from '../index.ts';

const meta = { id: 'tank', title: 'Tank', summary: 'A tank.', access: 'free', columns: 1, standards: [] } as const;

const from = field('from', choice('From', ['typed', 'oil', 'gas', 'nothing known']));
const shape = field('shape', choice('Shape', ['Round', 'Square']));
const volume = field('volume', quantity('Volume', 'volume', 'm³', { above: 0 }));
const temperature = field('temperature', quantity('Temperature', 'temperature', '°C', { optional: true }));
const density = field('density', quantity('Density', 'density', 'kg/m³', { symbol: 'ρ', above: 10 }));
const heatCapacity = field('cp', quantity('Heat capacity', 'specificHeat', 'kJ/(kg·K)', { blank: 4 }));
const depth = field('depth', quantity('Depth', 'length', 'm', { optional: true, when: { shape: 'Square' } }));

const book = 'A book of oils';
const densityOf = value('densityOf', { from, temperature: optional(temperature) }, (v): DefaultValue | Absent => {
  if (v.from === 'typed') return ruledOut('typed by hand');
  if (v.from === 'nothing known') throw new Refusal('nothing is known of it');
  if (v.temperature === undefined) return missing('temperature');
  return { value: v.from === 'oil' ? 800 : 1, of: v.from, source: book, uncertainty: 0.02 };
});
const heatCapacityOf = value('heatCapacityOf', { from }, (v): DefaultValue | Absent => {
  if (v.from === 'typed') return ruledOut('typed by hand');
  return v.from === 'oil' ? { value: 2000, of: v.from, source: book } : absent('it has none');
});
const depthOf = value('depthOf', {}, (): DefaultValue => ({ value: 2, of: 'the pit', source: book }));

const mass = step(
  'mass',
  { volume, density },
  { label: 'Mass', equation: 'm = V*ρ', kind: 'mass', unit: 'kg' },
  v => v.volume * v.density,
);
const heat = step(
  'heat',
  { mass, heatCapacity },
  { label: 'Heat', kind: 'number', unit: '' },
  v => v.mass * v.heatCapacity,
);
const depthTaken = step('depthTaken', { depth: optional(depth) }, { label: 'Depth', kind: 'length', unit: 'm' }, v =>
  v.depth === undefined ? absent('no depth') : v.depth,
);

const tank = calculation(meta, {
  inputs: { Tank: [from, shape, volume, temperature, density, heatCapacity, depth] },
  fills: [
    derivedDefault(density, densityOf),
    derivedDefault(heatCapacity, heatCapacityOf),
    derivedDefault(depth, depthOf),
  ],
  results: { Results: [mass, heat, depthTaken] },
  primary: mass,
  examples: [],
  references: [],
});

const calculated = (input: CaseInput) => calculateCase(tank, caseFrom(tank, { volume: 2, ...input }));
const result = (input: CaseInput, id: string) => resultValue(calculated(input).evaluation, id);

describe('a field with a derived default', () => {
  test('uses the default if blank, which is in the working with its source', () => {
    const { evaluation } = calculated({ from: 'oil', temperature: 20 });
    expect(resultValue(evaluation, 'mass')).toBe(1600);
    const line = workingOf(tank, evaluation).find(({ id }) => id === 'density');
    expect(line).toMatchObject({ value: 800, source: book });
    const own = workingOf(tank, evaluation).find(({ id }) => id === 'mass');
    expect([...(own?.numbers ?? [])]).toContainEqual(['ρ', 800]);
  });

  test('keeps the entered value, and reports a difference beyond the uncertainty', () => {
    expect(result({ from: 'oil', temperature: 20, density: 900 }, 'mass')).toBe(1800);
    const messagesOf = (typed: number) =>
      calculated({ from: 'oil', temperature: 20, density: typed }).messages.map(({ level, text }) => [level, text]);
    expect(messagesOf(812)).toEqual([]);
    const used = (typed: number) =>
      `Density is used as typed, ${typed}.0 kg/m³; oil has 800.0 kg/m³. With that value, the mass would be`;
    expect(messagesOf(830)).toEqual([['info', `${used(830)} 3.6 % lower.`]]);
    expect(messagesOf(600)).toEqual([['warning', `${used(600)} 33 % higher.`]]);
    const { evaluation } = calculated({ from: 'oil', temperature: 20, density: 900 });
    expect(workingOf(tank, evaluation).filter(({ id }) => id === 'density')).toEqual([]);
    expect(evaluation.filled.find(({ id }) => id === 'density')?.difference).toBeCloseTo(0.125, 12);
  });

  test('says where the entered value makes no difference to the result', () => {
    const [text] = calculated({ from: 'oil', temperature: 20, cp: 3 }).messages.map(message => message.text);
    expect(text).toContain('With that value, the mass is the same.');
  });

  test('stays blank if the default is ruled out', () => {
    expect(result({}, 'mass')).toEqual(new Absent('', ['density']));
    expect(calculated({}).messages.map(({ level }) => level)).not.toContain('warning');
  });

  test('is missing the inputs that its default is missing', () => {
    expect(result({ from: 'oil' }, 'mass')).toEqual(new Absent('', ['temperature']));
  });

  test('is missing for an optional use too if the step requires it', () => {
    const lean = step('lean', { density: optional(density) }, { label: 'Lean' }, v => v.density ?? missing('density'));
    const request = calculation(meta, {
      inputs: { Tank: [from, temperature, density] },
      fills: [derivedDefault(density, densityOf)],
      results: { Results: [lean] },
      primary: lean,
      examples: [],
      references: [],
    });
    const of = (input: CaseInput) => resultValue(calculateCase(request, caseFrom(request, input)).evaluation, 'lean');
    expect(of({ from: 'oil' })).toEqual(new Absent('', ['temperature']));
    expect(of({})).toEqual(new Absent('', ['density']));
  });

  test('is missing, with the reason of its source reported once for all fields', () => {
    const { messages } = calculated({ from: 'nothing known', temperature: 20 });
    expect(result({ from: 'nothing known', temperature: 20 }, 'mass')).toEqual(
      new Absent('nothing is known of it', ['density']),
    );
    expect(messages.flatMap(({ level, text }) => (level === 'warning' ? [text] : []))).toEqual([
      'Not filled in: density. Nothing is known of it.',
      'Not filled in: heat capacity. It has none.',
    ]);
  });

  test('rejects a default outside its bounds', () => {
    const { messages } = calculated({ from: 'gas', temperature: 20 });
    expect(result({ from: 'gas', temperature: 20 }, 'mass')).toEqual(
      new Absent('that of gas, 1.000 kg/m³, is not above 10 kg/m³', ['density']),
    );
    expect(messages.map(({ text }) => text)).toContain(
      'Not filled in: density. That of gas, 1.000 kg/m³, is not above 10 kg/m³.',
    );
  });

  test('prefers the default to a fixed blank value, which it keeps otherwise', () => {
    expect(result({ from: 'oil', temperature: 20 }, 'heat')).toBe(1600 * 2000);
    expect(result({ from: 'typed', density: 800 }, 'heat')).toBe(1600 * 4000);
  });

  test('has no default if hidden or invalid', () => {
    expect(result({}, 'depthTaken')).toEqual(new Absent('no depth'));
    expect(result({ shape: 'Square' }, 'depthTaken')).toBe(2);
    expect(result({ shape: 'Square', depth: 'deep' }, 'depthTaken')).toEqual(new Absent('', ['a valid depth']));
    expect(result({ from: 'oil', temperature: 20, density: 'heavy' }, 'mass')).toEqual(
      new Absent('', ['a valid density']),
    );
  });

  test('counts as used if a step reads it', () => {
    expect(calculated({ density: 800 }).unused).toEqual([]);
    const alone = calculation(meta, {
      inputs: { Tank: [from, volume, temperature, density] },
      fills: [derivedDefault(density, densityOf)],
      results: {
        Results: [step('twice', { volume }, { label: 'Twice', kind: 'volume', unit: 'm³' }, v => 2 * v.volume)],
      },
      primary: mass,
      examples: [],
      references: [],
      shows: [
        step('shown', { density: optional(density), volume }, { label: 'S', kind: 'number', unit: '' }, () =>
          absent('none'),
        ),
      ],
    });
    const { unused } = calculateCase(alone, caseFrom(alone, { volume: 1, density: 800 }));
    expect(unused.map(({ id }) => id)).toEqual(['density']);
  });

  test('is reported in its default unit, with what it belongs to and its source', () => {
    const cases = [caseFrom(tank, { from: 'oil', temperature: 20, volume: 2 })];
    const [reported] = run(tank, writeDocument(tank, { cases })).cases;
    expect(reported?.filled?.['cp']).toEqual({
      value: { type: 'number', si: 2000, value: 2, unit: 'kJ/(kg·K)', digits: 5 },
      of: 'oil',
      source: book,
    });
    expect(reported?.filled?.['density']).toMatchObject({ uncertainty: 0.02 });
  });

  test('is separate from entries in a workbook, which is read back unchanged', () => {
    const cases = [{ from: 'oil', temperature: 20 }, { density: 700 }].map(input =>
      caseFrom(tank, { volume: 2, ...input }),
    );
    const report = run(tank, writeDocument(tank, { cases }), { pictures: false });
    const sheets = workbook(tank, cases, report, { date: '2026-01-31' });
    const rows = sheets[0]?.rows.map(row => row.map(cell => cell?.value)) ?? [];
    const band = rows.findIndex(([first]) => first === 'Filled in');
    expect(rows.slice(band + 1, band + 3)).toEqual([
      ['Density', undefined, 800, 'kg/m³', undefined, undefined],
      ['Source', undefined, 'oil: A book of oils', undefined, undefined, undefined],
    ]);
    const read = sheets.map(sheet => ({ name: sheet.name, rows: sheet.rows.map(row => row.map(cell => cell?.value)) }));
    expect(openWorkbook(tank, read).cases).toEqual(cases);
  });

  test('is in the JSON with its source, and its difference if entered', () => {
    const json = (input: CaseInput) =>
      calculateJson(tank, { volume: 2, from: 'oil', temperature: 20, ...input }).filled;
    expect(json({})?.['density']).toEqual({
      value: { value: 800, unit: 'kg/m³' },
      of: 'oil',
      source: book,
      uncertaintyPercent: 2,
    });
    expect(json({ density: 1000 })?.['density']?.differencePercent).toBe(25);
    expect(calculateJson(tank, { volume: 2, density: 800 }).filled).toBeUndefined();
  });

  test('cannot have a default that depends on it', () => {
    const twice = value('twice', { mass }, (v): DefaultValue => ({ value: v.mass, of: 'it', source: '' }));
    expect(() =>
      calculation(meta, {
        inputs: { Tank: [volume, density] },
        fills: [derivedDefault(density, twice)],
        results: { Results: [mass] },
        primary: mass,
        examples: [],
        references: [],
      }),
    ).toThrow(new RangeError('mass depends on itself (cycle)'));
  });
});
