import { gauge, type Kind } from '@isentrope/engineering/quantities';
import type { BlowdownRun, Column } from '@isentrope/engineering/vessels';
import type { Plot, Series, TimelineReading } from '../kit/index.ts';
import { limitLine, sampled } from './history.ts';

const time = { label: 'Time', kind: 'time', unit: 'min' } as const;

/** The tail pipe against time: pressures, Mach number at its end, temperatures; none without one. */
export function tailPipePlots({ series, tailPipe }: BlowdownRun, limit: number | undefined): Plot[] {
  if (tailPipe === undefined) return [];
  const curve = (column: Column, label: string, pen: Series['pen']): Series => ({
    label,
    pen,
    points: sampled(series.time.length, 600).map(index => {
      const [t, value] = [series.time[index], column[index]];
      return t === undefined || value === undefined ? undefined : ([t, value] as const);
    }),
  });
  const { inletPressure, outletPressure, machNumber, lowestFluidTemperature, lowestMetalTemperature } = tailPipe.series;
  return [
    {
      title: 'Tail pipe pressure',
      x: time,
      y: { label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', from: 0 },
      series: [
        curve(inletPressure.map(gauge), 'valve outlet', 'main'),
        curve(outletPressure.map(gauge), 'end of tail pipe', 'second'),
      ],
    },
    {
      title: 'Tail pipe Mach number',
      x: time,
      y: { label: 'Mach number', kind: 'number', unit: '', from: 0 },
      series: [curve(machNumber, 'end of tail pipe', 'main')],
    },
    {
      title: 'Tail pipe temperature',
      x: time,
      y: { label: 'Temperature', kind: 'temperature', unit: '°C' },
      series: [
        curve(lowestFluidTemperature, 'coldest fluid', 'main'),
        curve(lowestMetalTemperature, 'coldest metal', 'third'),
        ...limitLine('minimum', limit, series.time.at(-1) ?? 0),
      ],
    },
  ];
}

/** What is read of the tail pipe at a moment. */
export function tailPipeReadings({ tailPipe }: BlowdownRun, index: number): TimelineReading[] {
  if (tailPipe === undefined) return [];
  const { inletPressure, machNumber, lowestMetalTemperature } = tailPipe.series;
  const reading = (label: string, kind: Kind, unit: string, value: number | undefined): TimelineReading => ({
    label,
    kind,
    unit,
    value,
  });
  return [
    reading('Valve outlet', 'gaugePressure', 'bar(g)', gauge(inletPressure[index] ?? NaN)),
    reading('Mach, end of tail pipe', 'number', '', machNumber[index]),
    reading('Coldest tail pipe metal', 'temperature', '°C', lowestMetalTemperature[index]),
  ];
}
