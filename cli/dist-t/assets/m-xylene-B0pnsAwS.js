import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { r as crossSection } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/m-xylene.ts
var dilute = crossSection(2.2115e-7, [
	-1.4933,
	473.2,
	-57033
]);
/** The viscosity beyond that of the dilute gas, Pa·s, with T_c = 616.89 K and ρ_c = 2665 mol/m³. */
function denseViscosity({ temperature, molarDensity }) {
	const T = temperature / 616.89;
	const rho = molarDensity / 2665;
	const initial = (13.2814 - 10862.4 / temperature + 1664060 / temperature ** 2) * .001 * molarDensity;
	const sum = (-.26895 + .320971 * T ** -.3) * rho ** 6.8 - .0290018 * rho ** 3.3 + 172866e-15 * rho ** 22 * T ** -3.2 + (14.7728 * rho - 18.9852 * T) * rho ** .6 + 17.1128 * rho ** .4;
	return 1e-6 * (initial + rho ** (2 / 3) * Math.sqrt(T) * sum);
}
var mXylene = {
	id: "mXyl",
	viscosity: {
		source: "F. L. Cao, X. Y. Meng, J. T. Wu and V. Vesovic, J. Phys. Chem. Ref. Data 45 (2016) 013103",
		uncertainty: .05,
		range: {
			minimumTemperature: 273,
			maximumTemperature: 673,
			maximumPressure: 2e8
		},
		dilute,
		residual: denseViscosity
	},
	conductivity: {
		source: "S. K. Mylona, K. D. Antoniadis, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 43 (2014) 043104",
		uncertainty: .05,
		range: { maximumTemperature: 700 },
		dilute: ratioOfPolynomials(616.89, [
			[.00024210699999999998, 0],
			[.013522000000000001, 1],
			[-.123168, 2],
			[.296882, 3],
			[-.107973, 4],
			[.018686, 5],
			[-.0012916700000000002, 6]
		], [
			[-.850118, 0],
			[3.11646, 1],
			[1e-4, 2]
		]),
		residual: residualPolynomial({
			temperature: 616.89,
			density: 282.9297
		}, [
			[
				-.0679314,
				1,
				0
			],
			[
				.0592537,
				1,
				-1
			],
			[
				.22577799999999998,
				2,
				0
			],
			[
				-.162626,
				2,
				-1
			],
			[
				-.18569300000000002,
				3,
				0
			],
			[
				.133036,
				3,
				-1
			],
			[
				.0619006,
				4,
				0
			],
			[
				-.044905099999999996,
				4,
				-1
			],
			[
				-.0071166400000000005,
				5,
				0
			],
			[
				.0056186,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .057,
			length: 235e-12,
			cutoff: 1402524544.179523
		})
	},
	surfaceTension: {
		source: "A. Mulero and I. Cachadiña, J. Phys. Chem. Ref. Data 43 (2014) 023104",
		uncertainty: .05,
		criticalTemperature: 616.89,
		terms: [[.06445, 1.256]]
	}
};
export { mXylene };
