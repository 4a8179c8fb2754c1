import { i as residualPolynomial, n as olchowySengers } from "./conductivity-forms-BHaRmIGF.js";
import { o as friendDilute, s as friendResidual } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/ethane.ts
var dilute = friendDilute(120085e-10, 245);
/** λ₀, W/(m·K), from η₀ and c_v of the ideal gas. */
function diluteConductivity({ temperature, idealCv, fluid }) {
	const internal = 1.7104147 - .6936482 * 245 / temperature;
	return 276.505 * dilute(temperature) * (3.75 + internal * (idealCv / fluid.equation.gasConstant - 1.5));
}
var ethane = {
	id: "C2",
	viscosity: {
		source: "D. G. Friend, H. Ingham and J. F. Ely, J. Phys. Chem. Ref. Data 20 (1991) 275-347",
		uncertainty: .05,
		dilute,
		residual: friendResidual(15977e-9, {
			temperature: 305.33,
			molarDensity: 6870
		}, [
			.47177003,
			-.23950311,
			.39808301,
			-.27343335,
			.3519226,
			-.21101308,
			-.00478579,
			.07378129,
			-.030435255,
			-.30435286,
			.001215675
		])
	},
	conductivity: {
		source: "D. G. Friend, H. Ingham and J. F. Ely, J. Phys. Chem. Ref. Data 20 (1991) 275-347",
		uncertainty: .05,
		dilute: diluteConductivity,
		residual: residualPolynomial({
			temperature: 305.33,
			density: 206.5809
		}, [
			[
				.0042448708279092,
				1,
				0
			],
			[
				.012149218819710001,
				2,
				0
			],
			[
				-.00011755611350154,
				3,
				0
			],
			[
				-.00034524130817994,
				4,
				0
			],
			[
				.0009666869231454,
				5,
				0
			],
			[
				.010536403039518,
				1,
				1.5
			],
			[
				-.0033184300792206,
				3,
				1
			]
		]),
		critical: olchowySengers({
			amplitude: .0563,
			length: 19e-11,
			cutoff: 1834862385.3,
			gamma: 1.242
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 305.322,
		terms: [[.07602, 1.32], [-.02912, 1.676]]
	}
};
export { ethane };
