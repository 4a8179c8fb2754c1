import { X as textOf, o as label, q as drawnLength, s as path } from "./kit-R3DteEWw.js";
// calculators/geometry/sheet.ts
var room = {
	width: 236,
	height: 196
};
/** Least size on paper of the shorter side: a long pipe is cut short rather than drawn as a hair. */
var leastSide = 44;
/** Fits a shape of width and height, m, into the room, to scale unless it is too slender for that. */
function fit(width, height) {
	const scale = Math.min(room.width / width, room.height / height);
	if (Math.min(width, height) * scale >= leastSide) return {
		scale,
		width: width * scale,
		height: height * scale,
		toScale: true
	};
	const larger = leastSide / Math.min(width, height);
	return {
		scale: larger,
		width: Math.min(room.width, width * larger),
		height: Math.min(room.height, height * larger),
		toScale: false
	};
}
/** A coordinate with the digits that a drawing shows. */
function at(value) {
	return String(Math.round(value * 100) / 100);
}
/** A length as written on a drawing: its symbol, and the value where there is one. */
function lengthText(symbol, length) {
	return length === void 0 ? [symbol] : [`${symbol} `, drawnLength(length)];
}
var letter = 8.4;
/** A dimension line with its arrow heads, open in the middle for its figure where that fits. */
function dimensionLine(from, to, gap, along, head) {
	const middle = (from + to) / 2;
	return (gap === 0 ? `M${along(from)}L${along(to)}` : `M${along(from)}L${along(middle - gap / 2)}M${along(middle + gap / 2)}L${along(to)}`) + head;
}
/** A measure from left to right, below (or above) the shape, with its extension lines from `edge`. */
function across(y, from, to, edge, text, field) {
	const way = Math.sign(y - edge);
	const textWidth = textOf(text).length * letter + 10;
	const fits = to - from > textWidth + 24;
	const heads = `M${at(from + 8)} ${at(y - 4)}l-8 4 8 4M${at(to - 8)} ${at(y - 4)}l8 4 -8 4`;
	const line = dimensionLine(from, to, fits ? textWidth : 0, (x) => `${at(x)} ${at(y)}`, heads);
	return [
		path(`M${at(from)} ${at(edge + 3 * way)}V${at(y + 5 * way)}M${at(to)} ${at(edge + 3 * way)}V${at(y + 5 * way)}`, "thin"),
		path(line, "dimension", field),
		label((from + to) / 2, fits ? y + 5 : y + (way > 0 ? 18 : -8), text, {
			pen: "dimension",
			field
		})
	];
}
/** A measure from top to bottom, left (or right) of the shape, with its extension lines from `edge`. */
function upright(x, from, to, edge, text, field) {
	const way = Math.sign(x - edge);
	const fits = to - from > 46;
	const heads = `M${at(x - 4)} ${at(from + 8)}l4 -8 4 8M${at(x - 4)} ${at(to - 8)}l4 8 4 -8`;
	const line = dimensionLine(from, to, fits ? 22 : 0, (y) => `${at(x)} ${at(y)}`, heads);
	return [
		path(`M${at(edge + 3 * way)} ${at(from)}H${at(x + 5 * way)}M${at(edge + 3 * way)} ${at(to)}H${at(x + 5 * way)}`, "thin"),
		path(line, "dimension", field),
		label(x, fits ? (from + to) / 2 + 5 : from - 7, text, {
			pen: "dimension",
			field
		})
	];
}
/** Two break lines across a cylinder that is drawn shorter than it is, on a line from (x, y) along or across the paper. */
function breakLines(x, y, span, along) {
	const zigzag = (offset) => {
		const half = span / 2 + 6;
		return `M${(along === "x" ? [
			[x + offset, y - half],
			[x + offset, y - 9],
			[x + offset - 5, y - 4],
			[x + offset + 5, y + 4],
			[x + offset, y + 9],
			[x + offset, y + half]
		] : [
			[x - half, y + offset],
			[x - 9, y + offset],
			[x - 4, y + offset - 5],
			[x + 4, y + offset + 5],
			[x + 9, y + offset],
			[x + half, y + offset]
		]).map(([px = 0, py = 0]) => `${at(px)} ${at(py)}`).join("L")}`;
	};
	return [path(`${zigzag(-4)}${zigzag(4)}`, "thin")];
}
/** What a drawing that is not to scale says of itself. */
function scaleNote(height) {
	return label(344, height - 6, "not to scale", {
		anchor: "end",
		pen: "mute"
	});
}
/** A path through points. */
function polyline(points, closed = false) {
	return `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}${closed ? "Z" : ""}`;
}
/** An ellipse as a path. */
function ellipse(cx, cy, rx, ry) {
	return `M${at(cx - rx)} ${at(cy)}a${at(rx)} ${at(ry)} 0 1 0 ${at(2 * rx)} 0a${at(rx)} ${at(ry)} 0 1 0 ${at(-2 * rx)} 0Z`;
}
// calculators/geometry/drawing.ts
/** Words for a drawing's title: its name and the dimensions that are known. */
function drawingTitle(name, dimensions) {
	const known = dimensions.map((each) => textOf(each)).filter((text) => text.includes(" "));
	return known.length === 0 ? name : `${name}, ${known.map((text) => `${text} mm`).join(", ")}`;
}
/** A length of pipe from the side, its near end open to the eye. */
function drawCylinder(diameter, length) {
	const d = diameter ?? length ?? 1;
	const { width, height, toScale } = fit(length ?? 2 * d, d);
	const bulge = Math.min(height * .16, width * .3);
	const right = 92 + width;
	const bottom = 24 + height;
	const middle = 24 + height / 2;
	const texts = [lengthText("D", diameter), lengthText("L", length)];
	const paper = bottom + 52;
	return {
		title: drawingTitle("Cylinder from the side", texts),
		width: 348,
		height: paper,
		marks: [
			path(`M${at(80)} ${at(middle)}H${at(right + 14)}`, "centre"),
			path(ellipse(92, middle, bulge, height / 2), "outline", "diameter"),
			path(`M${at(92)} ${at(24)}H${at(right)}M${at(92)} ${at(bottom)}H${at(right)}`, "outline"),
			path(`M${at(right)} ${at(24)}a${at(bulge)} ${at(height / 2)} 0 0 1 0 ${at(height)}`, "outline"),
			...toScale ? [] : [...breakLines(92 + width * .56, middle, height, "x"), scaleNote(paper)],
			...upright(40, 24, bottom, 92 - bulge, texts[0], "diameter"),
			...across(bottom + 26, 92, right, bottom, texts[1], "length")
		]
	};
}
/** A head in section, its dome upwards: half an ellipse of the diameter and a depth of `ratio` diameters. */
function drawDome(name, diameter, ratio) {
	const { width, height } = fit(1, ratio);
	const right = 92 + width;
	const bottom = 24 + height;
	const flange = 14;
	const centre = 92 + width / 2;
	const d = lengthText("D", diameter);
	const depth = lengthText(ratio === .5 ? "D/2" : "D/4", diameter === void 0 ? void 0 : diameter * ratio);
	const dome = (grow) => `a${at(width / 2 + grow)} ${at(height + grow)} 0 0 1 ${at(width + 2 * grow)} 0`;
	const section = [`M${at(87)} ${at(bottom + flange)}V${at(bottom)}${dome(5)}V${at(bottom + flange)}h-5V${at(bottom)}`, `a${at(width / 2)} ${at(height)} 0 0 0 ${at(-width)} 0V${at(bottom + flange)}Z`].join("");
	const marks = [
		path(section, "hatch"),
		path(`M${at(92)} ${at(bottom)}H${at(right)}`, "thin"),
		path(`M${at(centre)} ${at(10)}V${at(bottom + flange + 8)}`, "centre"),
		...upright(38, 24, bottom, 87, depth, "diameter"),
		...across(bottom + flange + 26, 92, right, bottom + flange, d, "diameter")
	];
	return {
		title: drawingTitle(name, [d]),
		width: 348,
		height: bottom + flange + 50,
		marks
	};
}
export { at as a, fit as c, scaleNote as d, upright as f, across as i, lengthText as l, drawDome as n, breakLines as o, drawingTitle as r, ellipse as s, drawCylinder as t, polyline as u };
