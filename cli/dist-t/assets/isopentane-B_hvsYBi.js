import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { r as perryViscosity } from "./sources-BqS_hkIS.js";
import { i as dippr102 } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/isopentane.ts
var isopentane = {
	id: "iC5",
	viscosity: {
		fitted: true,
		source: perryViscosity,
		uncertainty: .05,
		range: {
			minimumTemperature: 170,
			maximumTemperature: 1e3
		},
		dilute: dippr102([
			2.4344e-8,
			.97376,
			-91.597,
			18720
		]),
		scale: {
			density: 3271,
			from: 2.554,
			coefficients: [.8773, .04824]
		}
	},
	conductivity: {
		source: "C.-M. Vassiliou, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 44 (2015) 033102",
		uncertainty: .05,
		dilute: ratioOfPolynomials(460.35, [
			[773049e-9, 0],
			[-.0159754, 1],
			[.218987, 2],
			[-.329556, 3],
			[.281075, 4],
			[.053326, 5]
		], [
			[5.10467, 0],
			[-8.12044, 1],
			[8.11607, 2],
			[-.294969, 3],
			[1, 4]
		]),
		residual: residualPolynomial({
			temperature: 460.35,
			density: 236
		}, [
			[
				-.0117507,
				1,
				0
			],
			[
				.00514003,
				1,
				-1
			],
			[
				-.0161346,
				2,
				0
			],
			[
				.0558445,
				2,
				-1
			],
			[
				.0527254,
				3,
				0
			],
			[
				-.0951474,
				3,
				-1
			],
			[
				-.027494,
				4,
				0
			],
			[
				.0475268,
				4,
				-1
			],
			[
				.00454817,
				5,
				0
			],
			[
				-.00729296,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .058,
			length: 227e-12,
			cutoff: 1506024096.3855422,
			factor: 1.02
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 460.35,
		terms: [[.051, 1.209]]
	}
};
export { isopentane };
