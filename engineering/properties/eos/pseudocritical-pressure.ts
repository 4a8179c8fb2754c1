import type { Component } from './component.ts';

/** Largest ratio of critical temperatures of components that boil so close to each other that the mean holds. */
const closeBoiling = 1.25;

/**
 * Pseudocritical pressure of a mixture, Pa, the mean of the components' by mole fraction (Kay's rule), where their critical temperatures
 * differ by a quarter at most; undefined otherwise, since the critical pressure of others is higher.
 * Source: W. B. Kay, Ind. Eng. Chem. 28 (1936) 1014.
 */
export function pseudocriticalPressure(
  components: readonly Pick<Component, 'criticalTemperature' | 'criticalPressure'>[],
  moleFractions: Float64Array,
): number | undefined {
  const temperatures = components.map(({ criticalTemperature }) => criticalTemperature);
  if (Math.max(...temperatures) > closeBoiling * Math.min(...temperatures)) return undefined;
  return components.reduce((sum, { criticalPressure }, i) => sum + (moleFractions[i] ?? 0) * criticalPressure, 0);
}
