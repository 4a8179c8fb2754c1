// engineering/properties/transport/viscosity-forms.ts
/** Avogadro's number as the correlations use it, CODATA 2010, 1/mol. */
var avogadro = 602214129e15;
/** Σ n·xᵗ. */
function powers(terms, x) {
	let sum = 0;
	for (const [n, t] of terms) sum += n * x ** t;
	return sum;
}
/** η₀ = c·√(M·T)/(σ²·exp(Σ a·(ln T*)ᵗ)), Pa·s, with M in g/mol and T* = k·T/ε. */
function collisionIntegral(constants) {
	const { factor, molarMass, energy, diameter, terms } = constants;
	return (T) => factor * Math.sqrt(molarMass * T) / (diameter * diameter * Math.exp(powers(terms, Math.log(T / energy))));
}
/** η₀ = Σ a·(T/T_r)ᵗ, Pa·s. */
function powersOfTemperature(reducingTemperature, terms) {
	return (T) => powers(terms, T / reducingTemperature);
}
/** η₀ = c·√T/(Σ a·(T/T_r)ᵗ), Pa·s. */
function rootOverPowers(factor, reducingTemperature, terms) {
	return (T) => factor * Math.sqrt(T) / powers(terms, T / reducingTemperature);
}
/** η₀ = c·√T/exp(a + b/T + c/T²), Pa·s. */
function crossSection(factor, [constant, inverse, square]) {
	return (T) => factor * Math.sqrt(T) / Math.exp(constant + inverse / T + square / (T * T));
}
var friendCoefficients = [
	-3.0328138281,
	16.918880086,
	-37.189364917,
	41.288861858,
	-24.61592114,
	8.9488430959,
	-1.8739245042,
	.2096610139,
	-.0096570437074
];
/** η₀ = c·√T*·Σ Cᵢ·T*^((i−1)/3−1), Pa·s: Friend, Ely and Ingham, methane and ethane. */
function friendDilute(factor, energy) {
	return (T) => {
		const reduced = T / energy;
		const sum = friendCoefficients.reduce((total, c, index) => total + c * reduced ** (index / 3 - 1), 0);
		return factor * Math.sqrt(reduced) * sum;
	};
}
/** Exponents of δ and τ of the residual viscosity of methane and ethane; the last two are of the denominator. */
var friendExponents = [
	[1, 0],
	[1, 1],
	[2, 0],
	[2, 1],
	[2, 1.5],
	[3, 0],
	[3, 2],
	[4, 0],
	[4, 1],
	[1, 0],
	[1, 1]
];
/** Δη = c·Σ g·δʳ·τˢ/(1 + Σ g·δʳ·τˢ), Pa·s: Friend, Ely and Ingham, methane and ethane. */
function friendResidual(factor, reducing, coefficients) {
	return ({ temperature, molarDensity }) => {
		const delta = molarDensity / reducing.molarDensity;
		const tau = reducing.temperature / temperature;
		let numerator = 0;
		let denominator = 1;
		friendExponents.forEach(([r, s], index) => {
			const term = (coefficients[index] ?? 0) * delta ** r * tau ** s;
			if (index < 9) numerator += term;
			else denominator += term;
		});
		return factor * numerator / denominator;
	};
}
/** Terms of the second viscosity virial coefficient of Rainwater and Friend as fitted by Vogel et al. (1998). */
var vogelVirial = [
	[-19.572881, 0],
	[219.73999, -.25],
	[-1015.3226, -.5],
	[2471.01251, -.75],
	[-3375.1717, -1],
	[2491.6597, -1.25],
	[-787.26086, -1.5],
	[14.085455, -2.5],
	[-.34664158, -5.5]
];
/** B = N_A·σ³·Σ b·T*ᵗ, m³/mol. */
function rainwaterFriend({ energy, diameter }, terms = vogelVirial) {
	const volume = avogadro * (diameter * 1e-9) ** 3;
	return (T) => volume * powers(terms, T / energy);
}
/** Δη = Σ a·δᵈ·τᵗ·exp(g·δˡ) + Σ f·δᵈ·τᵗ·(1/(δ₀ − δ) − 1/δ₀), δ₀ = Σ n·τᵗ/Σ m·τᵗ, Pa·s. */
function batschinskiHildebrand(constants) {
	const { free } = constants;
	return ({ temperature, molarDensity }) => {
		const tau = constants.temperature / temperature;
		const delta = molarDensity / constants.molarDensity;
		let sum = 0;
		for (const [a, d, t, g = 0, l = 0] of constants.powers) sum += a * delta ** d * tau ** t * (g === 0 ? 1 : Math.exp(g * delta ** l));
		if (free === void 0) return sum;
		const closest = powers(free.numerator, tau) / (free.denominator === void 0 ? 1 : powers(free.denominator, tau));
		let factor = 0;
		for (const [f, d, t] of free.terms) factor += f * delta ** d * tau ** t;
		return sum + factor * (1 / (closest - delta) - 1 / closest);
	};
}
/**
* Friction theory: Δη from the attractive and the repulsive part of the pressure in bar, each with parameters that depend on
* τ through ψ₁ = exp τ − c₁ and ψ₂ = exp τ² − c₂. Source: S. E. Quiñones-Cisneros and U. K. Deiters, J. Phys. Chem. B 110
* (2006) 12820.
*/
function frictionTheory(constants) {
	const { offset, quadraticPower } = constants;
	return ({ temperature, pressure, thermalPressure, molarDensity, fluid }) => {
		const tau = constants.temperature / temperature;
		const psi1 = Math.exp(tau) - offset;
		const psi2 = Math.exp(tau * tau) - offset;
		const parameter = (a, power) => a === void 0 ? 0 : (a[0] + a[1] * psi1 + a[2] * psi2) * tau ** power;
		const repulsion = thermalPressure / 1e5;
		const attraction = pressure / 1e5 - repulsion;
		const idealGas = molarDensity * fluid.equation.gasConstant * temperature / 1e5;
		const excess = repulsion - idealGas;
		return parameter(constants.ideal, 1) * idealGas + parameter(constants.attractive, 1) * attraction + parameter(constants.repulsive, 1) * excess + parameter(constants.idealSquare, quadraticPower) * idealGas ** 2 + parameter(constants.attractiveSquare, quadraticPower) * attraction ** 2 + parameter(constants.residualRepulsiveSquare, quadraticPower) * excess ** 2 + parameter(constants.repulsiveSquare, quadraticPower) * repulsion ** 2;
	};
}
/** η₀ = c·Tⁿ/(1 + a/T + b/T²), Pa·s or W/(m·K): equation 102 of DIPPR. */
function dippr102([factor, power, a, b]) {
	return (T) => factor * T ** power / (1 + a / T + b / (T * T));
}
/** η₀ of a Lennard-Jones gas, Pa·s, M in g/mol, with the collision integral of Neufeld, Janzen and Aziz (1972). */
function lennardJones({ energy, diameter }, molarMass) {
	return (T) => {
		const reduced = T / energy;
		const omega = 1.16145 * reduced ** -.14874 + .52487 * Math.exp(-.7732 * reduced) + 2.16178 * Math.exp(-2.43787 * reduced);
		return 2.6692e-8 * Math.sqrt(molarMass * T) / (diameter * diameter * omega);
	};
}
export { frictionTheory as a, lennardJones as c, rootOverPowers as d, dippr102 as i, powersOfTemperature as l, collisionIntegral as n, friendDilute as o, crossSection as r, friendResidual as s, batschinskiHildebrand as t, rainwaterFriend as u };
