import { beforeAll, describe, expect, test } from 'vitest';
import { Absent, calculateCase, caseFrom, resultValue, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const calculated = (input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, { flowConfiguration: 'Shell-and-tube 1-2', ...input }));
const answer = (input: CaseInput, id: string) => resultValue(calculated(input).evaluation, id);
const result = (input: CaseInput, id: string) => Number(answer(input, id));
const texts = (input: CaseInput, level: string) =>
  calculated(input)
    .messages.filter(message => message.level === level)
    .map(({ text }) => text);

/** A cooler of dense carbon dioxide. */
const gasCooler = {
  hotFluidSource: 'pure',
  hotPureFluid: 'CO2',
  hotPressure: 79,
  flowHot: 20_000,
  tempHotIn: 100,
  tempHotOut: 34,
  coldFluidSource: 'water',
  coldPressure: 4,
  flowCold: 105_995.19,
  tempColdIn: 25,
  tempColdOut: 34,
};

/** A vaporiser of n-butane. */
const vaporiser = {
  hotFluidSource: 'water',
  hotPressure: 4,
  flowHot: 40_000,
  tempHotIn: 120,
  tempHotOut: 90,
  coldFluidSource: 'pure',
  coldPureFluid: 'nC4',
  coldPressure: 10,
  flowCold: 12_369.43,
  tempColdIn: 40,
  tempColdOut: 86,
};

/** A condenser of propane, with subcooling below the outlet of the water. */
const condenser = {
  ...gasCooler,
  hotPureFluid: 'C3',
  hotPressure: 10,
  flowHot: 10_000,
  tempHotIn: 60,
  tempHotOut: 25,
  flowCold: 119_983.62,
  tempColdIn: 20,
  tempColdOut: 28,
};

const [hot, cold, inlet, outlet] = ['Hot side', 'Cold side', 'At the shell inlet', 'At the shell outlet'] as const;

/**
 * UA in kW/K by CoolProp 8.0.0: T(h, p) of each side by its Helmholtz equation; three ordinary differential equations along
 * the shell integrated by SciPy 1.17.1 (RK45), with UA found so that the outlets are reached.
 */
const byCoolProp: readonly (readonly [name: string, given: CaseInput, stream: string, at: string, ua: number])[] = [
  ['carbon dioxide', gasCooler, hot, inlet, 107.279],
  ['carbon dioxide', gasCooler, hot, outlet, 110.743],
  ['carbon dioxide', gasCooler, cold, inlet, 157.255],
  ['carbon dioxide', gasCooler, cold, outlet, 87.332],
  ['boiling n-butane', vaporiser, hot, inlet, 78.672],
  ['boiling n-butane', vaporiser, hot, outlet, 58.722],
  ['boiling n-butane', vaporiser, cold, inlet, 68.055],
  ['boiling n-butane', vaporiser, cold, outlet, 69.399],
  ['condensing propane', condenser, hot, outlet, 179.494],
  ['condensing propane', condenser, cold, inlet, 180.261],
];

