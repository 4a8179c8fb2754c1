import { beforeAll, expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';
import { examples } from './examples.ts';

/** The examples state what every line is judged by. */

beforeAll(loadAllFluidData);

test.each(examples)('every line is judged in: $title', ({ cases }) => {
  const verdicts = cases.map(input => calculateJson(definition, input).results['verdict']);
  expect(verdicts).toEqual(cases.map(() => 'all within'));
});
