/** Whether a text begins with a number, so that it is no heading and no unit. */
export const beginsWithNumber = (text: string): boolean => /^[+\-−–]?[.,]?\d/.test(text);
