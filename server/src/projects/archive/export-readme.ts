/** The README of an exported archive. */
export function exportReadme(
  origin: string,
  { number, name }: { readonly number: string; readonly name: string },
  at: Date,
): string {
  return `${[number, name].join(' ').trim()}
Everything of this project, as it stood at ${origin} on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC.

project.json                 what the project is called, its basis of design, who is in it, and its history
sheets/                      a folder for each sheet:
  sheet.json                 the working copy: what was typed, and what is attached, in its order
  revisions.isentrope.json   every revision that was issued, with its results and signatures, where there is one
  comments.json              what was remarked of the revisions
  attachments/               the figures, of the working copy and of the revisions

To go on with it
  Open ${origin}/projects, or the same page of another installation, and choose "Import a project".
  What was issued comes along as evidence: with its records, hashes and signatures, marked as imported.

To verify what was issued
  Open ${origin}/verify and choose this archive, or one of its files revisions.isentrope.json.
  Or, without the site: bin/calc verify revisions.isentrope.json --keys keys.json
  The keys are published at ${origin}/.well-known/isentrope-keys.json; keep a copy of them.
  A record names each attachment by the SHA-256 of its file: sha256sum attachments/*
`;
}
