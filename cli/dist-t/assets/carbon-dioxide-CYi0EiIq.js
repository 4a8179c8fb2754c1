import { i as residualPolynomial, n as olchowySengers } from "./conductivity-forms-BHaRmIGF.js";
import { u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/carbon-dioxide.ts
var potential = {
	energy: 200.76,
	diameter: .378421
};
/** η₀, Pa·s, equation 4 of Laesecke and Muzny. */
function diluteViscosity(T) {
	const cube = Math.cbrt(T);
	const sum = 1749.35489318835 - 369.069300007128 * Math.sqrt(cube) + 5423856.34887691 * Math.exp(-2.21283852168356 * cube) + (-269503.247933569 + 73145.021531826 * cube) / Math.exp(cube) + 5.34368649509278 * Math.sqrt(T);
	return .0010055 * Math.sqrt(T) / sum;
}
/** Temperature and density of the saturated liquid at the triple point, K and kg/m³. */
var triple = {
	temperature: 216.592,
	density: 1178.53
};
/** Δη, Pa·s, equations 8 and 9 of Laesecke and Muzny. */
function denseViscosity({ temperature, density, fluid }) {
	const { gasConstant, molarMass } = fluid.equation;
	const T = temperature / triple.temperature;
	const rho = density / triple.density;
	const unit = triple.density ** (2 / 3) * Math.sqrt(gasConstant * triple.temperature) / (molarMass ** (1 / 6) * 84446887.43579945);
	const free = (rho * rho + rho ** 8.06282737481277) / (T - .121550806591497);
	return unit * (.360603235428487 * T * rho ** 3 + free);
}
/** λ₀, W/(m·K), equation 3 of Huber et al. */
function diluteConductivity({ temperature }) {
	const tau = 304.1282 / temperature;
	const sum = .0151874307 + .028067404 * tau + .022856419 * tau ** 2 - .0074162421 * tau ** 3;
	return .001 / (Math.sqrt(tau) * sum);
}
var carbonDioxide = {
	id: "CO2",
	viscosity: {
		source: "A. Laesecke and C. D. Muzny, J. Phys. Chem. Ref. Data 46 (2017) 013107",
		uncertainty: .04,
		dilute: diluteViscosity,
		virial: rainwaterFriend(potential),
		residual: denseViscosity
	},
	conductivity: {
		source: "M. L. Huber, E. A. Sykioti, M. J. Assael and R. A. Perkins, J. Phys. Chem. Ref. Data 45 (2016) 013102",
		uncertainty: .05,
		range: {
			maximumTemperature: 1100,
			maximumPressure: 2e8
		},
		dilute: diluteConductivity,
		residual: residualPolynomial({
			temperature: 304.1282,
			density: 467.6
		}, [
			[
				.0100128,
				1,
				0
			],
			[
				.0560488,
				2,
				0
			],
			[
				-.081162,
				3,
				0
			],
			[
				.0624337,
				4,
				0
			],
			[
				-.0206336,
				5,
				0
			],
			[
				.00253248,
				6,
				0
			],
			[
				.00430829,
				1,
				-1
			],
			[
				-.0358563,
				2,
				-1
			],
			[
				.067148,
				3,
				-1
			],
			[
				-.0522855,
				4,
				-1
			],
			[
				.0174571,
				5,
				-1
			],
			[
				-.00196414,
				6,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .052,
			length: 15e-11,
			cutoff: 25e8,
			factor: 1.02,
			reference: 456.19
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 304.128,
		terms: [[.07863, 1.254]]
	}
};
export { carbonDioxide };
