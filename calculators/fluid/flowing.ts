import type { StreamFluid, StreamPhase } from '@isentrope/engineering/properties';
import type { AbsolutePressure, MassFlow, Temperature } from '@isentrope/engineering/quantities';
import { ruledOut, value, type Source } from '../kit/index.ts';
import { fluidChecks, streamCheck } from './checks.ts';
import { streamAt } from './stream.ts';
import { twoPhasesCheck } from './two-phases.ts';

/** What flows: a liquid, a gas, or the two of them together under a name that a calculator has for it. */
type Flowing<Both extends string> = 'Liquid' | 'Gas' | Both;

/** A stream as the case says that it flows: alone, or a liquid beside its gas. */
export function flowsAs<Both extends string>(
  id: string,
  fluidType: Source<Flowing<Both>>,
  both: Both,
  stream: Source<StreamPhase>,
) {
  return {
    alone: value(`${id}.alone`, { fluidType, stream }, v => (v.fluidType === both ? ruledOut('two phases') : v.stream)),
    besideGas: value(`${id}.besideGas`, { fluidType, stream }, v =>
      v.fluidType === both ? v.stream : ruledOut('one phase'),
    ),
  };
}

/**
 * The streams of a flow that stands at one pressure and temperature: `main` is what every flow has, the liquid of one of two
 * phases; `gas` is ruled out of a liquid. The checks say of which phase they are not.
 */
export function flowingStreams<Both extends string>(
  chosen: Source<StreamFluid>,
  { fluidType, both }: { readonly fluidType: Source<Flowing<Both>>; readonly both: NoInfer<Both> },
  pressure: Source<AbsolutePressure>,
  temperature: Source<Temperature>,
  flows: { readonly liquid: Source<MassFlow>; readonly vapour: Source<MassFlow> },
  field: string,
) {
  const phase = value('flowingPhase', { fluidType }, v => (v.fluidType === 'Gas' ? 'gas' : 'liquid'));
  const gasAt = value('gasAt', { fluidType, temperature }, v =>
    v.fluidType === 'Liquid' ? ruledOut('liquid') : v.temperature,
  );
  const main = streamAt('flowingStream', chosen, pressure, temperature, phase);
  const { alone, besideGas } = flowsAs('flowingStream', fluidType, both, main.stream);
  return {
    main,
    gas: streamAt('gasStream', chosen, pressure, gasAt, 'gas'),
    alone,
    checks: [fluidChecks(chosen, field), streamCheck(alone, field), twoPhasesCheck(besideGas, flows, field)],
  };
}
