import { transferUnits, type Arrangement } from '@isentrope/engineering/heat-transfer';
import { absent, type Absent } from '../kit/index.ts';
import { arrangementOf, unreachable, type Configuration } from './arrangement.ts';
import { isOne } from './correction.ts';

/** Capacity rates of the two sides, W/K; infinite for a side that keeps its temperature. */
export interface CapacityRates {
  readonly hot: number;
  readonly cold: number;
}

/** A side's capacity rate: flow times heat capacity where both are given, else from the duty and the change of temperature. */
export function capacityRate(
  flow: number | undefined,
  heatCapacity: number | undefined,
  duty: number,
  change: number,
): number {
  return flow === undefined || heatCapacity === undefined ? duty / change : flow * heatCapacity;
}

const smallerSide = ({ hot, cold }: CapacityRates) => (hot < cold ? 'hot' : 'cold');

export function arrangement(v: { configuration: Configuration; rates: CapacityRates }): Arrangement {
  return arrangementOf(v.configuration, smallerSide(v.rates));
}

interface Values {
  readonly arrangement: Arrangement;
  readonly effectiveness: number;
  readonly rateRatio: number;
}

export function units(v: Values & { configuration: Configuration }): number | Absent {
  if (v.effectiveness >= 1) return absent('no exchanger has an effectiveness of 1 or more');
  return transferUnits(v.effectiveness, v.rateRatio, v.arrangement) ?? unreachable(v.configuration);
}

/** The relation of ε and NTU as shown; that of unmixed cross-flow is a series and is named by its source only. */
export function equation({ arrangement: kind, rateRatio }: Values): string {
  if (rateRatio === 0) return 'ε = 1-exp(-NTU)';
  const equal = isOne(rateRatio);
  switch (kind.type) {
    case 'counter':
      return equal ? 'ε = NTU/(1+NTU)' : 'ε = (1-exp(-NTU*(1-C_r)))/(1-C_r*exp(-NTU*(1-C_r)))';
    case 'co':
      return 'ε = (1-exp(-NTU*(1+C_r)))/(1+C_r)';
    case 'shell':
      if (kind.shells === 1) return 'ε = ε_1';
      return equal ? `ε = ${kind.shells}*ε_1/(1+${kind.shells - 1}*ε_1)` : 'ε = (W-1)/(W-C_r)';
    case 'cross':
      if (kind.mixed === 'none') return '';
      return kind.mixed === 'larger' ? 'ε = (1-exp(-C_r*(1-exp(-NTU))))/C_r' : 'ε = 1-exp(-(1-exp(-C_r*NTU))/C_r)';
  }
}

export function where({ arrangement: kind, rateRatio }: Values): readonly string[] {
  if (kind.type !== 'shell' || rateRatio === 0) return [];
  const { shells } = kind;
  const one = ['S = sqrt(1+C_r^2)', `G = exp(-S*NTU/${shells})`, 'ε_1 = 2/(1+C_r+S*(1+G)/(1-G))'];
  return shells === 1 || isOne(rateRatio) ? one : [...one, `W = ((1-ε_1*C_r)/(1-ε_1))^${shells}`];
}

export function source({ arrangement: kind }: Values): string {
  const book = 'Kays and London, 3rd ed., chapter 2';
  return kind.type === 'cross' && kind.mixed === 'none' ? `${book}; Mason’s series, solved for NTU` : book;
}
