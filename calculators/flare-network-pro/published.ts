import type { PublishedCase } from '../kit/index.ts';

/**
 * Air at a total temperature of 300 K that is sonic at 2 bar(abs) in the outlet of a bore of 100 mm:
 * q = π/4·D²·p*·√(k·M/(R·T*)) with T* = 2·T0/(k + 1) = 250 K.
 */
const sonicFlow = 24_974.6;

/** A tail pipe of the tabulated resistance 4fL* /D, and the pressure p/p* times 2 bar in front of it. */
function sonicTailPipe(mach: string, resistance: string, printed: string): PublishedCase {
  return {
    type: 'case',
    kind: 'quoted',
    title: `Fanno flow of air from Ma ${mach} to a sonic outlet at 2 bar(abs)`,
    source: 'J. D. Anderson, Modern Compressible Flow, table A.4 (γ = 1.4)',
    case: {
      sources: `Tag | To | Rated flow kg/h | Molar mass | Isentropic exponent | Compressibility factor | Viscosity cP | Temperature °C\nPSV | A | ${sonicFlow} | 28.96 | 1.4 | 1 | 0.018 | 26.85`,
      items: `Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Loss coefficient\nTP | line | A | End | 0.000001 | 100 | 0 | ${resistance}`,
    },
    expect: { governingBackPressure: { printed, unit: 'bar(abs)' } },
  };
}

/**
 * States by CoolProp 8.0.0 (HEOS), integrated apart from the solver by entropy, dN = 2·T·ds/(G·v)² along h + G²·v²/2 = h0; the sonic state is
 * that of greatest entropy on this line. Pressures in bar(abs), G in kg/(m²·s).
 */
const expandedCases = (
  [
    ['Methane and ethane', 'C1 0.7; C2 0.3', 40, 320, 300, 60, 3, '8.755'],
    ['Methane and ethane to a sonic outlet', 'C1 0.7; C2 0.3', 40, 320, 800, 40, 1.01325, '18.49'],
    ['Carbon dioxide', 'CO2 1', 60, 350, 500, 50, 3, '9.019'],
    ['Carbon dioxide to a sonic outlet', 'CO2 1', 60, 350, 1000, 30, 1.01325, '13.72'],
    ['Propane', 'C3 1', 10, 330, 300, 40, 2, '5.065'],
    ['Propane to a sonic outlet', 'C3 1', 10, 330, 700, 8, 1.01325, '5.627'],
    ['Liquid propane that flashes', 'C3 1', 12, 295, 600, 40, 2, '4.398'],
    ['Liquid propane that flashes, to a sonic outlet', 'C3 1', 12, 295, 1500, 10, 1.01325, '5.469'],
  ] as const
).map(([title, composition, pressure, temperature, massFlux, resistance, behind, printed]): PublishedCase => ({
  type: 'case',
  kind: 'program',
  title: `${title} from ${pressure} bar(abs) and ${temperature} K, by equation of state`,
  source: `CoolProp 8.0.0 (HEOS), integrated by entropy: G ${massFlux} kg/(m²·s), resistance ${resistance}`,
  case: {
    tipPressure: behind,
    sources: `Tag | To | Rated flow kg/h | Composition | Relieving pressure bar(g) | Temperature K\nPSV | A | ${massFlux * Math.PI * 36} | ${composition} | ${pressure - 1.01325} | ${temperature}`,
    items: `Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Loss coefficient\nTP | line | A | End | 0.000001 | 200 | 0 | ${resistance}`,
  },
  expect: { governingBackPressure: { printed, unit: 'bar(abs)' } },
}));

export const published: readonly PublishedCase[] = [
  sonicTailPipe('0.3', '5.299', '7.238'),
  sonicTailPipe('0.5', '1.069', '4.276'),
  sonicTailPipe('0.7', '0.2081', '2.987'),
  ...expandedCases,
];
