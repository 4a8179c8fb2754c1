/** A backup cannot be made or restored; the message is for the operator. */
export class BackupProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupProblem';
  }
}

/** The error for a damaged file. */
export const damagedProblem = (what: string): BackupProblem =>
  new BackupProblem(`The backup is damaged or was cut short: ${what}. Nothing was restored from it.`);
