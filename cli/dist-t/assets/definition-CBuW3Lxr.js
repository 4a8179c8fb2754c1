import { B as info, D as choice, E as calculation, G as missing, I as upperFirst, P as table, S as picture, T as value, U as Absent, W as absent, h as check, it as requirePositive, j as quantity, o as label, ot as Refusal, s as path, st as stated, v as fields, w as step, x as maybe, z as error, zt as meta } from "./kit-R3DteEWw.js";
import { a as at, c as fit, d as scaleNote, f as upright, i as across, l as lengthText, n as drawDome, o as breakLines, s as ellipse, t as drawCylinder, u as polyline } from "./drawing-CnhqUHpI.js";
import { c as ellipsoidalHead, d as standardTorisphericalHead, f as torisphericalHead, l as flatHead, n as headArea, p as torisphericalStandards, r as headVolume, s as conicalHead, t as depthAtRadius, u as hemisphericalHead } from "./upright-head-DBfPRaYA.js";
import { i as segmentChord, n as segmentArc, r as segmentArea$1, t as segmentAngle } from "./circle-DKJxMMfX.js";
import { a as levelSign, c as twoViews, i as centreLine, n as drawVerticalVessel, o as liquidLines, s as onPaper, t as drawHorizontalVessel } from "./vessel-drawings-b-A7IN3f.js";
import { i as userDescription } from "./shared-fields-D5hou02i.js";
import { a as frustum, c as sphere, i as cylinder, l as sphericalCapApproximation, n as circleArea, o as hemisphere, r as cone$1, s as rectangularTank, t as annulus, u as torus } from "./solids-Cl2byJvK.js";
import { a as strappingTable$1, c as vesselHeight, i as liquidVolume$1, l as vesselVolume, n as liquidInHeads, o as vessel$1, r as liquidSurface$1, t as levelOfVolume, u as wettedArea$1 } from "./vessel-BRBWK25H.js";
// engineering/geometry/carlson.ts
/** Carlson's symmetric elliptic integrals, to machine precision by his duplication theorem. */
var most = 60;
/**
* R_F(x, y, z) = ½∫₀^∞ dt/√((t+x)(t+y)(t+z)); arguments not negative, at most one of them zero.
* Source: B. C. Carlson, Numerical computation of real or complex elliptic integrals (1995); NIST DLMF 19.36.1.
*/
function carlsonRF(x, y, z) {
	let [a, b, c] = [
		x,
		y,
		z
	];
	let mean = (a + b + c) / 3;
	for (let pass = 0; pass < most; pass += 1) {
		if (Math.max(Math.abs(mean - a), Math.abs(mean - b), Math.abs(mean - c)) < .002 * mean) break;
		const lambda = Math.sqrt(a * b) + Math.sqrt(b * c) + Math.sqrt(c * a);
		[a, b, c] = [
			(a + lambda) / 4,
			(b + lambda) / 4,
			(c + lambda) / 4
		];
		mean = (mean + lambda) / 4;
	}
	const X = 1 - a / mean;
	const Y = 1 - b / mean;
	const Z = -X - Y;
	const e2 = X * Y - Z * Z;
	const e3 = X * Y * Z;
	return (1 - e2 / 10 + e3 / 14 + e2 * e2 / 24 - 3 * e2 * e3 / 44 - 5 * e2 ** 3 / 208 + 3 * e3 * e3 / 104 + e2 * e2 * e3 / 16) / Math.sqrt(mean);
}
/**
* R_D(x, y, z) = (3/2)∫₀^∞ dt/(√((t+x)(t+y))·(t+z)^(3/2)); x and y not negative, at most one of them zero, z above 0.
* Source: Carlson (1995); NIST DLMF 19.36.2.
*/
function carlsonRD(x, y, z) {
	let [a, b, c] = [
		x,
		y,
		z
	];
	let mean = (a + b + 3 * c) / 5;
	let sum = 0;
	let power = 1;
	for (let pass = 0; pass < most; pass += 1) {
		if (Math.max(Math.abs(mean - a), Math.abs(mean - b), Math.abs(mean - c)) < .001 * mean) break;
		const root = Math.sqrt(c);
		const lambda = Math.sqrt(a * b) + Math.sqrt(b * c) + Math.sqrt(c * a);
		sum += power / (root * (c + lambda));
		power /= 4;
		[a, b, c] = [
			(a + lambda) / 4,
			(b + lambda) / 4,
			(c + lambda) / 4
		];
		mean = (mean + lambda) / 4;
	}
	const X = 1 - a / mean;
	const Y = 1 - b / mean;
	const Z = -(X + Y) / 3;
	const e2 = X * Y - 6 * Z * Z;
	const e3 = (3 * X * Y - 8 * Z * Z) * Z;
	const e4 = 3 * (X * Y - Z * Z) * Z * Z;
	const e5 = X * Y * Z ** 3;
	const series = 1 - 3 * e2 / 14 + e3 / 6 + 9 * e2 * e2 / 88 - 3 * e4 / 22 - 9 * e2 * e3 / 52 + 3 * e5 / 26 - e2 ** 3 / 16 + 3 * e3 * e3 / 40 + 3 * e2 * e4 / 20;
	return power * series / (mean * Math.sqrt(mean)) + 3 * sum;
}
/**
* R_G(x, y, z), the completely symmetric integral of the second kind; arguments not negative, at most one of them zero.
* The middle argument takes the place of z, so that no term of the sum is negative.
* Source: NIST DLMF 19.21.10.
*/
function carlsonRG(x, y, z) {
	const least = Math.min(x, y, z);
	const greatest = Math.max(x, y, z);
	const middle = Math.max(Math.min(x, y), Math.min(Math.max(x, y), z));
	return (middle * carlsonRF(least, greatest, middle) - (least - middle) * (greatest - middle) * carlsonRD(least, greatest, middle) / 3 + Math.sqrt(least / middle * greatest)) / 2;
}
// engineering/geometry/ellipsoid.ts
/** Volume, m³, of an ellipsoid of full axes A, B and C, m: π·A·B·C/6. */
function ellipsoidVolume(axisA, axisB, axisC) {
	requirePositive("axisA", axisA);
	requirePositive("axisB", axisB);
	requirePositive("axisC", axisC);
	return Math.PI / 6 * axisA * axisB * axisC;
}
/**
* Carlson's R_G of an ellipsoid, m²: R_G(a²b², a²c², b²c²) with the semi-axes a, b, c, m. The surface is 4π times it.
* The arguments are scaled by the largest so that no axis ratio overflows.
*/
function ellipsoidIntegral$1(axisA, axisB, axisC) {
	requirePositive("axisA", axisA);
	requirePositive("axisB", axisB);
	requirePositive("axisC", axisC);
	const largest = Math.max(axisA, axisB, axisC);
	const [a, b, c] = [
		axisA / largest,
		axisB / largest,
		axisC / largest
	];
	return largest * largest * carlsonRG((a * b) ** 2, (a * c) ** 2, (b * c) ** 2) / 4;
}
/**
* Surface, m², of an ellipsoid of full axes A, B and C, m, all three of which may differ: 4π·R_G(a²b², a²c², b²c²).
* Exact in the limits: a spheroid where two axes are equal, πD² where all are.
* Source: NIST DLMF 19.33.1. Throws a RangeError for an axis that is not positive.
*/
function ellipsoidArea(axisA, axisB, axisC) {
	return 4 * Math.PI * ellipsoidIntegral$1(axisA, axisB, axisC);
}
// calculators/geometry-calculation-pro/solid-drawings.ts
function drawSphere(diameter) {
	const size = 176;
	const box = {
		x: 92,
		y: 24,
		width: size,
		height: size
	};
	const text = lengthText("D", diameter);
	const middle = 112;
	return onPaper("Sphere", [text], 252, [
		path(ellipse(180, middle, size / 2, size / 2), "outline", "diameter"),
		path(ellipse(180, middle, size / 2, size / 8), "thin"),
		centreLine(box, "y"),
		...across(226, 92, 268, middle, text, "diameter")
	]);
}
function drawEllipsoid({ axisA, axisB, axisC }) {
	const texts = [
		lengthText("a", axisA),
		lengthText("b", axisB),
		lengthText("c", axisC)
	];
	const { marks, height } = twoViews([
		axisA ?? 3,
		axisB ?? 2,
		axisC ?? 1.4
	], (box) => [
		path(ellipse(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, box.height / 2), "outline"),
		centreLine(box, "x"),
		centreLine(box, "y")
	], [
		[texts[0], "axisA"],
		[texts[1], "axisB"],
		[texts[2], "axisC"]
	]);
	return onPaper("Ellipsoid from the front and from its end", texts, height, marks);
}
function drawTank({ length, width, height }) {
	const texts = [
		lengthText("L", length),
		lengthText("W", width),
		lengthText("H", height)
	];
	const views = twoViews([
		length ?? 3,
		width ?? 2,
		height ?? 1.5
	], (box) => [path(`M${at(box.x)} ${at(box.y)}h${at(box.width)}v${at(box.height)}h${at(-box.width)}Z`, "outline")], [
		[texts[0], "length"],
		[texts[1], "width"],
		[texts[2], "height"]
	]);
	return onPaper("Rectangular tank from the front and from its end", texts, views.height, views.marks);
}
/** A cone or, with a top, its frustum, standing on its base. */
function drawCone(name, { baseDiameter, height }, topDiameter, slant) {
	const base = baseDiameter ?? 1;
	const upper = topDiameter === "apex" ? 0 : topDiameter ?? base / 2;
	const wide = Math.max(base, upper);
	const placed = fit(wide, height ?? wide);
	const head = topDiameter === "apex" ? 24 : 52;
	const bottom = head + placed.height;
	const centre = 92 + placed.width / 2;
	const half = (diameter) => placed.width * diameter / wide / 2;
	const [dText, hText] = [lengthText("D", baseDiameter), lengthText("H", height)];
	const topText = topDiameter === "apex" ? void 0 : lengthText("d", topDiameter);
	const paper = bottom + 52;
	const outline = [
		[centre - half(base), bottom],
		[centre + half(base), bottom],
		[centre + half(upper), head],
		...upper > 0 ? [[centre - half(upper), head]] : []
	];
	return onPaper(name, [
		dText,
		hText,
		...topText ? [topText] : []
	], paper, [
		path(polyline(outline, true), "outline"),
		path(`M${at(centre)} ${at(head - 12)}V${at(bottom + 10)}`, "centre"),
		...upright(40, head, bottom, centre - half(wide), hText, "height"),
		...across(bottom + 26, centre - half(base), centre + half(base), bottom, dText, "baseDiameter"),
		...topText ? across(head - 16, centre - half(upper), centre + half(upper), head, topText, "topDiameter") : [],
		...slant === void 0 ? [] : [label(centre + half((base + upper) / 2) - 8, (head + bottom) / 2 + 4, lengthText("s", slant), {
			anchor: "end",
			pen: "mute",
			field: "slantHeight"
		})],
		...placed.toScale ? [] : [scaleNote(paper)]
	]);
}
/** The tube of a torus, cut through its axis. */
function drawTorus({ ringDiameter, tubeDiameter }) {
	const ring = ringDiameter ?? 3;
	const tube = tubeDiameter ?? ring / 3;
	const { width, height, toScale } = fit(ring + tube, tube);
	const radius = Math.min(height, width / 2) / 2;
	const middle = 24 + height / 2;
	const [first, second] = [92 + radius, 92 + width - radius];
	const texts = [lengthText("D", ringDiameter), lengthText("d", tubeDiameter)];
	const paper = 24 + height + 60;
	return onPaper("Torus cut through its axis", texts, paper, [
		path(ellipse(first, middle, radius, radius), "hatch", "tubeDiameter"),
		path(ellipse(second, middle, radius, radius), "hatch", "tubeDiameter"),
		path(`M${at(first)} ${at(middle - radius)}H${at(second)}M${at(first)} ${at(middle + radius)}H${at(second)}`, "thin"),
		path(`M${at((first + second) / 2)} ${at(10)}V${at(24 + height + 14)}`, "centre"),
		...upright(40, middle - radius, middle + radius, 92, texts[1], "tubeDiameter"),
		...across(24 + height + 34, first, second, middle, texts[0], "ringDiameter"),
		...toScale ? [] : [scaleNote(paper)]
	]);
}
/** An annular cylinder cut along its axis. */
function drawAnnulus({ outerDiameter, innerDiameter, length }) {
	const outer = outerDiameter ?? 1;
	const { width, height, toScale } = fit((length ?? 2 * outer) * 1.35, outer);
	const long = width / 1.35;
	const wall = height / 2 * (1 - Math.min(.999, (innerDiameter ?? outer * .6) / outer));
	const bottom = 24 + height;
	const right = 92 + long;
	const texts = [
		lengthText("D", outerDiameter),
		lengthText("d", innerDiameter),
		lengthText("L", length)
	];
	const paper = bottom + 52;
	return onPaper("Annulus cut along its axis", texts, paper, [
		path(`M${at(92)} ${at(24)}H${at(right)}v${at(wall)}H${at(92)}Z`, "hatch"),
		path(`M${at(92)} ${at(bottom)}H${at(right)}v${at(-wall)}H${at(92)}Z`, "hatch"),
		path(`M${at(92)} ${at(24)}V${at(bottom)}M${at(right)} ${at(24)}V${at(bottom)}`, "thin"),
		centreLine({
			x: 92,
			y: 24,
			width: long,
			height
		}, "x"),
		...toScale ? [] : [...breakLines(92 + long * .5, 24 + height / 2, height, "x"), scaleNote(paper)],
		...upright(40, 24, bottom, 92, texts[0], "outerDiameter"),
		...upright(312, 24 + wall, bottom - wall, right, texts[1], "innerDiameter"),
		...across(bottom + 26, 92, right, bottom, texts[2], "length")
	]);
}
/** The end of a cylinder with the segment below the cut. */
function drawSegment({ diameter, depth, length }, chord) {
	const size = 176;
	const share = depth === void 0 || diameter === void 0 ? .4 : Math.min(1, depth / diameter);
	const radius = size / 2;
	const bottom = 200;
	const centre = 180;
	const surface = bottom - share * size;
	const reach = (y) => {
		const half = Math.sqrt(Math.max(0, (y - 24) * (bottom - y)));
		return [centre - half, centre + half];
	};
	const texts = [
		lengthText("D", diameter),
		lengthText("h", depth),
		lengthText("L", length)
	];
	return onPaper("End of a cylinder with its segment", texts, 256, [
		...liquidLines(surface, bottom, reach),
		path(ellipse(centre, 112, radius, radius), "outline", "diameter"),
		centreLine({
			x: 92,
			y: 24,
			width: size,
			height: size
		}, "y"),
		...share < 1 ? [levelSign(210.8, surface)] : [],
		...upright(40, surface, bottom, reach(surface)[0], texts[1], "depth"),
		...across(228, 92, 268, bottom, texts[0], "diameter"),
		...chord === void 0 ? [] : [label(174, surface - 8, lengthText("w", chord), {
			anchor: "end",
			pen: "mute",
			field: "chord"
		})],
		label(346, 246, texts[2], {
			anchor: "end",
			pen: "mute",
			field: "length"
		})
	]);
}
/** A torispherical head in section, its dome upwards. */
function drawHead(head, diameter) {
	const size = 232;
	const scale = head === void 0 ? 0 : size / (2 * head.radius);
	const depth = head === void 0 ? size * .2 : head.depth * scale;
	const bottom = 24 + depth;
	const right = 324;
	const profile = Array.from({ length: 97 }, (_, index) => {
		const y = Math.cos(Math.PI * (96 - index) / 96);
		const rise = head === void 0 ? depth * Math.sqrt(1 - y * y) : depthAtRadius(head, Math.abs(y) * head.radius) * scale;
		return [92 + size / 2 * (1 + y), bottom - rise];
	});
	const flange = 20;
	const texts = [lengthText("D", diameter), lengthText("a", head?.depth)];
	const radii = head?.form === "torispherical" ? [label(216, bottom - depth / 2 + 4, lengthText("C", head.crownRadius), {
		anchor: "start",
		pen: "mute",
		field: "crownRadius"
	}), label(316, bottom + 14, lengthText("k", head.knuckleRadius), {
		anchor: "end",
		pen: "mute",
		field: "knuckleRadius"
	})] : [];
	return onPaper("Torispherical head in section", texts, bottom + flange + 52, [
		path(`M${at(92)} ${at(bottom + flange)}L${polyline(profile).slice(1)}L${at(right)} ${at(bottom + flange)}`, "outline"),
		path(`M${at(92)} ${at(bottom)}H${at(right)}`, "thin"),
		path(`M${at(208)} ${at(10)}V${at(bottom + flange + 8)}`, "centre"),
		...radii,
		...upright(40, 24, bottom, 92, texts[1], "headDepth"),
		...across(bottom + flange + 26, 92, right, bottom + flange, texts[0], "diameter")
	]);
}
// calculators/geometry-calculation-pro/drawing.ts
/** The shape of a case with its dimensions; with those of an ordinary one where they are not known. */
function drawShape(v) {
	const shown = {
		vessel: v.solid?.vessel,
		diameter: v.diameter,
		length: v.length,
		level: v.liquidLevel
	};
	switch (v.shape) {
		case "sphere": return drawSphere(v.diameter);
		case "hemisphere": return drawDome("Hemisphere in section", v.diameter, .5);
		case "ellipsoid": return drawDome("2:1 ellipsoidal head in section", v.diameter, .25);
		case "customEllipsoid": return drawEllipsoid(v);
		case "cone": return drawCone("Cone", v, "apex", v.slantHeight);
		case "frustum": return drawCone("Frustum of a cone", v, v.topDiameter, v.slantHeight);
		case "torus": return drawTorus(v);
		case "rectangularTank": return drawTank(v);
		case "annulus": return drawAnnulus(v);
		case "segment": return drawSegment(v, v.chord);
		case "torisphericalHead": return drawHead(v.solid?.head, v.diameter);
		case "horizontalVessel": return drawHorizontalVessel(shown);
		case "verticalVessel": return drawVerticalVessel(shown);
		default: return drawCylinder(v.diameter, v.length);
	}
}
// calculators/geometry-calculation-pro/examples.ts
var examples = [
	{
		title: "Horizontal drum, 108 × 156 inches, torispherical heads",
		source: "D. Jones, Computing Fluid Tank Volumes: 2028.63 gal at 36 inches",
		cases: [{
			userDescription: "Jones, level 36 in",
			shape: "horizontalVessel",
			diameter: 2743.2,
			length: 3962.4,
			firstHead: "own",
			firstCrown: 2743.2,
			firstKnuckle: 164.592,
			fillBasis: "level",
			level: 914.4
		}]
	},
	{
		title: "Vertical vessels: 2:1 heads, and a hopper",
		source: "Illustrative duties",
		cases: [
			{
				userDescription: "Surge drum",
				shape: "verticalVessel",
				diameter: 2e3,
				length: 5e3,
				firstHead: "ellipsoidal",
				secondHead: "same",
				fillBasis: "level",
				level: 2600
			},
			{
				userDescription: "Hopper",
				shape: "verticalVessel",
				diameter: 2400,
				length: 4e3,
				firstHead: "conical",
				firstDepth: 1500,
				secondHead: "klopper",
				wallThickness: 8,
				fillBasis: "volume",
				fillVolume: 12,
				tableStep: 500
			},
			{
				userDescription: "Slug catcher",
				shape: "horizontalVessel",
				diameter: 3e3,
				length: 12e3,
				firstHead: "hemispherical",
				secondHead: "korbbogen",
				fillBasis: "level",
				level: 1800
			}
		]
	},
	{
		title: "One of each of the simple solids",
		source: "Illustrative dimensions",
		cases: [
			{
				userDescription: "Pipe",
				shape: "cylinder",
				diameter: 600,
				length: 2e3
			},
			{
				userDescription: "Ball",
				shape: "sphere",
				diameter: 12e3
			},
			{
				userDescription: "Dome",
				shape: "hemisphere",
				diameter: 2e3
			},
			{
				userDescription: "2:1 head",
				shape: "ellipsoid",
				diameter: 2e3
			},
			{
				userDescription: "Three axes",
				shape: "customEllipsoid",
				axisA: 3e3,
				axisB: 2e3,
				axisC: 1200
			},
			{
				userDescription: "Cone",
				shape: "cone",
				baseDiameter: 1200,
				height: 800
			},
			{
				userDescription: "Reducer",
				shape: "frustum",
				baseDiameter: 1e3,
				topDiameter: 600,
				height: 700
			},
			{
				userDescription: "Ring main",
				shape: "torus",
				ringDiameter: 3e3,
				tubeDiameter: 200
			},
			{
				userDescription: "Basin",
				shape: "rectangularTank",
				length: 4e3,
				width: 2500,
				height: 1800
			},
			{
				userDescription: "Annulus",
				shape: "annulus",
				outerDiameter: 200,
				innerDiameter: 114.3,
				length: 1500
			},
			{
				userDescription: "Part-full pipe",
				shape: "segment",
				diameter: 500,
				depth: 150,
				length: 3e3
			},
			{
				userDescription: "Klöpper",
				shape: "torisphericalHead",
				diameter: 1980,
				headStandard: "klopper",
				wallThickness: 10
			},
			{
				userDescription: "Own radii",
				shape: "torisphericalHead",
				diameter: 2540,
				headStandard: "own",
				crownRadius: 2640,
				knuckleRadius: 158.4
			}
		]
	}
];
// calculators/geometry-calculation-pro/fields.ts
var shapes = [
	"cylinder",
	"sphere",
	"hemisphere",
	"ellipsoid",
	"customEllipsoid",
	"cone",
	"frustum",
	"torus",
	"rectangularTank",
	"annulus",
	"segment",
	"torisphericalHead",
	"horizontalVessel",
	"verticalVessel"
];
var shapeNames = {
	cylinder: "Cylinder",
	sphere: "Sphere",
	hemisphere: "Hemisphere",
	ellipsoid: "Ellipsoid (2:1 head)",
	customEllipsoid: "Ellipsoid, three axes",
	cone: "Cone",
	frustum: "Frustum of a cone",
	torus: "Torus",
	rectangularTank: "Rectangular tank",
	annulus: "Annulus",
	segment: "Segment of a cylinder",
	torisphericalHead: "Torispherical head",
	horizontalVessel: "Horizontal vessel",
	verticalVessel: "Vertical vessel"
};
var vessels = ["horizontalVessel", "verticalVessel"];
var standardHeads = [
	"klopper",
	"korbbogen",
	"asme",
	"own"
];
var headNames = {
	flat: "Flat",
	hemispherical: "Hemispherical",
	ellipsoidal: "2:1 ellipsoidal",
	klopper: "Klöpper (DIN 28011)",
	korbbogen: "Korbbogen (DIN 28013)",
	asme: "ASME flanged and dished",
	own: "Torispherical, own radii",
	conical: "Conical"
};
var allHeads = [
	"flat",
	"hemispherical",
	"ellipsoidal",
	...standardHeads,
	"conical"
];
var length$1 = (label, symbol, when, help) => quantity(label, "length", "mm", {
	symbol,
	atLeast: .001,
	atMost: 1e9,
	when,
	...help === void 0 ? {} : { help }
});
var of = (...names) => ({ shape: names });
var sections = {
	Shape: fields({
		userDescription,
		shape: choice("Shape", shapes, {
			names: shapeNames,
			resets: true
		})
	}),
	Dimensions: fields({
		diameter: length$1("Diameter", "D", of("cylinder", "sphere", "hemisphere", "ellipsoid", "segment", "torisphericalHead", ...vessels), "Inside diameter, for the volume held"),
		axisA: length$1("Axis A", "a", of("customEllipsoid"), "Full axis"),
		axisB: length$1("Axis B", "b", of("customEllipsoid"), "Full axis"),
		axisC: length$1("Axis C", "c", of("customEllipsoid"), "Full axis"),
		baseDiameter: length$1("Base diameter", "D", of("cone", "frustum")),
		topDiameter: length$1("Top diameter", "d", of("frustum")),
		ringDiameter: length$1("Ring diameter", "D", of("torus"), "Diameter of the centre line of the tube"),
		tubeDiameter: length$1("Tube diameter", "d", of("torus")),
		outerDiameter: length$1("Outer diameter", "D", of("annulus")),
		innerDiameter: length$1("Inner diameter", "d", of("annulus")),
		depth: length$1("Depth", "h", of("segment"), "From the lowest line of the cylinder to the cut"),
		length: length$1("Length", "L", of("cylinder", "rectangularTank", "annulus", "segment", ...vessels), "For a vessel, tangent to tangent with straight flanges included"),
		width: length$1("Width", "W", of("rectangularTank")),
		height: length$1("Height", "H", of("cone", "frustum", "rectangularTank")),
		headStandard: choice("Head standard", standardHeads, {
			names: headNames,
			when: of("torisphericalHead")
		}),
		crownRadius: length$1("Crown radius", "C", {
			...of("torisphericalHead"),
			headStandard: "own"
		}, "Inside radius"),
		knuckleRadius: length$1("Knuckle radius", "k", {
			...of("torisphericalHead"),
			headStandard: "own"
		}, "Inside radius"),
		wallThickness: quantity("Wall thickness", "length", "mm", {
			symbol: "t",
			atLeast: 0,
			blank: 0,
			when: of("torisphericalHead", ...vessels),
			help: "The standards give the radii of torispherical heads as multiples of the outside diameter"
		})
	}),
	"Left or bottom head": fields({
		firstHead: choice("First head", allHeads, {
			names: headNames,
			initial: "ellipsoidal",
			when: of(...vessels)
		}),
		firstDepth: length$1("Depth of first head", "a_1", {
			...of(...vessels),
			firstHead: "conical"
		}),
		firstCrown: length$1("Crown radius, first head", "C_1", {
			...of(...vessels),
			firstHead: "own"
		}),
		firstKnuckle: length$1("Knuckle radius, first head", "k_1", {
			...of(...vessels),
			firstHead: "own"
		})
	}),
	"Right or top head": fields({
		secondHead: choice("Second head", ["same", ...allHeads], {
			names: {
				same: "Same as the first",
				...headNames
			},
			when: of(...vessels)
		}),
		secondDepth: length$1("Depth of second head", "a_2", {
			...of(...vessels),
			secondHead: "conical"
		}),
		secondCrown: length$1("Crown radius, second head", "C_2", {
			...of(...vessels),
			secondHead: "own"
		}),
		secondKnuckle: length$1("Knuckle radius, second head", "k_2", {
			...of(...vessels),
			secondHead: "own"
		})
	}),
	Contents: fields({
		fillBasis: choice("Known quantity", ["level", "volume"], {
			names: {
				level: "Level",
				volume: "Liquid volume"
			},
			when: of(...vessels)
		}),
		level: quantity("Level", "length", "mm", {
			atLeast: 0,
			when: {
				...of(...vessels),
				fillBasis: "level"
			},
			help: "Above the lowest point of the inside"
		}),
		fillVolume: quantity("Liquid volume", "volume", "m³", {
			atLeast: 0,
			when: {
				...of(...vessels),
				fillBasis: "volume"
			}
		}),
		tableStep: quantity("Step of the strapping table", "length", "mm", {
			above: 0,
			optional: true,
			hint: "height/20",
			when: of(...vessels)
		})
	})
};
/** The fields that say what a shape is made of. */
var dimensions = {
	...sections.Dimensions,
	...sections["Left or bottom head"],
	...sections["Right or top head"]
};
/** Every field, by id. */
var given = {
	...sections.Shape,
	...dimensions,
	...sections.Contents
};
/** The label of a dimension within a sentence. */
function dimensionLabel(id) {
	const { label } = dimensions[id].field;
	return label.charAt(0).toLowerCase() + label.slice(1);
}
// calculators/geometry-calculation-pro/head-steps.ts
/** The equations of a head in the notation of the kit; `n` is the subscript of its symbols: _1, _2 or none. */
var standards$1 = {
	klopper: torisphericalStandards.klopper,
	korbbogen: torisphericalStandards.korbbogen,
	asme: torisphericalStandards.asmeFlangedAndDished
};
/** Crown and knuckle radius by the outside diameter, for the standards. */
function radii(head, n) {
	const standard = standards$1[head];
	return standard === void 0 ? [] : [`C${n} = ${standard.crown}*(D+2*t)`, `k${n} = ${standard.knuckle}*(D+2*t)`];
}
function isTorispherical(head) {
	return head === "own" || standards$1[head] !== void 0;
}
function depthEquation(head, n) {
	if (head === "hemispherical") return `a${n} = D/2`;
	if (head === "ellipsoidal") return `a${n} = D/4`;
	return isTorispherical(head) ? `a${n} = C${n}-sqrt((C${n}-k${n})^2-(D/2-k${n})^2)` : "";
}
/**
* Half angle of the crown, height of its cap, distance of the seam from the tangent plane, radius of the knuckle's axis,
* and the two sums that make the knuckle's volume.
*/
function seam(head, n) {
	if (!isTorispherical(head)) return [];
	return [
		...radii(head, n),
		`φ = asin((D/2-k${n})/(C${n}-k${n}))`,
		`j = C${n}*(1-cos(φ))`,
		`x = k${n}*cos(φ)`,
		`m = D/2-k${n}`,
		`p = m^2*x+m*(x*k${n}*sin(φ)+k${n}^2*(π/2-φ))`,
		`u = k${n}^2*x-x^3/3`
	];
}
var depthWhere = radii;
function volumeEquation(head, n) {
	if (head === "flat") return "";
	if (head === "conical") return `V${n} = π/3*(D/2)^2*a${n}`;
	if (!isTorispherical(head)) return `V${n} = 2/3*π*(D/2)^2*a${n}`;
	return `V${n} = π/3*j^2*(3*C${n}-j)+π*(p+u)`;
}
function areaEquation(head, n) {
	switch (head) {
		case "flat": return `A${n} = π*(D/2)^2`;
		case "conical": return `A${n} = π*D/2*sqrt((D/2)^2+a${n}^2)`;
		case "hemispherical": return `A${n} = 2*π*(D/2)^2`;
		case "ellipsoidal": return `A${n} = π*(D/2)^2*(1+ln(2+sqrt(3))/(2*sqrt(3)))`;
		default: return `A${n} = 2*π*C${n}*j+2*π*k${n}*(m*(π/2-φ)+x)`;
	}
}
var solidWhere = seam;
/** Where the shape of a head comes from. */
function headSource(head) {
	return {
		flat: "Flat end",
		hemispherical: "Half a sphere, closed form",
		ellipsoidal: "Half an oblate spheroid, closed form",
		klopper: "DIN 28011: crown 1.0·Da, knuckle 0.1·Da; cap of a sphere and part of a torus, closed form",
		korbbogen: "DIN 28013: crown 0.8·Da, knuckle 0.154·Da; cap of a sphere and part of a torus, closed form",
		asme: "ASME BPVC VIII-1, UG-32: crown 1.0·Do, knuckle 0.06·Do; cap of a sphere and part of a torus, closed form",
		own: "Cap of a sphere and part of a torus, closed form",
		conical: "Cone, closed form"
	}[head];
}
// calculators/geometry-calculation-pro/quantities.ts
/** How lengths, areas and volumes of shapes are shown. */
var length = {
	kind: "length",
	unit: "mm",
	digits: 5
};
var area = {
	kind: "area",
	unit: "m²",
	digits: 5
};
var volume = {
	kind: "volume",
	unit: "m³",
	digits: 5
};
// calculators/geometry-calculation-pro/solids.ts
/** A rule that has all its dimensions when it is asked, and says which are missing when it has not. */
function rule(needs, areaEquation, volumeEquation, solve) {
	return {
		areaEquation,
		volumeEquation,
		solve: (given) => {
			const lacking = needs.filter((id) => given[id] === void 0);
			if (lacking.length > 0) return missing(...lacking.map(dimensionLabel));
			return solve(given);
		}
	};
}
var rules = {
	cylinder: rule(["diameter", "length"], "A = π*D*L+π*D^2/2", "V = π*D^2/4*L", ({ diameter, length }) => {
		const { lateralArea, endArea, volume } = cylinder(diameter, length);
		return {
			volume,
			parts: [["Curved surface", lateralArea], ["Two ends", 2 * endArea]]
		};
	}),
	sphere: rule(["diameter"], "A = π*D^2", "V = π*D^3/6", ({ diameter }) => {
		const { area, volume } = sphere(diameter);
		return {
			volume,
			parts: [["Sphere", area]]
		};
	}),
	hemisphere: rule(["diameter"], "A = 2*π*(D/2)^2+π*D^2/4", "V = 2/3*π*(D/2)^3", ({ diameter }) => {
		const { domeArea, baseArea, volume } = hemisphere(diameter);
		return {
			volume,
			parts: [["Dome", domeArea], ["Base", baseArea]]
		};
	}),
	ellipsoid: rule(["diameter"], "A = π*(D/2)^2*(1+ln(2+sqrt(3))/(2*sqrt(3)))+π*D^2/4", "V = π*D^3/24", ({ diameter }) => {
		const head = ellipsoidalHead(diameter);
		return {
			volume: headVolume(head),
			parts: [["Dome", headArea(head)], ["Base", circleArea(diameter)]]
		};
	}),
	customEllipsoid: rule([
		"axisA",
		"axisB",
		"axisC"
	], "A = 4*π*R_G", "V = π/6*a*b*c", ({ axisA, axisB, axisC }) => ({
		volume: ellipsoidVolume(axisA, axisB, axisC),
		parts: [["Ellipsoid", ellipsoidArea(axisA, axisB, axisC)]]
	})),
	cone: rule(["baseDiameter", "height"], "A = π*D/2*s+π*D^2/4", "V = π*D^2*H/12", ({ baseDiameter, height }) => {
		const { lateralArea, baseArea, volume } = cone$1(baseDiameter, height);
		return {
			volume,
			parts: [["Curved surface", lateralArea], ["Base", baseArea]]
		};
	}),
	frustum: rule([
		"baseDiameter",
		"topDiameter",
		"height"
	], "A = π*(D+d)/2*s+π*(D^2+d^2)/4", "V = π*H*(D^2+D*d+d^2)/12", ({ baseDiameter, topDiameter, height }) => {
		const { lateralArea, baseArea, topArea, volume } = frustum(baseDiameter, topDiameter, height);
		return {
			volume,
			parts: [
				["Curved surface", lateralArea],
				["Base", baseArea],
				["Top", topArea]
			]
		};
	}),
	torus: rule(["ringDiameter", "tubeDiameter"], "A = π^2*D*d", "V = π^2*D*d^2/4", (dimensions) => {
		const { ringDiameter, tubeDiameter } = dimensions;
		if (ringDiameter < tubeDiameter) return absent(faultOf("torus", dimensions)?.text ?? "");
		const { area, volume } = torus(ringDiameter, tubeDiameter);
		return {
			volume,
			parts: [["Torus", area]]
		};
	}),
	rectangularTank: rule([
		"length",
		"width",
		"height"
	], "A = 2*L*W+2*L*H+2*W*H", "V = L*W*H", ({ length, width, height }) => {
		const tank = rectangularTank(length, width, height);
		return {
			volume: tank.volume,
			parts: [
				["Floor", tank.floorArea],
				["Roof", tank.floorArea],
				["Two walls along the length", 2 * tank.longWallArea],
				["Two walls along the width", 2 * tank.shortWallArea]
			]
		};
	}),
	annulus: rule([
		"outerDiameter",
		"innerDiameter",
		"length"
	], "A = π*(D+d)*L+π*(D+d)*(D-d)/2", "V = π*(D+d)*(D-d)/4*L", (dimensions) => {
		const { outerDiameter, innerDiameter, length } = dimensions;
		if (innerDiameter >= outerDiameter) return absent(faultOf("annulus", dimensions)?.text ?? "");
		const ring = annulus(outerDiameter, innerDiameter, length);
		return {
			volume: ring.volume,
			parts: [
				["Outer surface", ring.outerArea],
				["Inner surface", ring.innerArea],
				["Two ends", 2 * ring.endArea]
			]
		};
	}),
	segment: rule([
		"diameter",
		"depth",
		"length"
	], "A = (D/2*θ+w)*L+2*A_s", "V = A_s*L", (dimensions) => {
		const { diameter, depth, length } = dimensions;
		if (depth > diameter) return absent(faultOf("segment", dimensions)?.text ?? "");
		const radius = diameter / 2;
		const end = segmentArea$1(radius, depth);
		return {
			volume: end * length,
			parts: [
				["Curved surface", segmentArc(radius, depth) * length],
				["Flat surface", segmentChord(radius, depth) * length],
				["Two ends", 2 * end]
			]
		};
	})
};
/** What makes a simple solid impossible, if anything. */
function faultOf(shape, { ringDiameter = 0, tubeDiameter = 0, outerDiameter = 0, innerDiameter = 0, diameter = 0, depth = 0 }) {
	if (shape === "torus" && ringDiameter > 0 && ringDiameter < tubeDiameter) return {
		field: "ringDiameter",
		text: "the ring diameter must be at least the tube diameter"
	};
	if (shape === "annulus" && outerDiameter > 0 && innerDiameter >= outerDiameter) return {
		field: "innerDiameter",
		text: "the inner diameter must be below the outer diameter"
	};
	if (shape === "segment" && diameter > 0 && depth > diameter) return {
		field: "depth",
		text: "the depth must be at most the diameter"
	};
}
// calculators/geometry-calculation-pro/vessels.ts
var standards = {
	klopper: "klopper",
	korbbogen: "korbbogen",
	asme: "asmeFlangedAndDished"
};
var headFields = {
	single: {
		depth: "depth",
		crown: "crownRadius",
		knuckle: "knuckleRadius"
	},
	first: {
		depth: "firstDepth",
		crown: "firstCrown",
		knuckle: "firstKnuckle"
	},
	second: {
		depth: "secondDepth",
		crown: "secondCrown",
		knuckle: "secondKnuckle"
	}
};
/** A head, or what is missing or contradictory. */
function headOf(duty, fields) {
	const { head, diameter, wallThickness = 0, depth, crown, knuckle } = duty;
	switch (head) {
		case "flat": return flatHead(diameter);
		case "hemispherical": return hemisphericalHead(diameter);
		case "ellipsoidal": return ellipsoidalHead(diameter);
		case "conical": return depth === void 0 ? missing(dimensionLabel(fields.depth)) : conicalHead(diameter, depth);
		case "own": {
			const lacking = ["crown", "knuckle"].filter((id) => duty[id] === void 0);
			if (crown === void 0 || knuckle === void 0) return missing(...lacking.map((id) => dimensionLabel(fields[id])));
			return torisphericalHead(diameter, crown, knuckle);
		}
		case "klopper":
		case "korbbogen":
		case "asme": return standardTorisphericalHead(standards[head], diameter, wallThickness);
	}
}
/** A torispherical head as a closed solid. */
function headSolid(head) {
	return {
		volume: headVolume(head),
		parts: [["Dome", headArea(head)], ["Base", circleArea(2 * head.radius)]]
	};
}
/** A vessel of two heads. */
function vesselOf(shape, diameter, length, heads) {
	return vessel$1(shape === "horizontalVessel" ? "horizontal" : "vertical", diameter, length, heads);
}
/** A vessel as a closed solid. */
function vesselSolid({ orientation, diameter, length, heads: [first, second] }) {
	const [one, other] = orientation === "horizontal" ? ["Left", "Right"] : ["Bottom", "Top"];
	return {
		volume: vesselVolume({
			orientation,
			diameter,
			length,
			heads: [first, second]
		}),
		parts: [
			["Cylinder", Math.PI * diameter * length],
			[`${one} head`, headArea(first)],
			[`${other} head`, headArea(second)]
		]
	};
}
/**
* The level of the liquid, given or found from its volume, or what is missing of them. Throws a `Refusal` for more than
* the vessel holds.
*/
function levelIn(shape, basis, level, volume) {
	if (basis === "volume") {
		if (volume === void 0) return missing("liquid volume");
		const whole = vesselVolume(shape);
		if (volume > whole) throw new Refusal("the vessel holds only {whole}", { whole: stated("volume", whole) });
		return levelOfVolume(shape, volume);
	}
	if (level === void 0) return missing("level");
	const height = vesselHeight(shape);
	if (level > height * (1 + 1e-12)) throw new Refusal("the vessel is only {height} high inside", { height: stated("length", height) });
	return Math.min(level, height);
}
// calculators/geometry-calculation-pro/solid-of.ts
/** The kinds of the heads that a case has. */
function headsOf({ shape, headStandard = "klopper", firstHead = "ellipsoidal", secondHead = "same" }) {
	if (shape === "torisphericalHead") return [headStandard];
	if (shape !== "horizontalVessel" && shape !== "verticalVessel") return [];
	return secondHead === "same" ? [firstHead] : [firstHead, secondHead];
}
/** Whether the radii of a head are multiples of the outside diameter, so that the wall counts. */
var isByOutside = (head) => head === "klopper" || head === "korbbogen" || head === "asme";
/** The solid of a case, or what it lacks. */
function solidOf(given) {
	switch (given.shape) {
		case "torisphericalHead": return torispherical(given);
		case "horizontalVessel":
		case "verticalVessel": return vesselSolidOf(given);
		default: return rules[given.shape].solve(given);
	}
}
function torispherical({ diameter, headStandard = "klopper", wallThickness, crownRadius, knuckleRadius }) {
	const absentDiameter = diameter === void 0 ? [dimensionLabel("diameter")] : [];
	const head = headOf({
		head: headStandard,
		diameter: diameter ?? 1,
		wallThickness,
		depth: void 0,
		crown: crownRadius,
		knuckle: knuckleRadius
	}, headFields.single);
	const lacking = [...absentDiameter, ...lackedBy(head)];
	if (lacking.length > 0) return missing(...lacking);
	return head instanceof Absent ? head : {
		...headSolid(head),
		head
	};
}
function vesselSolidOf(given) {
	const { shape, diameter, length, wallThickness, firstHead = "ellipsoidal", secondHead = "same" } = given;
	const size = {
		diameter: diameter ?? 1,
		wallThickness
	};
	const first = headOf({
		...size,
		head: firstHead,
		depth: given.firstDepth,
		crown: given.firstCrown,
		knuckle: given.firstKnuckle
	}, headFields.first);
	const second = secondHead === "same" ? first : headOf({
		...size,
		head: secondHead,
		depth: given.secondDepth,
		crown: given.secondCrown,
		knuckle: given.secondKnuckle
	}, headFields.second);
	const lacking = [
		...diameter === void 0 ? [dimensionLabel("diameter")] : [],
		...length === void 0 ? [dimensionLabel("length")] : [],
		...lackedBy(first),
		...second === first ? [] : lackedBy(second)
	];
	if (diameter === void 0 || length === void 0 || lacking.length > 0) return missing(...lacking);
	if (first instanceof Absent) return first;
	if (second instanceof Absent) return second;
	const vessel = vesselOf(shape, diameter, length, [first, second]);
	return {
		...vesselSolid(vessel),
		vessel
	};
}
function lackedBy(head) {
	return head instanceof Absent ? head.missing : [];
}
// calculators/geometry-calculation-pro/solid-steps.ts
/** The shape worked out, and the steps that belong to one shape only. */
var angle = {
	kind: "angle",
	unit: "°"
};
var segmentOnly = absent("for a segment only");
var solid = value("solid", {
	...maybe(dimensions),
	shape: given.shape
}, solidOf);
var slantHeight = step("slantHeight", {
	shape: given.shape,
	baseDiameter: given.baseDiameter,
	topDiameter: maybe(given.topDiameter),
	height: given.height
}, {
	...length,
	label: "Slant height",
	symbol: "s",
	when: { shape: ["cone", "frustum"] },
	equation: ({ shape }) => shape === "cone" ? "s = sqrt((D/2)^2+H^2)" : "s = sqrt(((D-d)/2)^2+H^2)"
}, ({ shape, baseDiameter, topDiameter, height }) => {
	if (shape === "frustum" && topDiameter === void 0) return missing("top diameter");
	return Math.hypot((baseDiameter - (topDiameter ?? 0)) / 2, height);
});
var apexAngle = step("apexAngle", {
	shape: given.shape,
	baseDiameter: given.baseDiameter,
	height: given.height
}, {
	...angle,
	label: "Apex angle",
	symbol: "α",
	when: { shape: "cone" },
	equation: "α = 2*atan(D/2/H)"
}, ({ shape, baseDiameter, height }) => shape === "cone" ? 2 * Math.atan2(baseDiameter / 2, height) : absent("a frustum has no apex"));
var sideAngle = step("sideAngle", {
	baseDiameter: given.baseDiameter,
	topDiameter: given.topDiameter,
	height: given.height
}, {
	...angle,
	label: "Angle of the side to the axis",
	symbol: "α",
	when: { shape: "frustum" },
	equation: "α = atan(abs(D-d)/2/H)"
}, ({ baseDiameter, topDiameter, height }) => Math.atan2(Math.abs(baseDiameter - topDiameter) / 2, height));
var centralAngle = step("centralAngle", {
	solid,
	shape: given.shape,
	diameter: given.diameter,
	depth: given.depth
}, {
	...angle,
	label: "Central angle",
	symbol: "θ",
	when: { shape: "segment" },
	equation: "θ = 2*acos(1-2*h/D)"
}, ({ shape, diameter, depth }) => shape === "segment" ? segmentAngle(diameter / 2, depth) : segmentOnly);
var chord = step("chord", {
	solid,
	shape: given.shape,
	diameter: given.diameter,
	depth: given.depth
}, {
	...length,
	label: "Chord",
	symbol: "w",
	when: { shape: "segment" },
	equation: "w = 2*sqrt(h*(D-h))"
}, ({ shape, diameter, depth }) => shape === "segment" ? segmentChord(diameter / 2, depth) : segmentOnly);
var segmentArea = step("segmentArea", {
	solid,
	shape: given.shape,
	diameter: given.diameter,
	depth: given.depth
}, {
	...area,
	label: "Area of the segment",
	symbol: "A_s",
	when: { shape: "segment" },
	equation: "A_s = (D/2)^2*(θ-sin(θ))/2"
}, ({ shape, diameter, depth }) => shape === "segment" ? segmentArea$1(diameter / 2, depth) : segmentOnly);
var curvedArea = step("curvedArea", {
	solid,
	shape: given.shape,
	diameter: given.diameter,
	depth: given.depth,
	length: given.length
}, {
	...area,
	label: "Curved (wetted) surface",
	symbol: "A_c",
	when: { shape: "segment" },
	equation: "A_c = D/2*θ*L"
}, ({ shape, diameter, depth, length }) => shape === "segment" ? segmentArc(diameter / 2, depth) * length : segmentOnly);
var ellipsoidIntegral = step("ellipsoidIntegral", {
	axisA: given.axisA,
	axisB: given.axisB,
	axisC: given.axisC
}, {
	...area,
	label: "Carlson’s integral R_G(a²b²/16, a²c²/16, b²c²/16)",
	symbol: "R_G",
	source: "NIST DLMF 19.33.1 and 19.21.10"
}, ({ axisA, axisB, axisC }) => ellipsoidIntegral$1(axisA, axisB, axisC));
var headDepth = step("headDepth", {
	shape: given.shape,
	solid,
	diameter: given.diameter,
	headStandard: maybe(given.headStandard)
}, {
	...length,
	label: "Depth of the head",
	symbol: "a",
	when: { shape: ["ellipsoid", "torisphericalHead"] },
	equation: ({ shape, headStandard = "klopper" }) => shape === "ellipsoid" ? "a = D/4" : depthEquation(headStandard, ""),
	where: ({ shape, headStandard = "klopper" }) => shape === "ellipsoid" ? [] : depthWhere(headStandard, "")
}, ({ shape, solid, diameter }) => shape === "ellipsoid" ? diameter / 4 : solid.head?.depth ?? absent("not a head"));
var domeArea = step("domeArea", {
	shape: given.shape,
	solid
}, {
	...area,
	label: "Area of the dome alone",
	when: { shape: [
		"hemisphere",
		"ellipsoid",
		"torisphericalHead"
	] }
}, ({ solid: { parts } }) => parts.find(([name]) => name === "Dome")?.[1] ?? absent("not a head"));
var capSurfaceArea = step("capSurfaceArea", {
	shape: given.shape,
	diameter: given.diameter
}, {
	...area,
	label: "Dome, spherical-cap approximation",
	symbol: "A_cap",
	when: { shape: "ellipsoid" },
	equation: "A_cap = 2*π*(D/2)^2",
	source: "Formula of a spherical cap; 45 % too large for a 2:1 head"
}, ({ shape, diameter }) => shape === "ellipsoid" ? sphericalCapApproximation(diameter, diameter / 4).area : absent("not a 2:1 head"));
var capVolume = step("capVolume", {
	shape: given.shape,
	diameter: given.diameter
}, {
	...volume,
	label: "Volume, spherical-cap approximation",
	symbol: "V_cap",
	when: { shape: "ellipsoid" },
	equation: "V_cap = π*h/6*(3*(D/2)^2+h^2)",
	where: ["h = D/4"],
	source: "Formula of a spherical cap; 19 % too small for a 2:1 head"
}, ({ shape, diameter }) => shape === "ellipsoid" ? sphericalCapApproximation(diameter, diameter / 4).volume : absent("not a 2:1 head"));
// calculators/geometry-calculation-pro/head-of-vessel-steps.ts
/** The two heads of a vessel. */
var vessel = value("vessel", { solid }, (v) => v.solid.vessel ?? absent("not a vessel"));
/** What is said of a head: of its own shape, or that it is as the first. */
function said(symbol, n, equation, where) {
	const ownOr = (same, own) => (v) => v.head === "same" ? same : own(v.head);
	return {
		symbol: `${symbol}_${n}`,
		equation: ownOr(`${symbol}_2 = ${symbol}_1`, (head) => equation(head, `_${n}`)),
		where: ownOr([], (head) => where(head, `_${n}`)),
		source: ownOr("Same as the first head", headSource)
	};
}
function headOfVessel(n) {
	const which = n === 1 ? "first" : "second";
	const needs = {
		vessel,
		head: n === 1 ? given.firstHead : given.secondHead
	};
	const place = n - 1;
	return [
		step(`${which}HeadDepth`, needs, {
			...length,
			label: `Depth of the ${which} head`,
			...said("a", n, depthEquation, depthWhere)
		}, (v) => v.vessel.heads[place].depth),
		step(`${which}HeadVolume`, needs, {
			...volume,
			label: `Volume of the ${which} head`,
			...said("V", n, volumeEquation, solidWhere)
		}, (v) => headVolume(v.vessel.heads[place])),
		step(`${which}HeadArea`, needs, {
			...area,
			label: `Surface of the ${which} head`,
			...said("A", n, areaEquation, solidWhere)
		}, (v) => headArea(v.vessel.heads[place]))
	];
}
/** Depth, volume and surface of both heads, as they stand in the working. */
var heads = [...headOfVessel(1), ...headOfVessel(2)];
// calculators/geometry-calculation-pro/published.ts
var volumes = "fluids tests (C. Bell), by the equations of D. Jones, Computing Fluid Tank Volumes";
var areas = "D. Jones, Calculating Tank Wetted Area, Chemical Processing, April 2017, as quoted in the tests of fluids (C. Bell)";
var inches = (value) => ({
	value,
	unit: "inch"
});
var cone = (depth) => ({
	firstHead: "conical",
	firstDepth: inches(depth)
});
var dished = (crown, knuckle) => ({
	firstHead: "own",
	firstCrown: inches(crown),
	firstKnuckle: inches(knuckle)
});
function vesselCase(what, shape, [diameter, length], head, level, { id, printed }) {
	return {
		type: "case",
		kind: id === "liquidVolume" ? "program" : "quoted",
		title: `${shape === "horizontalVessel" ? "Horizontal" : "Vertical"}, ${diameter} × ${length} inches, ${what}, level ${level}`,
		source: id === "liquidVolume" ? volumes : areas,
		case: {
			shape,
			diameter: inches(diameter),
			length: inches(length),
			...head,
			level: inches(level)
		},
		expect: { [id]: {
			printed,
			unit: id === "liquidVolume" ? "gal (US)" : "ft²"
		} }
	};
}
var lyingVolumes = [
	[
		"conical heads 42 deep",
		cone(42),
		36,
		"2041.1924"
	],
	[
		"conical heads 42 deep",
		cone(42),
		84,
		"6180.5408"
	],
	[
		"torispherical heads f = 1, k = 0.06",
		dished(108, 6.48),
		36,
		"2028.6267"
	],
	[
		"torispherical heads f = 1, k = 0.06",
		dished(108, 6.48),
		84,
		"5939.8979"
	]
];
var uprightVolumes = [
	[
		"conical bottom 33 deep",
		cone(33),
		24,
		"250.6746"
	],
	[
		"conical bottom 33 deep",
		cone(33),
		60,
		"2251.1755"
	],
	[
		"2:1 ellipsoidal bottom",
		{ firstHead: "ellipsoidal" },
		24,
		"783.3582"
	],
	[
		"2:1 ellipsoidal bottom",
		{ firstHead: "ellipsoidal" },
		60,
		"2902.8316"
	],
	[
		"torispherical bottom f = 1, k = 0.06",
		dished(132, 7.92),
		24,
		"904.0688"
	],
	[
		"torispherical bottom f = 1, k = 0.06",
		dished(132, 7.92),
		60,
		"3036.7614"
	]
];
var lyingAreas = [
	[
		"conical heads 48 deep",
		cone(48),
		24,
		"101.35826"
	],
	[
		"conical heads 48 deep",
		cone(48),
		48,
		"181.38508"
	],
	[
		"hemispherical heads",
		{ firstHead: "hemispherical" },
		24,
		"111.55668"
	],
	[
		"hemispherical heads",
		{ firstHead: "hemispherical" },
		48,
		"190.03622"
	],
	[
		"torispherical heads f = 1, k = 0.06",
		dished(72, 4.32),
		2.28,
		"22.74924"
	],
	[
		"torispherical heads f = 1, k = 0.06",
		dished(72, 4.32),
		24,
		"94.29092"
	],
	[
		"torispherical heads f = 0.9, k = 0.1",
		dished(64.8, 7.2),
		48,
		"164.27347"
	],
	[
		"torispherical heads f = 0.9, k = 0.1",
		dished(64.8, 7.2),
		69,
		"233.63265"
	]
];
var uprightAreas = [
	[
		"conical heads 48 deep",
		cone(48),
		36,
		"26.50719"
	],
	[
		"hemispherical heads",
		{ firstHead: "hemispherical" },
		18,
		"28.27433"
	],
	[
		"torispherical heads f = 1, k = 0.06",
		dished(72, 4.32),
		12,
		"33.19882"
	],
	[
		"torispherical heads f = 0.9, k = 0.1",
		dished(64.8, 7.2),
		12,
		"31.28983"
	]
];
var published = [
	...lyingVolumes.map(([what, head, level, printed]) => vesselCase(what, "horizontalVessel", [108, 156], head, level, {
		id: "liquidVolume",
		printed
	})),
	...uprightVolumes.map(([what, head, level, printed]) => vesselCase(what, "verticalVessel", [132, 200], head, level, {
		id: "liquidVolume",
		printed
	})),
	...lyingAreas.map(([what, head, level, printed]) => vesselCase(what, "horizontalVessel", [72, 120], head, level, {
		id: "wettedArea",
		printed
	})),
	...uprightAreas.map(([what, head, level, printed]) => vesselCase(what, "verticalVessel", [72, 120], head, level, {
		id: "wettedArea",
		printed
	})),
	{
		type: "case",
		kind: "quoted",
		title: "2:1 ellipsoidal head, D 1000 mm",
		source: "E. F. Megyesy, Pressure Vessel Handbook, from a secondary source: A = 1.084·D², V = 0.1309·D³",
		case: {
			shape: "ellipsoid",
			diameter: 1e3
		},
		expect: {
			domeArea: {
				printed: "1.084",
				unit: "m²"
			},
			volume: {
				printed: "0.1309",
				unit: "m³"
			}
		}
	},
	{
		type: "figure",
		kind: "own",
		title: "Ellipsoid of equal axes 2 m: the sphere",
		source: "4π",
		expect: {
			printed: "12.56637061436",
			unit: "m²"
		},
		compute: () => ellipsoidArea(2, 2, 2)
	}
];
// calculators/geometry-calculation-pro/whole-steps.ts
/** The steps that every shape takes: volume, surface, parts. */
function isSimple(shape) {
	return shape in rules;
}
/** The equation of a simple solid, of a head with its base, or of a vessel from its parts. */
function equation(which, shape, head = "klopper") {
	if (isSimple(shape)) return rules[shape][which];
	if (shape === "torisphericalHead") return which === "areaEquation" ? `${areaEquation(head, "")}+π*D^2/4` : volumeEquation(head, "");
	return which === "areaEquation" ? "A = π*D*L+A_1+A_2" : "V = π*D^2/4*L+V_1+V_2";
}
function source(shape, head = "klopper") {
	if (shape === "customEllipsoid") return "NIST DLMF 19.33.1, R_G by Carlson’s duplication to machine precision";
	if (shape === "torus") return "Pappus";
	return shape === "torisphericalHead" ? headSource(head) : "Closed form";
}
var whereOf = (shape, head = "klopper") => shape === "torisphericalHead" ? solidWhere(head, "") : [];
var wholeVolume = step("volume", {
	shape: given.shape,
	solid,
	headStandard: maybe(given.headStandard)
}, {
	...volume,
	label: "Volume",
	symbol: "V",
	equation: ({ shape, headStandard }) => equation("volumeEquation", shape, headStandard),
	where: ({ shape, headStandard }) => whereOf(shape, headStandard),
	source: ({ shape, headStandard }) => source(shape, headStandard)
}, ({ solid }) => solid.volume);
var surfaceArea = step("surfaceArea", {
	shape: given.shape,
	solid,
	headStandard: maybe(given.headStandard)
}, {
	...area,
	label: "Surface area, closed solid",
	symbol: "A",
	equation: ({ shape, headStandard }) => equation("areaEquation", shape, headStandard),
	where: ({ shape, headStandard }) => whereOf(shape, headStandard),
	source: ({ shape, headStandard }) => source(shape, headStandard)
}, ({ solid: { parts } }) => parts.reduce((sum, [, part]) => sum + part, 0));
var surfaceParts = step("surfaceParts", { solid }, { label: "Surface, part by part" }, ({ solid: { parts } }) => table([{
	id: "part",
	label: "Part"
}, {
	id: "area",
	label: "Area",
	...area
}], parts));
// calculators/geometry-calculation-pro/vessel-steps.ts
/** The steps of what a vessel holds: level, volumes, areas, strapping table. */
var ofVessels = { shape: vessels };
var mostLines = 1e3;
function fillSource({ vessel: { orientation } }) {
	return orientation === "vertical" ? "Caps and zones of the head, closed form" : "Sections of the head below the level (D. Jones, Computing Fluid Tank Volumes); closed form except for torispherical heads, which use Gauss–Kronrod quadrature to 1e-12";
}
var liquidLevel = step("liquidLevel", {
	vessel,
	fillBasis: given.fillBasis,
	level: maybe(given.level),
	fillVolume: maybe(given.fillVolume)
}, {
	...length,
	label: "Liquid level",
	symbol: "h",
	when: ofVessels,
	source: ({ fillBasis }) => fillBasis === "volume" ? "From the volume, by Brent’s method to the last digit" : ""
}, ({ vessel, fillBasis, level, fillVolume }) => levelIn(vessel, fillBasis, level, fillVolume));
var sectionArea = step("sectionArea", {
	vessel,
	liquidLevel
}, {
	...area,
	label: "Wetted section of the cylinder",
	symbol: "A_s",
	equation: "A_s = (D/2)^2*(acos(m)-m*sqrt(1-m^2))",
	where: ["m = 1-2*h/D"]
}, ({ vessel: { orientation, diameter }, liquidLevel }) => orientation === "horizontal" ? segmentArea$1(diameter / 2, liquidLevel) : absent("vertical vessel"));
var firstHeadLiquid = step("firstHeadLiquid", {
	vessel,
	liquidLevel
}, {
	...volume,
	label: "Liquid in the first head",
	symbol: "H_1",
	source: fillSource
}, ({ vessel, liquidLevel }) => liquidInHeads(vessel, liquidLevel)[0]);
var secondHeadLiquid = step("secondHeadLiquid", {
	vessel,
	liquidLevel
}, {
	...volume,
	label: "Liquid in the second head",
	symbol: "H_2",
	source: fillSource
}, ({ vessel, liquidLevel }) => liquidInHeads(vessel, liquidLevel)[1]);
var liquidVolume = step("liquidVolume", {
	vessel,
	liquidLevel
}, {
	...volume,
	label: "Liquid volume",
	symbol: "V_l",
	when: ofVessels,
	equation: ({ vessel: { orientation } }) => orientation === "horizontal" ? "V_l = A_s*L+H_1+H_2" : "V_l = π*D^2/4*min(L;max(0;h-a_1))+H_1+H_2"
}, ({ vessel, liquidLevel }) => liquidVolume$1(vessel, liquidLevel));
var fillFraction = step("fillFraction", {
	liquidVolume,
	volume: wholeVolume
}, {
	label: "Filled",
	symbol: "f",
	kind: "fraction",
	unit: "%",
	when: ofVessels,
	equation: "f = V_l/V"
}, (v) => v.liquidVolume / v.volume);
var ullageVolume = step("ullageVolume", {
	liquidVolume,
	volume: wholeVolume
}, {
	...volume,
	label: "Volume above the liquid",
	symbol: "V_u",
	when: ofVessels,
	equation: "V_u = V-V_l"
}, (v) => v.volume - v.liquidVolume);
var wettedArea = step("wettedArea", {
	vessel,
	liquidLevel
}, {
	...area,
	label: "Wetted area",
	symbol: "A_w",
	when: ofVessels,
	source: ({ vessel: { orientation } }) => orientation === "vertical" ? "Zones of the heads and the cylinder, closed form" : "D. Jones, Calculating Tank Wetted Area; curved heads along the meridian by quadrature to 1e-12"
}, ({ vessel, liquidLevel }) => wettedArea$1(vessel, liquidLevel));
var liquidSurface = step("liquidSurface", {
	vessel,
	liquidLevel
}, {
	...area,
	label: "Free surface of the liquid",
	when: ofVessels
}, ({ vessel, liquidLevel }) => liquidSurface$1(vessel, liquidLevel));
var strappingTable = step("strappingTable", {
	vessel,
	tableStep: maybe(given.tableStep)
}, {
	label: "Strapping table",
	when: ofVessels
}, ({ vessel, tableStep = vesselHeight(vessel) / 20 }) => strapped(vessel, tableStep));
function strapped(vessel, step) {
	if (vesselHeight(vessel) / step > mostLines) return absent(`the table would have more than ${mostLines} lines: choose a larger step`);
	const whole = vesselVolume(vessel);
	return table([
		{
			id: "level",
			label: "Level",
			...length
		},
		{
			id: "volume",
			label: "Volume",
			...volume
		},
		{
			id: "filled",
			label: "Filled",
			kind: "fraction",
			unit: "%"
		},
		{
			id: "wettedArea",
			label: "Wetted area",
			...area
		},
		{
			id: "liquidSurface",
			label: "Free surface",
			...area
		}
	], strappingTable$1(vessel, step).map((row) => [
		row.level,
		row.volume,
		row.volume / whole,
		row.wettedArea,
		row.liquidSurface
	]));
}
// calculators/geometry-calculation-pro/definition.ts
var contradiction = check({
	shape: given.shape,
	...maybe({
		ringDiameter: given.ringDiameter,
		tubeDiameter: given.tubeDiameter,
		outerDiameter: given.outerDiameter,
		innerDiameter: given.innerDiameter,
		diameter: given.diameter,
		depth: given.depth
	})
}, ({ shape, ...dimensions }) => {
	const fault = faultOf(shape, dimensions);
	return fault ? [error(`${upperFirst(fault.text)}.`, { field: fault.field })] : [];
});
var wallNotUsed = check({
	shape: given.shape,
	wallThickness: given.wallThickness,
	...maybe({
		headStandard: given.headStandard,
		firstHead: given.firstHead,
		secondHead: given.secondHead
	})
}, (v) => v.wallThickness > 0 && !headsOf(v).some(isByOutside) ? [info("The wall thickness is not used: only standard heads take their radii from the outside diameter.", { field: "wallThickness" })] : []);
var inputs = Object.fromEntries(Object.entries(sections).map(([section, each]) => [section, Object.values(each)]));
var definition_default = calculation(meta, {
	inputs,
	results: {
		Results: [
			wholeVolume,
			surfaceArea,
			domeArea,
			headDepth,
			slantHeight,
			apexAngle,
			sideAngle,
			centralAngle,
			chord,
			segmentArea,
			curvedArea,
			capSurfaceArea,
			capVolume
		],
		Liquid: [
			liquidLevel,
			liquidVolume,
			fillFraction,
			ullageVolume,
			wettedArea,
			liquidSurface
		],
		Tables: [surfaceParts, strappingTable]
	},
	primary: wholeVolume,
	answers: [
		wholeVolume,
		surfaceArea,
		liquidVolume,
		fillFraction,
		wettedArea
	],
	shows: [
		slantHeight,
		apexAngle,
		sideAngle,
		centralAngle,
		chord,
		segmentArea,
		curvedArea,
		ellipsoidIntegral,
		headDepth,
		...heads,
		wholeVolume,
		surfaceArea,
		liquidLevel,
		sectionArea,
		firstHeadLiquid,
		secondHeadLiquid
	],
	checks: [contradiction, wallNotUsed],
	examples,
	published,
	references: [
		"D. Jones, Computing Fluid Tank Volumes, Chemical Processing, 2002; Calculating Tank Wetted Area, Chemical Processing, April 2017.",
		"NIST Digital Library of Mathematical Functions, 19.33 and 19.36: surface of an ellipsoid, Carlson’s symmetric integrals.",
		"DIN 28011:2012, Torispherical heads; DIN 28013:2012, Semi-ellipsoidal heads.",
		"ASME BPVC Section VIII Division 1, UG-32, Formed heads, pressure on concave side."
	],
	drawing: picture({
		...given,
		solid,
		slantHeight,
		chord,
		liquidLevel
	}, drawShape)
});
export { definition_default as default };
