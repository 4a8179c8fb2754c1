import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { r as crossSection } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/p-xylene.ts
var dilute = crossSection(2.2005e-7, [
	-1.4933,
	473.2,
	-57033
]);
/** The viscosity beyond that of the dilute gas, Pa·s, with T_c = 616.168 K and ρ_c = 2693.92 mol/m³. */
function denseViscosity({ temperature, molarDensity }) {
	const T = temperature / 616.168;
	const rho = molarDensity / 2693.92;
	const initial = (13.2814 - 10862.4 / temperature + 1664060 / temperature ** 2) * .001 * molarDensity;
	const warm = 122.919 * rho ** 1.5 - 282.329 * rho ** 2 + 279.348 * rho ** 3 - 146.776 * rho ** 4 + 28.361 * rho ** 5 - .004585 * rho ** 11;
	const cold = 15.337 * rho ** 1.5 - 4382e-7 * rho ** 11 + 2307e-8 * rho ** 15;
	return 1e-6 * (initial + rho ** (2 / 3) * (warm + cold / Math.sqrt(T)));
}
var pXylene = {
	id: "pXyl",
	viscosity: {
		source: "B. Balogun, N. Riesco and V. Vesovic, J. Phys. Chem. Ref. Data 44 (2015) 013103",
		uncertainty: .05,
		range: {
			maximumTemperature: 673,
			maximumPressure: 11e7
		},
		dilute,
		residual: denseViscosity
	},
	conductivity: {
		source: "S. K. Mylona, K. D. Antoniadis, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 43 (2014) 043104",
		uncertainty: .05,
		range: { maximumTemperature: 700 },
		dilute: ratioOfPolynomials(616.168, [
			[-.00388568, 0],
			[.0294648, 1],
			[-.0815299, 2],
			[.07715340000000001, 3],
			[.00755487, 4],
			[-.0038897, 5],
			[.00040689199999999995, 6]
		], [
			[.00404188, 0],
			[-.424893, 1],
			[1, 2]
		]),
		residual: residualPolynomial({
			temperature: 616.168,
			density: 286
		}, [
			[
				-.101022,
				1,
				0
			],
			[
				.107531,
				1,
				-1
			],
			[
				.224828,
				2,
				0
			],
			[
				-.205499,
				2,
				-1
			],
			[
				-.1591,
				3,
				0
			],
			[
				.150348,
				3,
				-1
			],
			[
				.049949,
				4,
				0
			],
			[
				-.0502584,
				4,
				-1
			],
			[
				-.00562422,
				5,
				0
			],
			[
				.00644051,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .056,
			length: 235e-12,
			cutoff: 1408450704.225352
		})
	},
	surfaceTension: {
		source: "A. Mulero and I. Cachadiña, J. Phys. Chem. Ref. Data 43 (2014) 023104",
		uncertainty: .05,
		criticalTemperature: 616.168,
		terms: [[.0619, 1.21]]
	}
};
export { pXylene };
