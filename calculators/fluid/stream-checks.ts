import { streamRemarks, type StreamFluid, type StreamPhase } from '@isentrope/engineering/properties';
import type { AbsolutePressure, MassFlow, Temperature } from '@isentrope/engineering/quantities';
import { check, info, optional, warning, type Source } from '../kit/index.ts';
import type { OtherPhaseMeaning } from './phase-messages.ts';
import type { LiquidDevice } from './flashing.ts';
import { checkMessages } from './fluid-data.ts';
import type { ConstantNozzle, Throat } from './gas-outlet.ts';
import type { DensityMeaning } from './reference-density.ts';
import type { SplitMeaning } from './two-phases.ts';
import { percent } from './words.ts';

/** The checks of a fluid. Their messages are loaded with its data, so that a case without a fluid does not load them. */

/** Returns a check of the equation of state with the fluid's components, shown at the fluid selection. */
export function fluidChecks(fluid: Source<StreamFluid>, field: string) {
  return check({ fluid }, v => {
    const known = streamRemarks(v.fluid);
    if (!known) return [];
    const { cautions, remarks, source } = known;
    return [
      ...cautions.map(text => warning(text, { field, source })),
      ...remarks.map(text => info(text, { field, source })),
    ];
  });
}

/** Returns a check that a stream is entirely of the phase whose properties are used. */
export function streamCheck(stream: Source<StreamPhase>, field: string, meaning: OtherPhaseMeaning = {}) {
  return check({ stream }, v => checkMessages().phaseMessages(v.stream, field, meaning));
}

/** Returns a check that reports the vapour fraction of a flashing liquid; `meaning` is a sentence on what follows. */
export function flashCheck(
  stream: Source<StreamPhase>,
  outlet: Source<AbsolutePressure>,
  field: string,
  meaning: string,
) {
  return check({ stream, outlet }, v => checkMessages().flashMessages(v.stream, v.outlet, field, () => ` ${meaning}`));
}

/** Returns the check of a liquid that flashes or becomes lighter, with what that means for a device that is sized by its liquid. */
export function flashInDeviceCheck(
  stream: Source<StreamPhase>,
  outlet: Source<AbsolutePressure>,
  field: string,
  device: LiquidDevice,
) {
  return check({ stream, outlet, drop: optional(device.drop) }, v =>
    checkMessages().flashInDeviceMessages(v.stream, v.outlet, v.drop, device, field),
  );
}

/** Returns a check for condensation after a pressure drop; `consequence` is a sentence on the affected results. */
export function condensationCheck(
  stream: Source<StreamPhase>,
  outlet: Source<AbsolutePressure>,
  field: string,
  consequence: string,
) {
  return check({ stream, outlet }, v => checkMessages().condensationMessages(v.stream, v.outlet, field, consequence));
}

/** What the density of a gas means for a device whose gas equations `throatCheck` compares with the isentrope. */
export const densityCompared = 'The comparison with its isentrope to the throat includes this.';

/** What a dense fluid means for a device whose gas equations `throatCheck` compares with the isentrope. */
export const denseCompared = 'The comparison with its isentrope to the throat says on which side the result is.';

/**
 * Returns a check that reports a constant-property mass flux more than 2 % from that of the real fluid, expanded isentropically
 * to the same throat pressure, or to its own throat if choked.
 */
export function throatCheck(stream: Source<StreamPhase>, nozzle: Source<ConstantNozzle>, throat: Throat) {
  return check({ stream, nozzle: optional(nozzle) }, v => checkMessages().throatMessages(v.stream, v.nozzle, throat));
}

/** Returns a check of the state of a stream by Peng–Robinson after an isenthalpic change to a lower pressure. */
export function throttlingCheck(stream: Source<StreamPhase>, outlet: Source<AbsolutePressure>, field: string) {
  return check({ stream, outlet }, v => checkMessages().throttlingMessages(v.stream, v.outlet, field));
}

/**
 * Returns a check for solid carbon dioxide of a stream after an isenthalpic change to a lower pressure. A stream of which no phase is
 * selected changes as a whole.
 */
export function solidAfterCheck(
  stream: Source<StreamPhase>,
  outlet: Source<AbsolutePressure>,
  field: string,
  where: string,
) {
  return check({ stream, outlet }, v => checkMessages().solidAfter(v.stream, v.outlet, field, where));
}

/** Returns the meaning for an area or flow coefficient, which goes by the inverse root of the density, and on which side one too large is. */
export function ofInverseRoot(what: string, large: string, small: string) {
  return (ratio: number): string => {
    const excess = Math.sqrt(ratio) - 1;
    return `${what} is about ${percent(excess)} too ${excess > 0 ? `large: ${large}` : `small: ${small}`}.`;
  };
}

/** Returns a check of the density of a stream, where the calculator uses that of its fluid and not a typed one. */
export function referenceDensityCheck(
  stream: Source<StreamPhase>,
  used: { readonly density: Source<number> } | { readonly compressibilityFactor: Source<number> },
  field: string,
  meaning?: DensityMeaning,
) {
  return 'density' in used
    ? check({ stream, density: used.density }, v =>
        checkMessages().usedDensityMessages(v.stream, { density: v.density }, field, meaning),
      )
    : check({ stream, factor: used.compressibilityFactor }, v =>
        checkMessages().usedDensityMessages(v.stream, { compressibilityFactor: v.factor }, field, meaning),
      );
}

/** The place of a flow whose phases are entered separately; a source is absent in cases of one phase. */
interface SplitFlow {
  readonly fluid: Source<StreamFluid>;
  readonly pressure: Source<AbsolutePressure>;
  readonly temperature: Source<Temperature>;
  /** The liquid, if there is any. */
  readonly liquid: Source<StreamPhase>;
  readonly flows: { readonly liquid: Source<MassFlow>; readonly vapour: Source<MassFlow> };
  /** Values without which nothing is calculated, so that a missing phase is reported with them. */
  readonly values: readonly Source[];
}

/**
 * Returns checks of a stream whose phases are entered separately: that both exist, and that their flows are in the proportion of the phase
 * equilibrium.
 */
export function twoPhasesChecks(at: SplitFlow, field: string, meaning: SplitMeaning, meantOfLiquid?: string) {
  const { fluid, pressure, temperature, liquid, flows } = at;
  const values = Object.fromEntries(at.values.map((each, index) => [`value${index}`, each]));
  const place = { fluid, pressure, temperature };
  return [
    check({ liquid }, v => checkMessages().liquidMessages(v.liquid, field, meantOfLiquid)),
    check({ ...values, ...place, liquidFlow: flows.liquid, vapourFlow: flows.vapour }, v =>
      checkMessages().splitMessages(v, field, meaning),
    ),
  ];
}
