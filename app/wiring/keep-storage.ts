/** Phones keep what an app stores until it is removed. */
export const askToKeepStorage = async (): Promise<boolean> => true;

export const isStorageKept = async (): Promise<boolean> => true;
