import { gauge, type Kind } from '@isentrope/engineering/quantities';
import type { BlowdownRun } from '@isentrope/engineering/vessels';
import type { Plot, TimelineReading } from '../../kit/index.ts';
import { curve, limitLine, timeAxis } from '../answers/curves.ts';

/** Plots of the tail pipe against time: pressures, outlet Mach number, temperatures; none without one. */
export function tailPipePlots({ series, tailPipe }: BlowdownRun, limit: number | undefined): Plot[] {
  if (tailPipe === undefined) return [];
  const { time } = series;
  const { inletPressure, outletPressure, machNumber, lowestFluidTemperature, lowestMetalTemperature } = tailPipe.series;
  return [
    {
      title: 'Tail pipe pressure',
      x: timeAxis,
      y: { label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', from: 0 },
      series: [
        curve(time, inletPressure.map(gauge), 'valve outlet', 'main'),
        curve(time, outletPressure.map(gauge), 'end of tail pipe', 'second'),
      ],
    },
    {
      title: 'Tail pipe Mach number',
      x: timeAxis,
      y: { label: 'Mach number', kind: 'number', unit: '', from: 0 },
      series: [curve(time, machNumber, 'end of tail pipe', 'main')],
    },
    {
      title: 'Tail pipe temperature',
      x: timeAxis,
      y: { label: 'Temperature', kind: 'temperature', unit: '°C' },
      series: [
        curve(time, lowestFluidTemperature, 'coldest fluid', 'main'),
        curve(time, lowestMetalTemperature, 'coldest metal', 'third'),
        ...limitLine('minimum', limit, time.at(-1) ?? 0),
      ],
    },
  ];
}

/** Returns a value beside the drawing of a time, in SI, with the unit to display it in. */
export function reading(label: string, kind: Kind, unit: string, value: number | undefined): TimelineReading {
  return { label, kind, unit, value };
}

/** Returns the tail pipe's readings at a time. */
export function tailPipeReadings({ tailPipe }: BlowdownRun, index: number): TimelineReading[] {
  if (tailPipe === undefined) return [];
  const { inletPressure, machNumber, lowestMetalTemperature } = tailPipe.series;
  return [
    reading('Valve outlet', 'gaugePressure', 'bar(g)', gauge(inletPressure[index] ?? NaN)),
    reading('Mach, end of tail pipe', 'number', '', machNumber[index]),
    reading('Coldest tail pipe metal', 'temperature', '°C', lowestMetalTemperature[index]),
  ];
}
