import { vesselHeight } from '../../../geometry/index.ts';
import type { FireFluxParameters } from '../../../heat-transfer/index.ts';
import { fireMetal, hotStrength, type FireMetalId } from '../../../materials/index.ts';
import { gauge, requireNotNegative, requirePositive, requireShare } from '../../../quantities/index.ts';
import { isBurningAfter, fireSpan } from '../heat/fire-span.ts';
import { fluxToSurroundings } from '../heat/outside-heat.ts';
import type { BlowdownRun } from '../results/run.ts';
import type { BlowdownSpec } from '../spec.ts';
import { valueAt } from '../results/times.ts';
import { LocalWall } from './local-wall.ts';
import { cylinderStress } from './wall-stress.ts';

/** A fire on a spot of the wall, and the strength of the metal there. */
export interface LocalFire {
  readonly fire: FireFluxParameters;
  readonly metal: FireMetalId;
  /**
   * Whether the metal has one temperature across its thickness, as the guideline assumes: it then absorbs most heat, and a thick wall
   * ruptures sooner than with a 'profile'. By default 'uniform'.
   */
  readonly across?: 'uniform' | 'profile';
  /** Metal lost at the inside, m: neither carries load nor absorbs heat; by default 0. */
  readonly corrosionAllowance?: number;
  /** Fraction of the tensile strength used; by default 0.85, for typical instead of guaranteed values. */
  readonly strengthFactor?: number;
  /** Weld joint factor on the strength; by default 1. */
  readonly weldFactor?: number;
  /** Stress from weight, supports and piping, Pa; by default 30 MPa. */
  readonly longitudinalStress?: number;
  /** Tensile strength at 20 °C, Pa, which scales that of the table; by default that of the table. */
  readonly tensileStrength?: number;
}

/** State of the spot at each time of a run. SI units. */
export interface LocalHistory {
  /** Mean across the wall, and maximum. */
  readonly temperature: readonly number[];
  readonly hottest: readonly number[];
  /** Strength and equivalent stress, Pa. */
  readonly strength: readonly number[];
  readonly stress: readonly number[];
}

/** State of the spot at one time. */
export interface LocalMoment {
  readonly time: number;
  /** Pa absolute. */
  readonly pressure: number;
  /** Mass of the vessel's contents, kg. */
  readonly mass: number;
  readonly temperature: number;
  readonly strength: number;
  readonly stress: number;
}

/** Result of a rupture check for a spot of the wall. */
export interface RuptureCheck {
  readonly history: LocalHistory;
  /** When the stress first reaches the strength; undefined where it does not within the run. */
  readonly rupture: LocalMoment | undefined;
  /** When strength minus stress was smallest, up to the rupture. */
  readonly least: LocalMoment;
  /** 1 − stress/strength at that time; 0 at the rupture. */
  readonly margin: number;
  /** Relative error of the heat balance of the spot. */
  readonly energyError: number;
}

const defaultStrengthFactor = 0.85;
const defaultLongitudinalStress = 30e6;
const cells = 8;

/**
 * Checks whether the wall beside the gas ruptures under a local fire, after a run. The fire of the run determines the pressure; the local
 * fire, which starts and ends with it, heats the metal. The heat to the gas is taken from the run and is less than such hot metal would
 * give off. Rupture occurs where the von Mises stress of the cylinder reaches the counted strength, the mean of the tensile strength across
 * the wall, which yields before it parts. Undefined for a run without a wall.
 * Source: Scandpower, Guidelines for the Protection of Pressurised Systems Exposed to Fire (2004), section 5 and appendix C.
 */
