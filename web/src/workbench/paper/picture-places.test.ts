import { findCalculator } from '@isentrope/calculators';
import { caseFrom, caseInSet, resultUnitsIn, unitsShown } from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { calculatedCases } from '../bench/calculated.ts';
import { layoutFor } from './page-layout.ts';
import { casesOnPaper } from './paper-case.ts';
import { picturesOf } from './picture-choice.ts';
import { picturePlaces } from './picture-places.ts';

test.each(['metric', 'us'] as const)(
  'the drawings of three orifices stand beneath them on the page that they need anyway: %s',
  async set => {
    const definition = await findCalculator('restriction-orifice-pro')?.load();
    const example = definition?.examples.find(({ cases }) => cases.length === 3);
    if (!definition || !example) throw new Error('There is no example of three orifices.');
    const given = example.cases.map(each => caseInSet(definition, caseFrom(definition, each), set));
    const calculated = calculatedCases(definition, given);
    const items = calculated.map((each, place) => ({ key: place + 1, data: each.of, calculated: each }));
    const cases = casesOnPaper(definition, items, undefined);
    const layout = layoutFor({ size: 'A4', orientation: 'fitting', cases: 'beside' }, 3);
    const unitFor = unitsShown(definition, given[0] ?? {}, resultUnitsIn(definition, set));
    const places = picturePlaces(definition, cases, layout, picturesOf(definition, cases, true, unitFor), true);
    expect(places.drawing).toBe('beneath');
    expect(3 * (places.drawingRoom ?? 0)).toBeLessThan(layout.room.width);
  },
);
