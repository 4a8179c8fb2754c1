import type { DutyCurve } from '@isentrope/engineering/heat-transfer';
import type { Temperature } from '@isentrope/engineering/quantities';
import type { Plot, Series } from '../kit/index.ts';
import type { Configuration } from './arrangement.ts';

const points = 9;

/** Temperatures of both sides against heat exchanged, from the cold inlet end. */
export function plots(v: {
  configuration?: Configuration;
  exchangedDuty?: number;
  dutyCurve?: { readonly curve: DutyCurve | undefined };
  tempHotIn?: Temperature;
  tempHotOut?: Temperature;
  tempColdIn?: Temperature;
  tempColdOut?: Temperature;
}): readonly Plot[] {
  const { configuration, exchangedDuty: duty, dutyCurve, tempHotIn, tempHotOut, tempColdIn, tempColdOut } = v;
  if (
    configuration === undefined ||
    duty === undefined ||
    tempHotIn === undefined ||
    tempHotOut === undefined ||
    tempColdIn === undefined ||
    tempColdOut === undefined
  )
    return [];
  const [first, second] = configuration.direction === 'co' ? [tempHotIn, tempHotOut] : [tempHotOut, tempHotIn];
  const curve = dutyCurve?.curve;
  const positions =
    curve?.points ??
    Array.from({ length: points }, (_, index) => {
      const share = index / (points - 1);
      return { share, hot: first + share * (second - first), cold: tempColdIn + share * (tempColdOut - tempColdIn) };
    });
  const line = (label: string, pen: Series['pen'], side: 'hot' | 'cold'): Series => ({
    label,
    pen,
    points: positions.map(position => [position.share * duty, position[side]]),
  });
  return [
    {
      title: 'Temperature against heat exchanged',
      x: { label: 'Heat exchanged', kind: 'heatRate', unit: 'kW' },
      y: { label: 'Temperature', kind: 'temperature', unit: '°C' },
      series: [line('Hot side', 'second', 'hot'), line('Cold side', 'main', 'cold')],
      ...(curve && { marks: [{ label: 'Pinch', x: curve.pinch.share * duty, y: curve.pinch.hot }] }),
    },
  ];
}
