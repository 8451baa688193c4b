/** Whoever serves the app may serve tables, too (`npm run table`). */
export const TABLE_SERVER: string | null = location.origin;
