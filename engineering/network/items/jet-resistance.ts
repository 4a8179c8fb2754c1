import { valveFactor } from './loss.ts';
import { plateAtFlow, type Plate } from './orifice-plate.ts';
import type { ControlValveItem, NetworkItem, NetworkLiquid } from '../types.ts';
import { reynoldsFactorOf } from './viscous-valve.ts';

/** The resistance of an item with a jet. */
export interface JetResistance {
  /** Pa·kg/m³ per (kg/s)². */
  readonly factor: number;
  /** Share of the difference between inlet and jet that is lost; undefined without F_L. */
  readonly share: number | undefined;
}

/** Share of the difference between inlet and jet that a control valve loses, F_L²; undefined without F_L. */
export function lossShareOfValve({ FL }: ControlValveItem): number | undefined {
  return FL === undefined ? undefined : FL * FL;
}

type Viscous = Pick<NetworkLiquid, 'viscosity'>;

/** Returns the resistance of a valve of a Kv, m³/h, at a flow, kg/s, of a liquid. */
export function valveResistance(
  valve: ControlValveItem,
  kv: number,
  flow: number,
  { viscosity }: Viscous,
): JetResistance {
  const factor = valveFactor(kv) / reynoldsFactorOf(valve, kv, flow, viscosity) ** 2;
  return { factor, share: lossShareOfValve(valve) };
}

/** Returns the resistance of an orifice plate at a flow, kg/s, of a liquid. */
export function plateResistance(plate: Plate, flow: number, { viscosity }: Viscous): JetResistance {
  const { factor, lossFraction: share } = plateAtFlow(plate, flow, viscosity);
  return { factor, share };
}

/** Returns the resistance of a valve with a Kv or of an orifice with a bore at a flow, kg/s, of a liquid; undefined for other items. */
export function jetResistance(item: NetworkItem, flow: number, liquid: Viscous): JetResistance | undefined {
  if (item.type === 'control valve' && item.kv !== undefined) return valveResistance(item, item.kv, flow, liquid);
  return item.type === 'orifice' && item.bore !== undefined
    ? plateResistance({ ...item, bore: item.bore }, flow, liquid)
    : undefined;
}
