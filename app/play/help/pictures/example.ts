/** What the pictures show; proper names, the same in every language. */
export const VORN = 'Vorn';
export const MAYA = 'Maya';
export const nothing = () => undefined;
