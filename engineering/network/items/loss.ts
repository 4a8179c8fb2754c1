import { pow } from '../../elementary/index.ts';
import { liquidFlow } from '../../valves/index.ts';
import type { LossValue } from './branch.ts';
import type { EquipmentItem } from '../types.ts';

/**
 * Writes the loss at a flow, kg/s, and its slope into `value`: in Pa·kg/m³, so that a liquid divides it by its density and a gas, of which
 * the density varies, uses it as it is. Odd in the flow and rising.
 */
export type Loss = (flow: number, value: LossValue) => void;

/** (π/4·D²)², m⁴, of a bore, m. */
export function squaredArea(diameter: number): number {
  return ((Math.PI / 4) * diameter * diameter) ** 2;
}

/** Loss of a resistance coefficient K on a bore, m; none without them. */
export function coefficientLoss(coefficient = 0, diameter?: number): Loss {
  return squareLoss(diameter === undefined ? 0 : coefficient / (2 * squaredArea(diameter)));
}

/** k·m·|m|. */
export function squareLoss(factor: number): Loss {
  return (flow, value) => {
    value.loss = factor * Math.abs(flow) * flow;
    value.slope = 2 * factor * Math.abs(flow);
  };
}

/** Flow, kg/s, that stands for none where a coefficient has no value at none, and relative width of a numerical slope. */
const [leastFlow, width] = [1e-80, 1e-6];

/** k·m·|m| with a coefficient k that varies with the flow. */
export function varyingSquareLoss(factorAt: (flow: number) => number): Loss {
  return (flow, value) => {
    const size = Math.max(Math.abs(flow), leastFlow);
    const [factor, beyond] = [factorAt(size), factorAt(size * (1 + width))];
    value.loss = factor * size * flow;
    value.slope =
      beyond === factor
        ? 2 * factor * size
        : Math.max(0, ((beyond * (1 + width) * (1 + width) - factor) * size) / width);
  };
}

/** A constant loss, negative for a gain. */
export function constantLoss(loss: number): Loss {
  return (_flow, value) => {
    value.loss = loss;
    value.slope = 0;
  };
}

/** Loss of equipment from its differential at a reference flow. */
export function equipmentLoss(item: EquipmentItem, density: number): Loss {
  const { differential, referenceFlow, referenceDensity = density, exponent = 2 } = item;
  const atReference = differential * referenceDensity;
  return (flow, value) => {
    const share = Math.abs(flow) / referenceFlow;
    const size = atReference * (exponent === 2 ? share * share : pow(share, exponent));
    value.loss = flow < 0 ? -size : size;
    value.slope = flow === 0 ? (exponent === 1 ? atReference / referenceFlow : 0) : (exponent * size) / Math.abs(flow);
  };
}

/** Pa·kg/m³ per (kg/s)² of a control valve of a Kv, m³/h, in turbulent flow, unchoked. */
export function valveFactor(kv: number): number {
  const [difference, density] = [1e5, 1000];
  const liquid = { density, upstreamPressure: 1e12, vapourPressure: 0, criticalPressure: 1e7 };
  const { massFlow } = liquidFlow(kv, difference, liquid, { FL: 1 });
  return (difference * density) / (massFlow * massFlow);
}

/** Kv, m³/h, of a control valve with a loss, Pa·kg/m³, at a flow, kg/s. */
export function kvOf(flow: number, loss: number): number {
  return Math.abs(flow) * Math.sqrt(valveFactor(1) / loss);
}
