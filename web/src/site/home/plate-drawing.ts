/**
 * Geometry of the plate's section. Origin on the plate, x downstream, y down; one unit is a CSS pixel on a wide screen.
 * Pressure profile above, pipe below.
 */
export const frame = { left: -1800, right: 1800, height: 444 } as const;
export const radius = 58;
export const wall = 9;
export const axis = 308;
/** Vertical positions of p₁ and p₁ − Δp on the pressure profile. */
export const profile = { top: 40, bottom: 164 } as const;
/** Reattachment of the jet, about 4 D behind the plate. */
export const recovery = 8.5 * radius;

const ease = (t: number) => t * t * (3 - 2 * t);

/** Radius of the vena contracta over the bore radius. */
function contraction(beta: number): number {
  return Math.sqrt(0.61 + 0.39 * beta ** 4);
}

/**
 * Pressure at x as a fraction of the differential: 1 upstream, 0 at the vena contracta, 1 − loss after reattachment.
 */
function pressureAt(x: number, lossFraction: number): number {
  const vena = 0.95 * radius;
  if (x < -6) return 1 + 0.035 * Math.exp(-(((x + 10) / 20) ** 2));
  if (x < vena) return Math.max(0, 1 - (1 - (1 - (x + 6) / (vena + 6)) ** 2.3));
  return (1 - lossFraction) * ease(Math.min(1, (x - vena) / (recovery - vena)));
}

/** SVG path of the pressure profile. */
export function pressureProfile(lossFraction: number): string {
  const points: string[] = [`${frame.left} ${profile.top}`];
  const add = (from: number, to: number, by: number) => {
    for (let x = from; x < to; x += by) points.push(`${x} ${pressureHeight(pressureAt(x, lossFraction)).toFixed(1)}`);
  };
  add(-90, radius, 4);
  add(radius, recovery, 20);
  points.push(`${recovery} ${pressureHeight(1 - lossFraction).toFixed(1)}`);
  return `M${points.join('L')}H${frame.right}`;
}

/** Vertical position of a fraction of the differential on the profile. */
export function pressureHeight(share: number): number {
  return profile.bottom - share * (profile.bottom - profile.top);
}

/** SVG path of a streamline at a constant fraction of the section, −1 to 1, through the bore and the vena contracta. */
export function streamLine(share: number, beta: number): string {
  const jet = beta * contraction(beta);
  const near = beta - (beta - jet) * 0.45;
  const at = (x: number) => {
    const u = x / radius;
    if (u < 0) return 1 - (1 - near) * Math.exp(-(u * u) / 0.5);
    if (u < 0.95) return near - (near - jet) * Math.sin((u / 0.95) * (Math.PI / 2));
    return jet + (1 - jet) * ease(Math.min(1, (u - 0.95) / 7.55));
  };
  const points: string[] = [];
  for (let x = -180; x <= recovery; x += x < 110 ? 10 : 32)
    points.push(`${x} ${(axis + share * 0.93 * radius * at(x)).toFixed(1)}`);
  return `M${frame.left} ${(axis + share * 0.93 * radius).toFixed(1)}L${points.join('L')}H${frame.right}`;
}

/** SVG path of the recirculation zone behind the plate, above (−1) or below (1) the jet; shrinks as the bore opens. */
export function eddy(side: -1 | 1, beta: number): string {
  const gap = radius * (1 - beta);
  const y = axis + side * (radius - gap * 0.46);
  const height = gap * 0.26;
  const length = 12 + gap * 1.5;
  const x = 18 + length;
  return `M${x - length} ${y.toFixed(1)}a${length.toFixed(1)} ${height.toFixed(1)} 0 1 0 ${(2 * length).toFixed(1)} 0a${length.toFixed(1)} ${height.toFixed(1)} 0 1 0 ${(-2 * length).toFixed(1)} 0`;
}

/** SVG path of half the plate, above (−1) or below (1) the axis, square upstream and bevelled downstream. */
export function plateHalf(side: -1 | 1, beta: number): string {
  const y = (distance: number) => (axis + side * distance).toFixed(1);
  const bore = radius * beta;
  return `M-6 ${y(bore)}H0L6 ${y(bore + 6)}V${y(radius + 64)}H-6Z`;
}

/** SVG path of one of the four weld-neck flanges, in section. */
export function flange(side: -1 | 1, way: -1 | 1): string {
  const y = (distance: number) => axis + side * distance;
  const face = way * 9;
  const back = way * 31;
  return `M${face} ${y(radius)}V${y(radius + 58)}H${back}V${y(radius + 22)}L${way * 62} ${y(radius + wall)}V${y(radius)}Z`;
}

export function nut(side: -1 | 1, way: -1 | 1): string {
  const x = way < 0 ? -40 : 31;
  return `M${x} ${axis + side * (radius + 42) - 8}h9v16h-9Z`;
}

/** SVG path of both pipe walls on one side of the axis, up to the flanges. */
export function pipeWall(side: -1 | 1): string {
  const inner = axis + side * radius;
  const outer = axis + side * (radius + wall);
  return `M${frame.left} ${inner}H-9M9 ${inner}H${frame.right}M${frame.left} ${outer}H-62M62 ${outer}H${frame.right}`;
}
