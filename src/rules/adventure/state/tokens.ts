/** Below the campaign: items name tokens, too. */
export * from '@/src/rules/model/tokens';
