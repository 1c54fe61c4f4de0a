/** Words at which a sentence turns from one thing to the next, as a part of a regular expression. */
export const BORDER_WORDS =
  'vs\\.?|versus|and|while|but|than|und|während|gegenüber|als|et|contre|tandis que|y|mientras|frente a|e|enquanto|contra|mentre|contro|en|terwijl|tegen|i|podczas|wobec|и|а|против|ve|ise';
