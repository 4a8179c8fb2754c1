import type { StreamFluid, StreamPhase } from '@isentrope/engineering/properties';
import type { AbsolutePressure, MassFlow, Temperature } from '@isentrope/engineering/quantities';
import { ruledOut, value, type Source } from '../kit/index.ts';
import type { OtherPhaseMeaning } from './phase-messages.ts';
import { streamAt } from './stream.ts';
import { fluidChecks, streamCheck, twoPhasesChecks } from './stream-checks.ts';
import type { SplitMeaning } from './two-phases.ts';

/** Flow type: liquid, gas, or the calculator's name for both together. */
type FlowType<Both extends string> = 'Liquid' | 'Gas' | Both;

/** Returns whether a stream flows alone or as a liquid with its gas. */
export function splitByPhases<Both extends string>(
  id: string,
  fluidType: Source<FlowType<Both>>,
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
 * Returns the streams of a flow at one pressure and temperature: `main` exists in every flow (the liquid of a two-phase flow),
 * `gas` is disabled for a liquid. The checks report a phase that does not exist.
 */
export function flowStreams<Both extends string>(
  chosen: Source<StreamFluid>,
  { fluidType, both }: { readonly fluidType: Source<FlowType<Both>>; readonly both: NoInfer<Both> },
  pressure: Source<AbsolutePressure>,
  temperature: Source<Temperature>,
  flows: {
    readonly liquid: Source<MassFlow>;
    readonly vapour: Source<MassFlow>;
    /** Values without which nothing is calculated. */
    readonly values: readonly Source[];
  },
  field: string,
  meaning: OtherPhaseMeaning & { readonly split: SplitMeaning },
) {
  const phase = value('flowingPhase', { fluidType }, v => (v.fluidType === 'Gas' ? 'gas' : 'liquid'));
  const gasAt = value('gasAt', { fluidType, temperature }, v =>
    v.fluidType === 'Liquid' ? ruledOut('liquid') : v.temperature,
  );
  const twoPhasesAt = value('twoPhasesAt', { fluidType, temperature }, v =>
    v.fluidType === both ? v.temperature : ruledOut('one phase'),
  );
  const main = streamAt('flowingStream', chosen, pressure, temperature, phase);
  const { alone, besideGas } = splitByPhases('flowingStream', fluidType, both, main.stream);
  return {
    main,
    gas: streamAt('gasStream', chosen, pressure, gasAt, 'gas'),
    alone,
    checks: [
      fluidChecks(chosen, field),
      streamCheck(alone, field, meaning),
      ...twoPhasesChecks(
        { fluid: chosen, pressure, temperature: twoPhasesAt, liquid: besideGas, flows, values: flows.values },
        field,
        meaning.split,
      ),
    ],
  };
}
