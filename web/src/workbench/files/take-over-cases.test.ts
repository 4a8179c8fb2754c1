import { findCalculator } from '@isentrope/calculators';
import { caseFrom, run, shareFragment, writeDocument, type Definition } from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { expect, test } from 'vitest';
import { takeOverCases } from './take-over-cases.ts';

async function definitionOf(id: string): Promise<Definition> {
  const definition = await findCalculator(id)?.load();
  if (!definition) throw new Error(`No calculator ${id}`);
  return definition;
}

/** The link of the first example of a calculator. */
async function linkOf(id: string): Promise<string> {
  const definition = await definitionOf(id);
  const cases = (definition.examples[0]?.cases ?? []).map(input => caseFrom(definition, input));
  return shareFragment(definition, cases);
}

// Crane TP-410 (metric), example 7-29: bore 50 mm.
test('a link of the free calculator opens on the Pro page with its entries, in their units', async () => {
  const pro = await definitionOf('restriction-orifice-pro');
  const taken = await takeOverCases(pro, await linkOf('restriction-orifice'));
  const [data] = taken?.cases ?? [];
  if (!data) throw new Error('No case was taken over');
  expect(data['pressureDifferential']).toMatchObject({ text: '17', unit: 'kPa' });
  const [reported] = run(pro, writeDocument(pro, { cases: [data] }), { pictures: false }).cases;
  const bore = reported?.values[pro.primary];
  expect(bore?.type === 'number' ? Math.round(bore.si * 1000) : bore).toBe(50);
  expect(taken?.message).toMatch(/^They are from Restriction Orifice Sizing Module\./);
});

test('entries that the other version does not have are reported', async () => {
  const free = await definitionOf('control-valve');
  const taken = await takeOverCases(free, await linkOf('control-valve-pro'));
  expect(taken?.cases).toHaveLength(3);
  expect(taken?.message).toMatch(/Not carried over: .*Valve style/);
});

test('a link of another calculator is refused by its name, and one of this calculator is left alone', async () => {
  const pump = await definitionOf('pump-sizing-pro');
  await expect(takeOverCases(pump, await linkOf('restriction-orifice'))).rejects.toThrow(
    new Refusal(
      'The link contains cases of Restriction Orifice Sizing Module. Open it on the page of that calculator.',
    ),
  );
  expect(await takeOverCases(pump, await linkOf('pump-sizing-pro'))).toBeUndefined();
  expect(await takeOverCases(pump, '#cases=damaged')).toBeUndefined();
});