describe('UA of a 1-2 exchanger along its duty curve', () => {
  test.each(byCoolProp)('matches CoolProp for %s', (_, given, shellStream, tubeInlet, ua) => {
    const input = { ...given, shellStream, tubeInlet };
    for (const method of ['original', 'ntu']) {
      expect(result({ ...input, method }, 'ua') / 1000 / ua, method).toBeCloseTo(1, 2.7);
    }
    expect(result(input, 'correctionFactor') * result(input, 'curveDifference')).toBeCloseTo(
      result(input, 'meanDifference'),
      9,
    );
  });

  // The same program, with the heat of the first shell found as well.
  test.each([
    ['carbon dioxide', gasCooler, cold, 84.681],
    ['boiling n-butane', vaporiser, hot, 64.512],
  ] as const)('matches CoolProp for two equal shells with %s', (_, given, shellStream, ua) => {
    const input = { ...given, flowConfiguration: 'Shell-and-tube 2-4', shellStream, tubeInlet: inlet };
    expect(result(input, 'ua') / 1000 / ua).toBeCloseTo(1, 2.7);
  });

  test('is the largest of passes that are not known, which is reported', () => {
    expect(result(gasCooler, 'ua') / 157_255).toBeCloseTo(1, 3);
    expect(result({ ...gasCooler, shellStream: hot }, 'ua') / 110_743).toBeCloseTo(1, 3);
    expect(texts(gasCooler, 'info')).toContain(
      'Along the duty curve UA depends on the passes: 157.3 kW/K with the cold side in the shell and the tubes entering at the shell inlet, 87.33 kW/K with the cold side in the shell and the tubes entering at the shell outlet. The largest is used. Select the stream in the shell and the tube inlet for that of your exchanger.',
    );
    const known = { ...gasCooler, shellStream: hot, tubeInlet: outlet };
    expect(texts(known, 'info').join(' ')).not.toContain('depends on the passes');
  });

  test('says which passes cannot transfer the duty', () => {
    // CoolProp finds no UA for these either.
    expect(texts(condenser, 'warning')).toContain(
      'With the hot side in the shell and the tubes entering at the shell inlet, or with the cold side in the shell and the tubes entering at the shell outlet, one shell does not transfer this duty: the temperatures cross inside. UA holds only for other passes. Select the stream in the shell and the tube inlet.',
    );
    const impossible = { ...condenser, shellStream: hot, tubeInlet: inlet };
    for (const method of ['original', 'ntu']) {
      expect(answer({ ...impossible, method }, 'ua')).toEqual(
        new Absent('no shell-and-tube 1-2 exchanger reaches these temperatures'),
      );
      expect(texts({ ...impossible, method }, 'warning')).toContain(
        'The arrangement cannot reach these temperatures: F has no value. F is higher with more shell passes in series.',
      );
    }
  });

  test('is close to that of constant heat capacities for water against water', () => {
    const water = {
      ...vaporiser,
      coldFluidSource: 'water',
      hotPressure: 3,
      coldPressure: 3,
      flowHot: 50_000,
      tempHotIn: 100,
      tempHotOut: 60,
      flowCold: 57_470,
      tempColdIn: 20,
      tempColdOut: 55,
    };
    // The same program: 64.33 kW/K.
    expect(result(water, 'ua') / 64_330).toBeCloseTo(1, 3);
    expect(texts(water, 'info')).toEqual([expect.stringContaining('With constant heat capacities it would be 0.')]);
  });
});

/**
 * UA of cross-flow in kW/K by CoolProp 8.0.0: enthalpies of 480² cells of both streams, those of a mixed stream of 60² or 160², by the implicit midpoint
 * rule, with UA found so that the duty is exchanged. By F of the end temperatures they are 81.9, 82.8, 91.9, 61.8, 64.9, 63.6, 171 and 178.
 */
const crossByCoolProp: readonly (readonly [name: string, given: CaseInput, mixed: string, ua: number])[] = [
  ['carbon dioxide', gasCooler, 'Both unmixed', 85.948],
  ['carbon dioxide', gasCooler, 'Hot side mixed', 88.739],
  ['carbon dioxide', gasCooler, 'Cold side mixed', 107.312],
  ['boiling n-butane', vaporiser, 'Both unmixed', 70.248],
  ['boiling n-butane', vaporiser, 'Hot side mixed', 85.947],
  ['boiling n-butane', vaporiser, 'Cold side mixed', 65.139],
  ['condensing propane', condenser, 'Both unmixed', 210.78],
  ['condensing propane', condenser, 'Hot side mixed', 165.14],
];

test.each(crossByCoolProp)(
  'UA of cross-flow along its duty curve matches CoolProp for %s: %s %s',
  (_, given, mixed, ua) => {
    const input = { ...given, flowConfiguration: 'Cross-flow', crossFlowMixing: mixed };
    for (const method of ['original', 'ntu']) {
      expect(Math.abs(result({ ...input, method }, 'ua') / 1000 / ua - 1), method).toBeLessThan(0.002);
    }
  },
);

