/** Ratings of standard motors, kW (IEC 60072-1). */
export const iecRatings: readonly number[] = [
  0.12, 0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110, 132,
  160, 200, 250, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900, 1000,
];

/** Efficiency at full load of an IE3 motor with four poles at 50 Hz by rating, kW (IEC 60034-30-1). */
const ie3: ReadonlyMap<number, number> = new Map([
  [0.75, 0.825],
  [1.1, 0.841],
  [1.5, 0.853],
  [2.2, 0.867],
  [3, 0.877],
  [4, 0.886],
  [5.5, 0.896],
  [7.5, 0.904],
  [11, 0.914],
  [15, 0.921],
  [18.5, 0.926],
  [22, 0.93],
  [30, 0.936],
  [37, 0.939],
  [45, 0.942],
  [55, 0.946],
  [75, 0.95],
  [90, 0.952],
  [110, 0.954],
  [132, 0.956],
  [160, 0.958],
  [200, 0.96],
]);

/** Ratio of motor rating to rated shaft power required by API 610, by motor rating in kW. */
export function motorMargin(rating: number): number {
  if (rating < 22) return 1.25;
  return rating <= 55 ? 1.15 : 1.1;
}

/** Motor selected for a shaft power. */
export interface MotorChoice {
  /** Rating of the motor, W. */
  readonly rating: number;
  /** Required ratio of rating to shaft power, API 610. */
  readonly margin: number;
}

/**
 * Smallest standard motor for a shaft power, W, with the margin of API 610; undefined above the largest rating.
 * Source: IEC 60072-1 ratings; API 610, margins for motor drives.
 */
export function motorFor(shaftPower: number): MotorChoice | undefined {
  for (const rating of iecRatings) {
    const margin = motorMargin(rating);
    if (rating * 1000 >= margin * shaftPower) return { rating: rating * 1000, margin };
  }
  return undefined;
}

/** Full-load efficiency of the IE3 motor of this rating, W, four poles, 50 Hz; undefined where the table has none. */
export function ie3Efficiency(rating: number): number | undefined {
  return ie3.get(rating / 1000);
}
