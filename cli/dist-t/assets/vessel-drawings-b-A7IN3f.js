import { c as ellipsoidalHead, o as radiusAbovePole, t as depthAtRadius } from "./upright-head-DBfPRaYA.js";
import { c as vesselHeight } from "./vessel-BRBWK25H.js";
import { o as label, s as path } from "./kit-R3DteEWw.js";
import { a as at, d as scaleNote, f as upright, i as across, l as lengthText, o as breakLines, r as drawingTitle, u as polyline } from "./drawing-CnhqUHpI.js";
// calculators/geometry-calculation-pro/drawing-frame.ts
/** A drawing on the common paper, as high as its marks need. */
function onPaper(name, texts, height, marks) {
	return {
		title: drawingTitle(name, texts),
		width: 348,
		height,
		marks
	};
}
/**
* Blue lines, five units apart, over the liquid from a level down; `reach` says from where to where at a height. A level
* above the paper, which a case may name before it is refused, stands at its edge.
*/
function liquidLines(level, bottom, reach) {
	const surface = Math.max(0, level);
	const line = (y) => {
		const [from = 0, to = 0] = reach(y) ?? [];
		return to - from > 1 ? `M${at(from)} ${at(y)}H${at(to)}` : "";
	};
	const below = [];
	for (let y = surface + 5; y < bottom; y += 5) below.push(line(y));
	const shown = below.join("");
	return [...shown === "" ? [] : [path(shown, "level")], path(line(surface) || `M0 ${at(surface)}`, "flow", "level")];
}
/** The sign of a free surface, standing on it. */
function levelSign(x, y) {
	return path(`M${at(x - 6)} ${at(y - 10)}h12l-6 9ZM${at(x - 5)} ${at(y + 4)}h10M${at(x - 2)} ${at(y + 7)}h4`, "flow", "level");
}
/** Two views of a body beside each other at one scale: its front, of width and height, and its end. */
function twoViews([width, depth, height], view, [across1, across2, up]) {
	const gap = 26;
	const scale = Math.min(210 / (width + depth), 170 / height);
	const front = {
		x: 92,
		y: 24,
		width: Math.max(3, width * scale),
		height: Math.max(3, height * scale)
	};
	const end = {
		...front,
		x: 92 + front.width + gap,
		width: Math.max(3, depth * scale)
	};
	const bottom = 24 + front.height;
	return {
		height: bottom + 74,
		marks: [
			...view(front),
			...view(end),
			...upright(40, 24, bottom, 92, ...up),
			...across(bottom + 24, front.x, front.x + front.width, bottom, ...across1),
			...across(bottom + 24, end.x, end.x + end.width, bottom, ...across2),
			label(front.x + front.width / 2, bottom + 64, "front", { pen: "mute" }),
			label(end.x + end.width / 2, bottom + 64, "end", { pen: "mute" })
		]
	};
}
/** A centre line through a box, along or across it. */
function centreLine({ x, y, width, height }, along) {
	return path(along === "x" ? polyline([[x - 12, y + height / 2], [x + width + 12, y + height / 2]]) : polyline([[x + width / 2, y - 12], [x + width / 2, y + height + 12]]), "centre");
}
// calculators/geometry-calculation-pro/vessel-drawings.ts
/** Beside a vessel, for a measure whose figure is wide where the drawing is small. */
var side = 92;
var roomAcross = 164;
var shortestCylinder = 36;
/** Fits a vessel of which `along` and `over` units of paper are free along its axis and across it. */
function layout({ diameter, length, heads: [first, second] }, along, over) {
	const total = first.depth + length + second.depth;
	const scale = Math.min(along / total, over / diameter);
	if (scale * diameter >= 64) return {
		scale,
		first: first.depth * scale,
		cylinder: length * scale,
		second: second.depth * scale,
		toScale: true
	};
	const larger = 64 / diameter;
	const heads = first.depth + second.depth;
	const headScale = heads === 0 ? 0 : Math.min(larger, (along - shortestCylinder) / heads);
	const cylinder = Math.min(length * larger, along - heads * headScale);
	return {
		scale: larger,
		first: first.depth * headScale,
		cylinder,
		second: second.depth * headScale,
		toScale: false
	};
}
/** What a head's depth on paper is to its depth. */
function stretch(head, onPaperDepth) {
	return head.depth === 0 ? 0 : onPaperDepth / head.depth;
}
/** Points of a head from one edge of the cylinder over its pole to the other: distance from the axis, and outwards. */
function meridian(head) {
	return Array.from({ length: 65 }, (_, index) => {
		const y = -Math.cos(Math.PI * index / 64) * head.radius;
		return [y, depthAtRadius(head, Math.abs(y))];
	});
}
function layoutUpright(vessel) {
	return layout(vessel, 280, roomAcross - 20);
}
/** How wide an upright vessel is on paper. */
function uprightWidth(vessel = ordinary("vertical")) {
	return vessel.diameter * layoutUpright(vessel).scale;
}
/** A vessel of ordinary proportions, for a case that has none yet. */
function ordinary(orientation) {
	const head = ellipsoidalHead(1);
	return {
		orientation,
		diameter: 1,
		length: 2,
		heads: [head, head]
	};
}
function drawHorizontalVessel({ vessel = ordinary("horizontal"), diameter, length, level }) {
	const [first, second] = vessel.heads;
	const { scale, first: firstDepth, cylinder, second: secondDepth, toScale } = layout(vessel, roomAcross, 190);
	const height = vessel.diameter * scale;
	const start = side + firstDepth;
	const end = start + cylinder;
	const middle = 24 + height / 2;
	const bottom = 24 + height;
	const leftOf = (r) => start - depthAtRadius(first, r) * stretch(first, firstDepth);
	const rightOf = (r) => end + depthAtRadius(second, r) * stretch(second, secondDepth);
	const outline = [...meridian(second).map(([y, out]) => [end + out * stretch(second, secondDepth), middle + y * scale]), ...meridian(first).toReversed().map(([y, out]) => [start - out * stretch(first, firstDepth), middle + y * scale])];
	const surface = bottom - (level ?? vessel.diameter * .4) * scale;
	const reach = (y) => {
		const r = Math.abs(y - middle) / scale;
		return [leftOf(r), rightOf(r)];
	};
	const texts = [
		lengthText("D", diameter),
		lengthText("L", length),
		lengthText("h", level)
	];
	const paper = bottom + 52;
	return onPaper("Horizontal vessel in section", texts, paper, [
		...liquidLines(surface, bottom, reach),
		path(polyline(outline, true), "outline"),
		path(`M${at(start)} ${at(24)}V${at(bottom)}M${at(end)} ${at(24)}V${at(bottom)}`, "thin"),
		path(`M${at(start - firstDepth - 10)} ${at(middle)}H${at(end + secondDepth + 10)}`, "centre"),
		...toScale ? [] : [...breakLines((start + end) / 2, middle, height, "x"), scaleNote(paper)],
		...level === 0 ? [] : [...surfaceSign(surface, 24, start + cylinder * .72), ...upright(34, surface, bottom, reach(Math.min(surface, bottom - .01))[0], texts[2], "level")],
		...upright(312, 24, bottom, end, texts[0], "diameter"),
		...across(bottom + 26, start, end, bottom, texts[1], "length")
	]);
}
function drawVerticalVessel({ vessel = ordinary("vertical"), diameter, length, level }) {
	const [first, second] = vessel.heads;
	const { scale, first: firstDepth, cylinder, second: secondDepth, toScale } = layoutUpright(vessel);
	const wide = vessel.diameter * scale;
	const centre = 174;
	const upper = 24 + secondDepth;
	const lower = upper + cylinder;
	const bottom = lower + firstDepth;
	const total = vesselHeight(vessel);
	const yAt = (z) => {
		if (z < first.depth) return bottom - z * stretch(first, firstDepth);
		const above = z - first.depth;
		if (above <= vessel.length) return lower - above * cylinder / vessel.length;
		return upper - (above - vessel.length) * stretch(second, secondDepth);
	};
	const halfAt = (y) => {
		if (y > lower) return scale * radiusAbovePole(first, (bottom - y) / stretch(first, firstDepth));
		return y >= upper ? wide / 2 : scale * radiusAbovePole(second, (y - 24) / stretch(second, secondDepth));
	};
	const outline = [...meridian(second).map(([x, out]) => [centre + x * scale, upper - out * stretch(second, secondDepth)]), ...meridian(first).toReversed().map(([x, out]) => [centre + x * scale, lower + out * stretch(first, firstDepth)])];
	const surface = yAt(level ?? total * .45);
	const reach = (y) => [centre - halfAt(y), centre + halfAt(y)];
	const texts = [
		lengthText("D", diameter),
		lengthText("L", length),
		lengthText("h", level)
	];
	const paper = bottom + 52;
	return onPaper("Vertical vessel in section", texts, paper, [
		...liquidLines(surface, bottom, reach),
		path(polyline(outline, true), "outline"),
		path(`M${at(centre - wide / 2)} ${at(upper)}h${at(wide)}M${at(centre - wide / 2)} ${at(lower)}h${at(wide)}`, "thin"),
		path(`M${at(centre)} ${at(14)}V${at(bottom + 8)}`, "centre"),
		...toScale ? [] : [...breakLines(centre, (upper + lower) / 2, wide, "y"), scaleNote(paper)],
		...level === 0 ? [] : [...surfaceSign(surface, 24, centre + wide * .22), ...upright(36, surface, bottom, centre - halfAt(Math.min(surface, bottom - .01)), texts[2], "level")],
		...upright(308, upper, lower, centre + wide / 2, texts[1], "length"),
		...across(bottom + 26, centre - wide / 2, centre + wide / 2, lower, texts[0], "diameter")
	]);
}
/** The sign of the surface, unless it would stand outside a full vessel. */
function surfaceSign(surface, highest, x) {
	return surface > highest + 12 ? [levelSign(x, surface)] : [];
}
export { levelSign as a, twoViews as c, centreLine as i, drawVerticalVessel as n, liquidLines as o, uprightWidth as r, onPaper as s, drawHorizontalVessel as t };
