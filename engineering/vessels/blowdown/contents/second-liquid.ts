import { fluidOf, stateOf } from '../../../properties/index.ts';
import { undefinedIfRefused } from '../../../quantities/index.ts';
import { presentIn } from '../models/loaded-contents.ts';
import type { FluidSpec } from '../spec.ts';

/** A liquid that a run does not follow. */
export interface SecondLiquid {
  readonly name: string;
  /** Mole fraction of the contents. */
  readonly moleFraction: number;
}

/** Returns the heavier of two liquids of a mixture by GERG-2008 in stable equilibrium. */
export function secondLiquidOf(spec: FluidSpec, temperature: number, pressure: number): SecondLiquid | undefined {
  if (spec.model !== 'reference') return undefined;
  const present = presentIn(spec.composition);
  if (present.length < 2) return undefined;
  const amounts = Object.fromEntries(present.map(({ id, fraction }) => [id, fraction]));
  const state = undefinedIfRefused(() => stateOf(fluidOf(amounts, 'gerg2008'), { pressure, temperature }));
  const heavier = state?.liquids?.[1];
  return heavier && { name: heavier.name, moleFraction: heavier.moleFraction };
}
