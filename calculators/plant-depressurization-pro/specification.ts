import { fireScenarios, type FireScenarioKey } from '@isentrope/engineering/heat-transfer';
import { absolute, type GaugePressure, type Temperature } from '@isentrope/engineering/quantities';
import type {
  BlowdownOutlet,
  HeatSpec,
  OpeningCurve,
  ReliefOutlet,
  SwellRegime,
  TailPipe,
} from '@isentrope/engineering/vessels';

type Maybe<T> = { readonly [K in keyof T]: T[K] | undefined };

/** Returns the vessel's heat-transfer model from the fields; undefined if required inputs are missing. */
export function heatOf(
  v: { readonly heat: HeatSpec['mode'] } & Maybe<{
    ambientTemperature: Temperature;
    windSpeed: number;
    fire: FireScenarioKey;
    environmentFactor: number;
    drainage: 'adequate' | 'inadequate';
    elevation: number;
    exposedShare: number;
    fireStart: number;
    fireDuration: number;
  }>,
): HeatSpec | undefined {
  const { heat, ambientTemperature, windSpeed = 0, fire, environmentFactor, drainage, elevation = 0, exposedShare } = v;
  const { fireStart: from = 0, fireDuration } = v;
  if (heat === 'isothermal' || heat === 'adiabatic') return { mode: heat };
  if (ambientTemperature === undefined) return undefined;
  const surroundings = { ambientTemperature, windSpeed, emissivity };
  const burns = { from, ...(fireDuration === undefined ? {} : { to: from + fireDuration }) };
  switch (heat) {
    case 'ambient':
      return { mode: heat, ...surroundings };
    case 'pool-fire':
      return environmentFactor === undefined
        ? undefined
        : {
            mode: heat,
            environmentFactor,
            adequateDrainage: drainage !== 'inadequate',
            elevation,
            burns,
            ...surroundings,
          };
    case 'fire-flux':
      return fire === undefined || exposedShare === undefined
        ? undefined
        : { mode: heat, flux: fireScenarios[fire], exposedShare, burns, ...surroundings };
  }
}

/** Emissivity of a weathered or painted steel surface. */
const emissivity = 0.8;

/** Returns the blowdown valve without its size. */
export function outletOf(v: {
  readonly dischargeCoefficient: number;
  readonly backPressure: GaugePressure;
  readonly draw: NonNullable<BlowdownOutlet['draw']>;
  readonly startDelay: number;
  readonly openingTime: number;
  readonly opening: { readonly curve: OpeningCurve | undefined };
  readonly tailPipe: { readonly pipe: TailPipe | undefined };
  readonly swellRegime: SwellRegime | undefined;
  readonly nozzleHeight: number | undefined;
}): Omit<BlowdownOutlet, 'diameter'> {
  const { dischargeCoefficient, draw, swellRegime: regime, nozzleHeight } = v;
  return {
    dischargeCoefficient,
    backPressure: absolute(v.backPressure),
    draw,
    ...(regime === undefined ? {} : { swell: { regime, ...(nozzleHeight === undefined ? {} : { nozzleHeight }) } }),
    startDelay: snapToZero(v.startDelay),
    openingTime: snapToZero(v.openingTime),
    ...(v.opening.curve === undefined ? {} : { opening: v.opening.curve }),
    ...(v.tailPipe.pipe === undefined ? {} : { tailPipe: v.tailPipe.pipe }),
  };
}

/** Minimum delay or opening time of a valve, s; shorter ones count as zero. */
const shortestTime = 1e-3;

function snapToZero(time: number): number {
  return time < shortestTime ? 0 : time;
}

/** Returns the relief valve, if there is one with complete inputs. */
export function reliefOf(
  v: { readonly reliefAction: 'none' | ReliefOutlet['action']; readonly backPressure: GaugePressure } & Maybe<{
    reliefArea: number;
    reliefSetPressure: GaugePressure;
    reliefCoefficient: number;
  }>,
): ReliefOutlet | undefined {
  const { reliefAction, reliefArea, reliefSetPressure, reliefCoefficient } = v;
  if (reliefAction === 'none' || reliefArea === undefined) return undefined;
  if (reliefSetPressure === undefined || reliefCoefficient === undefined) return undefined;
  return {
    area: reliefArea,
    dischargeCoefficient: reliefCoefficient,
    setPressure: absolute(reliefSetPressure),
    action: reliefAction,
    backPressure: absolute(v.backPressure),
  };
}
