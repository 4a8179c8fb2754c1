/** A value at each time of a run; undefined where there is none, such as the liquid's temperature without liquid. */
export type Column = readonly (number | undefined)[];
