import type { BlowdownRun, RuptureCheck } from '@isentrope/engineering/vessels';
import type { Plot } from '../../kit/index.ts';
import { curve, timeAxis } from '../answers/curves.ts';

/** Plots of wall stress and strength in the local fire, metal temperature, and heat input by surface. */
export function rupturePlots({ series }: BlowdownRun, { history, rupture }: RuptureCheck): Plot[] {
  const marks = (y: number | undefined) =>
    rupture === undefined || y === undefined ? {} : { marks: [{ label: 'rupture', x: rupture.time, y }] };
  return [
    {
      title: 'Stress and strength',
      x: timeAxis,
      y: { label: 'Stress', kind: 'stress', unit: 'MPa', from: 0 },
      series: [
        curve(series.time, history.stress, 'stress', 'main'),
        curve(series.time, history.strength, 'strength counted', 'second'),
      ],
      ...marks(rupture?.stress),
    },
    {
      title: 'Metal in the local fire',
      x: timeAxis,
      y: { label: 'Temperature', kind: 'temperature', unit: '°C' },
      series: [
        curve(series.time, history.temperature, 'in the local fire', 'main'),
        curve(series.time, series.innerWallTemperatureGas, 'elsewhere, at the gas', 'second'),
      ],
      ...marks(rupture?.temperature),
    },
    {
      title: 'Heat from the fire',
      x: timeAxis,
      y: { label: 'Heat', kind: 'heatRate', unit: 'kW', from: 0 },
      series: [
        curve(series.time, series.heatToDryWall, 'dry wall', 'main'),
        curve(series.time, series.heatToWettedWall, 'wetted wall', 'second'),
      ],
    },
  ];
}
