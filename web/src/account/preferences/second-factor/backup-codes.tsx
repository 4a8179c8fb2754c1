import { company } from '../../../company.ts';

/** Backup codes, shown only once. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const file = `Backup codes for ${company.name}, each for one sign-in:\n\n${codes.join('\n')}\n`;
  return (
    <div className="backup-codes">
      <p className="aside">
        Each of these backup codes signs you in once when you do not have your app or phone with you. They are not shown
        again.
      </p>
      <ul className="mono" aria-label="Backup codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <a
          className="link"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${company.name.toLowerCase()}-backup-codes.txt`}
        >
          Save as a file
        </a>
      </p>
    </div>
  );
}
