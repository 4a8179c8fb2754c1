import { expect, test, vi } from 'vitest';

// The set-up of the tests has loaded the reader into another instance of these modules.
vi.resetModules();
const kit = await import('./kit/index.ts');
const { default: definition } = await import('./fluid-properties/definition.ts');

const case1 = kit.caseFrom(definition, {
  fluidFrom: 'table',
  propertyTable: 'T °C | ρ kg/m³; 20 | 998.2; 80 | 971.8',
  pressure: 5,
  temperature: 50,
});
const table = definition.inputs.find(({ id }) => id === 'propertyTable');
const [fluid] = definition.sharedGroups;

test('a case waits for the reader of its table, and only such a case does', async () => {
  if (!table || !fluid) throw new Error('The calculator has no table, or does not share its fluid.');
  const readTable = () => kit.readField(table, case1, table.id).type;
  expect(kit.loadTablesOf(definition, [kit.blankCase(definition)])).toBe(undefined);
  expect(kit.tableReader()).toBe(undefined);
  expect(readTable()).toBe('unread');
  expect(() => kit.calculateCase(definition, case1)).toThrow(
    'Table of properties is read before the reader of tables is loaded.',
  );
  expect(kit.readSharedGroup(definition, fluid, case1)).toBe(undefined);
  await kit.loadFor(definition, [case1]);
  expect(readTable()).toBe('value');
  // Halfway between the rows.
  const { evaluation } = kit.calculateCase(definition, case1);
  expect(evaluation.value('density')).toBeCloseTo(985, 9);
  expect(kit.loadFor(definition, [case1])).toBe(undefined);
});
