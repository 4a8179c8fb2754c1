export {
  archivedComments,
  archivedProject,
  archivedSheet,
  type ArchivedComments,
  type ArchivedProject,
  type ArchivedSheet,
} from './archive.ts';
export {
  attachment,
  attachmentExtensions,
  attachmentList,
  attachmentType,
  attachmentTypeOf,
  nameWithExtension,
  maxAttachmentBytes,
  maxAttachments,
  recordedAttachment,
  attachmentProblem,
  type Attachment,
  type AttachmentList,
  type AttachmentType,
  type RecordedAttachment,
} from './attachment.ts';
export { fromBase64url, toBase64url } from './base64url.ts';
export { basis, blankBasis, projectLabels, type Basis } from './basis.ts';
export { canonicalJson, hashOf, sha256Of, sha256OfBytes } from './canonical.ts';
export { maxDocumentBytes, sheetDocument, type SheetDocument } from './document.ts';
export { findCycle, dependentsOf, topologicalOrder, type DependencyGraph } from './dependency-graph.ts';
export {
  sheetOutputs,
  connection,
  connectionState,
  fluidDefinition,
  maxFluids,
  projectFluid,
  projectMap,
  sheetSources,
  sourceSheet,
  updateResponse,
  type SheetOutputs,
  type Connection,
  type ConnectionState,
  type FluidDefinition,
  type MappedSheet,
  type SourceValue,
  type ProjectFluid,
  type ProjectMap,
  type SheetSources,
  type SourceSheet,
  type UpdateResponse,
} from './map.ts';
export {
  parseReference,
  fieldReferences,
  formatReference,
  referencedSheets,
  type FieldReference,
  type Reference,
} from './reference.ts';
export {
  drift,
  driftDetails,
  listedDrift,
  type Drift,
  type DriftChange,
  type DriftDetails,
  type ListedDrift,
} from './drift.ts';
export {
  feed,
  feedDays,
  feedList,
  feedSource,
  createdFeed,
  type Feed,
  type FeedSource,
  type CreatedFeed,
} from './feed.ts';
export { matchedCases } from './matched-cases.ts';
export { mergeFields } from './merge-fields.ts';
export { mergeDocuments, acceptTheirs, type Conflict, type MergeResult } from './merge-documents.ts';
export { extractDocument, isPdf, type AttachedDocument } from './pdf/attached-document.ts';
export { passkeyAnswer, type PasskeyAnswer } from './passkey.ts';
export {
  comment,
  assignableRole,
  history,
  historyEntry,
  invitation,
  listedProject,
  listedRevision,
  listedSheet,
  member,
  saveConflict,
  project,
  projectList,
  projectParticulars,
  revision,
  revisionState,
  role,
  saveResponse,
  sheet,
  sheetParticulars,
  sheetState,
  type Comment,
  type ListedProject,
  type ListedRevision,
  type ListedSheet,
  type Member,
  type Project,
  type ProjectList,
  type Revision,
  type RevisionState,
  type Role,
  type Sheet,
  type SheetState,
} from './project.ts';
export {
  revisionAction,
  attachmentsIn,
  importedPredecessor,
  letter,
  letterAfter,
  actor,
  publicKey,
  publishedKeys,
  dependenciesOf,
  revisionFile,
  revisionRecord,
  signature,
  signedRevision,
  statement,
  type RevisionAction,
  type Actor,
  type PublicKey,
  type Dependency,
  type RevisionFile,
  type RevisionRecord,
  type Signature,
  type SignedRevision,
  type Statement,
} from './revision.ts';
export { withNewIds, type NewIds } from './new-ids.ts';
export { searchAnswer, type SearchAnswer } from './search.ts';
export { fieldWithHiddenCharacters, hiddenCharacters, hiddenCharactersProblem } from './text.ts';
export { maxSaveBytes, requestProblem, requests, signing, type Signing } from './requests.ts';
export { signStatement } from './sign.ts';
export { strictJson } from './strict-json.ts';
export { recomputationFinding, verdictOf, type Recomputation, type Verdict } from './verdict.ts';
export { formatTimestamp, verifyFile, type Finding, type VerificationResult } from './verify.ts';
export { register, evaluatedCopy, type Register, type EvaluatedCopy } from './evaluated-copy.ts';
