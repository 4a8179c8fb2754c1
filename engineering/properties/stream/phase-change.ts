import { undefinedIfRefused } from '../../quantities/index.ts';
import { fluidOf, type Fluid } from '../fluid.ts';
import type { EquilibriumState } from '../helmholtz/index.ts';
import type { StreamFluid } from './stream-fluid.ts';

/** What happens to the phase of a stream between two temperatures. */
export type StreamPhaseChange =
  /** Change of the vapour mass fraction, positive where it boils; 0 where nothing does. */
  | { readonly type: 'vaporised'; readonly share: number }
  /** A dense fluid passes from one end to the other without two phases; `becomes` is what it resembles at the end. */
  | { readonly type: 'dense'; readonly becomes: 'liquid' | 'gas' };

/** Temperatures between the ends at which a mixture is tested for two phases. */
const samples = 24;
/** Mass fractions of vapour at which it is found too if it boils within a narrow range. */
const boilingQualities = [0, 0.5, 1];

/**
 * Returns what happens to the phase of a stream between two temperatures in K at p in Pa. A liquid and a gas between which no two phases lie,
 * as above the critical pressure, are one dense fluid. Throws a Refusal where its equation has no state at one of the ends.
 */
export function streamPhaseChange(fluid: StreamFluid, pressure: number, from: number, to: number): StreamPhaseChange {
  const none = { type: 'vaporised', share: 0 } as const;
  if (fluid.type !== 'components') return none;
  const equation = fluidOf(fluid.amounts);
  const before = equation.stateAt({ pressure, temperature: from });
  const after = equation.stateAt({ pressure, temperature: to });
  if (before.phase === after.phase && before.phase !== 'two-phase') return none;
  const isSplit = before.phase === 'two-phase' || after.phase === 'two-phase';
  if (!isSplit && !hasTwoPhasesBetween(equation, pressure, from, to)) {
    if (before.phase !== 'liquid' && after.phase !== 'liquid') return none;
    return { type: 'dense', becomes: after.phase === 'liquid' ? 'liquid' : 'gas' };
  }
  const bubble = undefinedIfRefused(() => equation.stateAt({ pressure, quality: 0 }).temperature);
  const endsAsLiquid = bubble !== undefined && (bubble - from) * (bubble - to) < 0;
  return { type: 'vaporised', share: vapourShare(after, endsAsLiquid) - vapourShare(before, endsAsLiquid) };
}

/** Vapour mass fraction; a dense fluid above the critical temperature counts as what borders on its two phases. */
function vapourShare({ phase, quality = 0 }: EquilibriumState, isLiquidBesideBubble: boolean): number {
  if (phase === 'two-phase') return quality;
  return Number(phase === 'gas' || (phase === 'supercritical' && !isLiquidBesideBubble));
}

function hasTwoPhasesBetween(equation: Fluid, pressure: number, from: number, to: number): boolean {
  const isBetween = (temperature: number) => (temperature - from) * (temperature - to) < 0;
  const hasBoiling = boilingQualities.some(quality => {
    const boiling = undefinedIfRefused(() => equation.stateAt({ pressure, quality }).temperature);
    return boiling !== undefined && isBetween(boiling);
  });
  const isPure = Object.keys(equation.composition).length === 1;
  if (hasBoiling || isPure) return hasBoiling;
  return Array.from({ length: samples }, (_, i) => from + ((i + 1) / (samples + 1)) * (to - from)).some(
    temperature => undefinedIfRefused(() => equation.stateAt({ pressure, temperature }))?.phase === 'two-phase',
  );
}
