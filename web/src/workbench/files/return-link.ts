/**
 * The fragment of a link back to the calculator that sent a case. It opens the latest work there, or a copy if another
 * tab has it open; without it, a new tab would begin blank.
 */
export const returnHash = '#return';
