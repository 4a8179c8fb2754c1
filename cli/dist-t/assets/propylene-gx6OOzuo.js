import { n as olchowySengers, t as modifiedEucken } from "./conductivity-forms-BHaRmIGF.js";
import { c as lennardJones } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/propylene.ts
var dilute = lennardJones({
	energy: 298.9,
	diameter: .4678
}, 42.07974);
var propylene = {
	id: "C3=",
	viscosity: {
		fitted: true,
		source: "M. L. Huber, A. Laesecke and R. A. Perkins, Ind. Eng. Chem. Res. 42 (2003) 3163-3178",
		uncertainty: .1,
		dilute,
		scale: {
			density: 5309,
			coefficients: [
				1.33962,
				-.256307,
				.0468211
			]
		}
	},
	conductivity: {
		fitted: true,
		source: "M. L. Huber, A. Laesecke and R. A. Perkins, Ind. Eng. Chem. Res. 42 (2003) 3163-3178",
		uncertainty: .1,
		dilute: modifiedEucken(dilute, [1.09939, 372539e-9]),
		scale: {
			density: 5309,
			coefficients: [1.3521, -.123177]
		},
		critical: olchowySengers({
			amplitude: .0496,
			length: 194e-12,
			cutoff: 2e9
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 364.211,
		terms: [[.05268, 1.186]]
	}
};
export { propylene };
