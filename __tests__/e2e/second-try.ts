/**
 * A browser on a machine that does other things at the same time is not the same twice: what fails once is tried once
 * more, and `npm test` names it at its end. Without it (`SECOND_TRY=no`) nothing is forgiven.
 */
if (process.env['SECOND_TRY'] !== 'no') jest.retryTimes(1, { logErrorsBeforeRetry: true });
