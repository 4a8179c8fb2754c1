import { i as vdiSurfaceTension, r as perryViscosity, t as perryConductivity } from "./sources-BqS_hkIS.js";
import { i as dippr102 } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/chlorine.ts
var diluteConductivity = dippr102([
	9993e-7,
	.5472,
	458.6,
	0
]);
var chlorine = {
	id: "Cl2",
	viscosity: {
		fitted: true,
		source: perryViscosity,
		uncertainty: .07,
		range: {
			minimumTemperature: 172.17,
			maximumTemperature: 1e3
		},
		dilute: dippr102([
			26e-8,
			.7423,
			98.3,
			0
		]),
		scale: {
			density: 8060,
			from: 2.229,
			coefficients: [
				2.7452,
				-1.13275,
				.18417
			]
		}
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .06,
		range: {
			minimumTemperature: 172.17,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 8060,
			from: 1.706,
			coefficients: [1.34856, -.11733]
		}
	},
	surfaceTension: {
		source: vdiSurfaceTension,
		uncertainty: .05,
		criticalTemperature: 416.96,
		terms: [[.0676, 1.08562]]
	}
};
export { chlorine };
