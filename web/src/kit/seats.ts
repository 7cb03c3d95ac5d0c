/** How seats are told apart: always by a shape as well as by a colour (`--mark-0` to `--mark-5`). */
const SHAPES = "●■▲◆★✚";

export const signOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? "";
export const markOf = (seat: number): string => `var(--mark-${seat % SHAPES.length})`;
