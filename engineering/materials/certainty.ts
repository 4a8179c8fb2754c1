/** How sure the figures of a material are. */
export type Certainty = 'high' | 'medium-low' | 'low';
