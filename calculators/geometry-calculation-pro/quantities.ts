/** Display formats of lengths, areas and volumes. */
export const length = { kind: 'length', unit: 'mm', digits: 5 } as const;
export const area = { kind: 'area', unit: 'm²', digits: 5 } as const;
export const volume = { kind: 'volume', unit: 'm³', digits: 5 } as const;
