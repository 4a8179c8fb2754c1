import { flatHead, vessel, type Vessel } from '../../../geometry/index.ts';
import type { BlowdownSpec, WallLayer } from '../spec.ts';
import type { MeasuredCurve, MeasuredQuantity, Readings } from './experiment.ts';

/** Common parts of the experiment set-ups. */

export const steel = { density: 7800, heatCapacity: 500, conductivity: 45 };
export const flatNote =
  'The vessel is taken as a cylinder with flat ends, as in the collection the readings come from.';
export const fittedNote =
  'The discharge coefficient is not measured: it is the one with which the collection the readings come from fits the pressure.';
export const steelNote = 'Conductivity of the steel, not stated, taken as 45 W/(m·K).';
export const spreadNote =
  'Highest and lowest are the spread of the thermocouples: a mean temperature belongs between them.';

export function flatEnded(orientation: Vessel['orientation'], diameter: number, length: number): Vessel {
  const head = flatHead(diameter);
  return vessel(orientation, diameter, length, [head, head]);
}

export function metal(thickness: number, layer: Omit<WallLayer, 'thickness'> = steel): { metal: WallLayer } {
  return { metal: { ...layer, thickness } };
}

/** A Peng–Robinson fluid from mole fractions by id. */
export function mixture(fractions: Readonly<Record<string, number>>): BlowdownSpec['fluid'] {
  return {
    model: 'peng-robinson',
    composition: Object.entries(fractions).map(([id, fraction]) => ({ id, fraction })),
  };
}

export function curve(quantity: MeasuredQuantity, label: string, points: Readings): MeasuredCurve {
  return { quantity, label, points };
}

/** The curves of the highest and lowest measured values of a quantity. */
export function spread(
  quantity: MeasuredQuantity,
  label: string,
  highest: Readings,
  lowest: Readings,
): readonly MeasuredCurve[] {
  return [
    { quantity, label: `${label}, highest measured`, points: highest, bound: 'highest' },
    { quantity, label: `${label}, lowest measured`, points: lowest, bound: 'lowest' },
  ];
}
