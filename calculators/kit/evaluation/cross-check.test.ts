import { Refusal, messageValue } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import {
  Absent,
  byMethod,
  calculateCase,
  calculation,
  caseFrom,
  check,
  choice,
  field,
  quantity,
  resultValue,
  step,
  warning,
  type CaseInput,
} from '../index.ts';

const meta = { id: 'pipe', title: 'Pipe', summary: 'A pipe.', access: 'free', columns: 1, standards: [] } as const;

/** Two methods for a bore: the second needs a viscosity, reports its range, and is larger by a fraction. */
function bore(share: number) {
  const service = field('service', choice('Service', ['Liquid', 'Gas']));
  const flow = field('flow', quantity('Flow', 'length', 'mm', { above: 0 }));
  const viscosity = field('viscosity', quantity('Viscosity', 'dynamicViscosity', 'cP', { optional: true }));
  const gamma = field('gamma', quantity('Heat ratio', 'number', '', { optional: true, when: { service: 'Gas' } }));
  const density = field('density', quantity('Density', 'density', 'kg/m³', { optional: true }));
  const boreInfo = { label: 'Bore', kind: 'length', unit: 'mm' } as const;
  const original = step('bore', { flow }, boreInfo, v => v.flow);
  const standard = step('bore', { flow, viscosity }, boreInfo, v => v.flow * (1 + share));
  const bore = byMethod({ original, standard });
  const choked = byMethod({
    original: step('choked', { flow }, { label: 'Choked' }, v => v.flow > 0.5),
    standard: step('choked', { flow, viscosity }, { label: 'Choked' }, v => v.flow > 0.2),
  });
  return calculation(meta, {
    inputs: { Pipe: [service, flow, viscosity, gamma, density] },
    results: { Pipe: [bore, choked] },
    primary: bore,
    methods: {
      original: {
        name: 'Original',
        checks: [check({ bore }, v => (v.bore < 0.01 ? [warning('Both mind this.')] : []))],
      },
      standard: {
        name: 'ISO 1',
        checks: [
          check({ bore }, v =>
            v.bore < 0.0125 ? [warning('The bore is below 12.5 mm.', { source: 'ISO 1, 5.3' })] : [],
          ),
          check({ flow }, v => (v.flow < 0.01 ? [warning('Both mind this.')] : [])),
        ],
      },
    },
    crossCheck: { result: bore, unsafe: 'higher', consequence: 'the original is too small', questions: [choked] },
    examples: [],
    references: [],
  });
}

const messagesOf = (definition: ReturnType<typeof bore>, input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input)).messages.map(({ text }) => text);

describe('a cross-check', () => {
  test('reports the range of every method, however small the difference', () => {
    const result = calculateCase(bore(0), caseFrom(bore(0), { flow: 11, viscosity: 1 })).messages;
    expect(result).toContainEqual({
      level: 'warning',
      text: 'ISO 1: The bore is below 12.5 mm.',
      source: 'ISO 1, 5.3',
    });
    expect(messagesOf(bore(0), { flow: 13, viscosity: 1 })).toEqual([
      'Entered but not used by the simplified method: viscosity.',
    ]);
  });

  test('does not repeat messages of the selected method', () =>
    expect(messagesOf(bore(0), { flow: 9, viscosity: 1 }).filter(text => text.includes('Both mind this.'))).toEqual([
      'Both mind this.',
    ]));

  test('reports results that a method cannot check', () => {
    const { messages } = calculateCase(bore(0), caseFrom(bore(0), { flow: 13 }));
    expect(messages).toContainEqual({
      level: 'info',
      text: 'The bore is not checked by ISO 1: needs viscosity.',
      field: 'bore',
    });
    expect(messages.map(({ field }) => field)).toEqual(['bore', 'choked']);
  });

  test('includes the simplified method if another is selected', () => {
    expect(messagesOf(bore(0), { flow: 9, viscosity: 1, method: 'standard' })).toEqual([
      'The bore is below 12.5 mm.',
      'Both mind this.',
    ]);
    expect(messagesOf(bore(0.2), { flow: 13, viscosity: 1, method: 'standard' })[0]).toBe(
      'ISO 1 puts the bore 20 % higher than the simplified method: the original is too small.',
    );
  });
});

test('a step is evaluated once for all methods that share it, and once for each if it depends on the method', () => {
  const counts = { common: 0, own: 0 };
  const length = field('length', quantity('Length', 'length', 'mm'));
  const common = step('common', { length }, { label: 'Common', kind: 'length', unit: 'mm' }, v => {
    counts.common += 1;
    return 2 * v.length;
  });
  const by = (share: number) => step('share', { common }, { label: 'Share' }, v => share * v.common);
  const share = byMethod({ original: by(0.5), standard: by(0.75) });
  const own = step('own', { share, common }, { label: 'Own' }, v => {
    counts.own += 1;
    return v.share + v.common;
  });
  const definition = calculation(meta, {
    inputs: { Pipe: [length] },
    results: { Pipe: [own, common] },
    primary: own,
    methods: { original: { name: 'Original' }, standard: { name: 'ISO 1' } },
    crossCheck: { result: own, unsafe: 'either', consequence: 'look again', questions: [common] },
    examples: [],
    references: [],
  });
  const { crossChecks } = calculateCase(definition, caseFrom(definition, { length: 1000 }));
  expect(crossChecks.map(({ value }) => value)).toEqual([3.5]);
  expect(counts).toEqual({ common: 1, own: 2 });
});

