import { exp, log } from '../../elementary/index.ts';
import { gasConstant as R } from '../../quantities/index.ts';
import type { Component } from './component.ts';
import { Fugacity, fugacity } from './fugacity.ts';
import { componentOf, Mixture } from './mixture.ts';
import { phaseAt } from './equilibrium/phase-at.ts';
import { PhaseState, type PhaseRoot } from './state.ts';

/** A value from other software, and the function that computes it here. */
export interface PublishedEosValue {
  readonly label: string;
  /** Value printed by the source, in the unit: to ten digits, or all it prints but the last, which it truncates. */
  readonly expected: string;
  readonly unit: string;
  readonly source: string;
  readonly compute: () => number;
}

const source =
  'thermo library (C. Bell and contributors), test values of its Peng–Robinson equations; without volume translation';

function fluidOf(Tc: number, pc: number, omega: number): Component {
  const carrier = componentOf('nC6');
  return { ...carrier, criticalTemperature: Tc, criticalPressure: pc, acentricFactor: omega };
}

const hexane = new Mixture([fluidOf(507.6, 3_025_000, 0.2975)], { translated: false });
/** ω = 0.734: the 1978 branch of the α function. */
const heavy = new Mixture([fluidOf(632, 5_350_000, 0.734)], { translated: false });
const nitrogenMethane = new Mixture([fluidOf(126.1, 3_394_000, 0.04), fluidOf(190.6, 4_604_000, 0.011)], {
  translated: false,
  interaction: () => 0,
});

const hexaneName = 'n-hexane (Tc 507.6 K, pc 3.025 MPa, ω 0.2975)';
const heavyName = 'fluid of Tc 632 K, pc 5.35 MPa, ω 0.734 (1978 α)';
const mixtureName = 'nitrogen and methane, 1:1, k_ij = 0, 115 K, 1 MPa';

function phase(mixture: Mixture, T: number, z: readonly number[], root: PhaseRoot): PhaseState {
  const state = new PhaseState(mixture.size);
  phaseAt(mixture, T, 1e6, z, root, state);
  return state;
}

function enthalpyDeparture(mixture: Mixture, T: number, root: PhaseRoot): number {
  return phase(mixture, T, [1], root).molarEnthalpy - mixture.whole.idealEnthalpy;
}

function entropyDeparture(mixture: Mixture, T: number): number {
  return phase(mixture, T, [1], 'liquid').molarEntropy - mixture.whole.idealEntropy + R * log(1e6 / 101_325);
}

function coefficient(root: PhaseRoot, index: number): number {
  const out = new Fugacity(nitrogenMethane);
  fugacity(nitrogenMethane, 115, 1e6, [0.5, 0.5], root, out);
  return exp(out.lnCoefficients[index] ?? NaN);
}

function attraction(derivative: boolean): number {
  phase(nitrogenMethane, 115, [0.5, 0.5], 'vapour');
  const { whole } = nitrogenMethane;
  return derivative ? whole.attractionT : whole.attraction;
}

const mixed = [0.5, 0.5] as const;

/** Values that other programs print for the same equation of state. */
export const publishedEosValues: readonly PublishedEosValue[] = [
  value(
    `${hexaneName}, 299 K, 1 MPa: liquid volume`,
    '0.0001302221251',
    'm³/mol',
    () => phase(hexane, 299, [1], 'liquid').molarVolume,
  ),
  value(`${hexaneName}, 299 K, 1 MPa: liquid enthalpy departure`, '-31134.75084', 'J/mol', () =>
    enthalpyDeparture(hexane, 299, 'liquid'),
  ),
  value(`${hexaneName}, 299 K, 1 MPa: liquid entropy departure`, '-72.475619', 'J/(mol·K)', () =>
    entropyDeparture(hexane, 299),
  ),
  value(
    `${hexaneName}, 400 K, 1 MPa: liquid volume`,
    '0.0001560731848',
    'm³/mol',
    () => phase(hexane, 400, [1], 'liquid').molarVolume,
  ),
  value(
    `${hexaneName}, 400 K, 1 MPa: vapour volume`,
    '0.002141876817',
    'm³/mol',
    () => phase(hexane, 400, [1], 'vapour').molarVolume,
  ),
  value(`${hexaneName}, 400 K, 1 MPa: liquid enthalpy departure`, '-26111.87757', 'J/mol', () =>
    enthalpyDeparture(hexane, 400, 'liquid'),
  ),
  value(`${hexaneName}, 400 K, 1 MPa: vapour enthalpy departure`, '-3549.300578', 'J/mol', () =>
    enthalpyDeparture(hexane, 400, 'vapour'),
  ),
  value(
    `${heavyName}, 299 K, 1 MPa: liquid volume`,
    '0.00008351962897',
    'm³/mol',
    () => phase(heavy, 299, [1], 'liquid').molarVolume,
  ),
  value(`${heavyName}, 299 K, 1 MPa: liquid enthalpy departure`, '-63764.67109', 'J/mol', () =>
    enthalpyDeparture(heavy, 299, 'liquid'),
  ),
  value(`${heavyName}, 299 K, 1 MPa: liquid entropy departure`, '-130.7371532', 'J/(mol·K)', () =>
    entropyDeparture(heavy, 299),
  ),
  value(
    `${mixtureName}: liquid volume`,
    '0.00003625736294',
    'm³/mol',
    () => phase(nitrogenMethane, 115, mixed, 'liquid').molarVolume,
  ),
  value(
    `${mixtureName}: vapour volume`,
    '0.0007006659231',
    'm³/mol',
    () => phase(nitrogenMethane, 115, mixed, 'vapour').molarVolume,
  ),
  value(`${mixtureName}: attraction a·α`, '0.2187649001', 'J·m³/mol²', () => attraction(false)),
  value(`${mixtureName}: d(a·α)/dT`, '-0.0006346637957', 'J·m³/(mol²·K)', () => attraction(true)),
  value(`${mixtureName}: φ of nitrogen, liquid`, '1.587721676', '1', () => coefficient('liquid', 0)),
  value(`${mixtureName}: φ of methane, liquid`, '0.1469371045', '1', () => coefficient('liquid', 1)),
  value(`${mixtureName}: φ of nitrogen, vapour`, '0.8730618494', '1', () => coefficient('vapour', 0)),
  value(`${mixtureName}: φ of methane, vapour`, '0.7162292766', '1', () => coefficient('vapour', 1)),
];

function value(label: string, expected: string, unit: string, compute: () => number): PublishedEosValue {
  return { label, expected, unit, source, compute };
}
