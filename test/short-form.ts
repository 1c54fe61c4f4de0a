/**
 * `npm test` runs the suites in their short form: what a test only proves again, under other circumstances or for another signal, is left to
 * the whole suite. A suite that is run by its name is whole, and so is a single file; `TEST_FORM=whole npm test` is everything.
 */
export const IS_SHORT = process.env.TEST_FORM === 'short';

/** Options of a test that only the whole suite has; the short form says which command runs it. */
export const onlyWhole = (suite: string): { readonly skip: string | false } => ({
  skip: IS_SHORT && `not in the short form; npm run test:${suite} runs it`,
});
