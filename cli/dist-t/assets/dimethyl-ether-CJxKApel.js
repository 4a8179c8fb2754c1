import { t as perryConductivity } from "./sources-BqS_hkIS.js";
import { i as dippr102, n as collisionIntegral, t as batschinskiHildebrand } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/dimethyl-ether.ts
var dilute = collisionIntegral({
	energy: 317.937,
	diameter: .446704,
	factor: 2.1357e-8,
	molarMass: 46.06844,
	terms: [
		[.294261, 0],
		[-.377826, 1],
		[-.491673, 2]
	]
});
var diluteConductivity = dippr102([
	.059975,
	.2667,
	1018.6,
	1098800
]);
var dimethylEther = {
	id: "DME",
	viscosity: {
		source: "X. Meng, J. Zhang, J. Wu and Z. Liu, J. Chem. Eng. Data 57 (2012) 988-993",
		uncertainty: .05,
		range: {
			minimumTemperature: 233,
			maximumTemperature: 373,
			maximumPressure: 3e7
		},
		dilute,
		residual: batschinskiHildebrand({
			temperature: 400.378,
			molarDensity: 5940,
			powers: [
				[
					-270002e-11,
					3,
					5.92
				],
				[
					444583e-11,
					3,
					4.36
				],
				[
					2.1302e-7,
					5,
					5.87
				],
				[
					650681e-11,
					1,
					.45
				],
				[
					-104998e-9,
					3,
					2.93,
					-1,
					1
				],
				[
					7827474e-11,
					4,
					1.64,
					-1,
					1
				],
				[
					413751e-10,
					5,
					7.86,
					-1,
					2
				],
				[
					-175055e-9,
					2,
					4.25,
					-1,
					1
				],
				[
					6281975e-11,
					2,
					4.79,
					-1,
					1
				],
				[
					.0001123219,
					2,
					3.11,
					-1,
					2
				]
			]
		})
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .06,
		range: {
			minimumTemperature: 131.66,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 5940,
			from: 2.28,
			coefficients: [1.24831, -.07623]
		}
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 400.378,
		terms: [[.063157, 1.2595]]
	}
};
export { dimethylEther };
