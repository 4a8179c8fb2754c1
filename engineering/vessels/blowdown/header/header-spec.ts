import { maxRelativeRoughness } from '../../../flow/index.ts';
import { requirePositive, type AbsolutePressure } from '../../../quantities/index.ts';
import type { BlowdownRun, Extreme } from '../results/run.ts';
import type { BlowdownOptions, BlowdownSpec } from '../spec.ts';
import type { Bore } from '../tail-pipe/pipe-flow.ts';
import type { StaggeredSequence } from '../sizing/flare-load.ts';

/** A single pipe from the junction of several vessels' outlets to the flare tip. */
export interface FlareHeader extends Bore {
  /** At the tip, during the blowdown. */
  readonly tipPressure: AbsolutePressure;
}

/** A vessel that discharges into a header. */
export interface HeaderVessel {
  /** Used in messages. */
  readonly name: string;
  readonly spec: BlowdownSpec;
  readonly options: Omit<BlowdownOptions, 'onProgress'>;
  /** The run against the back pressures of its own outlets, if already calculated: the first iteration. */
  readonly alone?: BlowdownRun;
  /** Start delay of the run, s; by default 0. */
  readonly delay?: number;
}

/** History of the header, s from the first start. */
export interface HeaderSeries {
  readonly time: readonly number[];
  /** Total and by vessel, kg/s. */
  readonly flow: readonly number[];
  readonly flows: readonly (readonly number[])[];
  /** Where the outlets join, and in the header at the tip: above the ambient pressure where the flow chokes. */
  readonly pressure: readonly AbsolutePressure[];
  readonly outletPressure: readonly AbsolutePressure[];
  /** At the tip, where both are highest; 0 where nothing flows. */
  readonly velocity: readonly number[];
  readonly machNumber: readonly number[];
  /** Lowest fluid temperature along the header, without heat from its wall. */
  readonly lowestTemperature: readonly (number | undefined)[];
}

/** Run of one vessel against the header. */
export interface HeaderVesselRun {
  readonly run: BlowdownRun;
  /** Largest excess of header pressure over the vessel's pressure, Pa; undefined where there is none. */
  readonly above: Extreme | undefined;
}

/** Runs of several vessels and history of their header. */
export interface HeaderRun {
  readonly series: HeaderSeries;
  readonly vessels: readonly HeaderVesselRun[];
  readonly peakFlow: Extreme;
  readonly peakPressure: Extreme;
  readonly highestVelocity: Extreme;
  readonly highestMachNumber: Extreme;
  readonly lowestTemperature: Extreme | undefined;
  /** Number of iterations, each of which runs all vessels. */
  readonly rounds: number;
  /** Change of the header pressure, relative, and of its flow, relative to the peak, in the last iteration. */
  readonly change: number;
  /** Whether both changes are within the tolerance. */
  readonly converged: boolean;
  /** Whether a state of the fluid in the header was found at every time. */
  readonly isWhole: boolean;
}

/** Start delays that keep a header within its limits as far as possible. */
export interface HeaderSequence {
  readonly sequence: StaggeredSequence;
  readonly header: HeaderRun;
}

/** Throws a RangeError that names the first invalid value of a header. */
export function checkHeader({ insideDiameter, length, roughness, fittings, tipPressure }: FlareHeader): void {
  requirePositive('inside diameter of the header', insideDiameter);
  requirePositive('length of the header', length);
  requirePositive('tip pressure', tipPressure);
  if (!(roughness >= 0 && roughness <= maxRelativeRoughness * insideDiameter)) {
    throw new RangeError(`roughness of the header must be from 0 to a twentieth of its bore, got ${roughness} m`);
  }
  if (!(fittings >= 0 && fittings < Infinity)) {
    throw new RangeError(`fittings of the header must be at least 0, got ${fittings}`);
  }
}
