/** Geometry of the chart in SVG units: margins around 20 to 816 °C horizontally and 0 to 62 W/(m·°C) vertically. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly temperatureTicks: readonly number[];
}

export const coldest = 20;
export const hottest = 816;
/** The ticks end at 60; the axis extends to the highest value, 60.4 for carbon steel at 20 °C. */
export const highest = 62;
export const conductivityTicks = [0, 10, 20, 30, 40, 50, 60] as const;

export const wideFrame: Frame = {
  width: 860,
  height: 580,
  left: 46,
  right: 18,
  top: 30,
  bottom: 52,
  temperatureTicks: [20, 100, 200, 300, 400, 500, 600, 700, 816],
};

/** For narrow windows, in portrait format. */
export const narrowFrame: Frame = {
  width: 400,
  height: 560,
  left: 34,
  right: 14,
  top: 34,
  bottom: 54,
  temperatureTicks: [20, 200, 400, 600, 816],
};

/** Horizontal position of a temperature in °C. */
export function xFromTemperature({ width, left, right }: Frame, celsius: number): number {
  return left + ((celsius - coldest) / (hottest - coldest)) * (width - left - right);
}

/** Vertical position of a conductivity in W/(m·°C). */
export function yFromConductivity({ height, top, bottom }: Frame, conductivity: number): number {
  return top + (1 - conductivity / highest) * (height - top - bottom);
}

/** The whole degree at a horizontal position, limited to the axis. */
export function temperatureFromX({ width, left, right }: Frame, index: number): number {
  const share = (index - left) / (width - left - right);
  return Math.round(Math.min(hottest, Math.max(coldest, coldest + share * (hottest - coldest))));
}