export function ruptureCheck(spec: BlowdownSpec, run: BlowdownRun, local: LocalFire): RuptureCheck | undefined {
  const { series } = run;
  const [firstFlux] = series.dryWallFlux;
  if (firstFlux === undefined) return undefined;
  checkLocalFire(spec, local);
  const lost = local.corrosionAllowance ?? 0;
  const [inside, outside] = [spec.shape.diameter + 2 * lost, spec.shape.diameter + 2 * spec.wall.metal.thickness];
  const metal = fireMetal(local.metal);
  const { across = 'uniform' } = local;
  const spot = new LocalWall({
    wall: { ...spec.wall, metal: { ...spec.wall.metal, thickness: spec.wall.metal.thickness - lost } },
    metal,
    radius: inside / 2,
    curvedShare: 0,
    fire: local.fire,
    burns: time => fireSpan(spec.heat) === undefined || isBurningAfter(spec.heat, time),
    toSurroundings:
      'ambientTemperature' in spec.heat ? fluxToSurroundings(spec, spec.heat, vesselHeight(spec.shape)) : () => 0,
    insideFlux: firstFlux,
    temperature: spec.wallTemperature ?? run.initial.temperature,
    cells: across === 'uniform' ? 2 : cells,
    uniform: across === 'uniform',
  });
  const tabulated = metal.strength.points[0]?.[1] ?? 1;
  const counted =
    (local.strengthFactor ?? defaultStrengthFactor) *
    (local.weldFactor ?? 1) *
    ((local.tensileStrength ?? tabulated) / tabulated);
  const history = {
    temperature: [] as number[],
    hottest: [] as number[],
    strength: [] as number[],
    stress: [] as number[],
  };
  let energyError = 0;
  series.time.forEach((time, index) => {
    spot.advance(time, series.dryWallFlux[index] ?? 0);
    const { metal: temperatures, mean } = spot.now();
    history.temperature.push(mean);
    history.hottest.push(Math.max(...temperatures));
    history.strength.push(
      counted * temperatures.reduce((sum, each, node) => sum + hotStrength(metal, each) * (spot.shares[node] ?? 0), 0),
    );
    const above = gauge(series.pressure[index] ?? 0);
    history.stress.push(
      cylinderStress(above, inside, outside, local.longitudinalStress ?? defaultLongitudinalStress).equivalent,
    );
    energyError = Math.max(energyError, spot.energyError());
  });
  return { history, ...verdictOf(run, history), energyError };
}

/** Finds when the stress reaches the strength, by linear interpolation, and when it comes nearest to it until then. */
function verdictOf(run: BlowdownRun, history: LocalHistory): Pick<RuptureCheck, 'rupture' | 'least' | 'margin'> {
  const { time } = run.series;
  const spare = history.strength.map((strength, index) => strength - (history.stress[index] ?? 0));
  const first = spare.findIndex(each => each <= 0);
  if (first !== -1) {
    const [after, before] = [spare[first] ?? 0, spare[first - 1] ?? 0];
    const share = first === 0 ? 0 : before / (before - after);
    const [from, to] = [time[first - 1] ?? 0, time[first] ?? 0];
    const rupture = momentAt(run, history, first === 0 ? to : from + (to - from) * share);
    return { rupture, least: rupture, margin: 0 };
  }
  const use = history.stress.map((stress, index) => stress / (history.strength[index] ?? 0));
  const maximum = Math.max(...use);
  return { rupture: undefined, least: momentAt(run, history, time[use.indexOf(maximum)] ?? 0), margin: 1 - maximum };
}

function momentAt({ series }: BlowdownRun, history: LocalHistory, time: number): LocalMoment {
  const at = (values: readonly number[]): number => valueAt(series.time, values, time) ?? 0;
  return {
    time,
    pressure: at(series.pressure),
    mass: at(series.mass),
    temperature: at(history.temperature),
    strength: at(history.strength),
    stress: at(history.stress),
  };
}

/** Throws a RangeError with a one-sentence message for invalid values. */
function checkLocalFire({ wall }: BlowdownSpec, local: LocalFire): void {
  const { corrosionAllowance, strengthFactor, weldFactor, longitudinalStress, tensileStrength } = local;
  if (corrosionAllowance !== undefined) {
    requireNotNegative('corrosionAllowance', corrosionAllowance);
    if (corrosionAllowance >= wall.metal.thickness) {
      throw new RangeError(
        `corrosionAllowance must be below the wall thickness (${wall.metal.thickness} m), got ${corrosionAllowance} m`,
      );
    }
  }
  if (strengthFactor !== undefined) requireShare('strengthFactor', strengthFactor);
  if (weldFactor !== undefined) requireShare('weldFactor', weldFactor);
  if (longitudinalStress !== undefined) requireNotNegative('longitudinalStress', longitudinalStress);
  if (tensileStrength !== undefined) requirePositive('tensileStrength', tensileStrength);
}
