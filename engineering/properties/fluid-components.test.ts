import { describe, expect, test } from 'vitest';
import { fluidComponents } from './fluid-components.ts';
import { gergComponents } from './gerg/coefficients/components.ts';
import { referenceFluids } from './reference/index.ts';

describe('the substances of a fluid', () => {
  test('are water and those that have a reference equation, each once', () => {
    expect(fluidComponents.map(({ id }) => id).toSorted()).toEqual(
      [...referenceFluids.map(({ id }) => id), 'H2O'].toSorted(),
    );
    for (const { id, name } of referenceFluids)
      expect(fluidComponents.find(component => component.id === id)?.name, id).toBe(name);
  });

  test('have the molar masses of their equations', async () => {
    for (const { id, load } of referenceFluids) {
      const { molarMass } = await load();
      expect(fluidComponents.find(component => component.id === id)?.molarMass, id).toBe(molarMass);
    }
  });

  test('say which are components of GERG-2008', () => {
    expect(fluidComponents.flatMap(({ id, inGerg }) => (inGerg ? [id] : [])).toSorted()).toEqual(
      gergComponents.map(({ id }) => id).toSorted(),
    );
  });
});
