/** Phones come to a table by its link: no server is theirs. */
export const TABLE_SERVER: string | null = null;
