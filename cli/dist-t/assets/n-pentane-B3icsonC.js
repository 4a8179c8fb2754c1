import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { r as perryViscosity } from "./sources-BqS_hkIS.js";
import { i as dippr102 } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/n-pentane.ts
var nPentane = {
	id: "nC5",
	viscosity: {
		fitted: true,
		source: perryViscosity,
		uncertainty: .08,
		range: {
			minimumTemperature: 160,
			maximumTemperature: 1e3
		},
		dilute: dippr102([
			6.3412e-8,
			.84758,
			41.718,
			0
		]),
		scale: {
			density: 3215.577588422,
			from: 1.827,
			coefficients: [1.01768, -.0085]
		}
	},
	conductivity: {
		source: "C.-M. Vassiliou, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 44 (2015) 033102",
		uncertainty: .05,
		dilute: ratioOfPolynomials(469.7, [
			[-.00396685, 0],
			[.0353805, 1],
			[.00511554, 2],
			[-.108585, 3],
			[.179573, 4],
			[.0392128, 5]
		], [
			[2.71636, 0],
			[-5.76265, 1],
			[6.77885, 2],
			[-.59135, 3],
			[1, 4]
		]),
		residual: residualPolynomial({
			temperature: 469.7,
			density: 232
		}, [
			[
				776054e-9,
				1,
				0
			],
			[
				.00797696,
				1,
				-1
			],
			[
				.117655,
				2,
				0
			],
			[
				-.0785888,
				2,
				-1
			],
			[
				-.133101,
				3,
				0
			],
			[
				.0916089,
				3,
				-1
			],
			[
				.0534026,
				4,
				0
			],
			[
				-.0370431,
				4,
				-1
			],
			[
				-.0068793,
				5,
				0
			],
			[
				.0050962,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .058,
			length: 227e-12,
			cutoff: 1497005988.0239522,
			factor: 1.02
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 469.7,
		terms: [
			[.08015, 1.408],
			[.004384, 1.031],
			[-.03437, 1.818]
		]
	}
};
export { nPentane };
