import { absolute, type AbsolutePressure, type Temperature } from '../../../quantities/index.ts';
import type { BlowdownRun } from './run.ts';
import type { BlowdownSpec } from '../spec.ts';
import { timeToPressure } from './times.ts';

/** API 521 target pressure, Pa gauge (100 psig), and the time allowed to reach it, s. */
const lowPressure = 690e3;
const allowedTime = 15 * 60;
/** Wall thickness from which carbon steel is allowed the full time, m. */
const thickWall = 0.025;

/** A target pressure, when it was reached, and whether in time. */
export interface PressureCriterion {
  readonly pressure: AbsolutePressure;
  /** Since the opening of the blowdown valve, s; undefined where the run ends before the pressure is reached. */
  readonly time: number | undefined;
  readonly met: boolean;
}

/** Times at which a run reaches the target pressures of API 521. */
export interface DepressuringCriteria {
  /** 690 kPa gauge. */
  readonly low: PressureCriterion;
  /** Half the design pressure (gauge); undefined without a design pressure. */
  readonly half: PressureCriterion | undefined;
  /** The lower of the two, required by API 521. */
  readonly governing: PressureCriterion;
  /** s. */
  readonly allowedTime: number;
  /** Whether the wall is below 25 mm: it heats faster than the 15-minute criterion assumes, so meeting it does not suffice. */
  readonly thinWall: boolean;
}

/**
 * Checks a run against the depressuring criterion for fire: the lower of 690 kPa gauge and half the design pressure within 15 minutes of
 * opening, valid for carbon steel of 25 mm and more.
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

/** The lowest metal temperature of a run compared with the minimum design metal temperature. */
export interface BrittleFractureCheck {
  readonly lowestMetalTemperature: Temperature;
  /** Time of the lowest temperature, s. */
  readonly time: number;
  readonly minimumDesignTemperature: Temperature;
  /** Lowest metal temperature minus the minimum design metal temperature, K. */
  readonly margin: number;
  readonly acceptable: boolean;
}

/**
 * Compares the lowest temperature anywhere in the metal with the minimum design metal temperature; undefined without one, or where the run
 * has no wall.
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
