/** The place of a chart for which nothing was reported. */
export function NoChart({ title, why }: { title: string; why: string }) {
  return (
    <figure className="chart">
      <figcaption>
        <h2>{title}</h2>
      </figcaption>
      <p className="muted">{why}</p>
    </figure>
  );
}
