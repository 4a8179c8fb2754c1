import type { Comment } from '@isentrope/records';
import { useState } from 'react';
import { FailureBanner } from '../../account/failure-banner.tsx';
import { postOnly, type Failure } from '../../account/request.ts';
import { When } from '../../design/when.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';

/** Opens the comment dialog for a field, or for the whole revision (''); undefined if the user cannot comment. */
export type OpenComment = ((field: string, from: HTMLElement) => void) | undefined;

/** The comments, open ones first. */
export function Comments({
  comments,
  labels,
  remark,
  reload,
}: {
  comments: readonly Comment[];
  /** Labels of the fields and results. */
  labels: ReadonlyMap<string, string>;
  remark: OpenComment;
  reload: () => Promise<void>;
}) {
  const open = comments.filter(({ resolved }) => resolved === null);
  const resolved = comments.filter(comment => comment.resolved !== null);
  return (
    <section className="comments" aria-labelledby="comments">
      <h2 className="cap" id="comments">
        Comments {open.length > 0 && <span className="open-comments">{open.length} open</span>}
      </h2>
      {comments.length === 0 && (
        <p className="quiet-text">None. An open comment blocks approval until it is resolved.</p>
      )}
      <ol>
        {[...open, ...resolved].map(comment => (
          <CommentItem
            key={comment.id}
            comment={comment}
            at={comment.field === '' ? 'General' : (labels.get(comment.field) ?? comment.field)}
            reload={remark ? reload : undefined}
          />
        ))}
      </ol>
      {remark && (
        <DialogButton className="button quiet" onOpen={button => remark('', button)}>
          Comment on the revision…
        </DialogButton>
      )}
    </section>
  );
}

function CommentItem({
  comment: { id, field, text, by, at: createdAt, resolved },
  at,
  reload,
}: {
  comment: Comment;
  /** Label of what the comment refers to. */
  at: string;
  /** Undefined if the user cannot resolve it. */
  reload: (() => Promise<void>) | undefined;
}) {
  const [failure, setFailure] = useState<Failure>();
  const resolve = async () => {
    const outcome = await postOnly(`/api/comments/${id}/resolve`);
    setFailure(outcome.ok ? undefined : outcome.failure);
    await reload?.();
  };
  return (
    <li className={resolved === null ? 'comment' : 'comment resolved'} id={`comment-${id}`}>
      <p className="comment-at">
        {field === '' ? at : <a href={`#at-${field}`}>{at}</a>}
        {resolved === null && reload && (
          <button className="link" type="button" onClick={() => void resolve()}>
            Resolve<span className="visually-hidden"> the comment on {at}</span>
          </button>
        )}
      </p>
      <p className="comment-text">{text}</p>
      <p className="quiet-text">
        {by}, <When at={createdAt} exact />
        {resolved && (
          <>
            ; resolved by {resolved.by}, <When at={resolved.at} exact />
          </>
        )}
      </p>
      {failure && <FailureBanner failure={failure} />}
    </li>
  );
}
