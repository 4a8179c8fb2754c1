/** Certainty of the values of a material. */
export type Certainty = 'high' | 'medium-low' | 'low';
