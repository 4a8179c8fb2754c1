// engineering/geometry/circle.ts
/** θ − sin θ without the cancellation at small angles. */
function angleLessSine(theta) {
	if (theta > .7) return theta - Math.sin(theta);
	const t = theta * theta;
	const series = 1 - t / 110 * (1 - t / 156 * (1 - t / 210));
	return theta * t / 6 * (1 - t / 20 * (1 - t / 42 * (1 - t / 72 * series)));
}
/**
* Angle at the centre, rad, of the segment of depth h, m, in a circle of radius r, m: θ = 2·acos(1 − h/r), computed
* by the half angle so that it keeps its digits near empty and near full. A depth outside 0 … 2r counts as its nearer end.
*/
function segmentAngle(radius, depth) {
	if (depth <= 0) return 0;
	if (depth >= 2 * radius) return 2 * Math.PI;
	return depth <= radius ? 4 * Math.asin(Math.sqrt(depth / (2 * radius))) : 2 * Math.PI - 4 * Math.asin(Math.sqrt((2 * radius - depth) / (2 * radius)));
}
/** Area of the segment, m²: r²·(θ − sin θ)/2. */
function segmentArea(radius, depth) {
	if (depth >= 2 * radius) return Math.PI * radius * radius;
	if (depth > radius) return Math.PI * radius * radius - segmentArea(radius, 2 * radius - depth);
	return radius * radius * angleLessSine(segmentAngle(radius, depth)) / 2;
}
/** Chord that bounds the segment, m: 2·√(h·(2r − h)); zero when empty or full. */
function segmentChord(radius, depth) {
	return 2 * Math.sqrt(Math.max(0, depth * (2 * radius - depth)));
}
/** Arc of the segment, m: r·θ, what the liquid wets of the circumference. */
function segmentArc(radius, depth) {
	return radius * segmentAngle(radius, depth);
}
export { segmentChord as i, segmentArc as n, segmentArea as r, segmentAngle as t };
