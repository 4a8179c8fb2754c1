import { absolute, type AbsolutePressure, type Temperature } from '../../quantities/index.ts';
import type { BlowdownRun } from './run.ts';
import type { BlowdownSpec } from './spec.ts';
import { timeToPressure } from './times.ts';

/** API 521: pressure to reach, Pa gauge (100 psig), and the time for it, s. */
const lowPressure = 690e3;
const allowedTime = 15 * 60;
/** Wall from which carbon steel is given the full time, m. */
const thickWall = 0.025;

/** A pressure to be reached, when it was, and whether in time. */
export interface PressureCriterion {
  readonly pressure: AbsolutePressure;
  /** From the opening of the blowdown valve, s; undefined where the run ends before. */
  readonly time: number | undefined;
  readonly met: boolean;
}

/** How soon a run is down to the pressures that API 521 asks for. */
export interface DepressuringCriteria {
  /** 690 kPa gauge. */
  readonly low: PressureCriterion;
  /** Half the design pressure (gauge); undefined without one. */
  readonly half: PressureCriterion | undefined;
  /** The lower of the two, which API 521 asks for. */
  readonly governing: PressureCriterion;
  /** s. */
  readonly allowedTime: number;
  /** Thinner walls heat faster than the 15 minutes suppose: the criterion then does not suffice. */
  readonly thinWall: boolean;
}

/**
 * Whether a run meets the depressuring criteria for fire: to the lower of 690 kPa gauge and half the design pressure
 * within 15 minutes of opening, which holds for carbon steel of 25 mm and more.
 * Source: API 521, 7th ed., vapour depressuring (as in the editions since the 4th).
 */
export function depressuringCriteria(spec: BlowdownSpec, run: BlowdownRun): DepressuringCriteria {
  const delay = spec.outlet?.startDelay ?? 0;
  const criterion = (pressure: AbsolutePressure): PressureCriterion => {
    const found = timeToPressure(run, pressure);
    const time = found === undefined ? undefined : Math.max(0, found - delay);
    return { pressure, time, met: time !== undefined && time <= allowedTime };
  };
  const low = criterion(absolute(lowPressure));
  const half = spec.designPressure === undefined ? undefined : criterion(absolute(spec.designPressure / 2));
  const governing = half !== undefined && half.pressure < low.pressure ? half : low;
  return { low, half, governing, allowedTime, thinWall: spec.wall.metal.thickness < thickWall };
}

/** The coldest metal of a run against the lowest temperature that it is designed for. */
export interface BrittleFractureCheck {
  readonly lowestMetalTemperature: Temperature;
  /** When, s. */
  readonly time: number;
  readonly minimumDesignTemperature: Temperature;
  /** Lowest metal temperature less the minimum design temperature, K. */
  readonly margin: number;
  readonly acceptable: boolean;
}

/**
 * The lowest temperature anywhere in the metal against the minimum design metal temperature; undefined without one, or
 * where the wall was left out of the run.
 */
export function brittleFractureCheck(spec: BlowdownSpec, run: BlowdownRun): BrittleFractureCheck | undefined {
  const { minimumDesignTemperature } = spec;
  const lowest = run.summary.lowestWallTemperature;
  if (minimumDesignTemperature === undefined || lowest === undefined) return undefined;
  const margin = lowest.value - minimumDesignTemperature;
  return {
    lowestMetalTemperature: lowest.value,
    time: lowest.time,
    minimumDesignTemperature,
    margin,
    acceptable: margin >= 0,
  };
}
