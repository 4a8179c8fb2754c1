import { a as frictionTheory, l as powersOfTemperature, o as friendDilute, s as friendResidual } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/methane.ts
var dilute = powersOfTemperature(190.564, [
	[260536e-11, 0],
	[-185247e-10, .25],
	[234216e-10, .5]
]);
var friendDiluteViscosity = friendDilute(105e-7, 174);
/** The reducing point of the transport equations of Friend, Ely and Ingham. */
var reducing = {
	temperature: 190.55,
	molarDensity: 10139
};
var friendDenseViscosity = friendResidual(12149e-9, reducing, [
	.41250137,
	-.14390912,
	.10366993,
	.40287464,
	-.24903524,
	-.12953131,
	.06575776,
	.02566628,
	-.03716526,
	-.38798341,
	.03533815
]);
/** λ₀, W/(m·K). */
function diluteConductivity({ temperature, idealCv, fluid }) {
	const internal = 1.45885 - 76.1626188 / temperature;
	return 518.28 * friendDiluteViscosity(temperature) * (3.75 + internal * (idealCv / fluid.equation.gasConstant - 1.5));
}
/** Δλ, W/(m·K); below the critical density its last term is divided by that of the saturated vapour. */
function residualConductivity({ temperature, molarDensity, fluid }) {
	const { critical, vapourDensity } = fluid;
	const delta = molarDensity / reducing.molarDensity;
	const tau = reducing.temperature / temperature;
	const saturated = temperature < critical.temperature && molarDensity < critical.density ? vapourDensity.valueAt(temperature) / critical.density : 1;
	return .00629638 * (2.4149207 * delta + .55166331 * delta ** 3 + (-.52837734 + .073809553 * tau) * delta ** 4 + (.24465507 - .047613626 * tau) * delta ** 5 + 1.5554612 * delta ** 2 / saturated);
}
/** λ_c, W/(m·K), with the compressibility of the equation of state everywhere. */
function criticalConductivity(state) {
	const { temperature, molarDensity, pressureSlope, thermalPressure, fluid } = state;
	const energy = fluid.equation.gasConstant * temperature;
	const delta = molarDensity / reducing.molarDensity;
	const tau = reducing.temperature / temperature;
	const compressibility = .28631 * delta * tau * energy / pressureSlope;
	const rise = thermalPressure / (molarDensity * energy);
	const away = 1 - delta;
	const damping = Math.exp(-2.646 * Math.sqrt(Math.abs(1 - 1 / tau)) - 2.678 * away * away + .637 * away);
	const viscosity = 1e6 * (friendDiluteViscosity(temperature) + friendDenseViscosity(state));
	return .091855 * rise * rise / (viscosity * tau * tau) * compressibility ** .4681 * damping;
}
var methane = {
	id: "C1",
	viscosity: {
		source: "S. E. Quiñones-Cisneros and U. K. Deiters, J. Phys. Chem. B 110 (2006) 12820-12834",
		uncertainty: .05,
		dilute,
		residual: frictionTheory({
			temperature: 190.564,
			offset: 1,
			quadraticPower: 3,
			ideal: [
				3.49668e-8,
				-1.73176e-8,
				0
			],
			attractive: [
				-3.12118e-8,
				199422e-15,
				0
			],
			repulsive: [
				5.98858e-8,
				-4.91143e-8,
				0
			],
			attractiveSquare: [
				-852992e-18,
				-358009e-18,
				0
			],
			idealSquare: [
				-355631e-15,
				280326e-15,
				0
			],
			residualRepulsiveSquare: [
				160099e-16,
				850221e-18,
				0
			]
		})
	},
	conductivity: {
		source: "D. G. Friend, J. F. Ely and H. Ingham, J. Phys. Chem. Ref. Data 18 (1989) 583-638",
		uncertainty: .05,
		dilute: diluteConductivity,
		residual: residualConductivity,
		critical: criticalConductivity
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 190.564,
		terms: [
			[.03825, 1.191],
			[-.006024, 5.422],
			[-7065e-7, .6161]
		]
	}
};
export { methane };
