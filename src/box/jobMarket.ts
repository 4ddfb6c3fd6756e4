/** The job market with two columns, as two players (and solo) use it. [P] */
export const JOB_COSTS = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4] as const;
export const JOB_ROWS = JOB_COSTS.length;
export const JOB_COLUMNS = 2;

/** Moving the token onto these rows refills the cattle market (yellow arrows). [P] */
export const REFILL_ROWS: readonly number[] = [7, 10];

/** Workers on the market at setup, and the token's row then. [P] */
export const SETUP_WORKERS = 3;
export const SETUP_TOKEN_ROW = 2;

/** VP of the token for who closes the market. [S] */
export const JOB_TOKEN_VP = 2;
