import { canonicalText, hashText } from '@/src/rules';

export const hashValue = (value: unknown): string => hashText(canonicalText(value));
