/** Names of solids within a sentence, by component. */
export const solidNames = { CO2: 'dry ice', H2O: 'ice' } as const;
