import { gergComponents } from '../coefficients/components.ts';

/** A repeatable sequence of numbers from 0 to 1. */
export function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Mole fractions of mixtures of 2 to 8 components, half of them mostly methane. */
export function randomMixtures(count: number): readonly Readonly<Record<string, number>>[] {
  const next = uniform(5);
  return Array.from({ length: count }, (_, index) => {
    const size = 2 + Math.floor(7 * next());
    const ids = new Set(index % 2 ? ['C1'] : []);
    while (ids.size < size) ids.add(gergComponents[Math.floor(gergComponents.length * next())]?.id ?? 'N2');
    const amounts = [...ids].map(id => [id, id === 'C1' ? 4 : 0.05 + next()] as const);
    const total = amounts.reduce((sum, [, amount]) => sum + amount, 0);
    return Object.fromEntries(amounts.map(([id, amount]) => [id, amount / total]));
  });
}
