import { r as perryViscosity, t as perryConductivity } from "./sources-BqS_hkIS.js";
import { i as dippr102 } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/sulfur-dioxide.ts
var diluteConductivity = dippr102([
	10.527,
	-.7732,
	-1333,
	1506400
]);
var sulfurDioxide = {
	id: "SO2",
	viscosity: {
		fitted: true,
		source: perryViscosity,
		uncertainty: .1,
		range: {
			minimumTemperature: 225,
			maximumTemperature: 1e3
		},
		dilute: dippr102([
			6.863e-7,
			.6112,
			217,
			0
		]),
		scale: {
			density: 8195,
			from: 1.86,
			coefficients: [
				-.36404,
				.82696,
				-.12254
			]
		}
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .1,
		range: {
			minimumTemperature: 197.7,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 8195,
			from: 1.86,
			coefficients: [
				2.36371,
				-.80939,
				.12414
			]
		}
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 430.64,
		terms: [
			[.0803, .928],
			[.0139, 1.57],
			[-.0114, .364]
		]
	}
};
export { sulfurDioxide };
