import type { Vessel } from '@isentrope/engineering/geometry';
import { gauge } from '@isentrope/engineering/quantities';
import type { BlowdownRun, RuptureCheck } from '@isentrope/engineering/vessels';
import type { Timeline } from '../../kit/index.ts';
import { drawVessel } from '../drawing.ts';
import { historyPlots } from './history.ts';
import { rupturePlots } from '../fire/rupture-plots.ts';
import { reading, tailPipePlots, tailPipeReadings } from '../outlet/tail-pipe-plots.ts';
import type { PastedCurve } from './pasted-curve.ts';
import type { Target } from './target.ts';

interface Values {
  readonly shape?: Vessel;
  readonly run?: BlowdownRun;
  readonly rupture?: RuptureCheck;
  readonly insideDiameter?: number;
  readonly tangentLength?: number;
  readonly target?: Target;
  readonly minimumDesignTemperature?: number;
  readonly tailPipeMinimumTemperature?: number;
  readonly curve?: PastedCurve;
}

/** Timeline of a run: the vessel with level and temperatures, the readings, the curves. */
export function timelineOf(v: Values): Timeline | undefined {
  const { run, shape } = v;
  if (!run) return undefined;
  const { series } = run;
  return {
    times: series.time,
    plots: [
      ...historyPlots(run, {
        targetPressure: v.target?.pressure,
        minimumDesignTemperature: v.minimumDesignTemperature,
        curve: v.curve,
      }),
      ...(v.rupture === undefined ? [] : rupturePlots(run, v.rupture)),
      ...tailPipePlots(run, v.tailPipeMinimumTemperature),
    ],
    drawing: index =>
      drawVessel({
        shape,
        diameter: v.insideDiameter,
        length: v.tangentLength,
        level: series.level[index],
        gasTemperature: series.gasTemperature[index],
        liquidTemperature: series.liquidTemperature[index],
        flow: series.massFlow[index],
      }),
    readings: index => {
      return [
        reading('Pressure', 'gaugePressure', 'bar(g)', gauge(series.pressure[index] ?? NaN)),
        reading('Gas', 'temperature', '°C', series.gasTemperature[index]),
        reading('Liquid', 'temperature', '°C', series.liquidTemperature[index]),
        reading('Coldest metal', 'temperature', '°C', series.lowestWallTemperature[index]),
        reading('Flow', 'massFlow', 'kg/h', series.massFlow[index]),
        reading('Contents', 'mass', 'kg', series.mass[index]),
        ...tailPipeReadings(run, index),
        ...(run.water === undefined ? [] : [reading('Free water', 'mass', 'kg', series.freeWaterMass[index])]),
      ];
    },
  };
}
