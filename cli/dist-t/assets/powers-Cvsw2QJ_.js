import { n as wholeAt, t as at } from "./numbers-B9p0Uz0H.js";
// engineering/numerics/exponential.ts
/** 2^(k/128) from 0 on, and 2^k from −1022 on. */
var fractions = Float64Array.from({ length: 128 }, (_, k) => 2 ** (k / 128));
var wholes = Float64Array.from({ length: 2046 }, (_, k) => 2 ** (k - 1022));
/**
* exp(x) within two units of the last place, in half the time of `Math.exp` and the same on every engine: with x = k·ln 2/128 + r
* it is 2^(k/128) from tables times a polynomial of r. Source of the method: P. T. P. Tang, ACM Trans. Math. Softw. 15 (1989) 144.
*/
function exponential(x) {
	if (!(x > -700 && x < 700)) return x < -746 ? 0 : Math.exp(x);
	const nearest = x * 184.6649652337873 + 6755399441055744 - 6755399441055744;
	const k = nearest | 0;
	const r = x - nearest * .00541521234663378 - nearest * 14907929134926466e-28;
	const square = r * r;
	const more = r + square * (1 / 2 + r * (1 / 6) + square * (1 / 24 + r * (1 / 120)));
	const power = fractions[k & 127] * wholes[(k >> 7) + 1022];
	return power + power * more;
}
// engineering/properties/equilibrium/enthalpy-entropy.ts
var mostSteps = 200;
/**
* Finds the state of an isentrope at h in J/kg; false when it has none. Along it the enthalpy rises with the pressure,
* (∂h/∂p)_s = v, through one phase and two.
*/
function solveOnIsentrope(isentrope, enthalpy) {
	const { find, start, scale } = isentrope;
	let least = Math.log(isentrope.least);
	let most = Math.log(isentrope.most);
	let lnP = Math.log(start);
	let before = Infinity;
	for (let step = 0; step < mostSteps; step += 1) {
		const p = Math.min(Math.exp(lnP), isentrope.most);
		const found = find(p);
		if (found === "found") {
			const h = isentrope.enthalpy();
			const missing = enthalpy - h;
			const change = missing / (p * isentrope.volume());
			const size = Math.abs(change);
			const isRounding = Math.abs(missing) < 1e-14 * (Math.abs(h) + scale);
			if (size < 1e-14 || size < 1e-9 && size >= .5 * before || isRounding) return true;
			before = size;
			if (missing > 0) least = lnP;
			else most = lnP;
			const next = lnP + change;
			lnP = next > least && next < most && step < 100 ? next : .5 * (least + most);
		} else {
			before = Infinity;
			if (found === "too cold") least = lnP;
			else most = lnP;
			lnP = .5 * (least + most);
		}
		if (most - least < 1e-15) break;
	}
	return false;
}
// engineering/properties/helmholtz/density-factor-list.ts
/**
* The different factors of some terms, those of one decay beside one another: terms which share a factor are added up before
* it is evaluated.
*/
var DensityFactorList = class {
	factors;
	numbers;
	constructor(terms) {
		const different = new Map(terms.map(({ factor }) => [keyOf(factor), factor]));
		const order = decaysOf([...different.values()]).map(keyOf);
		const place = ({ decay }) => order.indexOf(keyOf(decay));
		this.factors = [...different.values()].toSorted((one, two) => place(one) - place(two) || one.d - two.d);
		this.numbers = new Map(this.factors.map((factor, number) => [keyOf(factor), number]));
	}
	/** The number of a factor of these terms. */
	indexOf(factor) {
		return this.numbers.get(keyOf(factor)) ?? NaN;
	}
};
/** The decays of some factors: none at all, those by a power, those by a bell. */
function decaysOf(factors) {
	const different = [...new Map(factors.map(({ decay }) => [keyOf(decay), decay])).values()];
	return [
		void 0,
		...different.filter(isPower),
		...different.filter(isBell)
	];
}
/** A decay and its derivative at δ = 0. */
function atZero(decay) {
	if (!isBell(decay)) return {
		value: 1,
		slope: decay?.l === 1 ? -decay.g : 0
	};
	const { eta, epsilon, beta, gamma } = decay;
	const value = Math.exp(-eta * epsilon * epsilon + beta * gamma);
	return {
		value,
		slope: value * (2 * eta * epsilon - beta)
	};
}
/** Whether a decay is one by a power of δ. */
function isPower(decay) {
	return decay !== void 0 && "l" in decay;
}
/** Whether a decay is a bell. */
function isBell(decay) {
	return decay !== void 0 && "eta" in decay;
}
/** What two factors, or two decays, that are the same have in common. */
function keyOf(of) {
	return JSON.stringify(of) ?? "";
}
// engineering/properties/helmholtz/density-decays.ts
/**
* The powers of δ in the factors of some terms and the decays E of these, each with its derivatives θE, θ²E, θ³E and θ⁴E, where
* θ = δ·∂/∂δ. A decay by a power, which many factors share, stands for itself; a factor with a bell, which hardly any other has,
* is taken whole, its power of δ included.
*/
var DensityDecays = class {
	/** δ⁰, δ¹ and so on. */
	powers;
	/** Five by five those of a bare power, of the decays by a power, of the factors with a bell. */
	value;
	g;
	l;
	/** d, η, ε, β and γ of each factor with a bell. */
	bells;
	/** The factors in the order of a list of them. */
	constructor(factors) {
		const powers = decaysOf(factors).filter(isPower);
		const bells = factors.flatMap(({ d, decay }) => isBell(decay) ? [{
			d,
			...decay
		}] : []);
		this.g = Float64Array.from(powers, ({ g }) => g);
		this.l = Int32Array.from(powers, ({ l }) => l);
		this.bells = Float64Array.from(bells.flatMap(({ d, eta, epsilon, beta, gamma }) => [
			d,
			eta,
			epsilon,
			beta,
			gamma
		]));
		this.powers = new Float64Array(Math.max(1, ...factors.map(({ d }) => d), ...this.l) + 1);
		this.value = new Float64Array(5 * (1 + powers.length + bells.length));
		this.value[0] = 1;
	}
	/** Evaluates all at δ. */
	evaluate(delta) {
		const { powers, g, l, bells, value } = this;
		const square = delta * delta;
		powers[0] = 1;
		powers[1] = delta;
		for (let k = 2; k < powers.length; k += 1) powers[k] = powers[k - 2] * square;
		let e = 5;
		for (let k = 0; k < g.length; k += 1, e += 5) {
			const exponent = l[k];
			const argument = g[k] * powers[exponent];
			const whole = exponential(-argument);
			const u = exponent * argument;
			const slope = -u * whole;
			value[e] = whole;
			value[e + 1] = slope;
			value[e + 2] = slope * (exponent - u);
			value[e + 3] = slope * (u * u + exponent * (exponent - 3 * u));
			value[e + 4] = slope * (exponent * (exponent * exponent - 7 * exponent * u + 6 * u * u) - u * u * u);
		}
		for (let k = 0; k < bells.length; k += 5, e += 5) {
			const d = bells[k];
			const eta = bells[k + 1];
			const away = delta - bells[k + 2];
			const beta = bells[k + 3];
			const whole = powers[d] * exponential(-eta * away * away - beta * (delta - bells[k + 4]));
			const steep = -2 * eta * square;
			const bend = delta * (-2 * eta * away - beta);
			const once = d + bend;
			const twice = bend + steep;
			const thrice = twice + 2 * steep;
			const fourTimes = thrice + 4 * steep;
			const onceSquare = once * once;
			value[e] = whole;
			value[e + 1] = whole * once;
			value[e + 2] = whole * (onceSquare + twice);
			value[e + 3] = whole * (once * (onceSquare + 3 * twice) + thrice);
			value[e + 4] = whole * (onceSquare * (onceSquare + 6 * twice) + 3 * twice * twice + 4 * once * thrice + fourTimes);
		}
	}
};
// engineering/properties/helmholtz/density-factors.ts
/**
* The parts of the terms of a Helmholtz energy that depend on the reduced density δ: each factor is F = δᵈ·E(δ). With θ = δ·∂/∂δ
* the sum of the factors that share a decay is E·P, P = Σ δᵈ·S, and θP = Σ d·δᵈ·S: the derivatives of P and of E are put
* together once for all of them. A decay by a power, θE = −u·E, is shared by many factors, a bell by one or two: a factor with a
* bell is taken whole as a decay of its own, θF = (d − u)·F, and d is 0 beside it.
*/
var DensityFactors = class {
	size;
	/** F of each factor and δ·F_δ, of `evaluateEach`. */
	value;
	first;
	/** Σ F·S over the factors with the weights S, and its derivatives in δ times the power of δ of their order. */
	sum = NaN;
	sumFirst = NaN;
	sumSecond = NaN;
	sumThird = NaN;
	sumFourth = NaN;
	/** Of `evaluateInBoth`: the derivatives in τ, and in δ and τ, each times the powers of these. */
	sumTau = NaN;
	sumFirstTau = NaN;
	sumSecondTau = NaN;
	sumTauTau = NaN;
	sumFirstTauTau = NaN;
	/** Of `evaluateVirial`. */
	secondVirial = NaN;
	thirdVirial = NaN;
	/** The factors δ and δ² with their decays, and what each adds to B and C. */
	linear;
	ofLinear;
	ofSquare;
	/** d of each factor without a bell, and where those of each decay end. */
	exponents;
	ends;
	decays;
	/** The factors in the order of a list of them. */
	constructor(factors) {
		const order = decaysOf(factors).filter((decay) => !isBell(decay)).map(keyOf);
		const shared = factors.filter(({ decay }) => !isBell(decay));
		const zeros = (length) => new Float64Array(length);
		this.size = factors.length;
		this.exponents = Int32Array.from(shared, ({ d }) => d);
		this.ends = Int32Array.from(order.keys(), (place) => shared.filter(({ decay }) => order.indexOf(keyOf(decay)) <= place).length);
		this.decays = new DensityDecays(factors);
		const few = factors.flatMap(({ d, decay }, index) => d === 1 || d === 2 ? [{
			index,
			d,
			decay
		}] : []);
		this.linear = Int32Array.from(few, ({ index }) => index);
		this.ofLinear = Float64Array.from(few, ({ d, decay }) => d === 1 ? atZero(decay).value : 0);
		this.ofSquare = Float64Array.from(few, ({ d, decay }) => d === 1 ? atZero(decay).slope : atZero(decay).value);
		this.value = zeros(this.size);
		this.first = zeros(this.size);
	}
	/**
	* Evaluates what all factors add up to at δ, and its derivatives in δ. Their weights stand three by three: S, τ·S_τ and
	* τ²·S_ττ of each.
	*/
	evaluate(delta, weights) {
		const { exponents, ends } = this;
		const { powers, value: decays } = this.decays;
		this.decays.evaluate(delta);
		let sum = 0;
		let theta = 0;
		let thetaTwice = 0;
		let thetaThrice = 0;
		let thetaFourTimes = 0;
		let i = 0;
		let w = 0;
		let e = 0;
		for (let k = 0; k < ends.length; k += 1, e += 5) {
			const end = ends[k];
			let p0 = 0;
			let p1 = 0;
			let p2 = 0;
			let p3 = 0;
			let p4 = 0;
			for (; i < end; i += 1, w += 3) {
				const d = exponents[i];
				const term = powers[d] * weights[w];
				const once = d * term;
				const twice = d * once;
				const thrice = d * twice;
				p0 += term;
				p1 += once;
				p2 += twice;
				p3 += thrice;
				p4 += d * thrice;
			}
			const e0 = decays[e];
			const e1 = decays[e + 1];
			const e2 = decays[e + 2];
			const e3 = decays[e + 3];
			sum += e0 * p0;
			theta += e0 * p1 + e1 * p0;
			thetaTwice += e0 * p2 + 2 * e1 * p1 + e2 * p0;
			thetaThrice += e0 * p3 + 3 * (e1 * p2 + e2 * p1) + e3 * p0;
			thetaFourTimes += e0 * p4 + 4 * (e1 * p3 + e3 * p1) + 6 * e2 * p2 + decays[e + 4] * p0;
		}
		for (; e < decays.length; e += 5, w += 3) {
			const weight = weights[w];
			sum += weight * decays[e];
			theta += weight * decays[e + 1];
			thetaTwice += weight * decays[e + 2];
			thetaThrice += weight * decays[e + 3];
			thetaFourTimes += weight * decays[e + 4];
		}
		this.sum = sum;
		this.sumFirst = theta;
		this.sumSecond = thetaTwice - theta;
		this.sumThird = thetaThrice - 3 * thetaTwice + 2 * theta;
		this.sumFourth = thetaFourTimes - 6 * thetaThrice + 11 * thetaTwice - 6 * theta;
	}
	/** Evaluates the same up to the third derivatives, and those in τ. */
	evaluateInBoth(delta, weights) {
		const { exponents, ends } = this;
		const { powers, value: decays } = this.decays;
		this.decays.evaluate(delta);
		let sum = 0;
		let theta = 0;
		let thetaTwice = 0;
		let thetaThrice = 0;
		let sumTau = 0;
		let thetaTau = 0;
		let thetaTwiceTau = 0;
		let sumTauTau = 0;
		let thetaTauTau = 0;
		let i = 0;
		let w = 0;
		let e = 0;
		for (let k = 0; k < ends.length; k += 1, e += 5) {
			const end = ends[k];
			let p0 = 0;
			let p1 = 0;
			let p2 = 0;
			let p3 = 0;
			let tau0 = 0;
			let tau1 = 0;
			let tau2 = 0;
			let tauTau0 = 0;
			let tauTau1 = 0;
			for (; i < end; i += 1, w += 3) {
				const d = exponents[i];
				const power = powers[d];
				const term = power * weights[w];
				const termTau = power * weights[w + 1];
				const termTauTau = power * weights[w + 2];
				const once = d * term;
				const twice = d * once;
				const onceTau = d * termTau;
				p0 += term;
				p1 += once;
				p2 += twice;
				p3 += d * twice;
				tau0 += termTau;
				tau1 += onceTau;
				tau2 += d * onceTau;
				tauTau0 += termTauTau;
				tauTau1 += d * termTauTau;
			}
			const e0 = decays[e];
			const e1 = decays[e + 1];
			const e2 = decays[e + 2];
			sum += e0 * p0;
			theta += e0 * p1 + e1 * p0;
			thetaTwice += e0 * p2 + 2 * e1 * p1 + e2 * p0;
			thetaThrice += e0 * p3 + 3 * (e1 * p2 + e2 * p1) + decays[e + 3] * p0;
			sumTau += e0 * tau0;
			thetaTau += e0 * tau1 + e1 * tau0;
			thetaTwiceTau += e0 * tau2 + 2 * e1 * tau1 + e2 * tau0;
			sumTauTau += e0 * tauTau0;
			thetaTauTau += e0 * tauTau1 + e1 * tauTau0;
		}
		for (; e < decays.length; e += 5, w += 3) {
			const weight = weights[w];
			const weightTau = weights[w + 1];
			const weightTauTau = weights[w + 2];
			const e0 = decays[e];
			const e1 = decays[e + 1];
			const e2 = decays[e + 2];
			sum += weight * e0;
			theta += weight * e1;
			thetaTwice += weight * e2;
			thetaThrice += weight * decays[e + 3];
			sumTau += weightTau * e0;
			thetaTau += weightTau * e1;
			thetaTwiceTau += weightTau * e2;
			sumTauTau += weightTauTau * e0;
			thetaTauTau += weightTauTau * e1;
		}
		this.sum = sum;
		this.sumFirst = theta;
		this.sumSecond = thetaTwice - theta;
		this.sumThird = thetaThrice - 3 * thetaTwice + 2 * theta;
		this.sumTau = sumTau;
		this.sumFirstTau = thetaTau;
		this.sumSecondTau = thetaTwiceTau - thetaTau;
		this.sumTauTau = sumTauTau;
		this.sumFirstTauTau = thetaTauTau;
	}
	/** Evaluates the virial coefficients B and C of Σ F·S = B·δ + C·δ² + …, times ρ_r and half of ρ_r², with the weights. */
	evaluateVirial(weights) {
		const { linear, ofLinear, ofSquare } = this;
		let second = 0;
		let third = 0;
		for (let k = 0; k < linear.length; k += 1) {
			const weight = at(weights, 3 * wholeAt(linear, k));
			second += weight * at(ofLinear, k);
			third += weight * at(ofSquare, k);
		}
		this.secondVirial = second;
		this.thirdVirial = third;
	}
	/** Evaluates each factor at the δ last evaluated. */
	evaluateEach() {
		const { exponents, ends, value, first } = this;
		const { powers, value: decays } = this.decays;
		let i = 0;
		let e = 0;
		for (let k = 0; k < ends.length; k += 1, e += 5) {
			const end = wholeAt(ends, k);
			const e0 = at(decays, e);
			const e1 = at(decays, e + 1);
			for (; i < end; i += 1) {
				const d = wholeAt(exponents, i);
				const power = at(powers, d);
				value[i] = power * e0;
				first[i] = power * (d * e0 + e1);
			}
		}
		for (; e < decays.length; e += 5, i += 1) {
			value[i] = at(decays, e);
			first[i] = at(decays, e + 1);
		}
	}
};
// engineering/properties/helmholtz/equilibrium-state.ts
/** A state of one phase. */
function onePhaseState(state) {
	return {
		...state,
		vapourFraction: void 0,
		phases: void 0
	};
}
/** The state of two phases of a fluid at one pressure and temperature, the vapour a mole fraction of 0 to 1 of it. */
function twoPhaseState(liquid, vapour, vapourFraction) {
	const { state: below } = liquid;
	const { state: above } = vapour;
	const { pressure, temperature } = above;
	const molarMass = below.molarMass + vapourFraction * (above.molarMass - below.molarMass);
	const quality = vapourFraction * (above.molarMass / molarMass);
	const between = (a, b) => (1 - quality) * a + quality * b;
	const specificVolume = between(below.specificVolume, above.specificVolume);
	const enthalpy = between(below.enthalpy, above.enthalpy);
	return {
		phase: "two-phase",
		molarMass,
		pressure,
		temperature,
		quality,
		density: 1 / specificVolume,
		specificVolume,
		compressibilityFactor: (1 - vapourFraction) * below.compressibilityFactor + vapourFraction * above.compressibilityFactor,
		enthalpy,
		internalEnergy: enthalpy - pressure * specificVolume,
		entropy: between(below.entropy, above.entropy),
		cp: void 0,
		cv: void 0,
		speedOfSound: void 0,
		isentropicExponent: void 0,
		jouleThomson: void 0,
		fugacity: above.fugacity,
		vapourFraction,
		phases: {
			liquid,
			vapour
		}
	};
}
/** Mole fractions as a composition of the components. */
function compositionOf(ids, fractions) {
	return Object.fromEntries(ids.map((id, i) => [id, fractions[i] ?? 0]));
}
// engineering/properties/helmholtz/powers.ts
/** Exponents that are multiples of an eighth are made by multiplication; the older equations have no others. */
var parts = 8;
/** In eighths, the exponents of the powers that all others are products of, in the order of their places. */
var generators = [
	0,
	8,
	-8,
	4,
	2,
	1
];
/**
* Powers of one number by several exponents. Those by multiples of an eighth are products of two before them, along a chain that
* begins with the number, its reciprocal and its square roots.
*/
var Powers = class {
	/** The powers, each at the place of its exponent. */
	value;
	places;
	/** How often the square root is drawn. */
	rootsDrawn;
	/** Of each product, from the first place behind the generators on, the places of its two factors. */
	factors;
	/** The exponents of the powers behind these, which are no multiples. */
	others;
	constructor(exponents) {
		const different = [...new Set(exponents.map((t) => parts * t))];
		const isMultiple = (exponent) => Number.isInteger(exponent);
		const chain = new Chain();
		for (const exponent of different.filter(isMultiple).toSorted((one, two) => Math.abs(one) - Math.abs(two))) chain.placeOf(exponent);
		const others = different.filter((exponent) => !isMultiple(exponent));
		this.places = new Map([...chain.places, ...others.map((exponent, k) => [exponent, chain.places.size + k])]);
		this.value = new Float64Array(this.places.size).fill(1);
		const needed = [
			8,
			4,
			2
		].findIndex((step) => different.every((exponent) => exponent % step === 0 || !isMultiple(exponent)));
		this.rootsDrawn = needed < 0 ? 3 : needed;
		this.factors = Int32Array.from(chain.factors);
		this.others = Float64Array.from(others, (exponent) => exponent / parts);
	}
	/** The place of the power by an exponent of these. */
	placeOf(exponent) {
		return this.places.get(parts * exponent) ?? NaN;
	}
	/** Raises x above 0, whose logarithm is known, to all exponents. */
	raise(x, lnX) {
		const { value, rootsDrawn, factors, others } = this;
		value[1] = x;
		value[2] = 1 / x;
		let root = x;
		let place = 3;
		for (; place < 3 + rootsDrawn; place += 1) {
			root = Math.sqrt(root);
			value[place] = root;
		}
		place = generators.length;
		for (let k = 0; k < factors.length; k += 2, place += 1) value[place] = at(value, wholeAt(factors, k)) * at(value, wholeAt(factors, k + 1));
		for (let k = 0; k < others.length; k += 1, place += 1) value[place] = exponential(at(others, k) * lnX);
	}
};
/** A chain of products that leads to exponents in eighths. */
var Chain = class {
	places = new Map(generators.map((exponent, place) => [exponent, place]));
	/** Two by two the places of what is multiplied. */
	factors = [];
	/** The place of a power, which is added with what it needs unless it is there. */
	placeOf(exponent) {
		const known = this.places.get(exponent);
		if (known !== void 0) return known;
		const [one, two] = this.partsOf(exponent);
		const factors = [this.placeOf(one), this.placeOf(two)];
		const place = this.places.size;
		this.places.set(exponent, place);
		this.factors.push(...factors);
		return place;
	}
	/** Two exponents that add up to another, if possible two that are there. */
	partsOf(exponent) {
		const known = [...this.places.keys()].find((part) => this.places.has(exponent - part));
		if (known !== void 0) return [known, exponent - known];
		const fraction = exponent - parts * Math.floor(exponent / parts);
		if (fraction === exponent) return exponent > 4 ? [4, exponent - 4] : [2, exponent - 2];
		if (fraction > 0) return [exponent - fraction, fraction];
		const half = exponent / 2;
		return half % parts === 0 ? [half, half] : [exponent - parts * Math.sign(exponent), parts * Math.sign(exponent)];
	}
};
export { DensityFactors as a, exponential as c, twoPhaseState as i, compositionOf as n, DensityFactorList as o, onePhaseState as r, solveOnIsentrope as s, Powers as t };
