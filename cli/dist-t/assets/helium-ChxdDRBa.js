import { n as heliumViscosity, t as heliumConductivity } from "./quantum-gases-D2MNCNsQ.js";
// engineering/properties/transport/fluids/helium.ts
var helium = {
	id: "He",
	viscosity: {
		source: "V. D. Arp, R. D. McCarty and D. G. Friend, NIST Technical Note 1334 (revised 1998)",
		uncertainty: .1,
		range: {
			minimumTemperature: .8,
			maximumTemperature: 1500,
			maximumPressure: 2e9
		},
		dilute: (T) => heliumViscosity(T, 0),
		residual: ({ temperature, density }) => heliumViscosity(temperature, density) - heliumViscosity(temperature, 0)
	},
	conductivity: {
		source: "B. A. Hands and V. D. Arp, Cryogenics 21 (1981) 697-703",
		uncertainty: .05,
		range: {
			minimumTemperature: 12,
			maximumTemperature: 1500
		},
		dilute: ({ temperature }) => heliumConductivity(temperature, 0),
		residual: ({ temperature, density }) => heliumConductivity(temperature, density) - heliumConductivity(temperature, 0)
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 5.1953,
		terms: [
			[4656e-7, 1.04],
			[.001889, 2.468],
			[-.002006, 2.661]
		]
	}
};
export { helium };
