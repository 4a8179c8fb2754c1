import { pow } from '../elementary/index.ts';
import { logPolynomial, meanOfLength, type Origin, type PropertyCurve } from './curve.ts';

/**
 * The fits of the NIST cryogenic materials database (trc.nist.gov/cryogenics; Marquardt, Le & Radebaugh, 11th International
 * Cryocooler Conference, 2000), most to data of LNG Materials and Fluids (Mann, National Bureau of Standards, 1977).
 */
function nist(material: string, percent: number): Origin {
  return {
    source: `NIST cryogenic materials database, ${material}; the fit is within ${percent} % of its data`,
    certainty: 'high',
  };
}

/** Low-temperature properties of a metal. */
interface Cold {
  readonly conductivity: PropertyCurve;
  readonly heatCapacity: PropertyCurve;
  readonly expansion: PropertyCurve;
}

const perHundredThousand = (coefficients: readonly number[]) => coefficients.map(coefficient => coefficient * 1e-5);

const stainlessConductivity = [-1.4087, 1.3982, 0.2543, -0.626, 0.2334, 0.4256, -0.4658, 0.165, -0.0199];
const stainlessLength = perHundredThousand([-2.9554e2, -3.9811e-1, 9.2683e-3, -2.0261e-5, 1.7127e-8]);
const nickelSteelHeatCapacity = [
  15503.108, -37280.377, 26788.417, 7010.0877, -22731.651, 15386.526, -5175.7968, 896.97274, -64.055866,
];
const nickelSteelLength = perHundredThousand([-2.104e2, -5.699e-2, 5.072e-3, -1.381e-5, 1.897e-8]);

export const stainless304: Cold = {
  conductivity: logPolynomial(nist('304 stainless', 2), [4, 300], stainlessConductivity),
  heatCapacity: logPolynomial(
    nist('304 stainless', 5),
    [4, 300],
    [22.0061, -127.5528, 303.647, -381.0098, 274.0328, -112.9212, 24.7593, -2.239153],
  ),
  expansion: meanOfLength(nist('304 stainless', 1.5), [23, 300], stainlessLength),
};

export const stainless316: Cold = {
  conductivity: logPolynomial(nist('316 stainless', 2), [4, 300], stainlessConductivity),
  heatCapacity: logPolynomial(
    nist('316 stainless', 2),
    [50, 300],
    [-1879.464, 3643.198, 76.70125, -6176.028, 7437.6247, -4305.7217, 1382.4627, -237.22704, 17.05262],
  ),
  expansion: meanOfLength(nist('316 stainless', 1.5), [23, 300], stainlessLength),
};

export const nickelSteel3: Cold = {
  conductivity: logPolynomial(
    nist('Fe-3.25Ni', 2),
    [4, 300],
    [0.89481, -8.1998, 22.096, -27.645, 19.7524, -8.1113, 1.77866, -0.16172],
  ),
  heatCapacity: logPolynomial(nist('Fe-2.25Ni to Fe-9Ni', 1), [60, 300], nickelSteelHeatCapacity),
  expansion: meanOfLength(nist('Fe-2.25Ni to Fe-9Ni', 1), [30, 300], nickelSteelLength),
};

export const nickelSteel9: Cold = {
  ...nickelSteel3,
  conductivity: logPolynomial(
    nist('Fe-9Ni', 2),
    [4, 300],
    [-0.0712785, -3.48735, 10.6547, -12.9153, 8.89066, -3.51482, 0.743643, -0.0657884],
  ),
};

export const aluminium5083: Cold = {
  conductivity: logPolynomial(
    nist('5083-O aluminium', 1),
    [4, 300],
    [-0.90933, 5.751, -11.112, 13.612, -9.3977, 3.6873, -0.77295, 0.067336],
  ),
  heatCapacity: logPolynomial(
    nist('5083-O aluminium', 5),
    [4, 300],
    [46.6467, -314.292, 866.662, -1298.3, 1162.27, -637.795, 210.351, -38.3094, 2.96344],
  ),
  expansion: meanOfLength(
    nist('5083-O aluminium', 4),
    [25, 300],
    perHundredThousand([-4.1277e2, -3.0389e-1, 8.7696e-3, -9.9821e-6]),
  ),
};

export const copperHeatCapacity = logPolynomial(
  nist('OFHC copper', 1),
  [4, 300],
  [-1.91844, -0.15973, 8.61013, -18.996, 21.9661, -12.7328, 3.54322, -0.3797],
);

/** Copper with a residual resistance ratio of 50; purer copper differs below 100 K only. */
export const copperConductivity: PropertyCurve = {
  ...nist('OFHC copper of a residual resistance ratio of 50', 1),
  from: 4,
  to: 300,
  at: temperature => {
    const root = Math.sqrt(temperature);
    const above = 1.8743 + root * (-0.6018 + root * (0.26426 + root * (-0.051276 + root * 0.003723)));
    const below = 1 + root * (-0.41538 + root * (0.13294 + root * (-0.0219 + root * 0.0014871)));
    return pow(10, above / below);
  },
};
