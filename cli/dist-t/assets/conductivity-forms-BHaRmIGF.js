// engineering/properties/transport/conductivity-forms.ts
/** λ₀ = Σ a·T_rⁿ/Σ b·T_rᵐ, W/(m·K), T_r = T/T_reducing. */
function ratioOfPolynomials(reducingTemperature, numerator, denominator = [[1, 0]]) {
	return ({ temperature }) => {
		const reduced = temperature / reducingTemperature;
		let above = 0;
		let below = 0;
		for (const [a, n] of numerator) above += a * reduced ** n;
		for (const [b, m] of denominator) below += b * reduced ** m;
		return above / below;
	};
}
/** λ₀ = A·η₀ + Σ a·τᵗ, W/(m·K), η₀ in μPa·s and τ = T_r/T: Lemmon and Jacobsen (2004). */
function viscosityAndPowers(diluteViscosity, reducingTemperature, factor, terms) {
	return ({ temperature }) => {
		const tau = reducingTemperature / temperature;
		return terms.reduce((sum, [a, t]) => sum + a * tau ** t, factor * 1e6 * diluteViscosity(temperature));
	};
}
/** Δλ = Σ b·δᵈ·τᵗ·exp(−g·δˡ), W/(m·K), δ in densities of mass. */
function residualPolynomial(reducing, terms) {
	return ({ temperature, density }) => {
		const tau = reducing.temperature / temperature;
		const delta = density / reducing.density;
		let sum = 0;
		for (const [b, d, t, g = 0, l = 0] of terms) sum += b * delta ** d * tau ** t * (g === 0 ? 1 : Math.exp(-g * delta ** l));
		return sum;
	};
}
var boltzmann = 13806488e-30;
/**
* λ_c of the simplified crossover of Olchowy and Sengers, Int. J. Thermophys. 10 (1989) 417, W/(m·K). `amplitude` is Γ,
* `length` ξ₀ in m, `cutoff` q_D in 1/m and `reference` the temperature at which the enhancement has gone, 1.5·T_c unless
* given.
*/
function olchowySengers(constants) {
	const { amplitude, length, cutoff, factor = 1.03, gamma = 1.239 } = constants;
	return (state, viscosity) => {
		const { equation } = state.fluid;
		const { temperature: T, molarDensity, pressureSlope, cp, cv } = state;
		const { reducing, critical } = equation;
		const reference = constants.reference ?? 1.5 * reducing.temperature;
		const scale = critical.pressure * molarDensity / (reducing.density * reducing.density);
		const excess = scale / pressureSlope - scale / state.pressureSlopeAt(reference) * (reference / T);
		if (!(excess > 1e-15)) return 0;
		const correlation = length * (excess / amplitude) ** (.63 / gamma);
		const y = correlation * cutoff;
		const delta = molarDensity / reducing.density;
		const direct = (cp - cv) / cp * Math.atan(y) + cv / cp * y;
		const crossover = -Math.expm1(-1 / (1 / y + y * y / (3 * delta * delta)));
		const omega = 2 / Math.PI * (direct - crossover);
		return molarDensity * cp * factor * boltzmann * T / (6 * Math.PI * viscosity * correlation) * omega;
	};
}
/** λ₀ of a gas from its viscosity, W/(m·K): modified Eucken, η₀·(15/4·R + f·(c_p − 5/2·R))/M with f from its coefficients in T. */
function modifiedEucken(diluteViscosity, [constant, slope]) {
	return ({ temperature, idealCv, fluid }) => {
		const { gasConstant: R, molarMass } = fluid.equation;
		const internal = (constant + slope * temperature) * (idealCv - 1.5 * R);
		return diluteViscosity(temperature) * (3.75 * R + internal) / molarMass;
	};
}
export { viscosityAndPowers as a, residualPolynomial as i, olchowySengers as n, ratioOfPolynomials as r, modifiedEucken as t };
