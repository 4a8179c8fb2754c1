import type { Temperature } from '@isentrope/engineering/quantities';
import type { Plot, Series } from '../kit/index.ts';
import type { Configuration } from './arrangement.ts';

const points = 9;

/** Temperatures of both sides against the heat exchanged, from the end where the hot side leaves. */
export function plots(v: {
  configuration?: Configuration;
  exchangedDuty?: number;
  tempHotIn?: Temperature;
  tempHotOut?: Temperature;
  tempColdIn?: Temperature;
  tempColdOut?: Temperature;
}): readonly Plot[] {
  const { configuration, exchangedDuty: duty, tempHotIn, tempHotOut, tempColdIn, tempColdOut } = v;
  if (
    configuration === undefined ||
    duty === undefined ||
    tempHotIn === undefined ||
    tempHotOut === undefined ||
    tempColdIn === undefined ||
    tempColdOut === undefined
  )
    return [];
  const line = (label: string, pen: Series['pen'], from: Temperature, to: Temperature): Series => ({
    label,
    pen,
    points: Array.from({ length: points }, (_, index) => {
      const part = index / (points - 1);
      return [part * duty, from + part * (to - from)];
    }),
  });
  const co = configuration.direction === 'co';
  return [
    {
      title: 'Temperature against heat exchanged',
      x: { label: 'Heat exchanged', kind: 'heatRate', unit: 'kW' },
      y: { label: 'Temperature', kind: 'temperature', unit: '°C' },
      series: [
        co ? line('Hot side', 'second', tempHotIn, tempHotOut) : line('Hot side', 'second', tempHotOut, tempHotIn),
        line('Cold side', 'main', tempColdIn, tempColdOut),
      ],
    },
  ];
}
