/** Takes a feature: its kind and up to three parts. Parts stay apart, so that looking a feature up costs no new text. */
export type AddFeature = (kind: string, a: string, b?: string, c?: string) => void;
