/** One value for each time of a run; undefined where the quantity does not exist, such as the liquid temperature without liquid. */
export type Column = readonly (number | undefined)[];
