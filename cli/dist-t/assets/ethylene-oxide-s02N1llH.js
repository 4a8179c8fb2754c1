import { r as perryViscosity, t as perryConductivity } from "./sources-BqS_hkIS.js";
import { i as dippr102 } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/ethylene-oxide.ts
var diluteConductivity = dippr102([
	-3788e-7,
	1.115,
	-5641,
	0
]);
var ethyleneOxide = {
	id: "EO",
	viscosity: {
		fitted: true,
		source: perryViscosity,
		uncertainty: .05,
		range: {
			minimumTemperature: 160.65,
			maximumTemperature: 1e3
		},
		dilute: dippr102([
			4.3403e-8,
			.94806,
			0,
			0
		]),
		scale: {
			density: 7170,
			from: 2.796,
			coefficients: [.78431, .06413]
		}
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .06,
		range: {
			minimumTemperature: 160.65,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 7170,
			from: 2.796,
			coefficients: [1.067, -.05469]
		}
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 468.92,
		terms: [[.07542, 1.151]],
		range: {
			minimumTemperature: 203.15,
			maximumTemperature: 453.15
		}
	}
};
export { ethyleneOxide };
