/** Why a backup is not made or not restored, in a sentence for the operator. */
export class BackupProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupProblem';
  }
}

/** A file that is not what was written. */
export const damaged = (what: string): BackupProblem =>
  new BackupProblem(`The backup is damaged or was cut short: ${what}. Nothing was restored from it.`);
