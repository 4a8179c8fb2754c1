import { backgroundConductivity } from '../transport/conductivity.ts';
import { surfaceTensionAt } from '../transport/surface-tension.ts';
import { viscosity } from '../transport/viscosity.ts';
import {
  industrialConductivityAtDensity,
  industrialConductivityAtPressure,
  scientificConductivity,
  scientificViscosity,
} from './scientific.ts';
import { printedPairs, printedSingles } from './tables.ts';
import type { PublishedValue } from './value.ts';

const atDensity = (rho: number, T: number) => `at ${rho} kg/m³, ${T} K`;
const atPressure = (p: number, T: number) => `at ${p} MPa, ${T} K`;
const nearCritical = 647.35;
const onIsotherm = (rho: number) => atDensity(rho, nearCritical);

/** Verification values of viscosity, thermal conductivity and surface tension. */
export const publishedTransport: readonly PublishedValue[] = [
  ...printedPairs(
    'IAPWS R12-08 Table 4',
    'μPa·s',
    (rho, T) => `μ without critical enhancement ${atDensity(rho, T)}`,
    (rho, T) => viscosity(rho, T) * 1e6,
    [
      [998, 298.15, '889.735100'],
      [1200, 298.15, '1437.649467'],
      [1000, 373.15, '307.883622'],
      [1, 433.15, '14.538324'],
      [1000, 433.15, '217.685358'],
      [1, 873.15, '32.619287'],
      [100, 873.15, '35.802262'],
      [600, 873.15, '77.430195'],
      [1, 1173.15, '44.217245'],
      [100, 1173.15, '47.640433'],
      [400, 1173.15, '64.154608'],
    ],
  ),
  ...printedSingles(
    'IAPWS R12-08 Table 5',
    'μPa·s',
    rho => `μ with critical enhancement ${onIsotherm(rho)}`,
    rho => scientificViscosity(rho, nearCritical) * 1e6,
    [
      [122, '25.520677'],
      [222, '31.337589'],
      [272, '36.228143'],
      [322, '42.961579'],
      [372, '45.688204'],
      [422, '49.436256'],
    ],
  ),
  ...printedPairs(
    'IAPWS R15-11 Table 4',
    'mW/(m·K)',
    (rho, T) => `λ without critical enhancement ${atDensity(rho, T)}`,
    (rho, T) => backgroundConductivity(rho, T) * 1e3,
    [
      [0, 298.15, '18.4341883'],
      [998, 298.15, '607.712868'],
      [1200, 298.15, '799.038144'],
      [0, 873.15, '79.1034659'],
    ],
  ),
  ...printedSingles(
    'IAPWS R15-11 Table 5',
    'mW/(m·K)',
    rho => `λ with critical enhancement ${onIsotherm(rho)}`,
    rho => scientificConductivity(rho, nearCritical) * 1e3,
    [
      [1, '51.9298924'],
      [122, '130.922885'],
      [222, '367.787459'],
      [272, '757.959776'],
      [322, '1443.75556'],
      [372, '650.319402'],
      [422, '448.883487'],
      [750, '600.961346'],
    ],
  ),
  ...printedPairs(
    'IAPWS R15-11 Table 7',
    'mW/(m·K)',
    (p, T) => `λ for industrial use in region 1 ${atPressure(p, T)}`,
    (p, T) => industrialConductivityAtPressure(p * 1e6, T) * 1e3,
    [
      [20, 620, '481.485195'],
      [50, 620, '545.038940'],
    ],
  ),
  ...printedPairs(
    'IAPWS R15-11 Table 8',
    'mW/(m·K)',
    (p, T) => `λ for industrial use in region 2 ${atPressure(p, T)}`,
    (p, T) => industrialConductivityAtPressure(p * 1e6, T) * 1e3,
    [
      [0.3, 650, '52.2311024'],
      [50, 800, '177.709914'],
    ],
  ),
  ...printedSingles(
    'IAPWS R15-11 Table 9',
    'mW/(m·K)',
    rho => `λ for industrial use in region 3 ${onIsotherm(rho)}`,
    rho => industrialConductivityAtDensity(rho, nearCritical) * 1e3,
    [
      [222, '366.879411'],
      [322, '1241.82415'],
    ],
  ),
  ...printedSingles(
    'IAPWS R1-76(2014) Table 1',
    'mN/m',
    T => `σ at ${T} K`,
    T => surfaceTensionAt(T) * 1e3,
    [
      [273.16, '75.65'],
      [283.15, '74.22'],
      [293.15, '72.74'],
      [303.15, '71.19'],
      [313.15, '69.60'],
      [323.15, '67.94'],
      [333.15, '66.24'],
      [343.15, '64.48'],
      [353.15, '62.67'],
      [363.15, '60.82'],
      [373.15, '58.91'],
      [393.15, '54.97'],
      [413.15, '50.86'],
      [433.15, '46.59'],
      [453.15, '42.19'],
      [473.15, '37.67'],
      [523.15, '26.04'],
      [573.15, '14.36'],
      [623.15, '3.67'],
      [643.15, '0.39'],
    ],
  ),
];
