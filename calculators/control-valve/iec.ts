import { criticalPressureRatio, isentropicMassFlux } from '@isentrope/engineering/flow';
import { formatNumber } from '@isentrope/engineering/quantities';
import {
  largestRelativeCapacity,
  noFittings,
  relativeCapacity,
  sizeGasValve,
  sizeLiquidValve,
  type Fittings,
  type GasSizing,
  type LiquidSizing,
  type TwoPhaseState,
  type ViscousValve,
} from '@isentrope/engineering/valves';
import {
  absent,
  check,
  info,
  optional,
  warning,
  type Absent,
  type StepInputs,
  type Message,
  type Source,
} from '../kit/index.ts';
import { flowNeeds, gasOf, liquidOf, type Inlet } from './inlet.ts';
import { noCoefficient, tooSmall, vapourAtInlet } from './missing-inputs.ts';

/** Flow coefficients by IEC 60534-2-1:2011, shared by the free and the Pro calculator. */

export const iec = 'IEC 60534-2-1:2011';

export type Solution =
  | ({ readonly type: 'liquid' } & LiquidSizing)
  | ({ readonly type: 'gas' } & GasSizing)
  | ({ readonly type: 'two-phase'; readonly regime: 'turbulent'; readonly kv: number } & TwoPhaseState);

/** Factors of the valve and its reducers. */
export interface Factors {
  readonly recoveryFactor: Source<number>;
  readonly ratioFactor: Source<number>;
  readonly fittings: Source<Fittings>;
}

/** Inputs of the flow solution through a valve. */
export function solutionNeeds(inlet: Inlet, { recoveryFactor, ratioFactor, fittings }: Factors) {
  return { recoveryFactor, ratioFactor, fittings, ...flowNeeds(inlet) };
}

export type ValveFlow = StepInputs<ReturnType<typeof solutionNeeds>>;

/** Solves a single-phase flow through a valve for Kv. */
export function solveSinglePhase(v: ValveFlow, viscous?: ViscousValve): Solution | Absent {
  const { flowRate, pressureDifferential, fittings } = v;
  if (v.downstreamPressure === undefined || pressureDifferential === undefined || flowRate === undefined)
    return noCoefficient(v);
  if (v.fluidType === 'Gas') {
    const gas = gasOf(v);
    if (!gas) return noCoefficient(v);
    const sizing = sizeGasValve(flowRate, pressureDifferential, gas, { xT: v.ratioFactor, fittings, viscous });
    return sizing ? { type: 'gas', ...sizing } : absent(tooSmall);
  }
  const liquid = liquidOf(v);
  if (!liquid) return noCoefficient(v);
  if (v.venaContractaDrop === undefined) return absent(vapourAtInlet);
  const sizing = sizeLiquidValve(flowRate, pressureDifferential, liquid, { FL: v.recoveryFactor, fittings, viscous });
  return sizing ? { type: 'liquid', ...sizing } : absent(tooSmall);
}

/** Whether the reducer equations apply to a solution. */
export function isFitted(v: { readonly solution?: Solution | undefined; readonly fittings: Fittings }): boolean {
  return v.fittings !== noFittings && v.solution?.regime !== 'non-turbulent';
}

export const effectiveSpecificVolume = 'Effective specific volume, as in the Masoneilan Control Valve Sizing Handbook';

interface Sized {
  readonly solution: Source<Solution>;
  readonly ratioFactor: Source<number>;
  readonly heatRatio: Source<number>;
  /** Undefined if the calculator has no such input. */
  readonly valveSize?: Source<number>;
}

/** Mass flux of a choked ideal nozzle at unit pressure and density. */
function criticalFlux(kappa: number): number {
  return isentropicMassFlux({ upstreamPressure: 1, density: 1, kappa, pressureRatio: criticalPressureRatio(kappa) });
}

/** Warnings required by the standard for a sized valve. */
export function sizingMessages({ solution, ratioFactor, heatRatio, valveSize }: Sized) {
  const accuracy = check({ solution, ratioFactor, heatRatio: optional(heatRatio) }, v => {
    const messages: Message[] = [];
    if (v.solution.type !== 'two-phase' && v.solution.choked) {
      const clause = v.solution.type === 'liquid' ? '6.2.2' : '7.2.2';
      messages.push(
        info('Choked: lowering the outlet pressure gives no more flow.', {
          field: 'flowCondition',
          source: `${iec}, ${clause}`,
        }),
      );
    }
    if (v.solution.type !== 'liquid' && v.heatRatio !== undefined && !(v.heatRatio > 1.08 && v.heatRatio < 1.65)) {
      // In choked flow F_γ makes the flow proportional to √γ; that of an ideal nozzle rises less above γ = 1.4 and falls less
      // below.
      const excess = (criticalFlux(1.4) / criticalFlux(v.heatRatio)) * Math.sqrt(v.heatRatio / 1.4) - 1;
      const [size, side] = excess > 0 ? ['small', 'unsafe'] : ['large', 'safe'];
      const percent = `${formatNumber(100 * Math.abs(excess), 2)} %`;
      messages.push(
        warning(
          `The ratio of specific heats is outside 1.08 to 1.65, the range in which the equations are accurate: against an ideal nozzle of this ratio the flow coefficient is up to ${percent} too ${size}, as in choked flow, the ${side} side if the full flow must pass. What a comparison with the isentrope of the fluid gives is on top of this.`,
          {
            field: v.solution.type === 'gas' ? 'gamma' : 'vaporGamma',
            source: `${iec}, clause 1`,
          },
        ),
      );
    }
    if (v.solution.type !== 'liquid' && v.ratioFactor > 0.84)
      messages.push(
        warning(
          'xT is above 0.84: the flow is predicted less accurately. The error can be on either side, so leave a margin.',
          {
            field: 'valveFlowCoefficient',
            source: `${iec}, clause 1`,
          },
        ),
      );
    return messages;
  });
  if (!valveSize) return [accuracy];
  const capacity = check({ solution, valveSize }, v =>
    relativeCapacity(v.solution.kv, v.valveSize) >= largestRelativeCapacity
      ? [
          warning('C/(N18·d²) is at or above 0.047, where the equations lose accuracy: choose a larger valve.', {
            field: 'valveSize',
            source: `${iec}, clause 1`,
          }),
        ]
      : [],
  );
  return [accuracy, capacity];
}
