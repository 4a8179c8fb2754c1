import './terms.css';

/** A numbered section. */
export interface NumberedSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A text in numbered sections. */
export function NumberedText({ sections, level }: { sections: readonly NumberedSection[]; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className="terms-text">
      {sections.map(({ title, paragraphs }, index) => (
        <li key={title}>
          <span className="mono" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <Heading>{title}</Heading>
            {paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
