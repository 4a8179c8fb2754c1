import { t as perryConductivity } from "./sources-BqS_hkIS.js";
import { a as frictionTheory, d as rootOverPowers, i as dippr102, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/hydrogen-sulfide.ts
var potential = {
	energy: 355.8,
	diameter: .3565
};
var dilute = rootOverPowers(8.7721e-7, 276, [
	[.53242, 0],
	[.93715, -1],
	[-.69339, -2],
	[1.16432, -3],
	[-.84306, -4],
	[.20534, -5]
]);
var diluteConductivity = dippr102([
	1.381e-7,
	1.8379,
	-352.09,
	46041
]);
var hydrogenSulfide = {
	id: "H2S",
	viscosity: {
		source: "S. E. Quiñones-Cisneros, K. A. G. Schmidt, B. R. Giri, P. Blais and R. A. Marriott, J. Chem. Eng. Data 57 (2012) 3014-3018",
		uncertainty: .05,
		dilute,
		virial: rainwaterFriend(potential),
		residual: frictionTheory({
			temperature: 373.1,
			offset: 0,
			quadraticPower: 1,
			ideal: [
				0,
				0,
				0
			],
			attractive: [
				6.89659e-8,
				-2.20494e-8,
				-4.26126e-8
			],
			repulsive: [
				1.53406e-7,
				8.45198e-9,
				-1.13967e-7
			],
			attractiveSquare: [
				78238e-17,
				-64717e-17,
				139066e-17
			],
			repulsiveSquare: [
				-975792e-17,
				-319303e-17,
				124263e-16
			]
		})
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .06,
		range: {
			minimumTemperature: 193.15,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 10190,
			from: 2.273,
			coefficients: [.77955, .07672]
		}
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 373.1,
		terms: [[.078557, 1.2074]]
	}
};
export { hydrogenSulfide };
