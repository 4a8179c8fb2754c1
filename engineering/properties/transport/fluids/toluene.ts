import { cube, pow, wholePower } from '../../../elementary/index.ts';
import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 472, diameter: 0.524 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 92.13842,
  terms: [
    [0.40108, 0],
    [-0.476409, 1],
    [0.069442, 3],
  ],
});

/** Δη, Pa·s, with T_c = 591.75 K and ρ_c = 291.987 kg/m³. */
function denseViscosity({ temperature, density }: HomogeneousState): number {
  const T = temperature / 591.75;
  const rho = density / 291.987;
  const first = (19.919216 * rho - 2.6557905 * wholePower(rho, 4)) / T - 10.113817 * rho;
  const second = (-135.904211 * cube(rho)) / (rho * rho - 7.9962719 - 11.014795 * T);
  return 1e-6 * pow(rho, 2 / 3) * Math.sqrt(T) * (first + second);
}

export const toluene: FluidTransport = {
  id: 'Tol',
  viscosity: {
    source: 'S. Avgeri, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 44 (2015) 033101',
    uncertainty: 0.05,
    range: { maximumTemperature: 675, maximumPressure: 500000000 },
    dilute,
    virial: rainwaterFriend(potential),
    residual: denseViscosity,
  },
  conductivity: {
    source: 'M. J. Assael, S. K. Mylona, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 41 (2012) 023101',
    uncertainty: 0.05,
    range: { maximumTemperature: 1000, maximumPressure: 1000000000 },
    dilute: ratioOfPolynomials(1, [
      [0.0058808, 0],
      [-6.1693e-5, 1],
      [3.4151e-7, 2],
      [-3.042e-10, 3],
      [1.2868e-13, 4],
      [-2.1303e-17, 5],
    ]),
    residual: residualPolynomial({ temperature: 591.75, density: 291.992 }, [
      [-0.051853, 1, 0],
      [0.0517449, 1, -1],
      [0.133846, 2, 0],
      [-0.121902, 2, -1],
      [-0.120446, 3, 0],
      [0.137748, 3, -1],
      [0.0530211, 4, 0],
      [-0.0732792, 4, -1],
      [-0.0100604, 5, 0],
      [0.0172914, 5, -1],
      [0.000633457, 6, 0],
      [-0.00138585, 6, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.05, length: 2.2e-10, cutoff: 1613000000 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 591.75,
    terms: [[0.06897, 1.291]],
  },
};
