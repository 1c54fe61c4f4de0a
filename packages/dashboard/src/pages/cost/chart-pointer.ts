/** What the three charts share: the column that is pointed at. */
export interface ChartPointer {
  readonly hovered: number | null;
  readonly onHover: (index: number | null) => void;
  readonly onPick: (index: number) => void;
}
