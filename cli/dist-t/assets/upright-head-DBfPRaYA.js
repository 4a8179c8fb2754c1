import { it as requirePositive, ot as Refusal, st as stated } from "./kit-R3DteEWw.js";
// engineering/geometry/head.ts
/** A flat end. */
function flatHead(diameter) {
	requirePositive("diameter", diameter);
	return {
		form: "flat",
		radius: diameter / 2,
		depth: 0
	};
}
/** Half a sphere. */
function hemisphericalHead(diameter) {
	return ellipsoidalHead(diameter, diameter / 2);
}
/** Half a spheroid of the given depth, m; a quarter of the diameter, the 2:1 head, unless given. */
function ellipsoidalHead(diameter, depth = diameter / 4) {
	requirePositive("diameter", diameter);
	requirePositive("depth", depth);
	return {
		form: "ellipsoidal",
		radius: diameter / 2,
		depth
	};
}
/** A cone of the given depth, m, apex outwards. */
function conicalHead(diameter, depth) {
	requirePositive("diameter", diameter);
	requirePositive("depth", depth);
	return {
		form: "conical",
		radius: diameter / 2,
		depth
	};
}
/**
* A crown, part of a sphere, joined by a knuckle, part of a torus, to the cylinder; all radii inside, m.
* sin φ = (R − r)/(C − r) at the seam; depth C − √((C − r)² − (R − r)²).
* Throws a Refusal unless knuckle ≤ R ≤ crown, a RangeError for a length that is not above 0.
*/
function torisphericalHead(diameter, crownRadius, knuckleRadius) {
	requirePositive("diameter", diameter);
	requirePositive("crownRadius", crownRadius);
	requirePositive("knuckleRadius", knuckleRadius);
	const radius = diameter / 2;
	if (knuckleRadius > radius) throw new Refusal("the knuckle radius of {knuckle} is more than half the diameter, {half}", {
		half: stated("length", radius),
		knuckle: stated("length", knuckleRadius)
	});
	if (crownRadius < radius) throw new Refusal("the crown radius of {crown} is less than half the diameter, {half}", {
		half: stated("length", radius),
		crown: stated("length", crownRadius)
	});
	const opposite = radius - knuckleRadius;
	const between = crownRadius - knuckleRadius;
	const crownAngle = opposite === 0 ? 0 : Math.asin(Math.min(1, opposite / between));
	return {
		form: "torispherical",
		radius,
		depth: crownRadius - Math.sqrt(Math.max(0, (between - opposite) * (between + opposite))),
		crownRadius,
		knuckleRadius,
		crownAngle
	};
}
/** Crown and knuckle radius of standard torispherical heads, as multiples of the outside diameter. */
var torisphericalStandards = {
	/** DIN 28011:2012. */
	klopper: {
		crown: 1,
		knuckle: .1
	},
	/** DIN 28013:2012. */
	korbbogen: {
		crown: .8,
		knuckle: .154
	},
	/** ASME BPVC VIII-1, UG-32(d): crown at most the outside diameter, knuckle at least 6 % of the crown. */
	asmeFlangedAndDished: {
		crown: 1,
		knuckle: .06
	}
};
/**
* A torispherical head by its standard, for inside diameter and wall thickness, m. The standards' radii are those of the
* inside, given by the outside diameter; without a wall the two diameters are the same.
*/
function standardTorisphericalHead(standard, diameter, wallThickness = 0) {
	const { crown, knuckle } = torisphericalStandards[standard];
	const outside = diameter + 2 * wallThickness;
	return torisphericalHead(diameter, crown * outside, knuckle * outside);
}
// engineering/geometry/upright-head.ts
/** A head with its axis upright and its pole down, filled from the pole to a height; and the whole head. */
/** ∫₀^w √(1 + (R² − a²)·z²/a⁴) dz: what the meridian of a spheroid adds to its area beyond that of a cylinder. */
function meridian(radius, depth, w) {
	const squared = (radius - depth) * (radius + depth);
	const c = Math.sqrt(Math.abs(squared)) / (depth * depth);
	const x = c * w;
	if (x < .001) return w * (1 + Math.sign(squared) * x * x / 6 - x ** 4 / 40);
	return squared > 0 ? (w * Math.sqrt(1 + x * x) + Math.asinh(x) / c) / 2 : (w * Math.sqrt(Math.max(0, (1 - x) * (1 + x))) + Math.asin(Math.min(1, x)) / c) / 2;
}
/** Height from the pole to the seam of crown and knuckle: C·(1 − cos φ). */
function seam({ crownRadius, crownAngle }) {
	return 2 * crownRadius * Math.sin(crownAngle / 2) ** 2;
}
/** Volume of the knuckle between the tangent plane and a distance x from it: π·∫(c + √(r² − z²))² dz, c = R − r. */
function knuckleVolume({ radius, knuckleRadius: r }, x) {
	const c = radius - r;
	const root = Math.sqrt(Math.max(0, (r - x) * (r + x)));
	return Math.PI * (c * c * x + c * (x * root + r * r * Math.asin(Math.min(1, x / r))) + r * r * x - x ** 3 / 3);
}
/** Surface of the knuckle between the tangent plane and a distance x from it: 2π·r·(c·asin(x/r) + x). */
function knuckleArea({ radius, knuckleRadius: r }, x) {
	return 2 * Math.PI * r * ((radius - r) * Math.asin(Math.min(1, x / r)) + x);
}
/** Volume, m³, of a head filled from its pole to a height, m; a height above the tangent plane counts as full. */
function poleVolume(head, height) {
	const { radius, depth } = head;
	const y = Math.min(height, depth);
	if (y <= 0) return 0;
	switch (head.form) {
		case "flat": return 0;
		case "ellipsoidal": return Math.PI / 3 * (radius / depth) ** 2 * y * y * (3 * depth - y);
		case "conical": return Math.PI / 3 * radius * radius * y ** 3 / (depth * depth);
		case "torispherical": {
			const cap = Math.min(y, seam(head));
			const crown = Math.PI / 3 * cap * cap * (3 * head.crownRadius - cap);
			return y <= cap ? crown : crown + knuckleVolume(head, depth - cap) - knuckleVolume(head, depth - y);
		}
	}
}
/** Surface, m², of a head wetted from its pole to a height, m. Any liquid at all wets the whole of a flat head. */
function poleArea(head, height) {
	const { radius, depth } = head;
	if (height <= 0) return 0;
	const y = Math.min(height, depth);
	switch (head.form) {
		case "flat": return Math.PI * radius * radius;
		case "ellipsoidal": return 2 * Math.PI * radius * (meridian(radius, depth, depth) - meridian(radius, depth, depth - y));
		case "conical": return Math.PI * radius * Math.hypot(radius, depth) * (y / depth) ** 2;
		case "torispherical": {
			const cap = Math.min(y, seam(head));
			const crown = 2 * Math.PI * head.crownRadius * cap;
			return y <= cap ? crown : crown + knuckleArea(head, depth - cap) - knuckleArea(head, depth - y);
		}
	}
}
/** Radius, m, of the head at a height above its pole, m. */
function radiusAbovePole(head, height) {
	const { radius, depth } = head;
	const y = Math.max(0, Math.min(height, depth));
	switch (head.form) {
		case "flat": return radius;
		case "ellipsoidal": return radius / depth * Math.sqrt(y * (2 * depth - y));
		case "conical": return radius * y / depth;
		case "torispherical": {
			if (y <= seam(head)) return Math.sqrt(y * (2 * head.crownRadius - y));
			const x = depth - y;
			const { knuckleRadius: r } = head;
			return radius - r + Math.sqrt(Math.max(0, (r - x) * (r + x)));
		}
	}
}
/** How far, m, the head stands out from its tangent plane at a distance from the axis, m. */
function depthAtRadius(head, distance) {
	const { radius, depth } = head;
	const r = Math.min(distance, radius);
	switch (head.form) {
		case "flat": return 0;
		case "ellipsoidal": return depth / radius * Math.sqrt((radius - r) * (radius + r));
		case "conical": return depth * (1 - r / radius);
		case "torispherical": {
			const { crownRadius, crownAngle, knuckleRadius } = head;
			if (r <= crownRadius * Math.sin(crownAngle)) return depth - crownRadius + Math.sqrt((crownRadius - r) * (crownRadius + r));
			const x = r - (radius - knuckleRadius);
			return Math.sqrt(Math.max(0, (knuckleRadius - x) * (knuckleRadius + x)));
		}
	}
}
/** Volume of the whole head, m³. */
function headVolume(head) {
	return poleVolume(head, head.depth);
}
/** Surface of the whole head, m², without the tangent plane. */
function headArea(head) {
	return poleArea(head, head.form === "flat" ? 1 : head.depth);
}
export { poleVolume as a, ellipsoidalHead as c, standardTorisphericalHead as d, torisphericalHead as f, poleArea as i, flatHead as l, headArea as n, radiusAbovePole as o, torisphericalStandards as p, headVolume as r, conicalHead as s, depthAtRadius as t, hemisphericalHead as u };
