/** Stands where a picture of the cases should be and could not be made. */
export function NotDrawn({ what }: { what: string }) {
  return <p className="panel-empty">The {what} could not be made for these inputs. The results do not depend on it.</p>;
}