test('F along a duty curve is said not to be that of R and P', () => {
  const text =
    'F is integrated along the duty curve, whereas R and P are those of the end temperatures. With constant heat capacities it would be 0.932.';
  const across = { ...gasCooler, flowConfiguration: 'Cross-flow' };
  expect(texts(across, 'info')).toContain(text);
  expect(texts(condenser, 'info').join(' ')).toContain('F is integrated along the duty curve');
  const typed = { ...across, hotFluidSource: 'typed', coldFluidSource: 'typed', cpHot: 3.02, cpCold: 4.179 };
  expect(texts(typed, 'info').join(' ')).not.toContain('F is integrated');
  expect(texts({ ...condenser, flowConfiguration: 'Counter-current' }, 'info').join(' ')).not.toContain('F is');
});

test('methods are not compared along a duty curve, which both use', () => {
  expect(calculated(gasCooler).crossChecks).toEqual([]);
  const typed = { ...gasCooler, hotFluidSource: 'typed', coldFluidSource: 'typed', cpHot: 3.02, cpCold: 4.179 };
  expect(calculated(typed).crossChecks).toHaveLength(1);
});

test('both methods give the same transfer units along a duty curve, UA over the smaller capacity rate', () => {
  const counter = { ...condenser, flowConfiguration: 'Counter-current' };
  const smaller = 1_114_705 / 35;
  for (const given of [counter, condenser, { ...condenser, flowConfiguration: 'Cross-flow' }]) {
    for (const method of ['original', 'ntu']) {
      const input = { ...given, method };
      expect(result(input, 'ntu') / (result(input, 'ua') / smaller)).toBeCloseTo(1, 3);
    }
  }
  // ΔT_e 7.33 K: 35 K over it.
  expect(result({ ...counter, method: 'ntu' }, 'ntu')).toBeCloseTo(4.77, 1.6);
});

test('the drawing has the streams and nozzles as selected', () => {
  const placeOf = (input: CaseInput, field: string) => {
    const { values } = calculated({ ...gasCooler, ...input }).evaluation;
    const marks = definition.drawing?.(values).marks ?? [];
    return marks.flatMap(mark => (mark.type === 'label' && mark.field === field ? [{ x: mark.x, y: mark.y }] : []));
  };
  const known = { shellStream: hot, tubeInlet: outlet };
  const [top, left] = [placeOf(known, 'tempHotIn'), placeOf(known, 'tempColdIn')];
  const coldInShell = { shellStream: cold, tubeInlet: outlet };
  expect(placeOf(coldInShell, 'tempColdIn')).toEqual(top);
  expect(placeOf(coldInShell, 'tempHotIn')).toEqual(left);
  const shellInlet = placeOf({ shellStream: hot, tubeInlet: inlet }, 'tempHotIn');
  expect(shellInlet[0]?.x).toBeLessThan(top[0]?.x ?? 0);
});

test('the drawing does not place streams that are not known', () => {
  const marksOf = (input: CaseInput) =>
    definition.drawing?.(calculated({ ...gasCooler, ...input }).evaluation.values).marks ?? [];
  const fieldsOf = (input: CaseInput) =>
    marksOf(input).flatMap(mark => (mark.type === 'path' && mark.field !== undefined ? [mark.field] : []));
  expect(fieldsOf({})).not.toContain('flowHot');
  expect(fieldsOf({ tubeInlet: inlet })).not.toContain('flowHot');
  expect(fieldsOf({ shellStream: hot })).toContain('flowHot');
  const heads = (input: CaseInput) =>
    marksOf(input).filter(mark => mark.type === 'path' && /l4 8 4 -8|-8 4 8 4/.test(mark.d)).length;
  expect(heads({ shellStream: hot })).toBe(0);
  expect(heads({ shellStream: hot, tubeInlet: inlet })).toBe(3);
});
