/** The README of an exported archive. */
export function exportReadme(
  origin: string,
  { number, name }: { readonly number: string; readonly name: string },
  at: Date,
): string {
  return `${[number, name].join(' ').trim()}
Everything in this project, as it was at ${origin} on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC.

project.json                 the project’s name, basis of design, members and history
sheets/                      a folder for each sheet:
  sheet.json                 the working copy: what was typed, and what is attached, in its order
  revisions.isentrope.json   every issued revision with its results and signatures, if there is one
  comments.json              the comments on the revisions
  attachments/               the figures, of the working copy and of the revisions

To continue working on it
  Open ${origin}/projects, or the same page of another installation, and choose "Import a project".
  Issued revisions are included as evidence, with their records, hashes and signatures, and marked as imported.

To verify what was issued
  Open ${origin}/verify and choose this archive, or one of its files revisions.isentrope.json.
  Or, without the site: bin/calc verify revisions.isentrope.json --keys keys.json
  The keys are published at ${origin}/.well-known/isentrope-keys.json; keep a copy of them.
  A record names each attachment by the SHA-256 of its file: sha256sum attachments/*
`;
}
