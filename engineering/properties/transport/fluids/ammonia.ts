import { exp, log, pow } from '../../../elementary/index.ts';
import { ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { batschinskiHildebrand, collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 386, diameter: 0.2957 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-6,
  molarMass: 17.03026,
  terms: [
    [4.9931822, 0],
    [-0.61122364, 1],
    [0.18535124, 3],
    [-0.11160946, 4],
  ],
});

/**
 * λ_c, W/(m·K), Tufeu et al., where 1e-6 of the critical temperature stands for less.
 */
function criticalConductivity({ temperature, density }: HomogeneousState): number {
  const Tc = 405.4;
  const rhoc = 235;
  const t = Math.max(1e-6, Math.abs(temperature - Tc) / Tc);
  const swing = Math.sqrt(t);
  const background = (2.6 + 1.6 * t) * 1e-5;
  const rise = (2.18 - 0.12 * exp(-17.8 * t)) * 1e5;
  const length = 1.34e-10 * pow(t, -0.63) * (1 + swing);
  const susceptibility = 0.423e-8 * pow(t, -1.24) * (1 + swing / 0.7);
  const isochore =
    ((1.2 * 1.3806504e-23 * temperature ** 2) / (6 * Math.PI * background * length)) * rise ** 2 * susceptibility;
  const width = (0.61 * rhoc + 16.5 * log(t)) ** 2;
  const edge = 0.6 * rhoc;
  const within = Math.max(density, edge);
  const thin = density < edge ? (density / edge) ** 2 : 1;
  return isochore * exp(-36 * t * t) * (width / (width + (within - 0.96 * rhoc) ** 2)) * thin;
}

export const ammonia: FluidTransport = {
  id: 'NH3',
  viscosity: {
    source:
      'A. Fenghour, W. A. Wakeham, V. Vesovic, J. T. R. Watson, J. Millat and E. Vogel, J. Phys. Chem. Ref. Data 24 (1995) 1649-1667',
    uncertainty: 0.05,
    range: { minimumTemperature: 196, maximumTemperature: 600, maximumPressure: 100000000 },
    dilute,
    virial: rainwaterFriend(potential, [
      [-1.7999496, 0],
      [46.692621, -0.5],
      [-534.60794, -1],
      [3360.4074, -1.5],
      [-13019.164, -2],
      [33414.23, -2.5],
      [-58711.743, -3],
      [71426.686, -3.5],
      [-59834.012, -4],
      [33652.741, -4.5],
      [-12027.35, -5],
      [2434.8205, -5.5],
      [-208.07957, -6],
    ]),
    residual: batschinskiHildebrand({
      temperature: 405.4,
      molarDensity: 13211.8,
      powers: [
        [4.005040600989671e-6, 3, 0],
        [-1.4107915123955129e-5, 3, 1],
        [3.4760743039321816e-5, 2, 2],
        [4.631310990138071e-6, 4, 2],
        [-3.937374461785061e-6, 4, 3],
        [-1.200075068367531e-5, 2, 4],
        [1.9284977991745303e-6, 4, 4],
      ],
    }),
  },
  conductivity: {
    source: 'R. Tufeu, D. Y. Ivanov, Y. Garrabos and B. Le Neindre, Ber. Bunsenges. Phys. Chem. 88 (1984) 422-427',
    uncertainty: 0.05,
    dilute: ratioOfPolynomials(1, [
      [0.03589, 0],
      [-0.000175, 1],
      [4.551e-7, 2],
      [1.685e-10, 3],
      [-4.828e-13, 4],
    ]),
    residual: residualPolynomial({ temperature: 1, density: 235 }, [
      [0.03808645, 1, 0],
      [0.06647986, 2, 0],
      [-0.0300295, 3, 0],
      [0.00998779, 4, 0],
    ]),
    critical: criticalConductivity,
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 405.4,
    terms: [
      [0.1028, 1.211],
      [-0.09453, 5.585],
    ],
  },
};
