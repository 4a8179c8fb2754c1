/** The frame of the chart in the units of its drawing: margins around 20 to 816 °C across and 0 to 62 W/(m·°C) upwards. */
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
/** The ticks end at 60; the axis goes on to hold the highest figure, 60.4 of carbon steel at 20 °C. */
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

/** For a narrow window: taller than it is wide. */
export const narrowFrame: Frame = {
  width: 400,
  height: 560,
  left: 34,
  right: 14,
  top: 34,
  bottom: 54,
  temperatureTicks: [20, 200, 400, 600, 816],
};

/** Across, of a temperature in °C. */
export function across({ width, left, right }: Frame, celsius: number): number {
  return left + ((celsius - coldest) / (hottest - coldest)) * (width - left - right);
}

/** Downwards, of a conductivity in W/(m·°C). */
export function down({ height, top, bottom }: Frame, conductivity: number): number {
  return top + (1 - conductivity / highest) * (height - top - bottom);
}

/** The whole degree under a place across, within the axis. */
export function celsiusAt({ width, left, right }: Frame, place: number): number {
  const share = (place - left) / (width - left - right);
  return Math.round(Math.min(hottest, Math.max(coldest, coldest + share * (hottest - coldest))));
}
