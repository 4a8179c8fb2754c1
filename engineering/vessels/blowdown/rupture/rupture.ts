import { vesselHeight } from '../../../geometry/index.ts';
import type { FireFluxParameters } from '../../../heat-transfer/index.ts';
import { fireMetal, hotStrength, type FireMetalId } from '../../../materials/index.ts';
import { gauge, requireNotNegative, requirePositive, requireShare } from '../../../quantities/index.ts';
import { burnsFrom, fireSpan } from '../fire-span.ts';
import { fluxToSurroundings } from '../outside-heat.ts';
import type { BlowdownRun } from '../run.ts';
import type { BlowdownSpec } from '../spec.ts';
import { valueAt } from '../times.ts';
import { LocalWall } from './local-wall.ts';
import { cylinderStress } from './wall-stress.ts';

/** A fire on a spot of the wall, and what the metal there holds against the pressure. */
export interface LocalFire {
  readonly fire: FireFluxParameters;
  readonly metal: FireMetalId;
  /**
   * Whether the metal is as hot all across, as the guideline has it: it then takes up most heat, and a thick wall ruptures
   * sooner than with a 'profile' across it. 'uniform' unless given.
   */
  readonly across?: 'uniform' | 'profile';
  /** Metal lost at the inside, m: neither carries nor takes up heat; 0 unless given. */
  readonly corrosionAllowance?: number;
  /** Share of the tensile strength that is counted; 0.85 unless given, as for typical instead of guaranteed values. */
  readonly strengthFactor?: number;
  /** Share of it that the welds have; 1 unless given. */
  readonly weldFactor?: number;
  /** From weight, supports and piping, Pa; 30 MPa unless given. */
  readonly longitudinalStress?: number;
  /** Tensile strength at 20 °C, Pa, by which that of the table is scaled; that of the table unless given. */
  readonly tensileStrength?: number;
}

/** The spot at each moment of a run. SI. */
export interface LocalHistory {
  /** Of the metal at the spot on average across the wall, and at its hottest. */
  readonly temperature: readonly number[];
  readonly hottest: readonly number[];
  /** What the wall holds and what it has to, Pa. */
  readonly strength: readonly number[];
  readonly stress: readonly number[];
}

/** The spot at one moment. */
export interface LocalMoment {
  readonly time: number;
  /** Pa absolute. */
  readonly pressure: number;
  /** Contents of the vessel, kg. */
  readonly mass: number;
  readonly temperature: number;
  readonly strength: number;
  readonly stress: number;
}

/** Whether a spot of the wall ruptures in a fire. */
export interface RuptureCheck {
  readonly history: LocalHistory;
  /** When the stress first reaches the strength; undefined where it does not within the run. */
  readonly rupture: LocalMoment | undefined;
  /** When the strength was least above the stress, up to the rupture. */
  readonly least: LocalMoment;
  /** 1 − stress/strength then; 0 at the rupture. */
  readonly margin: number;
  /** How far the heat of the spot is from its balance, relative to it. */
  readonly energyError: number;
}

const defaultStrengthFactor = 0.85;
const defaultLongitudinalStress = 30e6;
const cells = 8;

/**
 * Whether the wall beside the gas ruptures where a fire of its own plays on it, worked out after a run: the run's own fire
 * governs the pressure; this one, which begins and ends with it, heats the metal, which gives to the gas what the wall beside the gas gave in the run, less
 * than metal so hot would. It ruptures when the von Mises stress of the cylinder reaches the strength counted, the mean of the
 * tensile strength across the wall, which yields before it parts. Undefined where the run has no wall.
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
    burns: time => fireSpan(spec.heat) === undefined || burnsFrom(spec.heat, time),
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

/** When the stress reaches the strength, straight between two moments, and when it comes nearest to it until then. */
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
  const most = Math.max(...use);
  return { rupture: undefined, least: momentAt(run, history, time[use.indexOf(most)] ?? 0), margin: 1 - most };
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

/** Refuses what makes no sense, by one sentence. */
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
