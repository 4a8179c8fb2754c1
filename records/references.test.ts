import { expect, test } from 'vitest';
import type { SheetDocument } from './document.ts';
import { withNewIds } from './new-ids.ts';

const ids = {
  sheet: new Map([['s-1', 'new-1']]),
  fluid: new Map([['f-1', 'new-f']]),
};
const of = (fields: object, calculated?: object): SheetDocument =>
  ({ schema: 1, tool: 'pump', cases: [fields], ...(calculated ? { calculated: [null, calculated] } : {}) }) as never;

test('references to renamed sheets and fluids use the new id', () => {
  const before = {
    flow: ['', 'kg/h', 'sheet/s-1/case-2/flowRate'],
    density: ['12.5', 'kg/m³', 'fluid/f-1/density'],
    together: ['1', 'kg/h', 'sheet/s-1/totalFlow'],
    whole: ['', '', 'sheet/s-1'],
  };
  const after = {
    flow: ['', 'kg/h', 'sheet/new-1/case-2/flowRate'],
    density: ['12.5', 'kg/m³', 'fluid/new-f/density'],
    together: ['1', 'kg/h', 'sheet/new-1/totalFlow'],
    whole: ['', '', 'sheet/new-1'],
  };
  expect(withNewIds(of(before, before), ids)).toEqual(of(after, after));
});

test('everything else is unchanged', () => {
  const document = of({
    text: 'sheet/s-1/flow',
    typed: ['sheet/s-1/flow', 'fluid/f-1'],
    elsewhere: ['', '', 'sheet/s-2/flow'],
    otherKind: ['', '', 'sheet/f-1/flow'],
    like: ['', '', 'a sheet/s-1/flow'],
  });
  expect(withNewIds(document, ids)).toEqual(document);
});
