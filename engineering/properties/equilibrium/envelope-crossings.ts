import { exp, log } from '../../elementary/index.ts';
import type { PhaseEnvelope, PressureTemperature } from './phase-envelope.ts';
import type { SaturationEnd } from './saturation.ts';

/**
 * The bubble or dew points of an envelope at a temperature in K or at a pressure in Pa, interpolated between its points, within
 * about 1 %. A dew line has two at a temperature between the critical one and the cricondentherm, and at a pressure between
 * the critical one and the cricondenbar.
 */
export function envelopeCrossings(
  { points }: PhaseEnvelope,
  at: { readonly temperature: number } | { readonly pressure: number },
  end: SaturationEnd,
): readonly PressureTemperature[] {
  const distance = (point: PressureTemperature): number =>
    'temperature' in at ? point.temperature - at.temperature : log(point.pressure / at.pressure);
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next || point.end !== end || next.end !== end) return [];
    const [before, after] = [distance(point), distance(next)];
    if (before < 0 === after < 0) return [];
    const share = before / (before - after);
    const lnP = log(point.pressure) + share * log(next.pressure / point.pressure);
    return [
      {
        pressure: 'pressure' in at ? at.pressure : exp(lnP),
        temperature:
          'temperature' in at ? at.temperature : point.temperature + share * (next.temperature - point.temperature),
      },
    ];
  });
}
