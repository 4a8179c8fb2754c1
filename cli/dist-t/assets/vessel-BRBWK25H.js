import { d as findRoot, it as requirePositive } from "./kit-R3DteEWw.js";
import { i as segmentChord, n as segmentArc, r as segmentArea, t as segmentAngle } from "./circle-DKJxMMfX.js";
import { a as poleVolume, i as poleArea, n as headArea, o as radiusAbovePole, r as headVolume } from "./upright-head-DBfPRaYA.js";
// engineering/numerics/integrate.ts
/** Positive abscissae of the 15-point Kronrod rule on [−1, 1]; those of odd index are also 7-point Gauss points. */
var nodes = [
	.9914553711208126,
	.9491079123427585,
	.8648644233597691,
	.7415311855993945,
	.5860872354676911,
	.4058451513773972,
	.20778495500789848
];
var kronrodWeights = [
	.022935322010529224,
	.06309209262997856,
	.10479001032225019,
	.14065325971552592,
	.1690047266392679,
	.19035057806478542,
	.20443294007529889
];
var kronrodCentre = .20948214108472782;
/** Gauss weights at the same nodes; zero where only the Kronrod rule has one. */
var gaussWeights = [
	0,
	.1294849661688697,
	0,
	.27970539148927664,
	0,
	.3818300505051189,
	0
];
var gaussCentre = .4179591836734694;
/** Applications of the rules at most: far more than a smooth integrand takes, and an end to any other. */
var mostApplications = 2e3;
/**
* The integral of `f` from `a` to `b` by adaptive Gauss–Kronrod quadrature (7 and 15 points), to `tolerance` relative to
* the integral of |f|, 1e-12 unless given. f is never asked for at the ends themselves. It converges in a few halvings
* where f is smooth; an end where f behaves as a root is better put right by a substitution (x = a + u²).
* NaN where f is not a number. After 2000 applications the estimate stands as it is.
* Source: R. Piessens et al., QUADPACK (1983), rule QK15 with its estimate of the error.
*/
function integrate(f, a, b, tolerance = 1e-12) {
	if (a === b) return 0;
	let applications = 1;
	function refined(from, to, { value, magnitude, error }, allowed) {
		if (error <= allowed || error <= 50 * Number.EPSILON * magnitude || applications >= mostApplications || !Number.isFinite(error)) return value;
		applications += 2;
		const middle = (from + to) / 2;
		return refined(from, middle, bothRules(f, from, middle), allowed / 2) + refined(middle, to, bothRules(f, middle, to), allowed / 2);
	}
	const whole = bothRules(f, a, b);
	return refined(a, b, whole, whole.magnitude * tolerance);
}
/** One application of both rules. The finer one's error is far below their difference: QUADPACK raises it to 3/2. */
function bothRules(f, a, b) {
	const centre = (a + b) / 2;
	const half = (b - a) / 2;
	const atCentre = f(centre);
	let fine = atCentre * kronrodCentre;
	let coarse = atCentre * gaussCentre;
	let magnitude = Math.abs(atCentre) * kronrodCentre;
	for (let index = 0; index < nodes.length; index += 1) {
		const reach = half * (nodes[index] ?? 0);
		const weight = kronrodWeights[index] ?? 0;
		const before = f(centre - reach);
		const after = f(centre + reach);
		fine += weight * (before + after);
		coarse += (gaussWeights[index] ?? 0) * (before + after);
		magnitude += weight * (Math.abs(before) + Math.abs(after));
	}
	const difference = Math.abs((fine - coarse) * half);
	const whole = magnitude * Math.abs(half);
	const scaled = whole === 0 ? 0 : whole * Math.min(1, 200 * difference / whole) ** 1.5;
	return {
		value: fine * half,
		magnitude: whole,
		error: scaled
	};
}
// engineering/geometry/lying-head.ts
/** Σ of a measure over the head: along the axis (dz) or along the meridian (ds). Height at most the radius. */
function alongTorispherical({ radius, crownRadius, knuckleRadius, crownAngle }, height, measure, along) {
	const last = Math.PI / 2 - crownAngle;
	const end = height < 2 * knuckleRadius ? 2 * Math.asin(Math.sqrt(height / (2 * knuckleRadius))) : Math.PI;
	const knuckle = (u) => {
		const theta = end * (1 - u * u);
		const drop = 2 * knuckleRadius * Math.sin(theta / 2) ** 2;
		const stretch = along === "axis" ? Math.cos(theta) : 1;
		return measure(radius - drop, Math.max(0, height - drop)) * stretch * knuckleRadius * 2 * end * u;
	};
	const inKnuckle = integrate(knuckle, Math.sqrt(Math.max(0, 1 - last / end)), 1);
	if (end <= last) return inKnuckle;
	const above = radius - height;
	const first = Math.asin(Math.min(1, above / crownRadius));
	const span = crownAngle - first;
	if (span <= 0) return inKnuckle;
	const crown = (u) => {
		const phi = first + span * u * u;
		const section = crownRadius * Math.sin(phi);
		const depth = 2 * crownRadius * Math.cos((phi + first) / 2) * Math.sin((phi - first) / 2);
		const stretch = along === "axis" ? Math.sin(phi) : 1;
		return measure(section, Math.max(0, depth)) * stretch * crownRadius * 2 * span * u;
	};
	return inKnuckle + integrate(crown, 0, 1);
}
var wettedArc = (radius, depth) => radius * segmentAngle(radius, depth);
/**
* Volume of a cone of radius R and depth a below a plane at a distance d = R − h from its axis, h ≤ R:
* (a·R²/3)·(acos M − 2M·√(1 − M²) + M³·arcosh(1/M)), M = d/R. Source: D. Jones, Computing Fluid Tank Volumes.
*/
function coneVolume(radius, depth, height) {
	const m = 1 - height / radius;
	if (m <= 0) return Math.PI / 6 * depth * radius * radius;
	const shape = m > .9 ? narrowCone(height / radius) : Math.acos(m) - 2 * m * Math.sqrt((1 - m) * (1 + m)) + m ** 3 * Math.acosh(1 / m);
	return depth * radius * radius * shape / 3;
}
/** The bracket near an empty cone, where its terms cancel: three times the sections of a cone of radius and depth 1. */
function narrowCone(d) {
	return integrate((u) => 6 * u * d * segmentArea(1 - d + d * u * u, d * u * u), 0, 1);
}
/** Volume of liquid, m³, in a head with its axis level; height in m above the lowest line, at most the diameter. */
function lyingVolume(head, height) {
	const { radius, depth } = head;
	if (height > radius) return headVolume(head) - lyingVolume(head, 2 * radius - height);
	if (height <= 0) return 0;
	switch (head.form) {
		case "flat": return 0;
		case "ellipsoidal": return Math.PI / 6 * (depth / radius) * height * height * (3 * radius - height);
		case "conical": return coneVolume(radius, depth, height);
		case "torispherical": return alongTorispherical(head, height, segmentArea, "axis");
	}
}
/**
* Surface, m², that the liquid wets of a head with its axis level. A sphere's is its cap's and a cone's is in proportion
* to its projection; the others are integrated along the meridian.
*/
function lyingArea(head, height) {
	const { radius, depth } = head;
	if (height > radius) return headArea(head) - lyingArea(head, 2 * radius - height);
	if (height <= 0) return 0;
	switch (head.form) {
		case "flat": return segmentArea(radius, height);
		case "conical": return segmentArea(radius, height) * Math.hypot(radius, depth) / radius;
		case "ellipsoidal": return depth === radius ? Math.PI * radius * height : spheroidArea(radius, depth, height);
		case "torispherical": return alongTorispherical(head, height, wettedArc, "meridian");
	}
}
/** Along the meridian (R·cos t, a·sin t) to where its radius is R − h; t = end·(1 − u²) takes the root away. */
function spheroidArea(radius, depth, height) {
	const end = 2 * Math.asin(Math.sqrt(height / (2 * radius)));
	return integrate((u) => {
		const t = end * (1 - u * u);
		const drop = 2 * radius * Math.sin(t / 2) ** 2;
		const meridian = Math.hypot(radius * Math.sin(t), depth * Math.cos(t));
		return wettedArc(radius - drop, Math.max(0, height - drop)) * meridian * 2 * end * u;
	}, 0, 1);
}
/** Free surface of the liquid, m², in a head with its axis level. */
function lyingSurface(head, height) {
	const { radius, depth } = head;
	const h = Math.min(height, 2 * radius - height);
	if (h <= 0) return 0;
	const half = segmentChord(radius, h) / 2;
	switch (head.form) {
		case "flat": return 0;
		case "ellipsoidal": return Math.PI / 2 * depth * half * half / radius;
		case "conical": {
			const above = radius - h;
			return depth * (half - (above === 0 ? 0 : above * above * Math.asinh(half / above)) / radius);
		}
		case "torispherical": return alongTorispherical(head, h, segmentChord, "axis");
	}
}
// engineering/geometry/vessel.ts
/** A vessel of inside diameter and tangent length, m. Throws a RangeError for a head of another diameter. */
function vessel(orientation, diameter, length, heads) {
	requirePositive("diameter", diameter);
	requirePositive("length", length);
	if (heads.some(({ radius }) => Math.abs(2 * radius - diameter) > 1e-9 * diameter)) throw new RangeError(`heads must have the diameter of the vessel (${diameter})`);
	return {
		orientation,
		diameter,
		length,
		heads
	};
}
/** The highest level, m: the diameter of a horizontal vessel, both heads and the cylinder of a vertical one. */
function vesselHeight({ orientation, diameter, length, heads: [bottom, top] }) {
	return orientation === "horizontal" ? diameter : bottom.depth + length + top.depth;
}
/** The whole volume, m³. */
function vesselVolume({ diameter, length, heads: [one, other] }) {
	return Math.PI / 4 * diameter * diameter * length + headVolume(one) + headVolume(other);
}
/** The whole inside surface, m². */
function vesselArea({ diameter, length, heads: [one, other] }) {
	return Math.PI * diameter * length + headArea(one) + headArea(other);
}
/** Refuses a level outside the vessel, but for the last digits of a level that was itself computed. */
function requireLevel(shape, level) {
	const height = vesselHeight(shape);
	const slack = 1e-12 * height;
	if (!(level >= -slack && level <= height + slack)) throw new RangeError(`level must be at least 0 and at most ${height} m, got ${level}`);
}
/**
* Volume of liquid, m³, at a level, m, above the lowest point of the inside. Closed forms, except for a lying
* torispherical head (quadrature to 1e-12). Throws a RangeError for a level outside the vessel.
*/
function liquidVolume(shape, level) {
	requireLevel(shape, level);
	const { orientation, diameter, length, heads: [one, other] } = shape;
	const radius = diameter / 2;
	if (orientation === "horizontal") {
		const ends = one === other ? 2 * lyingVolume(one, level) : lyingVolume(one, level) + lyingVolume(other, level);
		return length * segmentArea(radius, level) + ends;
	}
	const inCylinder = Math.min(length, Math.max(0, level - one.depth));
	return poleVolume(one, level) + Math.PI * radius * radius * inCylinder + topVolume(other, vesselHeight(shape) - level);
}
/** Volume in the top head of a vertical vessel, by the empty height below its pole: exactly full at the top. */
function topVolume(head, empty) {
	return empty < head.depth ? headVolume(head) - poleVolume(head, empty) : 0;
}
/** The part of `liquidVolume` that is in each head, m³. Throws a RangeError for a level outside the vessel. */
function liquidInHeads(shape, level) {
	requireLevel(shape, level);
	const { orientation, heads: [one, other] } = shape;
	return orientation === "horizontal" ? [lyingVolume(one, level), lyingVolume(other, level)] : [poleVolume(one, level), topVolume(other, vesselHeight(shape) - level)];
}
/**
* Inside surface that the liquid wets, m², at a level, m. A flat bottom is wetted by any liquid, a flat top only by a
* full vessel. Closed forms, except for lying ellipsoidal and torispherical heads (quadrature to 1e-12).
* Throws a RangeError for a level outside the vessel.
*/
function wettedArea(shape, level) {
	requireLevel(shape, level);
	const { orientation, diameter, length, heads: [one, other] } = shape;
	if (orientation === "horizontal") {
		const ends = one === other ? 2 * lyingArea(one, level) : lyingArea(one, level) + lyingArea(other, level);
		return length * segmentArc(diameter / 2, level) + ends;
	}
	const inCylinder = Math.min(length, Math.max(0, level - one.depth));
	return poleArea(one, level) + Math.PI * diameter * inCylinder + topArea(other, vesselHeight(shape) - level);
}
function topArea(head, empty) {
	return (head.form === "flat" ? empty <= 0 : empty < head.depth) ? headArea(head) - poleArea(head, empty) : 0;
}
/** Free surface of the liquid, m², at a level, m: the derivative of the volume. Throws a RangeError for a level outside. */
function liquidSurface(shape, level) {
	requireLevel(shape, level);
	const { orientation, diameter, length, heads: [one, other] } = shape;
	if (orientation === "horizontal") {
		const ends = one === other ? 2 * lyingSurface(one, level) : lyingSurface(one, level) + lyingSurface(other, level);
		return length * segmentChord(diameter / 2, level) + ends;
	}
	const empty = vesselHeight(shape) - level;
	const radius = empty < other.depth ? radiusAbovePole(other, empty) : radiusAbovePole(one, level);
	return Math.PI * radius * radius;
}
/**
* The level, m, at which the liquid has the given volume, m³: directly within the cylinder of a vertical vessel, else by
* Brent's method to the last bits. Throws a RangeError for a volume below 0 or above the vessel's.
*/
function levelOfVolume(shape, volume) {
	const whole = vesselVolume(shape);
	if (!(volume >= 0 && volume <= whole * (1 + 1e-12))) throw new RangeError(`volume must be at least 0 and at most ${whole} m³, got ${volume}`);
	const height = vesselHeight(shape);
	if (volume >= whole) return height;
	const { orientation, diameter, heads } = shape;
	if (orientation === "vertical") {
		const above = volume - headVolume(heads[0]);
		const inCylinder = above / (Math.PI * diameter * diameter) * 4;
		if (above >= 0 && inCylinder <= shape.length) return heads[0].depth + inCylinder;
	}
	return findRoot((level) => liquidVolume(shape, level) - volume, 0, height)?.x ?? height;
}
/**
* A strapping table from empty to full: a line for every `step`, m, and one for full.
* Throws a RangeError for a step that is not positive or would make more than 10 000 lines.
*/
function strappingTable(shape, step) {
	requirePositive("step", step);
	const height = vesselHeight(shape);
	const lines = Math.ceil(height / step - 1e-9);
	if (lines > 1e4) throw new RangeError(`step must be at least ${height / 1e4} m, got ${step}`);
	return Array.from({ length: lines + 1 }, (_, index) => {
		const level = index === lines ? height : index * step;
		return {
			level,
			volume: liquidVolume(shape, level),
			wettedArea: wettedArea(shape, level),
			liquidSurface: liquidSurface(shape, level)
		};
	});
}
export { strappingTable as a, vesselHeight as c, liquidVolume as i, vesselVolume as l, liquidInHeads as n, vessel as o, liquidSurface as r, vesselArea as s, levelOfVolume as t, wettedArea as u };
