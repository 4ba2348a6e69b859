// The size of the dots of the map: the harder the step, the larger the dot, so that no one has to
// tell colours apart.

/** The side of the dot of each tier from 0 to 6, in cells. Cells that need the basics have none. */
export const DOT_SHARES = [0, 0, 0.2, 0.32, 0.44, 0.58, 0.74] as const;
