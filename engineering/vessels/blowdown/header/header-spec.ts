import { mostRelativeRoughness } from '../../../flow/index.ts';
import { requirePositive, type AbsolutePressure } from '../../../quantities/index.ts';
import type { BlowdownRun, Extreme } from '../run.ts';
import type { BlowdownOptions, BlowdownSpec } from '../spec.ts';
import type { Bore } from '../tail-pipe/pipe-flow.ts';
import type { StaggeredSequence } from '../flare-load.ts';

/** One pipe from where the outlets of several vessels join to the flare tip. */
export interface FlareHeader extends Bore {
  /** At the tip, while the vessels blow down. */
  readonly tipPressure: AbsolutePressure;
}

/** A vessel that discharges into a header. */
export interface HeaderVessel {
  /** For sentences. */
  readonly name: string;
  readonly spec: BlowdownSpec;
  readonly options: Omit<BlowdownOptions, 'onProgress'>;
  /** The same against the back pressures of its own outlets, where that is known: the first round. */
  readonly alone?: BlowdownRun;
  /** s, by which its whole run begins later; 0 unless given. */
  readonly delay?: number;
}

/** The header over time, s from the first start. */
export interface HeaderSeries {
  readonly time: readonly number[];
  /** All vessels together, and each, kg/s. */
  readonly flow: readonly number[];
  readonly flows: readonly (readonly number[])[];
  /** Where the outlets join, and in the header at the tip: above that behind it where the flow chokes. */
  readonly pressure: readonly AbsolutePressure[];
  readonly outletPressure: readonly AbsolutePressure[];
  /** At the tip, where both are highest; 0 where nothing flows. */
  readonly velocity: readonly number[];
  readonly machNumber: readonly number[];
  /** Of the fluid along the header, lowest, without heat from its wall. */
  readonly lowestTemperature: readonly (number | undefined)[];
}

/** What one vessel came to with the header. */
export interface HeaderVesselRun {
  readonly run: BlowdownRun;
  /** By how much the header is above the vessel's pressure at the most, Pa; undefined where it never is. */
  readonly above: Extreme | undefined;
}

/** What several vessels and their header came to. */
export interface HeaderRun {
  readonly series: HeaderSeries;
  readonly vessels: readonly HeaderVesselRun[];
  readonly peakFlow: Extreme;
  readonly peakPressure: Extreme;
  readonly highestVelocity: Extreme;
  readonly highestMachNumber: Extreme;
  readonly lowestTemperature: Extreme | undefined;
  /** Runs of all vessels, one after the other. */
  readonly rounds: number;
  /** Change of the header's pressure, relative, and of its flow, relative to the peak, in the last round. */
  readonly change: number;
  /** Whether that is within the tolerance. */
  readonly converged: boolean;
  /** Whether a state of the fluid in the header was found at every moment. */
  readonly isWhole: boolean;
}

/** Starts that keep a header within its limits, as far as there are any. */
export interface HeaderSequence {
  readonly sequence: StaggeredSequence;
  readonly header: HeaderRun;
}

/** Refuses a header that cannot be calculated, with one sentence that names what is wrong. */
export function checkHeader({ insideDiameter, length, roughness, fittings, tipPressure }: FlareHeader): void {
  requirePositive('inside diameter of the header', insideDiameter);
  requirePositive('length of the header', length);
  requirePositive('tip pressure', tipPressure);
  if (!(roughness >= 0 && roughness <= mostRelativeRoughness * insideDiameter)) {
    throw new RangeError(`roughness of the header must be from 0 to a twentieth of its bore, got ${roughness} m`);
  }
  if (!(fittings >= 0 && fittings < Infinity)) {
    throw new RangeError(`fittings of the header must be at least 0, got ${fittings}`);
  }
}
