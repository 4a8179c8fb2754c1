import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, loadFor, Table, type CaseInput } from '../../kit/index.ts';
import definition from '../definition.ts';

const vessel: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 600,
  tangentLength: 2000,
  wallThickness: 20,
  composition: 'CO2: 1',
  initialPressure: 45,
  initialTemperature: 40,
  orificeDiameter: 12,
  targetPressure: 20,
  duration: 1,
  equationCheck: 'yes',
};

async function calculated(more: CaseInput = {}) {
  const data = caseFrom(definition, { ...vessel, ...more });
  await loadFor(definition, [data]);
  return calculateCase(definition, data);
}

const rowsOf = ({ evaluation }: Awaited<ReturnType<typeof calculated>>) => {
  const value = evaluation.value('equations');
  return value instanceof Table ? value.rows : [];
};
const about = ({ messages }: Awaited<ReturnType<typeof calculated>>, text: string) =>
  messages.filter(message => message.text.includes(text));

describe('a vessel by both equations', () => {
  let [cubic, own]: Awaited<ReturnType<typeof calculated>>[] = [];
  beforeAll(async () => {
    cubic = await calculated();
    own = await calculated({ equationOfState: 'reference' });
  });

  test('has the same two rows whichever is chosen, in the other order', () => {
    const [one, other] = [cubic, own].map(found => found && rowsOf(found));
    expect(one?.map(([name]) => name)).toEqual([
      'Peng–Robinson',
      'the reference equation of carbon dioxide',
      'Difference of the second',
    ]);
    expect(other?.slice(0, 2)).toEqual(one?.slice(0, 2).toReversed());
    expect(one?.[0]?.[4]).toBe(cubic?.evaluation.value('peakFlow'));
    const [flow, otherFlow] = [Number(one?.[0]?.[4]), Number(one?.[1]?.[4])];
    expect(Math.abs(parseFloat(String(one?.[2]?.[4]).replace('−', '-')) - (otherFlow / flow - 1) * 100)).toBeLessThan(
      0.1,
    );
  });

  test('is warned of where the other metal is below its minimum design temperature and its own is not', async () => {
    const coldest = rowsOf(cubic ?? (await calculated())).map(row => Number(row[2]));
    const [one = NaN, two = NaN] = coldest;
    const between = { value: (one + two) / 2, unit: 'K' };
    const colderIsOther = two < one ? 'peng-robinson' : 'reference';
    const found = await calculated({ minimumDesignTemperature: between, equationOfState: colderIsOther });
    expect(about(found, 'below its minimum design temperature; by')).toHaveLength(1);
    expect(about(found, 'below its minimum design temperature; by')[0]?.field).toBe('brittleFracture');
    const safe = colderIsOther === 'reference' ? 'peng-robinson' : 'reference';
    const other = await calculated({ minimumDesignTemperature: between, equationOfState: safe });
    expect(about(other, 'below its minimum design temperature; by')).toHaveLength(0);
  });
});

test('nothing is run a second time unless it is asked for', async () => {
  const found = await calculated({ equationCheck: 'no' });
  expect(rowsOf(found)).toEqual([]);
  expect(found.evaluation.value('equations')).toMatchObject({ ruledOut: true });
});

test('a component that the other equation does not have is named, and the results stay', async () => {
  const found = await calculated({ composition: 'C1: 0.9; Bz: 0.1', initialTemperature: 80 });
  expect(JSON.stringify(found.evaluation.value('equations'))).toContain('benzene is no component of GERG-2008');
  expect(found.evaluation.value('peakFlow')).toBeGreaterThan(0);
});
