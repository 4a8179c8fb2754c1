import { cube, exp, pow, wholePower } from '../../../elementary/index.ts';
import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { rainwaterFriend } from '../viscosity-forms.ts';

/** ε/k in K, σ in m of the dilute gas, and N_A·σ³ in m³/mol. */
const energy = 577.87;
const diameter = 0.3408e-9;
const volume = 6.022_141_29e23 * cube(diameter);
const virial = rainwaterFriend({ energy, diameter: 0.3408 });

/** η₀, Pa·s: the collision integral of Stockmayer's potential. */
function diluteViscosity(T: number): number {
  const reduced = T / energy;
  const dipole = 0.4575;
  const lennardJones =
    1.16145 * pow(reduced, -0.14874) + 0.52487 * exp(-0.7732 * reduced) + 2.16178 * exp(-2.43787 * reduced);
  const polar =
    0.10225 * pow(reduced, -0.97346) + 0.10657 * exp(-0.34528 * reduced) - 0.44557 * exp(-2.58055 * reduced);
  const omega = lennardJones * (1 + (dipole ** 2 / (1 + 0.95976e-3 * wholePower(dipole, 6))) * polar);
  return (2.66957e-26 * Math.sqrt(32.04216 * T)) / (diameter * diameter * omega);
}

/** η/η₀ of hard spheres whose diameter depends on T and ρ. */
function hardSpheres(T: number, rho: number, molarDensity: number): number {
  const byTemperature = [-1.181909, 0.503103, -0.6268461, 0.5169312, -0.2351349, 5.3980235e-2, -4.9069617e-3];
  const byDensity = [
    0, 4.018368, -4.23918, 2.24511, -0.5750698, 2.3021026e-2, 2.5696775e-2, -6.8372749e-3, 7.2707189e-4, -2.9255711e-5,
  ];
  const inverse = 512.6 / T;
  const size =
    byTemperature.reduce((sum, d, i) => sum + d * pow(inverse, i), 0) +
    byDensity.reduce((sum, e, i) => sum + e * pow(rho, i), 0);
  const covolume = ((2 * Math.PI * 6.022_141_29e23) / 3) * cube(0.7193422e-9 * size);
  const packing = (covolume * molarDensity) / 4;
  const contact = (1 - 0.5 * packing) / cube(1 - packing);
  return 1 / contact + 0.8 * covolume * molarDensity + 0.761 * contact * (covolume * molarDensity) ** 2;
}

/** The viscosity beyond that of the dilute gas, Pa·s: virial at low density, hard spheres at high, blended about ρ_c. */
function denseViscosity({ temperature, molarDensity, density }: HomogeneousState): number {
  const reduced = temperature / energy;
  const third = volume ** 2 * 1.86222085e-3 * cube(reduced) * exp(9.990338 / Math.sqrt(reduced));
  const thin = virial(temperature) * molarDensity + third * molarDensity ** 2;
  const rho = density / 273;
  const share = 1 / (1 + exp(5 * (rho - 1)));
  const thick = hardSpheres(temperature, rho, molarDensity) - 1;
  return diluteViscosity(temperature) * (share * thin + (1 - share) * thick);
}

export const methanol: FluidTransport = {
  id: 'MeOH',
  viscosity: {
    source: 'H. W. Xiang, A. Laesecke and M. L. Huber, J. Phys. Chem. Ref. Data 35 (2006) 1597-1620',
    uncertainty: 0.05,
    dilute: diluteViscosity,
    residual: denseViscosity,
  },
  conductivity: {
    source: 'E. A. Sykioti, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 42 (2013) 043101',
    uncertainty: 0.05,
    range: { maximumTemperature: 660, maximumPressure: 245000000 },
    dilute: ratioOfPolynomials(
      512.6,
      [
        [-0.00357796, 0],
        [0.0629638, 1],
        [-0.0373047, 2],
        [-0.0521182, 3],
        [0.231607, 4],
        [0.0441575, 5],
      ],
      [
        [3.33313, 0],
        [-6.08398, 1],
        [8.18739, 2],
        [-0.261074, 3],
        [1, 4],
      ],
    ),
    residual: residualPolynomial({ temperature: 512.6, density: 275.563 }, [
      [0.0556918, 1, 0],
      [0.0104771, 1, -1],
      [0.112174, 2, 0],
      [-0.0745272, 2, -1],
      [-0.0843893, 3, 0],
      [0.0637569, 3, -1],
      [0.0197525, 4, 0],
      [-0.0246826, 4, -1],
      [-0.0015253, 5, 0],
      [0.00434656, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.05283, length: 1.487e-10, cutoff: 1428571428.5714285 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 513.38,
    terms: [
      [0.22421, 1.3355],
      [-0.21408, 1.677],
      [0.083233, 4.4402],
    ],
  },
};