describe('a difference between methods', () => {
  const warned = (share: number) =>
    messagesOf(bore(share), { flow: 20, viscosity: 1 }).some(text => text.startsWith('ISO 1 puts the bore'));

  test('is a warning beyond 5 % on the unsafe side', () => {
    expect(warned(0.051)).toBe(true);
    expect(warned(0.049)).toBe(false);
    expect(warned(-0.2)).toBe(false);
  });

  test('in a yes/no result is a warning', () =>
    expect(messagesOf(bore(0), { flow: 300, viscosity: 1 })).toContain(
      'The methods disagree on the choked: no by the simplified method, yes by ISO 1.',
    ));
});

describe('an entered input', () => {
  test('that the method does not use is reported', () =>
    expect(messagesOf(bore(0), { flow: 20, viscosity: 1, density: 900 })).toContain(
      'Entered but not used by the simplified method: viscosity, density.',
    ));

  test('whose consumer lacks another input is reported with that input', () => {
    const inlet = field('inlet', quantity('Inlet diameter', 'length', 'mm', { optional: true }));
    const loss = field('loss', quantity('Inlet loss', 'number', '', { optional: true }));
    const always = step('always', {}, { label: 'Always' }, () => true);
    const drop = step('drop', { inlet, loss }, { label: 'Drop', kind: 'length', unit: 'mm' }, v => v.inlet * v.loss);
    const definition = calculation(meta, {
      inputs: { Pipe: [inlet, loss] },
      results: { Pipe: [always, drop] },
      primary: always,
      examples: [],
      references: [],
    });
    const messages = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input)).messages;
    expect(messages({ inlet: 80 }).map(({ text }) => text)).toEqual([
      'Entered but not used (needs inlet loss): inlet diameter.',
    ]);
    expect(messages({ inlet: 80, loss: 2 })).toEqual([]);
    expect(messages({})).toEqual([]);
  });
});

describe('a step that refuses', () => {
  const outside = field('outside', quantity('Outside diameter', 'length', 'mm'));
  const thickness = field('wall', quantity('Wall', 'length', 'mm'));
  const bore = step('bore', { outside, thickness }, { label: 'Bore', kind: 'length', unit: 'mm' }, v => {
    if (v.thickness === 0.099) throw new RangeError('wall must not be 0.099, got 0.099');
    if (v.thickness === 0.098) throw new TypeError('undefined is not a function');
    if (2 * v.thickness >= v.outside)
      throw new Refusal('the wall must be below {limit}', { limit: messageValue('length', v.outside / 2) });
    return v.outside - 2 * v.thickness;
  });
  const other = step('other', { outside }, { label: 'Other', kind: 'length', unit: 'mm' }, v => v.outside);
  const wall = calculation(meta, {
    inputs: { Pipe: [outside, thickness] },
    results: { Pipe: [bore, other] },
    primary: bore,
    checks: [
      check({ thickness }, v => {
        if (v.thickness === 0.097) throw new RangeError('wall must not be 0.097');
        return [];
      }),
    ],
    examples: [],
    references: [],
  });
  const calculated = (input: CaseInput) => calculateCase(wall, caseFrom(wall, input));
  const reason = (input: CaseInput) => {
    const value = resultValue(calculated(input).evaluation, 'bore');
    return value instanceof Absent ? value.text : undefined;
  };

  test('gives its reason in the unit of the entry', () => {
    expect(reason({ outside: 100, wall: 60 })).toBe('the wall must be below 50.00 mm');
    expect(reason({ outside: { value: 4, unit: 'inch' }, wall: { value: 3, unit: 'inch' } })).toBe(
      'the wall must be below 2.000 inch',
    );
  });

  test('by a failed assertion records a fault and does not show its text', () => {
    for (const thickness of [99, 98]) {
      expect(reason({ outside: 100, wall: thickness })).toBe(
        'no value: this step could not be calculated for these inputs',
      );
      expect(calculated({ outside: 100, wall: thickness }).evaluation.faults.map(({ place }) => place)).toEqual([
        'bore',
      ]);
    }
  });

  test('does not affect other results', () =>
    expect(resultValue(calculated({ outside: 100, wall: 99 }).evaluation, 'other')).toBe(0.1));

  test('in a check reports that the case is unchecked', () => {
    const { messages, evaluation } = calculated({ outside: 300, wall: 97 });
    expect(messages.map(({ level, text }) => `${level}: ${text}`)).toEqual([
      'warning: An internal error stopped one of the checks on this case. Verify the result by other means before relying on it.',
    ]);
    expect(evaluation.faults.length).toBe(1);
  });
});

describe('a reason', () => {
  const definition = bore(0);
  const text = (input: CaseInput) => {
    const value = resultValue(calculateCase(definition, caseFrom(definition, input)).evaluation, 'bore');
    return value instanceof Absent ? value.text : undefined;
  };

  test('distinguishes blank from invalid inputs', () => {
    expect(text({})).toBe('needs flow');
    expect(text({ flow: -1 })).toBe('needs a valid flow');
  });
});

describe('an ambiguous number', () => {
  test('is reported with both readings, wherever the case is calculated', () => {
    const definition = bore(0);
    expect(messagesOf(definition, { flow: '48,600', viscosity: 1 })).toContain(
      'Flow 48,600 is read as 48.6, not as 48600.',
    );
    expect(messagesOf(definition, { flow: '48,6', viscosity: 1 })).not.toContain('is read as');
  });
});
