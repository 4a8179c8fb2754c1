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

/** How the vessel exchanges heat, from the fields; undefined where the choice needs what is not there. */
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

/** Of a weathered or painted steel surface, for radiation to the surroundings. */
const emissivity = 0.8;

/** The blowdown valve without its size. */
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
    startDelay: settledTime(v.startDelay),
    openingTime: settledTime(v.openingTime),
    ...(v.opening.curve === undefined ? {} : { opening: v.opening.curve }),
    ...(v.tailPipe.pipe === undefined ? {} : { tailPipe: v.tailPipe.pipe }),
  };
}

/** Shortest time, s, that a valve is told to wait or to take; what is shorter is at once. */
const shortestTime = 1e-3;

function settledTime(time: number): number {
  return time < shortestTime ? 0 : time;
}

/** The relief valve, where there is one and all of it is given. */
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
