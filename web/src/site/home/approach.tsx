const steps = [
  [
    'Basis',
    'We write down what is known, what is assumed, and which edition of which standard governs. You approve the basis of design before anything is sized.',
  ],
  [
    'Method',
    'Every result carries its equation, its source and its numbers. Where two methods are in use we run both, say which one we follow, and explain why they differ.',
  ],
  [
    'Check',
    'Every calculation is checked by an engineer who did not prepare it, starting from the basis rather than the answer. Our calculators are compared with published cases in the same way, in the open.',
  ],
  [
    'Record',
    'You receive native files, a revision history and a list of open points. The next engineer can pick up the work without asking us what we meant.',
  ],
] as const;

/** The way of working, as four tappings on the process line. */
export function Approach() {
  return (
    <section className="approach" id="approach" aria-labelledby="approach-title">
      <div className="run run-in" />
      <div className="run run-down" />
      <h2 id="approach-title">Our Approach</h2>
      <ol className="taps">
        {steps.map(([title, text], index) => (
          <li key={title}>
            <span className="tap mono" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="approach-proof">
        <a className="link" href="/validation">
          See every published case our calculators are checked against
        </a>
      </p>
    </section>
  );
}
